#include "engine/formats/psq.h"

#include <cstddef>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "absl/types/span.h"
#include "engine/formats/move_lines.h"
#include "engine/geometry.h"
#include "engine/point.h"

namespace tengen {
namespace {

constexpr absl::string_view kMagic = "Piskvorky";
constexpr int kMaxLevel = 11;

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
absl::Status ParseHeader(const TextLine& line, PsqFile& file) {
  absl::string_view rest = line.text;
  int width = 0;
  int height = 0;
  if (!ConsumeInteger(rest, kMagic, &width) || !ConsumeInteger(rest, "x", &height) ||
      !ConsumeInteger(rest, ",", &file.levels[0]) || !ConsumeInteger(rest, ":", &file.levels[1]) ||
      !ConsumeInteger(rest, ",", &file.first_player) || !rest.empty()) {
    return LineError(line, "a header as in 'Piskvorky 15x15, 0:0, 0'");
  }
  if (file.levels[0] > kMaxLevel || file.levels[1] > kMaxLevel || file.first_player > 1) {
    return LineError(line, "levels 0 to 11 and a first player 0 or 1");
  }
  if (width != height || width < kMinBoardSize || width > kMaxBoardSize) {
    return absl::UnimplementedError(absl::StrCat("line ", line.number, ": a board of ", width, "x",
                                                 height, ", expected a square of ", kMinBoardSize,
                                                 " to ", kMaxBoardSize, " points a side"));
  }
  file.game.board = Geometry(width);
  return absl::OkStatus();
}

// Reads what follows the moves.
absl::Status ParseTail(absl::Span<const TextLine> lines, PsqFile& file) {
  if (lines.empty()) return absl::OkStatus();
  int code = 0;
  if (absl::SimpleAtoi(lines.back().text, &code)) {
    file.end_code = code;
    lines.remove_suffix(1);
  }
  for (const TextLine& line : lines) {
    if (IsMoveLine(line)) return LineError(line, "no more moves after a line of free text");
    file.notes.emplace_back(line.text);
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<PsqFile> ParsePsq(absl::string_view text, const RecordDefaults& defaults) {
  const std::vector<TextLine> all = TextLinesOf(text);
  absl::Span<const TextLine> lines = all;
  PsqFile file;
  file.game.rule = defaults.rule;
  file.game.board = Geometry(defaults.size);
  if (lines.empty() || !IsMoveLine(lines.front())) {
    const TextLine header = lines.empty() ? TextLine{1, ""} : lines.front();
    if (absl::Status status = ParseHeader(header, file); !status.ok()) return status;
    lines.remove_prefix(1);
  }
  while (!lines.empty() && IsMoveLine(lines.front())) {
    absl::StatusOr<RecordedMove> move =
        ParseMoveLine(lines.front(), file.game.board, FirstNumber::kOne);
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
