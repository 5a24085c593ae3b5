#include "search/solver/first_move.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "engine/bitboard.h"
#include "engine/forbidden.h"
#include "engine/proof.h"
#include "engine/scoped_move.h"
#include "search/solver/proof_line.h"
#include "search/solver/threats.h"

namespace tengen {
namespace {

// Whether the last stone, the attacker's, is an attack as the goal has it.
bool Attacks(Position& position, SolveGoal goal, bool blocked_a_five) {
  const Color attacker = Opponent(position.side_to_move());
  if (goal == SolveGoal::kWin || position.Has(attacker, PointThreat::kFive)) return true;
  if (goal == SolveGoal::kVcf) return false;
  const Point on_line_with = blocked_a_five ? kNoPoint : position.last_move();
  return !StraightFourPoints(position, attacker, on_line_with).IsEmpty();
}

MoveAnswer Failure(Point move, SolveOutcome outcome, Point refutation) {
  MoveAnswer answer;
  answer.move = move;
  answer.refutation = refutation;
  answer.result.outcome = outcome;
  return answer;
}

// Answers all replies to a move, one after the other.
class ReplyProver {
 public:
  ReplyProver(Solver& solver, Position& position, const SolveLimits& limits)
      : solver_(solver), position_(position), rest_(limits) {
    rest_.length = OneLess(rest_.length);
  }

  // REQUIRES: the defender is to move and can't make five.
  MoveAnswer ProveAll(Point move);

  uint64_t nodes() const { return nodes_; }

 private:
  SolveResult Solve();
  SolveResult SolveIfIdle();

  Solver& solver_;
  Position& position_;
  SolveLimits rest_;
  uint64_t nodes_ = 0;
};

SolveResult ReplyProver::Solve() {
  SolveResult result = solver_.Solve(position_, rest_);
  nodes_ += result.nodes;
  rest_.nodes -= std::min(rest_.nodes, result.nodes);
  return result;
}

// What the attacker does if the defender does nothing.
SolveResult ReplyProver::SolveIfIdle() {
  ScopedTurn turn(position_, Opponent(position_.side_to_move()));
  return Solve();
}

MoveAnswer ReplyProver::ProveAll(Point move) {
  SolveResult idle = SolveIfIdle();
  ProofNode node{move, {}, nullptr};
  const Bitboard replies = LegalPoints(position_, position_.side_to_move(), position_.empty());
  // Without a legal reply, only a five at once counts.
  bool needs_idle = replies.IsEmpty();
  if (needs_idle && idle.length != 1) return Failure(move, SolveOutcome::kNone, kNoPoint);
  for (Point reply : replies) {
    ScopedMove stone(position_, reply);
    if (idle.outcome == SolveOutcome::kWin && CheckProof(position_, idle.proof).ok()) {
      needs_idle = true;
      continue;
    }
    SolveResult answer = Solve();
    if (answer.outcome == SolveOutcome::kWin) {
      node.replies.push_back({reply, std::move(answer.proof)});
      continue;
    }
    const bool is_refuted = answer.outcome == SolveOutcome::kNone;
    return Failure(move, answer.outcome, is_refuted ? reply : kNoPoint);
  }
  if (needs_idle) node.otherwise = std::make_unique<ProofNode>(std::move(idle.proof));
  return {move, WinOf(position_, std::move(node)), kNoPoint};
}

}  // namespace

MoveAnswer SolveFirstMove(Solver& solver, Position& position, Point move,
                          const SolveLimits& limits) {
  const Color attacker = position.side_to_move();
  const Color defender = Opponent(attacker);
  constexpr SolveOutcome kNone = SolveOutcome::kNone;
  if (IsForbidden(position, attacker, move)) return Failure(move, kNone, kNoPoint);
  if (position.threat(attacker, move) == PointThreat::kFive) {
    return {move, WinOf(position, {move, {}, nullptr}), kNoPoint};
  }
  const bool blocks_a_five = position.Has(defender, PointThreat::kFive);
  ScopedMove stone(position, move);
  const Point five = position.points(defender, PointThreat::kFive).First();
  if (five != kNoPoint) return Failure(move, kNone, five);
  if (limits.length < 2 || !Attacks(position, solver.goal(), blocks_a_five)) {
    return Failure(move, kNone, kNoPoint);
  }
  ReplyProver prover(solver, position, limits);
  MoveAnswer answer = prover.ProveAll(move);
  answer.result.nodes = prover.nodes();
  return answer;
}

std::vector<MoveAnswer> SolveFirstMoves(Solver& solver, Position& position,
                                        const SolveLimits& limits) {
  std::vector<MoveAnswer> answers;
  for (Point move : LegalPoints(position, position.side_to_move(), position.empty())) {
    MoveAnswer answer = SolveFirstMove(solver, position, move, limits);
    const bool attacks =
        answer.result.outcome != SolveOutcome::kNone || answer.refutation != kNoPoint;
    if (attacks) answers.push_back(std::move(answer));
  }
  return answers;
}

}  // namespace tengen
