// Which moves a side may need to consider, given what its opponent threatens.
//
//   const Replies replies = RepliesOf(position);
//   for (Point move : replies.points) { ... }
//
// The restrictions are exact: a move that is left out loses at once to the threat named by `kind`.
// Black's forbidden points are not removed (`IsForbidden` is asked when a move is about to be
// played).
#ifndef TENGEN_SEARCH_MOVE_GENERATOR_H_
#define TENGEN_SEARCH_MOVE_GENERATOR_H_

#include <cstdint>

#include "engine/bitboard.h"
#include "engine/color.h"
#include "engine/point.h"
#include "engine/position.h"

namespace tengen {

// The opponent's threat that the replies answer.
enum class ReplyKind : uint8_t {
  kFree,         // none that must be answered now
  kAgainstFive,  // a five: every other move loses in two plies
  kAgainstFour,  // an open four or a double four: every other move loses in four plies
};

struct Replies {
  ReplyKind kind = ReplyKind::kFree;
  Bitboard points;
};

// The moves to consider for the side to move. For `kFree` they are `position.candidates()`, which
// is a choice, not a restriction. REQUIRES: the side to move has no five.
Replies RepliesOf(const Position& position);

// Empty points where `color` makes at least a four, forbidden or not.
Bitboard FourPoints(const Position& position, Color color);

// The points where a stone of its opponent keeps `attacker` from a four that no single reply stops:
// `point` itself, and points of its lines. REQUIRES: `attacker` has such a four at `point`.
Bitboard OpenFourDefences(const Position& position, Color attacker, Point point);

// Whether `color` could make at least a four somewhere, forbidden or not. May be true by mistake
// where Black has forbidden points.
inline bool MayMakeFour(const Position& position, Color color) {
  return position.Has(color, PointThreat::kFour) || position.Has(color, PointThreat::kFourThree) ||
         position.Has(color, PointThreat::kDoubleFour) ||
         position.Has(color, PointThreat::kOpenFour) || position.Has(color, PointThreat::kFive) ||
         position.Has(color, PointThreat::kForbidden);
}

// Whether `color` has a point that makes a four which no single reply stops, fives left aside.
inline bool ThreatensOpenFour(const Position& position, Color color) {
  return position.Has(color, PointThreat::kOpenFour) ||
         position.Has(color, PointThreat::kDoubleFour);
}

// Whether a move makes or takes away something that must be answered.
enum class MoveKind : uint8_t { kQuiet, kThreat };

// REQUIRES: `move` is empty.
inline MoveKind KindOf(const Position& position, Point move) {
  const Color own = position.side_to_move();
  const bool quiet = position.threat(own, move) == PointThreat::kNone &&
                     position.threat(Opponent(own), move) <= PointThreat::kThree;
  return quiet ? MoveKind::kQuiet : MoveKind::kThreat;
}

}  // namespace tengen

#endif  // TENGEN_SEARCH_MOVE_GENERATOR_H_
