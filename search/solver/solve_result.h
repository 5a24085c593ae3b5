// What the solvers are asked and what they answer.
#ifndef TENGEN_SEARCH_SOLVER_SOLVE_RESULT_H_
#define TENGEN_SEARCH_SOLVER_SOLVE_RESULT_H_

#include <atomic>
#include <cstdint>
#include <limits>
#include <vector>

#include "engine/point.h"
#include "engine/proof.h"

namespace tengen {

enum class SolveOutcome : uint8_t {
  kWin,
  kNone,     // proved: no such win exists
  kUnknown,  // a limit was reached first
};

// The length of a win counts the attacker's stones up to and including the five.
struct SolveLimits {
  // Longer than any game.
  static constexpr int kAnyLength = 511;

  uint64_t nodes = std::numeric_limits<uint64_t>::max();  // a node is one move of the attacker
  int length = kAnyLength;                                // wins longer than this don't count
  const std::atomic<bool>* stop = nullptr;                // once true, the answer is kUnknown
};

// The length that is left after one stone of the attacker.
constexpr int OneLess(int length) {
  return length == SolveLimits::kAnyLength ? length : length - 1;
}

struct SolveResult {
  SolveOutcome outcome = SolveOutcome::kUnknown;
  int length = 0;           // against the longest defence; 0 unless won
  int plies = 0;            // up to and including that five; 0 unless won
  std::vector<Point> line;  // the longest defence, as of `LongestLine`; empty unless won
  ProofNode proof;          // meaningless unless won
  uint64_t nodes = 0;
};

// What one first move of the attacker leads to.
struct SolvedMove {
  Point move;
  SolveOutcome outcome = SolveOutcome::kUnknown;
  int length = 0;  // 0 unless won
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_SOLVER_SOLVE_RESULT_H_
