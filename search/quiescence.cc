#include "search/quiescence.h"

#include "search/move_generator.h"
#include "search/parameters.h"

namespace tengen {

Value Quiesce(SearchContext& context, const Window& window, int ply) {
  const Position& position = context.position.position();
  if (ThreatensOpenFour(position, Opponent(position.side_to_move())) &&
      RepliesOf(position).points.IsEmpty()) {
    return LossIn(ply + 4);
  }
  const Value evaluation = context.position.Evaluate();
  if (evaluation >= window.beta) return evaluation;
  const Value win = WinByFours(context, parameters::kHorizonVcfNodes, ply);
  return win != kNoValue ? win : evaluation;
}

Value WinByFours(SearchContext& context, uint64_t max_nodes, int ply) {
  if (!MayMakeFour(context.position.position(), context.position.side_to_move())) return kNoValue;
  const int length = context.vcf.FindWin(context.position.scratch(), {.nodes = max_nodes});
  return length > 0 ? WinIn(ply + 2 * length - 1) : kNoValue;
}

}  // namespace tengen
