// Which moves stop a forced win that the opponent threatens.
//
//   const DefenceAnswer answer = FindDefences(solver, position, limits);
//   answer.threat.line; answer.defences
#ifndef TENGEN_SEARCH_SOLVER_DEFENCES_H_
#define TENGEN_SEARCH_SOLVER_DEFENCES_H_

#include <cstdint>
#include <vector>

#include "engine/point.h"
#include "engine/position.h"
#include "search/solver/solve_result.h"
#include "search/solver/solver.h"

namespace tengen {

struct DefenceAnswer {
  // The win that the opponent of the side to move would have, were it to move.
  SolveResult threat;
  // The legal moves after which the opponent has no win of the goal's kind, in index order; a five
  // is one. Empty if there is no threat.
  std::vector<Point> defences;
  // Moves after which no win was found before a limit was reached.
  std::vector<Point> undecided;
  uint64_t nodes = 0;
};

// The limits are for the threat and for each move. `position` is unchanged on return.
DefenceAnswer FindDefences(Solver& solver, Position& position, const SolveLimits& limits);

}  // namespace tengen

#endif  // TENGEN_SEARCH_SOLVER_DEFENCES_H_
