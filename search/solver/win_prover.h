// Proofs of the wins that the alpha-beta search announces.
//
//   WinProver prover(128 << 20);
//   SolveResult result = prover.Solve(position, {.nodes = 1'000'000});
//
// The search says which move wins; every reply to it that the win, were the defender to pass, does
// not answer as it stands is searched in turn, until only victories by continuous fours are left.
#ifndef TENGEN_SEARCH_SOLVER_WIN_PROVER_H_
#define TENGEN_SEARCH_SOLVER_WIN_PROVER_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "engine/point.h"
#include "engine/position.h"
#include "engine/proof.h"
#include "search/search_control.h"
#include "search/searcher.h"
#include "search/solver/solve_result.h"
#include "search/solver/vcf.h"

namespace tengen {

// Not thread-safe: one prover a thread. It may go from position to position, of any rule and size.
class WinProver {
 public:
  // All tables together take about `bytes`.
  explicit WinProver(size_t bytes);

  // Searches for the side to move. kNone says that its opponent wins by force instead, or that the
  // board fills up. A node is one move of the search. Wins of any length count: `limits.length` is
  // not looked at. `position` is unchanged on return.
  SolveResult Solve(Position& position, const SolveLimits& limits);

  // Forgets everything.
  void Clear();

 private:
  // What one search may spend, and what it has spent.
  struct Run {
    Run(const SolveLimits& solve_limits, int ply)
        : limits(solve_limits), control(solve_limits.stop), first_ply(ply) {}

    const SolveLimits& limits;
    SearchControl control;
    int first_ply;
    uint64_t nodes = 0;
    bool lost = false;  // at the first ply, the side to move loses by force
  };

  std::optional<ProofNode> ProveWin(Position& position, Run& run);
  std::optional<ProofNode> ProveWinIfIdle(Position& position, Run& run);
  std::optional<ProofNode> ProveMove(Position& position, Run& run, Point move);
  bool ProveReplies(Position& position, Run& run, const Bitboard& replies, ProofNode& node);
  Point FindWinningMove(const Position& position, Run& run);

  VcfSolver vcf_;
  std::unique_ptr<Searcher> searcher_;
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_SOLVER_WIN_PROVER_H_
