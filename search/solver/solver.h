// One face for the solvers: is there a forced win of a given kind for the side to move?
//
//   Solver solver(SolveGoal::kWin, 64 << 20);
//   const SolveResult result = solver.Solve(position, {.nodes = 1'000'000});
//   if (result.outcome == SolveOutcome::kWin) { ... result.proof ... }
#ifndef TENGEN_SEARCH_SOLVER_SOLVER_H_
#define TENGEN_SEARCH_SOLVER_SOLVER_H_

#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/position.h"
#include "search/solver/solve_result.h"
#include "search/solver/vcf.h"
#include "search/solver/vct.h"
#include "search/solver/win.h"

namespace tengen {

enum class SolveGoal : uint8_t {
  kVcf,  // by continuous fours
  kVct,  // by continuous fours and threes that threaten a straight four
  kWin,  // any forced win (`WinSolver`)
};

// Not thread-safe: one solver a thread. It may go from position to position, of any rule and size.
class Solver {
 public:
  // All tables together take about `bytes`.
  Solver(SolveGoal goal, size_t bytes);

  SolveGoal goal() const { return goal_; }

  // `position` is unchanged on return. kNone is a proof that no win of the goal's kind exists; for
  // kWin, that the opponent wins by force.
  SolveResult Solve(Position& position, const SolveLimits& limits);

  // Forgets everything, so that the next answer does not depend on those before.
  void Clear();

 private:
  // Small enough to clear for each position; the big table is for the few that need it, from then
  // on until it is cleared.
  static constexpr size_t kQuickEntries = size_t{1} << 16;
  static constexpr uint64_t kQuickNodes = 20'000;

  SolveResult SolveVcf(Position& position, const SolveLimits& limits);

  // Those of the goal.
  SolveGoal goal_;
  std::optional<VcfSolver> quick_vcf_;
  std::optional<VcfSolver> vcf_;
  bool vcf_is_clear_ = true;
  std::optional<VctSolver> vct_;
  std::optional<WinSolver> win_;
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_SOLVER_SOLVER_H_
