#include "search/solver/vcf.h"

#include <algorithm>
#include <array>
#include <bit>
#include <memory>
#include <utility>

#include "engine/defence.h"
#include "engine/forbidden.h"
#include "engine/scoped_move.h"
#include "search/move_generator.h"
#include "search/solver/proof_line.h"

namespace tengen {
namespace {

// The attacker's stones of a four that no reply stops: the four and the five.
constexpr int kFourWins = 2;

constexpr uint64_t kLengthMask = 511;
static_assert(SolveLimits::kAnyLength == kLengthMask);

// The limit of the next node, one attacker's stone on.
int OneLess(int length) { return length == SolveLimits::kAnyLength ? length : length - 1; }

// The points within reach of a stone on its four lines. A four there may use that stone.
Bitboard Reach(const Geometry& geometry, Point point) {
  Bitboard reach;
  for (Direction direction : kDirections) {
    for (int steps = -4; steps <= 4; ++steps) {
      const Point next = geometry.Along(point, direction, steps);
      if (next != kNoPoint) reach.Add(next);
    }
  }
  return reach;
}

// The classes of points that make a four, greater threats first.
constexpr std::array<PointThreat, 5> kFourClasses = {
    PointThreat::kOpenFour, PointThreat::kDoubleFour, PointThreat::kFourThree, PointThreat::kFour,
    PointThreat::kForbidden};

// The attacker's legal fours of a class.
Bitboard FoursOfClass(Position& position, Color attacker, PointThreat threat) {
  const Bitboard& points = position.points(attacker, threat);
  if (threat != PointThreat::kForbidden) return points;
  return LegalPoints(position, attacker, points & FourPoints(position, attacker));
}

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

VcfSolver::VcfSolver(size_t num_entries)
    : dead_ends_(std::bit_floor(std::max<size_t>(num_entries, kLengthMask + 1))) {}

void VcfSolver::Clear() { std::fill(dead_ends_.begin(), dead_ends_.end(), 0); }

bool VcfSolver::IsDeadEnd(uint64_t hash, int length) const {
  const uint64_t entry = dead_ends_[hash & (dead_ends_.size() - 1)];
  return (entry ^ hash) <= kLengthMask && (entry & kLengthMask) >= static_cast<uint64_t>(length);
}

void VcfSolver::RememberDeadEnd(uint64_t hash, int length) {
  dead_ends_[hash & (dead_ends_.size() - 1)] =
      (hash & ~kLengthMask) | static_cast<uint64_t>(length);
}

SolveResult VcfSolver::Solve(Position& position, const SolveLimits& limits) {
  SolveResult result;
  Run run{.attacker = position.side_to_move(), .limits = limits};
  result.length = SolveNode(position, run, {limits.length, &result.proof}, kNoPoint);
  result.nodes = run.nodes;
  if (result.length > 0) {
    result.outcome = SolveOutcome::kWin;
    result.plies = 2 * result.length - 1;
    ScopedMove move(position, result.proof.move);
    result.line = LongestLine(position, result.proof);
  } else {
    result.outcome = run.cut ? SolveOutcome::kUnknown : SolveOutcome::kNone;
  }
  return result;
}

std::vector<SolvedMove> VcfSolver::SolveMoves(Position& position, const SolveLimits& limits) {
  const Color attacker = position.side_to_move();
  const Bitboard fives = position.points(attacker, PointThreat::kFive);
  Bitboard fours;
  for (PointThreat threat : kFourClasses) fours |= FoursOfClass(position, attacker, threat);
  fours &= AllowedPoints(position, attacker);
  std::vector<SolvedMove> moves;
  for (Point move : fives | fours) {
    if (fives.Contains(move)) {
      moves.push_back({move, SolveOutcome::kWin, 1});
      continue;
    }
    Run run{.attacker = attacker, .limits = limits};
    const int length = TryFour(position, run, {limits.length, nullptr}, move);
    const SolveOutcome failure = run.cut ? SolveOutcome::kUnknown : SolveOutcome::kNone;
    moves.push_back({move, length > 0 ? SolveOutcome::kWin : failure, length});
  }
  return moves;
}

int VcfSolver::FindWin(Position& position, const SolveLimits& limits) {
  Run run{.attacker = position.side_to_move(), .limits = limits};
  return SolveNode(position, run, {limits.length, nullptr}, kNoPoint);
}

// Returns the length of the win, or 0. The attacker is to move.
int VcfSolver::SolveNode(Position& position, Run& run, const Task& task, Point last_attack) {
  const int at_hand = FindWinAtHand(position, task.length, task.proof);
  if (at_hand > 0 || task.length < kFourWins) return at_hand;
  const uint64_t hash = position.hash();
  if (IsDeadEnd(hash, task.length)) return 0;
  Bitboard allowed = AllowedPoints(position, run.attacker);
  // Chains go on where they are: fours that may use the last stone come first.
  if (last_attack != kNoPoint) {
    const Bitboard local = Reach(position.geometry(), last_attack);
    const int length = TryFours(position, run, task, allowed & local);
    if (length > 0 || run.cut) return length;
    allowed &= ~local;
  }
  const int length = TryFours(position, run, task, allowed);
  if (length == 0 && !run.cut) RememberDeadEnd(hash, task.length);
  return length;
}

int VcfSolver::TryFours(Position& position, Run& run, const Task& task, const Bitboard& allowed) {
  for (PointThreat threat : kFourClasses) {
    if (!position.Has(run.attacker, threat)) continue;
    const Bitboard fours = FoursOfClass(position, run.attacker, threat) & allowed;
    for (Point four : fours) {
      if (LimitReached(run)) return 0;
      const int length = TryFour(position, run, task, four);
      if (length > 0 || run.cut) return length;
    }
  }
  return 0;
}

bool VcfSolver::LimitReached(Run& run) {
  const SolveLimits& limits = run.limits;
  if (run.nodes >= limits.nodes || (limits.stop != nullptr && limits.stop->load())) run.cut = true;
  return run.cut;
}

int VcfSolver::TryFour(Position& position, Run& run, const Task& task, Point four) {
  ++run.nodes;
  ScopedMove move(position, four);
  if (task.proof != nullptr) {
    *task.proof = ProofNode();
    task.proof->move = four;
  }
  const int length = AnswerAll(position, run, {OneLess(task.length), task.proof});
  if (length > 0 && task.proof != nullptr) {
    CompleteFourNode(position, run.attacker, *task.proof);
  }
  return length == 0 ? 0 : length + 1;
}

// The attacker's stones that follow the longest defence; 0 if some reply escapes.
int VcfSolver::AnswerAll(Position& position, Run& run, const Task& task) {
  const Color defender = Opponent(run.attacker);
  const Point last_attack = position.last_move();
  int longest = 1;  // without a legal reply the defender plays anywhere, and the five follows
  for (Point reply : DefencesAgainstFives(position, run.attacker)) {
    if (IsForbidden(position, defender, reply)) continue;
    ScopedMove move(position, reply);
    ProofNode next;
    const int length =
        SolveNode(position, run, {task.length, task.proof ? &next : nullptr}, last_attack);
    if (length == 0) return 0;
    longest = std::max(longest, length);
    if (task.proof != nullptr) task.proof->replies.push_back({reply, std::move(next)});
  }
  return longest;
}

}  // namespace tengen
