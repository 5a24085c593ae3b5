#include "engine/formats/psq.h"

#include <cstddef>
#include <cstdint>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/escaping.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "absl/types/span.h"
#include "engine/geometry.h"
#include "engine/point.h"

namespace tengen {
namespace {

constexpr absl::string_view kMagic = "Piskvorky";
constexpr int kMaxLevel = 11;

struct Line {
  size_t number;  // from 1
  absl::string_view text;
};

absl::Status ErrorAt(const Line& line, absl::string_view expected) {
  return absl::InvalidArgumentError(absl::StrCat("line ", line.number, ", '",
                                                 absl::CHexEscape(line.text.substr(0, 40)),
                                                 "': expected ", expected));
}

// The lines that are not blank, trimmed.
std::vector<Line> LinesOf(absl::string_view text) {
  std::vector<Line> lines;
  size_t number = 0;
  for (absl::string_view line : absl::StrSplit(text, '\n')) {
    ++number;
    line = absl::StripAsciiWhitespace(line);
    if (!line.empty()) lines.push_back({number, line});
  }
  return lines;
}

// Takes `literal` and then an integer off the front of `text`.
bool ConsumeInteger(absl::string_view& text, absl::string_view literal, int* value) {
  if (!absl::ConsumePrefix(&text, literal)) return false;
  text = absl::StripLeadingAsciiWhitespace(text);
  size_t end = 0;
  while (end < text.size() && absl::ascii_isdigit(static_cast<unsigned char>(text[end]))) ++end;
  if (!absl::SimpleAtoi(text.substr(0, end), value)) return false;
  text.remove_prefix(end);
  return true;
}

// Reads the first line of a file into `file`.
absl::Status ParseHeader(const Line& line, PsqFile& file) {
  absl::string_view rest = line.text;
  int width = 0;
  int height = 0;
  if (!ConsumeInteger(rest, kMagic, &width) || !ConsumeInteger(rest, "x", &height) ||
      !ConsumeInteger(rest, ",", &file.levels[0]) || !ConsumeInteger(rest, ":", &file.levels[1]) ||
      !ConsumeInteger(rest, ",", &file.first_player) || !rest.empty()) {
    return ErrorAt(line, "a header as in 'Piskvorky 15x15, 0:0, 0'");
  }
  if (file.levels[0] > kMaxLevel || file.levels[1] > kMaxLevel || file.first_player > 1) {
    return ErrorAt(line, "levels 0 to 11 and a first player 0 or 1");
  }
  if (width != height || width < kMinBoardSize || width > kMaxBoardSize) {
    return absl::UnimplementedError(absl::StrCat("line ", line.number, ": a board of ", width, "x",
                                                 height, ", expected a square of ", kMinBoardSize,
                                                 " to ", kMaxBoardSize, " points a side"));
  }
  file.game.board = Geometry(width);
  return absl::OkStatus();
}

// A move begins with a number and a comma; anything else after the header is free text.
bool IsMove(absl::string_view text) {
  size_t digits = 0;
  while (digits < text.size() && absl::ascii_isdigit(static_cast<unsigned char>(text[digits]))) {
    ++digits;
  }
  return digits > 0 && digits < text.size() && text[digits] == ',';
}

absl::StatusOr<RecordedMove> ParseMove(const Line& line, const Geometry& board) {
  const std::vector<absl::string_view> fields = absl::StrSplit(line.text, ',');
  int column = 0;
  int row = 0;
  if (fields.size() > 3 || !absl::SimpleAtoi(fields[0], &column) ||
      !absl::SimpleAtoi(fields[1], &row)) {
    return ErrorAt(line, "a move as in '8,8,1500': column, row, milliseconds");
  }
  if (column < 1 || row < 1 || !board.Contains(column - 1, row - 1)) {
    return ErrorAt(line, absl::StrCat("a column and a row of 1 to ", board.size()));
  }
  RecordedMove move{Point::At(column - 1, row - 1), std::nullopt};
  if (fields.size() == 3) {
    int64_t milliseconds = 0;
    if (!absl::SimpleAtoi(fields[2], &milliseconds) || milliseconds < 0) {
      return ErrorAt(line, "milliseconds from 0 as the third number");
    }
    move.milliseconds = milliseconds;
  }
  return move;
}

// Reads what follows the moves.
absl::Status ParseTail(absl::Span<const Line> lines, PsqFile& file) {
  if (lines.empty()) return absl::OkStatus();
  int code = 0;
  if (absl::SimpleAtoi(lines.back().text, &code)) {
    file.end_code = code;
    lines.remove_suffix(1);
  }
  for (const Line& line : lines) {
    if (IsMove(line.text)) return ErrorAt(line, "no more moves after a line of free text");
    file.notes.emplace_back(line.text);
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<PsqFile> ParsePsq(absl::string_view text, const RecordDefaults& defaults) {
  const std::vector<Line> all = LinesOf(text);
  absl::Span<const Line> lines = all;
  PsqFile file;
  file.game.rule = defaults.rule;
  file.game.board = Geometry(defaults.size);
  if (lines.empty() || !IsMove(lines.front().text)) {
    const Line header = lines.empty() ? Line{1, ""} : lines.front();
    if (absl::Status status = ParseHeader(header, file); !status.ok()) return status;
    lines.remove_prefix(1);
  }
  while (!lines.empty() && IsMove(lines.front().text)) {
    absl::StatusOr<RecordedMove> move = ParseMove(lines.front(), file.game.board);
    if (!move.ok()) return move.status();
    file.game.moves.push_back(*move);
    lines.remove_prefix(1);
  }
  if (absl::Status status = ParseTail(lines, file); !status.ok()) return status;
  return file;
}

absl::StatusOr<std::string> FormatPsq(const PsqFile& file) {
  const int size = file.game.board.size();
  std::string text = absl::StrCat(kMagic, " ", size, "x", size, ", ", file.levels[0], ":",
                                  file.levels[1], ", ", file.first_player, "\n");
  for (const RecordedMove& move : file.game.moves) {
    if (move.point == kNoPoint) {
      return absl::InvalidArgumentError("a pass can't be written to a .psq file");
    }
    absl::StrAppend(&text, move.point.x() + 1, ",", move.point.y() + 1);
    if (move.milliseconds.has_value()) absl::StrAppend(&text, ",", *move.milliseconds);
    absl::StrAppend(&text, "\n");
  }
  for (const std::string& note : file.notes) absl::StrAppend(&text, note, "\n");
  if (file.end_code.has_value()) absl::StrAppend(&text, *file.end_code, "\n");
  return text;
}

}  // namespace tengen
