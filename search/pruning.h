// The decisions to look less deep, each a pure function.
//
//   if (pruning::HoldsWithoutSearch(node, beta)) return node.evaluation;
//
// None of them may see a decided value, and none may skip a move before one is known that does not
// lose: so a loss that the search reports is never the work of pruning.
#ifndef TENGEN_SEARCH_PRUNING_H_
#define TENGEN_SEARCH_PRUNING_H_

#include "eval/value.h"

namespace tengen::pruning {

// Whether the static value moved up since the side's last turn.
enum class Trend : uint8_t { kImproving, kNotImproving };

struct NodeFacts {
  Value evaluation;
  int depth;  // >= 1
  Trend trend;
};

// The static value is so far above `beta` that a search would hardly fall below (static futility).
bool HoldsWithoutSearch(const NodeFacts& node, Value beta);

// The static value is so far below `alpha` that only a win by fours could lift it (razoring).
bool OnlyFoursHelp(const NodeFacts& node, Value alpha);

// How many moves are worth trying (move-count pruning); no limit at high depth.
int MovesWorthTrying(const NodeFacts& node);

// A quiet move that will be searched to `reduced_depth` can't lift the value to `alpha`.
bool IsFutile(const NodeFacts& node, int reduced_depth, Value alpha);

// Plies by which the `move_number`-th move, from 1, is searched less deep, before its history
// counts; in 1/1024 ply.
int ReductionOf(int depth, int move_number);

}  // namespace tengen::pruning

#endif  // TENGEN_SEARCH_PRUNING_H_
