// Victory by continuous fours: the attacker, who is the side to move, plays nothing but fours until
// it makes five.
//
//   VcfSolver solver(1 << 20);
//   SolveResult result = solver.Solve(position, {.nodes = 100'000});
//   if (result.outcome == SolveOutcome::kWin) { ... result.proof ... }
//
// Sound and complete for both colours and all five rules: every reply that stops a four is
// answered, a defender's counter-four too; Black's forbidden points count as Black's moves and as
// Black's replies. The length of a win counts the attacker's stones up to and including the five.
#ifndef TENGEN_SEARCH_SOLVER_VCF_H_
#define TENGEN_SEARCH_SOLVER_VCF_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/bitboard.h"
#include "engine/point.h"
#include "engine/position.h"
#include "engine/proof.h"
#include "search/solver/solve_result.h"
#include "search/solver/vcf_search.h"

namespace tengen {

// Not thread-safe: one solver a thread. It may go from position to position, of any rule and size.
class VcfSolver {
 public:
  // A table of `num_entries` dead ends of 8 bytes, rounded down to a power of two, at least 512.
  explicit VcfSolver(size_t num_entries);

  // Searches for the side to move; a five at hand is a win of length 1. `position` is unchanged on
  // return.
  SolveResult Solve(Position& position, const SolveLimits& limits);

  // The verdict on every legal first move that makes five or four, in index order. The node limit
  // is for each move.
  std::vector<SolvedMove> SolveMoves(Position& position, const SolveLimits& limits);

  // The length of the win that `Solve` would find, or 0; without a proof and without allocation,
  // for the horizon of other searches.
  int FindWin(Position& position, const SolveLimits& limits);

  // Whether the table alone shows that a position of that hash holds no win of at most `length`.
  bool KnowsNoWin(uint64_t hash, int length) const {
    return memory_.dead_ends.Contains(hash, length);
  }

  // Forgets all dead ends.
  void Clear();

 private:
  // What one search found, and at what cost.
  struct Found {
    int length = 0;
    uint64_t nodes = 0;
    bool cut = false;  // a limit was reached: a failure proves nothing
  };

  // The proof goes to `proof`, unless null; complete but for what `CompleteFourNode` adds.
  Found Find(Position& position, const SolveLimits& limits, ProofNode* proof);
  Found FindAfter(Position& position, const SolveLimits& limits, Point four);

  VcfMemory memory_;
};

// The win at hand for the side to move: a five (length 1), or a four that no reply stops (length
// 2). Returns its length, or 0 if there is none of `max_length`. Its proof goes to `proof`, unless
// null.
int FindWinAtHand(Position& position, int max_length, ProofNode* proof);

// The proof that the side to move wins with a four that no reply stops.
// REQUIRES: `four` is such a point, and legal.
ProofNode UnstoppableFourNode(Position& position, Point four);

// Completes the proof node of a four, whose stone is on the board: what every reply that is not
// listed leads to, and the replies that stop one five but leave another.
void CompleteFourNode(Position& position, Color attacker, ProofNode& node);

}  // namespace tengen

#endif  // TENGEN_SEARCH_SOLVER_VCF_H_
