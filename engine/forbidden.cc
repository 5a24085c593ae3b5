#include "engine/forbidden.h"

#include <array>
#include <cstddef>

#include "engine/line_pattern.h"
#include "engine/scoped_move.h"

namespace tengen {
namespace {

// The first empty point after Black's unbroken stones from `point` on, or kNoPoint. The row of a
// straight four is unbroken, so a stone that completes one through `point` can stand only there.
Point EndOfRow(const Position& position, Point point, Direction direction, int sign) {
  for (int steps = sign;; steps += sign) {
    const Point next = position.geometry().Along(point, direction, steps);
    if (next == kNoPoint) return kNoPoint;
    if (position.at(next) == Cell::kEmpty) return next;
    if (position.at(next) != Cell::kBlack) return kNoPoint;
  }
}

// Rule 9.3, point 4. REQUIRES: Black's stone stands on `point` and makes a three on the line.
bool IsTrueThree(Position& position, Point point, Direction direction) {
  for (Point completion : OpenFourPoints(position, point, direction)) {
    if (completion != kNoPoint &&
        position.threat(Color::kBlack, completion) != PointThreat::kFive &&
        FindForbidden(position, completion) == ForbiddenKind::kNone) {
      return true;
    }
  }
  return false;
}

// Counts the fours that Black's stone on an empty point would make (rule 9.3, point 3).
int CountFours(const Position& position, Point point) {
  int fours = 0;
  for (Direction direction : kDirections) {
    const LinePattern pattern = position.line_pattern(Color::kBlack, point, direction);
    if (pattern == LinePattern::kFour || pattern == LinePattern::kOpenFour) fours += 1;
    if (pattern == LinePattern::kDoubleFour) fours += 2;
  }
  return fours;
}

bool MakesOverline(const Position& position, Point point) {
  for (Direction direction : kDirections) {
    if (position.line_pattern(Color::kBlack, point, direction) == LinePattern::kOverline) {
      return true;
    }
  }
  return false;
}

bool MakesDoubleThree(Position& position, Point point) {
  std::array<bool, kNumDirections> candidate = {};
  for (Direction direction : kDirections) {
    const LinePattern pattern = position.line_pattern(Color::kBlack, point, direction);
    candidate[static_cast<size_t>(Index(direction))] =
        pattern == LinePattern::kThree || pattern == LinePattern::kFreeThree;
  }
  ScopedMove move(position, point, Cell::kBlack);
  int threes = 0;
  for (Direction direction : kDirections) {
    if (candidate[static_cast<size_t>(Index(direction))] &&
        IsTrueThree(position, point, direction) && ++threes == 2) {
      return true;
    }
  }
  return false;
}

}  // namespace

absl::string_view NameOf(ForbiddenKind kind) {
  static constexpr std::array<absl::string_view, 4> kNames = {"none", "overline", "double four",
                                                              "double three"};
  return kNames[static_cast<size_t>(kind)];
}

std::array<Point, 2> OpenFourPoints(const Position& position, Point point, Direction direction) {
  std::array<Point, 2> points = {EndOfRow(position, point, direction, -1),
                                 EndOfRow(position, point, direction, 1)};
  for (Point& end : points) {
    if (end != kNoPoint &&
        position.line_pattern(Color::kBlack, end, direction) != LinePattern::kOpenFour) {
      end = kNoPoint;
    }
  }
  return points;
}

ForbiddenKind FindForbidden(Position& position, Point point) {
  // The class `kForbidden` does not occur under other rules, nor for a point that makes five.
  if (position.threat(Color::kBlack, point) != PointThreat::kForbidden) return ForbiddenKind::kNone;
  if (MakesOverline(position, point)) return ForbiddenKind::kOverline;
  if (CountFours(position, point) >= 2) return ForbiddenKind::kDoubleFour;
  return MakesDoubleThree(position, point) ? ForbiddenKind::kDoubleThree : ForbiddenKind::kNone;
}

Bitboard LegalPoints(Position& position, Color color, const Bitboard& points) {
  Bitboard legal = points;
  const Bitboard doubtful = points & position.points(color, PointThreat::kForbidden);
  for (Point point : doubtful) {
    if (IsForbidden(position, color, point)) legal.Remove(point);
  }
  return legal;
}

Bitboard ForbiddenPointsOf(Position& position) {
  Bitboard forbidden;
  const Bitboard candidates = position.points(Color::kBlack, PointThreat::kForbidden);
  for (Point point : candidates) {
    if (FindForbidden(position, point) != ForbiddenKind::kNone) forbidden.Add(point);
  }
  return forbidden;
}

}  // namespace tengen
