// The moves of a victory by continuous threats: what attacks, and what may defend.
//
//   for (Point move : AttackMoves(position)) { ... }           // the attacker to move
//   const Threat threat = ThreatOfStraightFour(position);      // then the defender
//   for (Point reply : RepliesTo(position, threat)) { ... }
//
// A threat here is a straight four that the attacker could make with its next stone: four in an
// unbroken row, both points beside it making five.
#ifndef TENGEN_SEARCH_SOLVER_THREATS_H_
#define TENGEN_SEARCH_SOLVER_THREATS_H_

#include "engine/bitboard.h"
#include "engine/position.h"

namespace tengen {

// Points where `color` makes a four and may play.
Bitboard FourPoints(Position& position, Color color);

// The legal moves of the side to move that make a four, or that may make a three: whether it is a
// true one shows when the stone stands (`FindThreats`). When the opponent threatens five, all legal
// moves that stop it.
Bitboard AttackMoves(Position& position);

// Points where the opponent of the side to move could make a straight four and may play, as things
// stand. The stones of `on_line_with`, unless kNoPoint, must be part of the row or on its line.
Bitboard StraightFourPoints(Position& position, Color attacker, Point on_line_with);

// The replies of the side to move, legal ones, that may stop the attacker from making any of its
// straight fours: points that spoil all of them, and the defender's own fours. Every other reply
// loses to a straight four. REQUIRES: `points` are of `StraightFourPoints` and not empty, and
// nobody threatens five.
Bitboard RepliesToStraightFours(Position& position, const Bitboard& points);

// Points where a stone of the attacker's opponent keeps `point` from being a straight four (or
// leaves that in doubt). REQUIRES: `point` is of `StraightFourPoints`.
Bitboard SpoilersOf(Position& position, Color attacker, Point point);

}  // namespace tengen

#endif  // TENGEN_SEARCH_SOLVER_THREATS_H_
