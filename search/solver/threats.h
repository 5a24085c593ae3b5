// The moves of a victory by continuous threats: what attacks, and what may defend.
//
//   for (Point move : AttackMoves(position)) { ... }           // the attacker to move
//   const Bitboard points = StraightFourPoints(position, attacker, move);
//   for (Point reply : RepliesToStraightFours(position, points)) { ... }   // then the defender
//
// A threat here is a straight four that the attacker could make with its next stone: four in an
// unbroken row, both points beside it making five.
#ifndef TENGEN_SEARCH_SOLVER_THREATS_H_
#define TENGEN_SEARCH_SOLVER_THREATS_H_

#include "engine/bitboard.h"
#include "engine/position.h"

namespace tengen {

// Points where `color` makes at least a four and may play.
Bitboard LegalFourPoints(Position& position, Color color);

// The legal moves of the side to move that make a four, or that may make a three: whether it is a
// true one shows when the stone stands (`FindThreats`). When the opponent threatens five, all legal
// moves that stop it.
Bitboard AttackMoves(Position& position);

// Legal moves of the side to move that are not of `AttackMoves` but gather stones, so that fours
// may come of them: three in a row at least, or two on two lines.
Bitboard GatheringMoves(Position& position);

// Points where `attacker` could make a straight four and may play, as things stand: on a line
// through the stone on `on_line_with`, or on any line if that is kNoPoint.
Bitboard StraightFourPoints(Position& position, Color attacker, Point on_line_with);

// The legal replies of the side to move to a four of `attacker`: none, or mostly one.
Bitboard RepliesToFour(Position& position, Color attacker);

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
