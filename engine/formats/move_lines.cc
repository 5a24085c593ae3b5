#include "engine/formats/move_lines.h"

#include <cstdint>
#include <optional>

#include "absl/strings/ascii.h"
#include "absl/strings/escaping.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/point.h"

namespace tengen {

std::vector<TextLine> TextLinesOf(absl::string_view text) {
  std::vector<TextLine> lines;
  size_t number = 0;
  for (absl::string_view line : absl::StrSplit(text, '\n')) {
    ++number;
    line = absl::StripAsciiWhitespace(line);
    if (!line.empty()) lines.push_back({number, line});
  }
  return lines;
}

absl::Status LineError(const TextLine& line, absl::string_view expected) {
  return absl::InvalidArgumentError(absl::StrCat("line ", line.number, ", '",
                                                 absl::CHexEscape(line.text.substr(0, 40)),
                                                 "': expected ", expected));
}

bool IsMoveLine(const TextLine& line) {
  size_t digits = 0;
  while (digits < line.text.size() &&
         absl::ascii_isdigit(static_cast<unsigned char>(line.text[digits]))) {
    ++digits;
  }
  return digits > 0 && digits < line.text.size() && line.text[digits] == ',';
}

absl::StatusOr<RecordedMove> ParseMoveLine(const TextLine& line, const Geometry& board,
                                           FirstNumber first) {
  const int offset = static_cast<int>(first);
  const std::vector<absl::string_view> fields = absl::StrSplit(line.text, ',');
  int column = 0;
  int row = 0;
  if (fields.size() < 2 || fields.size() > 3 || !absl::SimpleAtoi(fields[0], &column) ||
      !absl::SimpleAtoi(fields[1], &row)) {
    return LineError(line, "a move as in '8,8,1500': column, row, milliseconds");
  }
  // Compared before subtracting: the file may hold any number.
  if (column < offset || row < offset || !board.Contains(column - offset, row - offset)) {
    return LineError(
        line, absl::StrCat("a column and a row of ", offset, " to ", board.size() - 1 + offset));
  }
  RecordedMove move{Point::At(column - offset, row - offset), std::nullopt};
  if (fields.size() == 3) {
    int64_t milliseconds = 0;
    if (!absl::SimpleAtoi(fields[2], &milliseconds) || milliseconds < 0) {
      return LineError(line, "milliseconds from 0 as the third number");
    }
    move.milliseconds = milliseconds;
  }
  return move;
}

}  // namespace tengen
