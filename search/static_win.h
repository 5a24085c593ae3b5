// Wins and losses that can be read off the threat counts, without playing a stone.
//
//   const Value value = StaticValue(position, ply);
//   if (value != kNoValue) return value;
#ifndef TENGEN_SEARCH_STATIC_WIN_H_
#define TENGEN_SEARCH_STATIC_WIN_H_

#include "engine/position.h"
#include "eval/value.h"

namespace tengen {

// The value for the side to move, `ply` plies from the root, if it is decided by one of
//
//   win in 1    it has a five
//   loss in 2   the opponent has fives that no legal reply stops
//   win in 3    it can make an open four or a double four, the opponent has no five
//   win in 5    it can make a four-three or a double three, the opponent can make no four
//
// else kNoValue. Sound under every rule. `position` is unchanged on return.
Value StaticValue(Position& position, int ply);

}  // namespace tengen

#endif  // TENGEN_SEARCH_STATIC_WIN_H_
