#include "search/solver/defences.h"

#include "engine/forbidden.h"
#include "engine/proof.h"
#include "engine/scoped_move.h"

namespace tengen {
namespace {

// Whether the opponent still wins after a move. Mostly its threat goes through as it stands.
SolveResult SolveAfter(Solver& solver, Position& position, const ProofNode& threat,
                       const SolveLimits& limits) {
  if (!CheckProof(position, threat).ok()) return solver.Solve(position, limits);
  SolveResult still_wins;
  still_wins.outcome = SolveOutcome::kWin;
  return still_wins;
}

}  // namespace

DefenceAnswer FindDefences(Solver& solver, Position& position, const SolveLimits& limits) {
  const Color defender = position.side_to_move();
  DefenceAnswer answer;
  {
    ScopedTurn turn(position, Opponent(defender));
    answer.threat = solver.Solve(position, limits);
  }
  answer.nodes = answer.threat.nodes;
  if (answer.threat.outcome != SolveOutcome::kWin) return answer;
  for (Point move : LegalPoints(position, defender, position.empty())) {
    if (position.threat(defender, move) == PointThreat::kFive) {
      answer.defences.push_back(move);
      continue;
    }
    ScopedMove stone(position, move);
    const SolveResult after = SolveAfter(solver, position, answer.threat.proof, limits);
    answer.nodes += after.nodes;
    if (after.outcome == SolveOutcome::kNone) answer.defences.push_back(move);
    if (after.outcome == SolveOutcome::kUnknown) answer.undecided.push_back(move);
  }
  return answer;
}

}  // namespace tengen
