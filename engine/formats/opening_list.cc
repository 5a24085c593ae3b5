#include "engine/formats/opening_list.h"

#include <cstddef>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "engine/bitboard.h"
#include "engine/notation.h"

namespace tengen {
namespace {

// Whether the line is numbers: no move begins with a sign or a digit.
bool HoldsOffsets(const TextLine& line) {
  const char first = line.text.front();
  return first == '-' || first == '+' || absl::ascii_isdigit(static_cast<unsigned char>(first));
}

absl::StatusOr<Opening> ParseOffsets(const TextLine& line, const Geometry& board) {
  const std::vector<absl::string_view> fields =
      absl::StrSplit(line.text, absl::ByAnyChar(", \t"), absl::SkipEmpty());
  if (fields.size() % 2 != 0) {
    return LineError(line, absl::StrCat("pairs of offsets, got ", fields.size(), " numbers"));
  }
  const Point centre = board.centre();
  Opening opening;
  for (size_t i = 0; i < fields.size(); i += 2) {
    int x = 0;
    int y = 0;
    if (!absl::SimpleAtoi(fields[i], &x) || !absl::SimpleAtoi(fields[i + 1], &y)) {
      return LineError(line, "pairs of offsets from the centre, as in '0,0, -1,2'");
    }
    // Compared before adding: the file may hold any number.
    const int size = board.size();
    if (x < -size || x > size || y < -size || y > size ||
        !board.Contains(centre.x() + x, centre.y() + y)) {
      return LineError(
          line, absl::StrCat("offsets on a board of ", size, " points a side, got ", x, ",", y));
    }
    opening.push_back(Point::At(centre.x() + x, centre.y() + y));
  }
  return opening;
}

absl::StatusOr<Opening> ParseMoveText(const TextLine& line, const Geometry& board) {
  absl::StatusOr<Opening> moves = ParseMoves(line.text, board);
  if (moves.ok()) return moves;
  return absl::InvalidArgumentError(
      absl::StrCat("line ", line.number, ": ", moves.status().message()));
}

// That there are stones, each on a point of its own.
absl::Status CheckPoints(const TextLine& line, const Opening& opening, const Geometry& board) {
  if (opening.empty()) return LineError(line, "stones, got separators only");
  Bitboard taken;
  for (Point point : opening) {
    if (point == kNoPoint) return LineError(line, "stones, got a pass");
    if (taken.Contains(point)) {
      return LineError(line,
                       absl::StrCat("each point once, got ", FormatPoint(point, board), " twice"));
    }
    taken.Add(point);
  }
  return absl::OkStatus();
}

std::string FormatOffset(Point point, Point centre) {
  return absl::StrCat(point.x() - centre.x(), ",", point.y() - centre.y());
}

}  // namespace

absl::StatusOr<Opening> ParseOpeningLine(const TextLine& line, const Geometry& board) {
  absl::StatusOr<Opening> opening =
      HoldsOffsets(line) ? ParseOffsets(line, board) : ParseMoveText(line, board);
  if (!opening.ok()) return opening;
  if (absl::Status status = CheckPoints(line, *opening, board); !status.ok()) return status;
  return opening;
}

std::string FormatOpening(absl::Span<const Point> opening, const Geometry& board,
                          OpeningNotation notation) {
  if (notation == OpeningNotation::kMoves) {
    return absl::AsciiStrToLower(FormatMoves(opening, board));
  }
  return absl::StrJoin(opening, ", ", [&](std::string* out, Point point) {
    out->append(FormatOffset(point, board.centre()));
  });
}

}  // namespace tengen
