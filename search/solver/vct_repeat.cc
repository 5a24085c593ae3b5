// Wins that are repeated: after one more reply, the attacker first tries the moves that have won
// after another (the simulation of Kawano 1996). Cheaper by far than to search for them again,
// since each position has one move of the attacker; and it fails soon where the reply makes a
// difference.
#include "engine/defence.h"
#include "engine/forbidden.h"
#include "engine/scoped_move.h"
#include "engine/zobrist.h"
#include "search/solver/proof_line.h"
#include "search/solver/threat_zone.h"
#include "search/solver/threats.h"
#include "search/solver/vct.h"

namespace tengen {
namespace {

// What one repeated win may cost, in nodes.
constexpr uint64_t kRepeatNodes = 200;

}  // namespace

// The attacker has been found to win after `reply`: what wins there may win after the other
// children of the node.
void VctSolver::RepeatAfterOthers(Position& position, Run& run, int length, Point reply) {
  const Cell stone = CellOf(position.side_to_move());
  for (Child& child : ChildrenAt(position.ply())) {
    if (child.numbers.decided()) continue;
    ScopedMove move(position, child.move);
    const Repeat repeat = {.length = length,
                           .difference = ZobristKey(reply, stone) ^ ZobristKey(child.move, stone)};
    run.repeat_end = run.nodes + kRepeatNodes;
    if (RepeatAttack(position, run, repeat)) child.numbers = ProofNumbers::Succeeded();
  }
}

// Whether the attacker, who is to move, wins by the moves that win in the model.
bool VctSolver::RepeatAttack(Position& position, Run& run, const Repeat& repeat) {
  if (FindWinAtHand(position, repeat.length, nullptr) > 0) return true;
  ++run.nodes;
  if (run.nodes > run.repeat_end || LimitReached(run)) return false;
  const uint64_t key = KeyOf(position.hash(), repeat.length);
  ProofNumbers numbers;
  if (table_.Find(key, numbers) && numbers.decided()) return numbers.succeeded();
  const uint64_t model = KeyOf(position.hash() ^ repeat.difference, repeat.length);
  if (!table_.Find(model, numbers) || !numbers.succeeded()) return false;
  const Point move = table_.MoveOf(model);
  const bool wins =
      move == kNoPoint
          ? vcf_.FindWin(position, {.nodes = kAttackVcfNodes, .length = repeat.length}) > 0
          : RepeatMove(position, run, repeat, move);
  if (wins) table_.Store(key, ProofNumbers::Succeeded(), 1, move);
  return wins;
}

bool VctSolver::RepeatMove(Position& position, Run& run, const Repeat& repeat, Point move) {
  if (!position.IsEmpty(move) || IsForbidden(position, run.attacker, move)) return false;
  const bool blocks = position.Has(Opponent(run.attacker), PointThreat::kFive);
  ScopedMove stone(position, move);
  return RepeatDefence(position, run, repeat.AfterStone(), blocks);
}

// The defender is to move. `blocks`: the attacker's last stone had to block a five.
bool VctSolver::RepeatDefence(Position& position, Run& run, const Repeat& repeat, bool blocks) {
  const Color defender = position.side_to_move();
  if (position.Has(defender, PointThreat::kFive)) return false;
  if (!Threatens(position, run.attacker, blocks, repeat.length) &&
      (threats_ == Threats::kStraightFour ||
       ThreatenedFours(position, run.attacker, repeat.length).outcome != SolveOutcome::kWin)) {
    return false;
  }
  for (Point reply : RepliesToAttack(position, run.attacker, repeat.length)) {
    ScopedMove answer(position, reply);
    if (RepeatAttack(position, run, repeat)) continue;
    if (!position.Has(defender, PointThreat::kFive)) return false;
    if (!RepeatAfterFour(position, run, repeat, reply)) return false;
  }
  table_.Store(KeyOf(position.hash(), repeat.length), ProofNumbers::Failed(), 1, kNoPoint);
  return true;
}

// The defender's last stone made a four, which the model may not have. The attacker blocks it and
// goes on as before.
bool VctSolver::RepeatAfterFour(Position& position, Run& run, const Repeat& repeat, Point four) {
  if (run.nodes > run.repeat_end || LimitReached(run)) return false;
  const Color defender = Opponent(run.attacker);
  const uint64_t key = KeyOf(position.hash(), repeat.length);
  Repeat rest = repeat.AfterStone();
  rest.difference ^= ZobristKey(four, CellOf(defender));
  for (Point block : RepliesToFour(position, defender)) {
    Repeat after_block = rest;
    after_block.difference ^= ZobristKey(block, CellOf(run.attacker));
    ScopedMove stone(position, block);
    if (!RepeatDefence(position, run, after_block, /*blocks=*/true)) continue;
    table_.Store(key, ProofNumbers::Succeeded(), 1, block);
    return true;
  }
  return false;
}

}  // namespace tengen
