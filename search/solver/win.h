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
#include "search/solver/win_prover.h"

namespace tengen {

// Not thread-safe: one solver a thread. It may go from position to position, of any rule and size.
class WinSolver {
 public:
  // All tables together take about `bytes`.
  explicit WinSolver(size_t bytes);

  // Searches for the side to move: first a VCF, then, in turns that grow, any win by alpha-beta,
  // and a VCT whose threats may be any VCF. kNone says that the opponent wins by force. Wins of any
  // length count. The node limit is for all methods together. `position` is unchanged on return.
  SolveResult Solve(Position& position, const SolveLimits& limits);

  // Forgets everything.
  void Clear();

 private:
  // What one search may spend, and what it has spent.
  struct Run {
    Position& position;
    const SolveLimits& limits;
    uint64_t nodes = 0;
  };

  static bool IsOpen(const Run& run, const SolveResult& result);
  template <typename Method>
  static SolveResult AskFor(Run& run, Method& method, uint64_t nodes);

  VcfSolver vcf_;
  VctSolver threats_;
  WinProver prover_;
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_SOLVER_WIN_H_
