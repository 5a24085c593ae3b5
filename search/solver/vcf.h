// Victory by continuous fours: the attacker, who is the side to move, plays nothing but fours until
// it makes five.
//
//   VcfSolver solver(1 << 20);
//   VcfResult result = solver.Solve(position, /*max_nodes=*/100'000);
//   if (result.outcome == VcfOutcome::kWin) { ... result.line ... }
//
// Sound for both colours and all five rules: every reply that stops a four is answered, a
// defender's counter-four too; Black's forbidden points count as Black's moves and as Black's
// replies.
#ifndef TENGEN_SEARCH_SOLVER_VCF_H_
#define TENGEN_SEARCH_SOLVER_VCF_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/point.h"
#include "engine/position.h"

namespace tengen {

enum class VcfOutcome : uint8_t {
  kWin,      // with a line that wins
  kNone,     // proved: no win by continuous fours exists
  kUnknown,  // the node limit was reached first
};

struct VcfResult {
  VcfOutcome outcome = VcfOutcome::kUnknown;
  // The attacker's and the defender's stones in turn, up to the attacker's five, or up to a four of
  // White's that Black may not block, or to two fives that one reply can't stop. Empty unless won.
  std::vector<Point> line;
  // Plies from the position up to and including the five. 0 unless won.
  int plies = 0;
  uint64_t nodes = 0;
};

// Not thread-safe: one solver a thread.
class VcfSolver {
 public:
  // A table of `num_entries` dead ends of 8 bytes, rounded down to a power of two.
  explicit VcfSolver(size_t num_entries);

  // Searches for the side to move; a five at hand is a win in one ply. `position` is unchanged on
  // return. A node is one four.
  VcfResult Solve(Position& position, uint64_t max_nodes);

  // The same without a line: the plies of the win found, or 0 for none or unknown. For the horizon
  // of the main search; makes no allocation.
  int FindWin(Position& position, uint64_t max_nodes);

  // Forgets all dead ends.
  void Clear();

 private:
  // One search: what it may spend, and what it has found.
  struct Run {
    Color attacker;
    uint64_t max_nodes;
    uint64_t nodes = 0;
    bool cut = false;          // the limit was reached: a failure proves nothing
    std::vector<Point>* line;  // filled from its end to its beginning; null if not wanted
  };

  int SolveNode(Position& position, Run& run, Point last_attack);
  int TryFours(Position& position, Run& run, const Bitboard& fours);
  int TryFour(Position& position, Run& run, Point four);
  int AnswerAll(Position& position, Run& run, const Bitboard& replies);
  bool IsDeadEnd(uint64_t hash) const { return dead_ends_[hash & mask_] == hash; }

  std::vector<uint64_t> dead_ends_;  // hashes of positions without a win, by their low bits
  uint64_t mask_;
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_SOLVER_VCF_H_
