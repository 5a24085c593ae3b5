// A forced win by any of the solvers, the cheapest first.
//
//   WinSolver solver(256 << 20);
//   SolveResult result = solver.Solve(position, {.nodes = 100'000});
#ifndef TENGEN_SEARCH_SOLVER_WIN_H_
#define TENGEN_SEARCH_SOLVER_WIN_H_

#include <cstddef>
#include <cstdint>

#include "engine/position.h"
#include "search/solver/solve_result.h"
#include "search/solver/vcf.h"
#include "search/solver/vct.h"

namespace tengen {

// Not thread-safe: one solver a thread. It may go from position to position, of any rule and size.
class WinSolver {
 public:
  // All tables together take about `bytes`.
  explicit WinSolver(size_t bytes);

  // Searches for the side to move: first a VCF, then, in turns that grow, a VCT of strict threats
  // and ever longer wins by threatened fours. kNone says that the strict VCT and the VCF are
  // exhausted and that no win by threatened fours of the limit's length was found. The node limit
  // is for all methods together. `position` is unchanged on return.
  SolveResult Solve(Position& position, const SolveLimits& limits);

  // Forgets everything.
  void Clear();

 private:
  // What a search has spent, and how far it has come.
  struct Progress {
    uint64_t nodes = 0;
    bool strict_exhausted = false;
    int length = 3;  // of the wins by threatened fours to look for next
  };

  SolveResult TakeTurn(Position& position, const SolveLimits& limits, Progress& progress);

  VcfSolver vcf_;
  VctSolver strict_;
  VctSolver fours_;
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_SOLVER_WIN_H_
