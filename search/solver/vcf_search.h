// One search for a victory by continuous fours, on a `FoursBoard`.
//
//   VcfSearch search(memory, position, limits, VcfSearch::Seeks::kLength);
//   const int length = search.Run();    // 0: none, or a limit was reached
//
// `VcfSolver` is the way in; it looks for a win at hand first.
#ifndef TENGEN_SEARCH_SOLVER_VCF_SEARCH_H_
#define TENGEN_SEARCH_SOLVER_VCF_SEARCH_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/color.h"
#include "engine/point.h"
#include "engine/position.h"
#include "engine/proof.h"
#include "search/solver/dead_ends.h"
#include "search/solver/forbidden_judge.h"
#include "search/solver/fours_board.h"
#include "search/solver/solve_result.h"

namespace tengen {

// The attacker's stones of a four that no reply stops: the four and the five.
inline constexpr int kFourWins = 2;

// A point where the attacker makes a four, and what the defender may do about it.
struct Four {
  Point point;
  int line = 0;        // on which the four is
  uint64_t stops = 0;  // the cells of that line where a reply stops the five; 0 if none does
};

// What is kept from search to search, so that none of them allocates.
struct VcfMemory {
  explicit VcfMemory(size_t num_dead_ends) : dead_ends(num_dead_ends) {}

  DeadEnds dead_ends;
  FoursBoard board;
  std::vector<Four> fours;  // those of all nodes from the root to the present one
};

class VcfSearch {
 public:
  enum class Seeks : uint8_t { kLength, kProof };

  // All must outlive the search, which changes `position` while it lasts.
  VcfSearch(VcfMemory& memory, Position& position, const SolveLimits& limits, Seeks seeks);

  // The length of the win found for the side to move, or 0. REQUIRES: it can't make five, and this
  // is the only call.
  int Run();

  uint64_t nodes() const { return nodes_; }
  // Whether a limit was reached, so that a failure proves nothing.
  bool cut() const { return cut_; }
  // The fours of the win, each with the replies that stop it, and nothing else of a proof.
  // REQUIRES: `Run` sought a proof and found a win.
  ProofNode& proof() { return proof_; }

 private:
  int SolveNode(const FoursBoard::RowsByDirection& threats, int length);
  int TryFours(size_t first, int length);
  int TryFour(Four four, int length);
  int AnswerAll(const Four& four, int length);
  int AnswerOne(Point reply, int length);
  bool IsKnownToFail(const Four& four, int length) const;
  uint64_t HashAfter(Point four, Point reply) const;
  bool LimitReached();

  Point CollectAfter(const FoursBoard::RowsByDirection& threats);
  Point CollectEverywhere(Point last_attack);
  Point CollectOnLine(int line, uint64_t cells);
  bool AddFour(Point point);
  int WinWith(Point four);

  VcfMemory& memory_;
  FoursBoard& board_;
  std::vector<Four>& fours_;
  Position& position_;
  const SolveLimits& limits_;
  Seeks seeks_;
  Color attacker_;
  Color defender_;
  ForbiddenJudge judge_;
  uint64_t nodes_ = 0;
  bool cut_ = false;
  ProofNode proof_;  // of the node that was solved last
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_SOLVER_VCF_SEARCH_H_
