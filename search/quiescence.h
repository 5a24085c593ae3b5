// The value of a position at the horizon: the static value, or a win by continuous fours.
//
//   Value value = Quiesce(context, {alpha, beta}, ply);
#ifndef TENGEN_SEARCH_QUIESCENCE_H_
#define TENGEN_SEARCH_QUIESCENCE_H_

#include <cstdint>

#include "eval/value.h"
#include "search/search_context.h"

namespace tengen {

// Values below `alpha` or above `beta` need not be told apart. A null window tells only on which
// side of it the value lies.
struct Window {
  Value alpha;
  Value beta;

  bool IsNull() const { return beta - alpha == 1; }
};

// REQUIRES: the position is not decided by `StaticValue` and the opponent threatens no five.
Value Quiesce(SearchContext& context, const Window& window, int ply);

// A win of the side to move by continuous fours within `max_nodes`, as a value `ply` plies from the
// root; kNoValue if none is found. Same requirements.
Value WinByFours(SearchContext& context, uint64_t max_nodes, int ply);

}  // namespace tengen

#endif  // TENGEN_SEARCH_QUIESCENCE_H_
