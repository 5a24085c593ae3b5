#include "search/solver/threats.h"

#include <algorithm>
#include <array>

#include "engine/defence.h"
#include "engine/forbidden.h"
#include "engine/line_pattern.h"
#include "search/move_generator.h"

namespace tengen {
namespace {

constexpr std::array<PointThreat, 2> kThreeClasses = {PointThreat::kThree,
                                                      PointThreat::kDoubleThree};

bool HasLine(const Position& position, Color color, Point point, LinePattern least) {
  return std::any_of(kDirections.begin(), kDirections.end(), [&](Direction direction) {
    return position.line_pattern(color, point, direction) >= least;
  });
}

// Points of the class `kForbidden` that may be played after all and have a line of `least` or more.
Bitboard FalselyForbidden(Position& position, Color color, LinePattern least) {
  Bitboard points;
  for (Point point : position.points(color, PointThreat::kForbidden)) {
    if (HasLine(position, color, point, least)) points.Add(point);
  }
  return LegalPoints(position, color, points);
}

// The stones of `color` next to each other in the line of `point`, on both sides of it.
int RunLength(const Position& position, Color color, Point point, Direction direction) {
  int length = 0;
  for (int sign : {-1, 1}) {
    for (int steps = sign;; steps += sign) {
      const Point next = position.geometry().Along(point, direction, steps);
      if (next == kNoPoint || position.at(next) != CellOf(color)) break;
      ++length;
    }
  }
  return length;
}

// Whether a stone on `point` makes an unbroken four there, open at both ends. The pattern says that
// no reply stops it; a broken one with two points to make five is told apart here.
bool IsStraight(const Position& position, Color color, Point point, Direction direction) {
  return position.line_pattern(color, point, direction) == LinePattern::kOpenFour &&
         RunLength(position, color, point, direction) == 3;
}

bool OnLine(Point a, Point b, Direction direction) {
  return LineOf(a, direction).line == LineOf(b, direction).line;
}

}  // namespace

Bitboard LegalFourPoints(Position& position, Color color) {
  return LegalPoints(position, color, FourPoints(position, color));
}

Bitboard AttackMoves(Position& position) {
  const Color attacker = position.side_to_move();
  const Color defender = Opponent(attacker);
  if (position.Has(defender, PointThreat::kFive)) {
    return LegalPoints(position, attacker, DefencesAgainstFives(position, defender));
  }
  Bitboard moves = LegalFourPoints(position, attacker);
  for (PointThreat threat : kThreeClasses) moves |= position.points(attacker, threat);
  if (position.Has(attacker, PointThreat::kForbidden)) {
    moves |= FalselyForbidden(position, attacker, LinePattern::kThree);
  }
  return moves;
}

Bitboard GatheringMoves(Position& position) {
  const Color attacker = position.side_to_move();
  const Bitboard attacks = AttackMoves(position);
  Bitboard moves;
  for (Point point : position.candidates()) {
    if (attacks.Contains(point) || position.threat(attacker, point) != PointThreat::kNone) continue;
    const auto lines_of = [&](LinePattern least) {
      return std::count_if(kDirections.begin(), kDirections.end(), [&](Direction direction) {
        return position.line_pattern(attacker, point, direction) >= least;
      });
    };
    if (lines_of(LinePattern::kSleepingThree) > 0 || lines_of(LinePattern::kTwo) > 1) {
      moves.Add(point);
    }
  }
  return moves;
}

Bitboard StraightFourPoints(Position& position, Color attacker, Point on_line_with) {
  Bitboard candidates = position.points(attacker, PointThreat::kOpenFour);
  if (position.Has(attacker, PointThreat::kForbidden)) {
    candidates |= FalselyForbidden(position, attacker, LinePattern::kOpenFour);
  }
  Bitboard straight;
  for (Point point : candidates) {
    const bool found =
        std::any_of(kDirections.begin(), kDirections.end(), [&](Direction direction) {
          return IsStraight(position, attacker, point, direction) &&
                 (on_line_with == kNoPoint || OnLine(point, on_line_with, direction));
        });
    if (found) straight.Add(point);
  }
  return straight;
}

Bitboard SpoilersOf(Position& position, Color attacker, Point point) {
  // A point that is legal only because its threes are false may be made forbidden from afar.
  if (position.threat(attacker, point) == PointThreat::kForbidden) return position.empty();
  return OpenFourDefences(position, attacker, point);
}

Bitboard RepliesToFour(Position& position, Color attacker) {
  return LegalPoints(position, Opponent(attacker), DefencesAgainstFives(position, attacker));
}

Bitboard RepliesToStraightFours(Position& position, const Bitboard& points) {
  const Color defender = position.side_to_move();
  Bitboard replies = position.empty();
  for (Point point : points) replies &= SpoilersOf(position, Opponent(defender), point);
  replies |= LegalFourPoints(position, defender);
  return LegalPoints(position, defender, replies);
}

}  // namespace tengen
