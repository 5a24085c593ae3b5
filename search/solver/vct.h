// Victory by continuous threats: the attacker, who is the side to move, plays fours, and threes
// that threaten a straight four, until it makes five.
//
//   VctSolver solver(256 << 20);
//   SolveResult result = solver.Solve(position, {.nodes = 1'000'000});
//
// Depth-first proof-number search (Nagai 2002) over the moves of `threats.h`, with a VCF search at
// each new position. A threat is strict: a straight four that could be made legally on a line
// through the last stone, or anywhere after a stone that had to block a five. `kNone` is a proof
// for that definition; moves that threaten no more than a VCF are not in it.
#ifndef TENGEN_SEARCH_SOLVER_VCT_H_
#define TENGEN_SEARCH_SOLVER_VCT_H_

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

#include "engine/point.h"
#include "engine/position.h"
#include "engine/proof.h"
#include "search/solver/proof_table.h"
#include "search/solver/solve_result.h"
#include "search/solver/vcf.h"

namespace tengen {

// Which moves, fours apart, are an attack.
enum class Threats : uint8_t {
  // A straight four could be made legally next, on a line through the stone just played; on any
  // line if that stone had to block a five. `kNone` is a proof for this definition.
  kStraightFour,
  // Any victory by continuous fours is threatened. `kNone` only says that this search found
  // nothing: how long a threatened victory may be is limited.
  kFours,
};

// Not thread-safe: one solver a thread. It may go from position to position, of any rule and size.
class VctSolver {
 public:
  // All tables together take about `bytes`.
  VctSolver(size_t bytes, Threats threats);

  // Searches for the side to move; a VCF or a five at hand is a win too. `position` is unchanged on
  // return. A node is one position in which the attacker is to move, in the search or the proof.
  SolveResult Solve(Position& position, const SolveLimits& limits);

  // The verdict on every first move that attacks, in index order. The node limit is for each move.
  std::vector<SolvedMove> SolveMoves(Position& position, const SolveLimits& limits);

  // Forgets everything.
  void Clear();

 private:
  // What one search may spend, and what it has spent.
  struct Run {
    Color attacker;
    const SolveLimits& limits;
    uint64_t nodes = 0;
    bool cut = false;         // a limit was reached: what is undecided stays so
    uint64_t repeat_end = 0;  // the win that is being repeated may cost nodes up to here
  };
  // A win to be repeated: that of the position, the model, whose hash differs by `difference`.
  struct Repeat {
    int length;  // stones left to the attacker
    uint64_t difference;

    Repeat AfterStone() const { return {OneLess(length), difference}; }
  };
  struct Child {
    Point move;
    ProofNumbers numbers;
  };
  using Children = std::vector<Child>;

  // A VCF search where the attacker is to move may cost so many fours.
  static constexpr uint64_t kAttackVcfNodes = 200;
  static constexpr ProofNumbers kNoLimit = {ProofNumbers::kInfinity, ProofNumbers::kInfinity};

  static uint64_t KeyOf(uint64_t hash, int length);
  static bool Threatens(Position& position, Color attacker, bool blocks, int length);
  static bool LimitReached(Run& run);
  ProofNumbers Attack(Position& position, Run& run, int length, const ProofNumbers& limit);
  ProofNumbers Defend(Position& position, Run& run, int length, const ProofNumbers& limit);
  ProofNumbers Expand(Position& position, Run& run, int length, const ProofNumbers& limit);
  void AddAttacks(Position& position, const Run& run, int length, Children& children);
  void AddThreats(Position& position, const Run& run, int length, Children& children);
  void AddQuietAttacks(Position& position, const Run& run, int length, Children& children);
  void AddDefences(Position& position, const Run& run, int length, Children& children);
  ProofNumbers FirstNumbersOfDefence(Position& position, const Run& run, int length);
  ProofNumbers FirstNumbersOfQuietMove(Position& position, const Run& run, int length, Point move);
  Bitboard RepliesToAttack(Position& position, Color attacker, int length);
  SolveResult ThreatenedFours(Position& position, Color attacker, int length);

  void RepeatAfterOthers(Position& position, Run& run, int length, Point reply);
  bool RepeatAttack(Position& position, Run& run, const Repeat& repeat);
  bool RepeatMove(Position& position, Run& run, const Repeat& repeat, Point move);
  bool RepeatDefence(Position& position, Run& run, const Repeat& repeat, bool blocks);
  bool RepeatAfterFour(Position& position, Run& run, const Repeat& repeat, Point four);

  Point FindWinningMove(Position& position, Run& run, int length);
  std::optional<ProofNode> ProveAttack(Position& position, Run& run, int length);
  std::optional<ProofNode> ProveMove(Position& position, Run& run, int length, Point attack);
  bool ProveReplies(Position& position, Run& run, int length, ProofNode& node);

  Children& ChildrenAt(int ply);

  Threats threats_;
  VcfSolver vcf_;
  ProofTable table_;
  std::deque<Children> children_;  // by ply, reused
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_SOLVER_VCT_H_
