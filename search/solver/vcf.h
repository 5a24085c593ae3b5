// Victory by continuous fours: the attacker, who is the side to move, plays nothing but fours until
// it makes five.
//
//   VcfSolver solver(1 << 20);
//   VcfResult result = solver.Solve(position, {.nodes = 100'000});
//   if (result.outcome == VcfOutcome::kWin) { ... result.proof ... }
//
// Sound and complete for both colours and all five rules: every reply that stops a four is
// answered, a defender's counter-four too; Black's forbidden points count as Black's moves and as
// Black's replies. The length of a win counts the attacker's stones up to and including the five.
#ifndef TENGEN_SEARCH_SOLVER_VCF_H_
#define TENGEN_SEARCH_SOLVER_VCF_H_

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "engine/bitboard.h"
#include "engine/point.h"
#include "engine/position.h"
#include "engine/proof.h"

namespace tengen {

enum class VcfOutcome : uint8_t {
  kWin,
  kNone,     // proved: no such win exists
  kUnknown,  // the node limit was reached first
};

struct VcfLimits {
  // Longer than any game.
  static constexpr int kAnyLength = 511;

  uint64_t nodes = std::numeric_limits<uint64_t>::max();  // a node is one four
  int length = kAnyLength;                                // wins longer than this don't count
};

struct VcfResult {
  VcfOutcome outcome = VcfOutcome::kUnknown;
  int length = 0;           // against the longest defence; 0 unless won
  int plies = 0;            // up to and including that five; 0 unless won
  std::vector<Point> line;  // the longest defence, as of `LongestLine`; empty unless won
  ProofNode proof;          // meaningless unless won
  uint64_t nodes = 0;
};

// What one of the attacker's fours (or fives) at the root leads to.
struct VcfMove {
  Point move;
  VcfOutcome outcome = VcfOutcome::kUnknown;
  int length = 0;  // 0 unless won
};

// Not thread-safe: one solver a thread. It may go from position to position, of any rule and size.
class VcfSolver {
 public:
  // A table of `num_entries` dead ends of 8 bytes, rounded down to a power of two, at least 512.
  explicit VcfSolver(size_t num_entries);

  // Searches for the side to move; a five at hand is a win of length 1. `position` is unchanged on
  // return.
  VcfResult Solve(Position& position, const VcfLimits& limits);

  // The same for the shortest win: with kWin, no shorter one exists. The node limit is for all its
  // searches together; if it ends the proof of shortness, the outcome is kUnknown.
  VcfResult SolveShortest(Position& position, uint64_t max_nodes);

  // The verdict on every legal first move that makes five or four, in index order. The node limit
  // is for each move.
  std::vector<VcfMove> SolveMoves(Position& position, const VcfLimits& limits);

  // The length of the win that `Solve` would find, or 0; without a proof and without allocation,
  // for the horizon of other searches.
  int FindWin(Position& position, const VcfLimits& limits);

  // Forgets all dead ends.
  void Clear();

 private:
  // What one search may spend, and what it has spent.
  struct Run {
    Color attacker;
    uint64_t max_nodes;
    uint64_t nodes = 0;
    bool cut = false;  // the node limit was reached: a failure proves nothing
  };
  // A node of the search: how long the win may be, and where to write its proof, unless null.
  struct Task {
    int length;
    ProofNode* proof;
  };

  int SolveNode(Position& position, Run& run, const Task& task, Point last_attack);
  int TryFours(Position& position, Run& run, const Task& task, const Bitboard& allowed);
  int TryFour(Position& position, Run& run, const Task& task, Point four);
  int AnswerAll(Position& position, Run& run, const Task& task);

  bool IsDeadEnd(uint64_t hash, int length) const;
  void RememberDeadEnd(uint64_t hash, int length);

  // By the low bits of the hash of a position without a win: the rest of the hash, and in the low 9
  // bits the greatest length that was tried.
  std::vector<uint64_t> dead_ends_;
};

// The win at hand for the side to move: a five (length 1), or a four that no reply stops (length
// 2). Returns its length, or 0 if there is none of `max_length`. Its proof goes to `proof`, unless
// null.
int FindWinAtHand(Position& position, int max_length, ProofNode* proof);

}  // namespace tengen

#endif  // TENGEN_SEARCH_SOLVER_VCF_H_
