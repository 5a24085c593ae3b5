#include "engine/defence.h"

#include <array>

#include "engine/geometry.h"
#include "engine/line_pattern.h"
#include "engine/rule.h"

namespace tengen {
namespace {

// The row that a stone on a point would make: its length and the points just beyond its two ends.
struct Row {
  int length = 1;
  std::array<Point, 2> ends;
};

Row RowThrough(const Position& position, Color color, Point point, Direction direction) {
  Row row;
  for (int side : {0, 1}) {
    const int sign = side == 0 ? -1 : 1;
    int steps = sign;
    Point next = position.geometry().Along(point, direction, steps);
    while (next != kNoPoint && position.at(next) == CellOf(color)) {
      ++row.length;
      steps += sign;
      next = position.geometry().Along(point, direction, steps);
    }
    row.ends[static_cast<size_t>(side)] = next;
  }
  return row;
}

bool Holds(const Position& position, Point point, Cell cell) {
  return point != kNoPoint && position.at(point) == cell;
}

// The point that closes a five which is closed at its other end already.
Bitboard ClosingPoint(const Position& position, Color attacker, const Row& row) {
  const Cell closer = CellOf(Opponent(attacker));
  for (size_t side : {0U, 1U}) {
    if (Holds(position, row.ends[side], closer) &&
        Holds(position, row.ends[1 - side], Cell::kEmpty)) {
      return Bitboard::Of(row.ends[1 - side]);
    }
  }
  return Bitboard();
}

}  // namespace

Bitboard FiveDefences(const Position& position, Color attacker, Point five) {
  Bitboard defences = Bitboard::Of(five);
  if (!FivesCanBeClosed(position.rule(), attacker)) return defences;
  Bitboard closing;
  int num_fives = 0;
  for (Direction direction : kDirections) {
    if (position.line_pattern(attacker, five, direction) != LinePattern::kFive) continue;
    ++num_fives;
    const Row row = RowThrough(position, attacker, five, direction);
    if (row.length == 5) closing = ClosingPoint(position, attacker, row);
  }
  return num_fives == 1 ? defences | closing : defences;
}

Bitboard DefencesAgainstFives(const Position& position, Color attacker) {
  Bitboard defences = position.empty();
  for (Point five : position.points(attacker, PointThreat::kFive)) {
    defences &= FiveDefences(position, attacker, five);
  }
  return defences;
}

}  // namespace tengen
