// The moves among which a search chooses.
//
//   std::vector<RootMove> moves = RootMovesOf(position, request.excluded);
//   moves.front().move      // the best by its looks: what to play without any time
#ifndef TENGEN_SEARCH_ROOT_MOVES_H_
#define TENGEN_SEARCH_ROOT_MOVES_H_

#include <vector>

#include "engine/bitboard.h"
#include "engine/point.h"
#include "engine/position.h"
#include "eval/value.h"

namespace tengen {

struct RootMove {
  Point move;
  Value value = kDraw;       // what its last search returned; a bound unless it was the best one
  Value merit = -kInfinity;  // moves are kept in the order of their merits, the greatest first
  std::vector<Point> line;   // begins with `move`; empty before the first search
};

// The moves worth a search for the side to move, the most promising first: wins, or the replies to
// the opponent's threat, or points near stones; the centre of an empty board. All are legal unless
// every empty point is forbidden, and none is in `excluded` unless nothing else is legal. Empty
// only if the board is full. `position` is unchanged on return.
std::vector<RootMove> RootMovesOf(Position& position, const Bitboard& excluded);

// The other legal moves, not in `excluded`, for a side all of whose `moves` lose.
std::vector<RootMove> OtherRootMoves(Position& position, const Bitboard& excluded,
                                     const std::vector<RootMove>& moves);

}  // namespace tengen

#endif  // TENGEN_SEARCH_ROOT_MOVES_H_
