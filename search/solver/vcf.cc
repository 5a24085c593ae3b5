#include "search/solver/vcf.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "engine/defence.h"
#include "engine/forbidden.h"
#include "engine/scoped_move.h"
#include "search/move_generator.h"
#include "search/solver/proof_line.h"

namespace tengen {
namespace {

// Where the attacker may play without losing to a five at once.
Bitboard AllowedPoints(const Position& position, Color attacker) {
  const Color defender = Opponent(attacker);
  if (!position.Has(defender, PointThreat::kFive)) return position.empty();
  return DefencesAgainstFives(position, defender);
}

// A point where the attacker makes a four that no reply stops, seen from the classes alone.
Point FindUnstoppableFour(const Position& position, Color attacker, const Bitboard& allowed) {
  if (position.Has(attacker, PointThreat::kOpenFour)) {
    const Point point = (position.points(attacker, PointThreat::kOpenFour) & allowed).First();
    if (point != kNoPoint) return point;
  }
  // Two fours are on two lines, which no reply shares.
  return (position.points(attacker, PointThreat::kDoubleFour) & allowed).First();
}

ProofNode FiveNode(const Position& position, Color attacker) {
  ProofNode node;
  node.move = position.points(attacker, PointThreat::kFive).First();
  return node;
}

// Completes the nodes of fours of a whole tree.
void CompleteProof(Position& position, Color attacker, ProofNode& node) {
  ScopedMove four(position, node.move);
  for (ProofReply& answered : node.replies) {
    ScopedMove reply(position, answered.reply);
    CompleteProof(position, attacker, answered.next);
  }
  CompleteFourNode(position, attacker, node);
}

}  // namespace

void CompleteFourNode(Position& position, Color attacker, ProofNode& node) {
  node.otherwise = std::make_unique<ProofNode>(FiveNode(position, attacker));
  Bitboard unlisted = FiveDefences(position, attacker, node.otherwise->move);
  for (const ProofReply& listed : node.replies) unlisted.Remove(listed.reply);
  for (Point reply : unlisted) {
    ScopedMove move(position, reply);
    // What leaves no five is forbidden to the defender. What leaves one is listed even if
    // forbidden: an earlier reply that is not listed may make it legal.
    if (position.Has(attacker, PointThreat::kFive)) {
      node.replies.push_back({reply, FiveNode(position, attacker)});
    }
  }
}

ProofNode UnstoppableFourNode(Position& position, Point four) {
  const Color attacker = position.side_to_move();
  ScopedMove move(position, four);
  ProofNode node;
  node.move = four;
  CompleteFourNode(position, attacker, node);
  return node;
}

int FindWinAtHand(Position& position, int max_length, ProofNode* proof) {
  const Color attacker = position.side_to_move();
  if (position.Has(attacker, PointThreat::kFive)) {
    if (proof != nullptr) *proof = FiveNode(position, attacker);
    return max_length >= 1 ? 1 : 0;
  }
  if (max_length < kFourWins) return 0;
  const Point four = FindUnstoppableFour(position, attacker, AllowedPoints(position, attacker));
  if (four == kNoPoint) return 0;
  if (proof != nullptr) *proof = UnstoppableFourNode(position, four);
  return kFourWins;
}

VcfSolver::VcfSolver(size_t num_entries) : memory_(num_entries) {}

void VcfSolver::Clear() { memory_.dead_ends.Clear(); }

VcfSolver::Found VcfSolver::Find(Position& position, const SolveLimits& limits, ProofNode* proof) {
  const int at_hand = FindWinAtHand(position, limits.length, proof);
  if (at_hand > 0 || limits.length < kFourWins) return {.length = at_hand};
  Found found;
  {
    VcfSearch search(memory_, position, limits,
                     proof == nullptr ? VcfSearch::Seeks::kLength : VcfSearch::Seeks::kProof);
    found = {.length = search.Run(), .nodes = search.nodes(), .cut = search.cut()};
    if (proof != nullptr) *proof = std::move(search.proof());
  }
  if (found.length > 0 && proof != nullptr) {
    CompleteProof(position, position.side_to_move(), *proof);
  }
  return found;
}

SolveResult VcfSolver::Solve(Position& position, const SolveLimits& limits) {
  ProofNode proof;
  const Found found = Find(position, limits, &proof);
  SolveResult result;
  if (found.length > 0) {
    ScopedMove move(position, proof.move);
    result = WinOf(position, std::move(proof));
  } else {
    result.outcome = found.cut ? SolveOutcome::kUnknown : SolveOutcome::kNone;
  }
  result.nodes = found.nodes;
  return result;
}

int VcfSolver::FindWin(Position& position, const SolveLimits& limits) {
  return Find(position, limits, nullptr).length;
}

// What `four`, a legal four of the side to move that meets the defender's threats, leads to.
VcfSolver::Found VcfSolver::FindAfter(Position& position, const SolveLimits& limits, Point four) {
  const Color attacker = position.side_to_move();
  ScopedMove attack(position, four);
  SolveLimits rest = limits;
  rest.length = OneLess(rest.length);
  int longest = 1;  // without a legal reply the five follows
  for (Point reply : DefencesAgainstFives(position, attacker)) {
    if (IsForbidden(position, Opponent(attacker), reply)) continue;
    ScopedMove defence(position, reply);
    const Found found = Find(position, rest, nullptr);
    if (found.length == 0) return found;
    longest = std::max(longest, found.length);
    rest.nodes -= found.nodes;
  }
  return {.length = longest < limits.length ? longest + 1 : 0};
}

std::vector<SolvedMove> VcfSolver::SolveMoves(Position& position, const SolveLimits& limits) {
  const Color attacker = position.side_to_move();
  const Bitboard fives = position.points(attacker, PointThreat::kFive);
  const Bitboard fours = FourPoints(position, attacker) & AllowedPoints(position, attacker);
  std::vector<SolvedMove> moves;
  for (Point move : fives | LegalPoints(position, attacker, fours)) {
    if (fives.Contains(move)) {
      moves.push_back({move, SolveOutcome::kWin, 1});
      continue;
    }
    const Found found = FindAfter(position, limits, move);
    const SolveOutcome failure = found.cut ? SolveOutcome::kUnknown : SolveOutcome::kNone;
    moves.push_back({move, found.length > 0 ? SolveOutcome::kWin : failure, found.length});
  }
  return moves;
}

}  // namespace tengen
