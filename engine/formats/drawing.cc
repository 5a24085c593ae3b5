#include "engine/formats/drawing.h"

#include <cstddef>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/color.h"

namespace tengen {
namespace {

struct Row {
  size_t line;        // of the text, from 1
  std::string cells;  // 'X', 'O' and '.'
};

bool IsBlank(absl::string_view text) { return absl::StripAsciiWhitespace(text).empty(); }

// A line of column letters, such as "A B C D E".
bool IsColumnLetters(absl::string_view text) {
  char expected = 'A';
  for (char c : text) {
    if (absl::ascii_isspace(static_cast<unsigned char>(c))) continue;
    if (absl::ascii_toupper(static_cast<unsigned char>(c)) != expected) return false;
    ++expected;
  }
  return expected - 'A' >= kMinBoardSize;
}

// The cells of one line, without blanks and without the row numbers at its ends.
absl::StatusOr<Row> ParseRow(absl::string_view text, size_t line) {
  Row row{line, ""};
  for (size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    if (absl::ascii_isspace(c) || absl::ascii_isdigit(c)) continue;
    const char cell = absl::ascii_toupper(c);
    if (cell != 'X' && cell != 'O' && cell != '.') {
      return absl::InvalidArgumentError(absl::StrCat("line ", line, ", character ", i + 1, ": '",
                                                     absl::CHexEscape(text.substr(i, 1)),
                                                     "', expected X, O or '.'"));
    }
    row.cells.push_back(cell);
  }
  return row;
}

absl::StatusOr<std::vector<Row>> ParseRows(absl::string_view text) {
  std::vector<Row> rows;
  size_t number = 0;
  for (absl::string_view line : absl::StrSplit(text, '\n')) {
    ++number;
    if (IsBlank(line) || IsColumnLetters(line)) continue;
    absl::StatusOr<Row> row = ParseRow(line, number);
    if (!row.ok()) return row.status();
    rows.push_back(*std::move(row));
  }
  return rows;
}

}  // namespace

bool IsDrawing(absl::string_view text) {
  return text.find('.') != absl::string_view::npos ||
         (!IsBlank(text) && text.find_first_not_of("xXoO \t\r\n") == absl::string_view::npos);
}

absl::StatusOr<BoardSetup> ParseDrawing(absl::string_view text) {
  const absl::StatusOr<std::vector<Row>> rows = ParseRows(text);
  if (!rows.ok()) return rows.status();
  const int size = static_cast<int>(rows->size());
  if (size < kMinBoardSize || size > kMaxBoardSize) {
    return absl::InvalidArgumentError(absl::StrCat("a drawing of ", size, " rows, expected ",
                                                   kMinBoardSize, " to ", kMaxBoardSize));
  }
  BoardSetup setup;
  setup.board = Geometry(size);
  for (int y = 0; y < size; ++y) {
    const Row& row = (*rows)[static_cast<size_t>(y)];
    if (row.cells.size() != rows->size()) {
      return absl::InvalidArgumentError(absl::StrCat("line ", row.line, ": ", row.cells.size(),
                                                     " points, expected ", size,
                                                     ", one for each row"));
    }
    for (int x = 0; x < size; ++x) {
      const char cell = row.cells[static_cast<size_t>(x)];
      if (cell == 'X') setup.black.push_back(Point::At(x, y));
      if (cell == 'O') setup.white.push_back(Point::At(x, y));
    }
  }
  return setup;
}

std::string FormatDrawing(const Position& position) {
  const int size = position.geometry().size();
  std::string letters = "  ";
  for (int x = 0; x < size; ++x) {
    letters += ' ';
    letters += static_cast<char>('A' + x);
  }
  std::string text;
  for (int y = 0; y < size; ++y) {
    absl::StrAppend(&text, absl::Dec(size - y, absl::kSpacePad2));
    for (int x = 0; x < size; ++x) {
      const Cell cell = position.at(Point::At(x, y));
      text += cell == Cell::kBlack ? " X" : cell == Cell::kWhite ? " O" : " .";
    }
    text += "\n";
  }
  return absl::StrCat(text, letters, "\n");
}

}  // namespace tengen
