// The shortest win, by any solver that can be told how long a win may be.
#ifndef TENGEN_SEARCH_SOLVER_SHORTEST_H_
#define TENGEN_SEARCH_SOLVER_SHORTEST_H_

#include "engine/position.h"
#include "search/solver/solve_result.h"

namespace tengen {

// `solver.Solve` asked again and again, one stone longer each time, once a win is known to exist.
// With kWin, no shorter one exists. The node limit is for all the searches together; if it ends the
// proof of shortness, the outcome is kUnknown.
template <typename Solver>
SolveResult SolveShortest(Solver& solver, Position& position, const SolveLimits& limits) {
  SolveResult best = solver.Solve(position, limits);
  SolveLimits rest = limits;
  for (rest.length = 1; best.outcome == SolveOutcome::kWin && rest.length < best.length;
       ++rest.length) {
    rest.nodes = limits.nodes - best.nodes;
    SolveResult shorter = solver.Solve(position, rest);
    shorter.nodes += best.nodes;
    if (shorter.outcome != SolveOutcome::kNone) return shorter;
    best.nodes = shorter.nodes;
  }
  return best;
}

}  // namespace tengen

#endif  // TENGEN_SEARCH_SOLVER_SHORTEST_H_
