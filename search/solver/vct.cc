#include "search/solver/vct.h"

#include <algorithm>
#include <utility>

#include "engine/bitboard.h"
#include "engine/defence.h"
#include "engine/forbidden.h"
#include "engine/scoped_move.h"
#include "engine/zobrist.h"
#include "search/solver/guessed_numbers.h"
#include "search/solver/proof_line.h"
#include "search/solver/threat_zone.h"
#include "search/solver/threats.h"

namespace tengen {
namespace {

// A VCF search at a new position may cost so many fours.
constexpr uint64_t kDefenceVcfNodes = 60;
constexpr uint64_t kThreatVcfNodes = 100;

// Moves that may threaten no more than a VCF are many, and each costs a VCF search. Until the
// others look this hard, one child stands for all of them.
constexpr uint32_t kQuietAttacks = 16;

// A four of the defender's looks so hard to refute: it is put off, since what refutes the other
// replies mostly refutes it too, once it is blocked.
constexpr uint32_t kFourReply = 4;

// A threat needs the attacker's straight four and its five.
constexpr int kThreatLength = 2;

uint64_t HashAfter(const Position& position, Point move) {
  return position.hash() ^ ZobristKey(move, CellOf(position.side_to_move())) ^ kZobristWhiteToMove;
}

// Of a node whose children are given: the mover succeeds if one child fails, and fails if all
// succeed. Failing is as hard as the hardest child and each other one a step more, since children
// of threats share most of their trees and a sum would count them again and again.
template <typename Children>
ProofNumbers NumbersOf(const Children& children) {
  ProofNumbers numbers = {ProofNumbers::kInfinity, 0};
  uint32_t num_open = 0;
  for (const auto& child : children) {
    numbers.phi = std::min(numbers.phi, child.numbers.delta);
    numbers.delta = std::max(numbers.delta, child.numbers.phi);
    num_open += child.numbers.phi > 0 ? 1 : 0;
  }
  if (numbers.delta > 0 && numbers.delta < ProofNumbers::kInfinity) numbers.delta += num_open - 1;
  return numbers;
}

// The move of a child that fails. REQUIRES: there is one.
template <typename Children>
Point FailedChildOf(const Children& children) {
  return std::find_if(children.begin(), children.end(),
                      [](const auto& child) { return child.numbers.failed(); })
      ->move;
}

}  // namespace

VctSolver::VctSolver(size_t bytes, Threats threats)
    : threats_(threats), vcf_(bytes / 8 / sizeof(uint64_t)), table_(bytes / 8 * 7) {}

void VctSolver::Clear() {
  vcf_.Clear();
  table_.Clear();
}

SolveResult VctSolver::Solve(Position& position, const SolveLimits& limits) {
  SolveResult result;
  Run run{.attacker = position.side_to_move(), .limits = limits};
  const ProofNumbers numbers = Attack(position, run, limits.length, kNoLimit);
  if (numbers.succeeded()) {
    std::optional<ProofNode> proof = ProveAttack(position, run, limits.length);
    if (proof.has_value()) {
      ScopedMove move(position, proof->move);
      result = WinOf(position, *std::move(proof));
    }
  } else if (numbers.failed()) {
    result.outcome = SolveOutcome::kNone;
  }
  result.nodes = run.nodes;
  return result;
}

std::vector<SolvedMove> VctSolver::SolveMoves(Position& position, const SolveLimits& limits) {
  std::vector<SolvedMove> moves;
  Children attacks;
  Run run{.attacker = position.side_to_move(), .limits = limits};
  for (Point five : position.points(run.attacker, PointThreat::kFive)) {
    moves.push_back({five, SolveOutcome::kWin, 1});
  }
  AddAttacks(position, run, limits.length, attacks);
  for (const Child& attack : attacks) {
    run.nodes = 0;
    run.cut = false;
    const int length = OneLess(limits.length);
    SolvedMove solved{.move = attack.move};
    ProofNumbers numbers = attack.numbers;
    if (!numbers.decided()) {
      ScopedMove move(position, attack.move);
      numbers = Defend(position, run, length, kNoLimit);
    }
    if (numbers.succeeded()) solved.outcome = SolveOutcome::kNone;
    if (numbers.failed()) {
      const std::optional<ProofNode> proof = ProveMove(position, run, limits.length, attack.move);
      if (proof.has_value()) {
        solved.outcome = SolveOutcome::kWin;
        solved.length = LengthOf(*proof);
      }
    }
    moves.push_back(solved);
  }
  std::sort(moves.begin(), moves.end(),
            [](const SolvedMove& a, const SolvedMove& b) { return a.move < b.move; });
  return moves;
}

bool VctSolver::LimitReached(Run& run) {
  const SolveLimits& limits = run.limits;
  if (run.nodes >= limits.nodes || (limits.stop != nullptr && limits.stop->load())) run.cut = true;
  return run.cut;
}

// Positions are told apart by how long the win may be.
uint64_t VctSolver::KeyOf(uint64_t hash, int length) {
  return hash ^ Scatter(static_cast<uint64_t>(length));
}

VctSolver::Children& VctSolver::ChildrenAt(int ply) {
  while (children_.size() <= static_cast<size_t>(ply)) children_.emplace_back();
  return children_[static_cast<size_t>(ply)];
}

// The attacker is to move and may use `length` stones. Searches until a number exceeds `limit`.
ProofNumbers VctSolver::Attack(Position& position, Run& run, int length,
                               const ProofNumbers& limit) {
  if (FindWinAtHand(position, length, nullptr) > 0) return ProofNumbers::Succeeded();
  ++run.nodes;
  ProofNumbers numbers;
  if (!table_.Find(KeyOf(position.hash(), length), numbers)) {
    const SolveLimits vcf_limits = {.nodes = kAttackVcfNodes, .length = length};
    if (vcf_.FindWin(position, vcf_limits) > 0) {
      table_.Store(KeyOf(position.hash(), length), ProofNumbers::Succeeded(), 1, kNoPoint);
      return ProofNumbers::Succeeded();
    }
  } else if (numbers.decided()) {
    return numbers;
  }
  return Expand(position, run, length, limit);
}

// The defender is to move; the attacker's last stone made a four or threatens a straight four, and
// `length` stones are left to it.
ProofNumbers VctSolver::Defend(Position& position, Run& run, int length,
                               const ProofNumbers& limit) {
  return Expand(position, run, length, limit);
}

// Depth-first proof-number search of one node: goes into the most promising child until the numbers
// exceed `limit` or the search is cut.
ProofNumbers VctSolver::Expand(Position& position, Run& run, int length,
                               const ProofNumbers& limit) {
  const uint64_t nodes_before = run.nodes;
  const bool attacks = position.side_to_move() == run.attacker;
  const int child_length = attacks ? OneLess(length) : length;
  Children& children = ChildrenAt(position.ply());
  children.clear();
  if (attacks) {
    AddThreats(position, run, length, children);
    if (threats_ == Threats::kFours) {
      children.push_back({kNoPoint, {.phi = 1, .delta = kQuietAttacks}});
    }
  } else {
    AddDefences(position, run, length, children);
  }
  ProofNumbers numbers = NumbersOf(children);
  while (!numbers.decided() && numbers.phi < limit.phi && numbers.delta < limit.delta &&
         !LimitReached(run)) {
    const auto best = std::min_element(
        children.begin(), children.end(),
        [](const Child& a, const Child& b) { return a.numbers.delta < b.numbers.delta; });
    if (best->move == kNoPoint) {
      children.erase(best);
      AddQuietAttacks(position, run, length, children);
      numbers = NumbersOf(children);
      continue;
    }
    uint32_t second = ProofNumbers::kInfinity;
    for (auto child = children.begin(); child != children.end(); ++child) {
      if (child != best) second = std::min(second, child->numbers.delta);
    }
    // An eighth more than the second best, so that the search does not go to and fro.
    const ProofNumbers child_limit = {
        .phi = std::min(limit.delta - (numbers.delta - best->numbers.phi), ProofNumbers::kInfinity),
        .delta = std::min(limit.phi, second + second / 8 + 1)};
    {
      ScopedMove move(position, best->move);
      best->numbers = attacks ? Defend(position, run, child_length, child_limit)
                              : Attack(position, run, child_length, child_limit);
    }
    if (!attacks && best->numbers.succeeded()) {
      RepeatAfterOthers(position, run, length, best->move);
    }
    numbers = NumbersOf(children);
  }
  const auto work = static_cast<uint32_t>(std::min<uint64_t>(run.nodes - nodes_before, 1U << 30));
  const Point winning = attacks && numbers.succeeded() ? FailedChildOf(children) : kNoPoint;
  table_.Store(KeyOf(position.hash(), length), numbers, work, winning);
  return numbers;
}

// The attacker's moves that do attack, as the defender sees them.
void VctSolver::AddAttacks(Position& position, const Run& run, int length, Children& children) {
  AddThreats(position, run, length, children);
  if (threats_ == Threats::kFours) AddQuietAttacks(position, run, length, children);
}

// Whether the attacker's last stone makes a four, or threatens a straight one on its own lines; on
// any line if it had to block a five. `length` stones are left to the attacker.
bool VctSolver::Threatens(Position& position, Color attacker, bool blocks, int length) {
  if (position.Has(attacker, PointThreat::kFive)) return true;
  if (length < kThreatLength) return false;
  const Point on_line_with = blocks ? kNoPoint : position.last_move();
  return !StraightFourPoints(position, attacker, on_line_with).IsEmpty();
}

// Those that make a four or threaten a straight one.
void VctSolver::AddThreats(Position& position, const Run& run, int length, Children& children) {
  const bool blocks = position.Has(Opponent(run.attacker), PointThreat::kFive);
  const int rest = OneLess(length);
  for (Point attack : AttackMoves(position)) {
    ProofNumbers numbers;
    const bool known = table_.Find(KeyOf(HashAfter(position, attack), rest), numbers);
    // A strict threat is one of the last stone: the table does not know which that was.
    if (!known || threats_ == Threats::kStraightFour) {
      ScopedMove move(position, attack);
      if (!Threatens(position, run.attacker, blocks, rest)) continue;
      if (!known) numbers = FirstNumbersOfDefence(position, run, rest);
    }
    children.push_back({attack, numbers});
  }
}

// Those that threaten no more than a VCF. REQUIRES: `children` are of `AddThreats`.
void VctSolver::AddQuietAttacks(Position& position, const Run& run, int length,
                                Children& children) {
  const int rest = OneLess(length);
  if (rest <= kThreatLength) return;
  Bitboard moves = AttackMoves(position);
  if (!position.Has(Opponent(run.attacker), PointThreat::kFive)) moves |= GatheringMoves(position);
  for (const Child& threat : children) moves.Remove(threat.move);
  for (Point move : moves) {
    const ProofNumbers numbers = FirstNumbersOfQuietMove(position, run, rest, move);
    if (!numbers.succeeded()) children.push_back({move, numbers});
  }
}

// The defender's numbers after `move`, which may threaten no more than a VCF; it succeeds at once
// if the move does not.
ProofNumbers VctSolver::FirstNumbersOfQuietMove(Position& position, const Run& run, int length,
                                                Point move) {
  const uint64_t hash = HashAfter(position, move);
  ProofNumbers numbers;
  if (table_.Find(KeyOf(hash, length), numbers)) return numbers;
  if (vcf_.KnowsNoWin(hash ^ kZobristWhiteToMove, length)) return ProofNumbers::Succeeded();
  ScopedMove stone(position, move);
  ScopedTurn turn(position, run.attacker);
  const SolveLimits limits = {.nodes = kThreatVcfNodes, .length = length};
  if (vcf_.FindWin(position, limits) > 0) {
    return GuessedNumbersAfterQuietMove(position, run.attacker);
  }
  return ProofNumbers::Succeeded();
}

// The VCF that the attacker would have were it to move instead of the defender.
SolveResult VctSolver::ThreatenedFours(Position& position, Color attacker, int length) {
  ScopedTurn turn(position, attacker);
  const SolveLimits limits = {.nodes = kThreatVcfNodes, .length = length};
  return vcf_.Solve(position, limits);
}

// The replies that the defender, who is to move, may hope for.
Bitboard VctSolver::RepliesToAttack(Position& position, Color attacker, int length) {
  if (position.Has(attacker, PointThreat::kFive)) return RepliesToFour(position, attacker);
  const Bitboard straight = StraightFourPoints(position, attacker, kNoPoint);
  if (!straight.IsEmpty()) return RepliesToStraightFours(position, straight);
  const SolveResult threat = ThreatenedFours(position, attacker, length);
  if (threat.outcome == SolveOutcome::kWin) return RepliesToFours(position, threat.proof);
  // It was found once, and the table has forgotten how: then nothing is known to fail.
  return LegalPoints(position, position.side_to_move(), position.empty());
}

ProofNumbers VctSolver::FirstNumbersOfDefence(Position& position, const Run& run, int length) {
  if (!position.Has(run.attacker, PointThreat::kFive)) {
    const SolveLimits limits = {.nodes = kDefenceVcfNodes};
    if (vcf_.FindWin(position, limits) > 0) return ProofNumbers::Succeeded();
  }
  const int num_replies = RepliesToAttack(position, run.attacker, length).Count();
  if (num_replies == 0) return length > 0 ? ProofNumbers::Failed() : ProofNumbers::Succeeded();
  return GuessedNumbersOfDefence(position, run.attacker, num_replies);
}

void VctSolver::AddDefences(Position& position, const Run& run, int length, Children& children) {
  for (Point reply : RepliesToAttack(position, run.attacker, length)) {
    ProofNumbers numbers;
    if (!table_.Find(KeyOf(HashAfter(position, reply), length), numbers)) {
      ScopedMove move(position, reply);
      if (FindWinAtHand(position, length, nullptr) > 0) {
        numbers = ProofNumbers::Succeeded();
      } else if (length < kThreatLength) {
        numbers = ProofNumbers::Failed();
      } else if (position.Has(Opponent(run.attacker), PointThreat::kFive)) {
        numbers.delta = kFourReply;
      } else {
        numbers = GuessedNumbersOfAttack(position, run.attacker);
      }
    }
    children.push_back({reply, numbers});
  }
}

}  // namespace tengen
