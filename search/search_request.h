// What one search is asked: a position, what ends the search, and what its moves are chosen by.
//
//   SearchRequest request{.position = position};
//   request.limits.nodes = 100'000;
#ifndef TENGEN_SEARCH_SEARCH_REQUEST_H_
#define TENGEN_SEARCH_SEARCH_REQUEST_H_

#include "engine/bitboard.h"
#include "engine/position.h"
#include "eval/value.h"
#include "search/limits.h"

namespace tengen {

struct SearchRequest {
  Position position;  // the side to move is the one that thinks
  SearchLimits limits = {};
  int num_lines = 1;  // principal variations wanted ("multi-PV")
  // Root moves that must not be considered (Yixin's yxblock). Ignored if nothing else is left.
  Bitboard excluded = {};
  bool balance = false;  // seek the move after which the value is nearest to `balance_target`
  Value balance_target = 0;
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_SEARCH_REQUEST_H_
