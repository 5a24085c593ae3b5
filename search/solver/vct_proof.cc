// The proofs of the wins that `VctSolver` has found.
#include <memory>
#include <utility>

#include "engine/bitboard.h"
#include "engine/scoped_move.h"
#include "search/solver/proof_line.h"
#include "search/solver/threat_zone.h"
#include "search/solver/threats.h"
#include "search/solver/vct.h"

namespace tengen {

// The proof of a position that the search has found won; absent if the limit is reached first, as
// the table may have lost what it knew.
std::optional<ProofNode> VctSolver::ProveAttack(Position& position, Run& run, int length) {
  // A proof can be far larger than the search was: what it shares, it repeats.
  ++run.nodes;
  if (LimitReached(run)) return std::nullopt;
  ProofNode at_hand;
  if (FindWinAtHand(position, length, &at_hand) > 0) return at_hand;
  const SolveLimits vcf_limits = {.nodes = kAttackVcfNodes, .length = length};
  SolveResult vcf = vcf_.Solve(position, vcf_limits);
  if (vcf.outcome == SolveOutcome::kWin) return std::move(vcf.proof);
  if (!Attack(position, run, length, kNoLimit).succeeded()) return std::nullopt;
  const Point winning = FindWinningMove(position, run, length);
  if (winning == kNoPoint) return std::nullopt;
  return ProveMove(position, run, length, winning);
}

// A winning move of a position that the search has found won. It may have left the table and has to
// be found again; kNoPoint if the limit is reached first.
Point VctSolver::FindWinningMove(Position& position, Run& run, int length) {
  const Point known = table_.MoveOf(KeyOf(position.hash(), length));
  if (known != kNoPoint) return known;
  Children attacks;
  AddAttacks(position, run, length, attacks);
  for (const Child& attack : attacks) {
    if (attack.numbers.failed()) return attack.move;
  }
  for (const Child& attack : attacks) {
    if (attack.numbers.decided()) continue;
    ScopedMove move(position, attack.move);
    if (Defend(position, run, OneLess(length), kNoLimit).failed()) return attack.move;
  }
  return kNoPoint;
}

// The proof of a move of the attacker to which no reply helps.
std::optional<ProofNode> VctSolver::ProveMove(Position& position, Run& run, int length,
                                              Point attack) {
  ProofNode node;
  node.move = attack;
  ScopedMove move(position, attack);
  const int rest = OneLess(length);
  if (position.Has(run.attacker, PointThreat::kFive)) {
    for (Point reply : RepliesToFour(position, run.attacker)) {
      ScopedMove answer(position, reply);
      std::optional<ProofNode> next = ProveAttack(position, run, rest);
      if (!next.has_value()) return std::nullopt;
      node.replies.push_back({reply, *std::move(next)});
    }
    CompleteFourNode(position, run.attacker, node);
    return node;
  }
  if (!ProveReplies(position, run, rest, node)) return std::nullopt;
  return node;
}

// Every reply that the threat alone does not answer gets a proof of its own.
bool VctSolver::ProveReplies(Position& position, Run& run, int length, ProofNode& node) {
  const Point straight = StraightFourPoints(position, run.attacker, kNoPoint).First();
  if (straight != kNoPoint) {
    ScopedTurn turn(position, run.attacker);
    node.otherwise = std::make_unique<ProofNode>(UnstoppableFourNode(position, straight));
  } else {
    SolveResult threat = ThreatenedFours(position, run.attacker, length);
    if (threat.outcome != SolveOutcome::kWin) return false;
    node.otherwise = std::make_unique<ProofNode>(std::move(threat.proof));
  }
  for (Point reply : RepliesThatSpoil(position, *node.otherwise, run.limits.stop)) {
    ScopedMove answer(position, reply);
    std::optional<ProofNode> next = ProveAttack(position, run, length);
    if (!next.has_value()) return false;
    node.replies.push_back({reply, *std::move(next)});
  }
  return true;
}

}  // namespace tengen
