#include "search/solver/threat_zone.h"

#include <array>

#include "engine/forbidden.h"
#include "engine/geometry.h"
#include "engine/rule.h"
#include "engine/scoped_move.h"
#include "search/solver/threats.h"

namespace tengen {
namespace {

// What the moves of a threat have in common, gathered by playing them.
struct ThreatCells {
  Bitboard replies;
  bool turns_on_forbidden_point = false;
};

void Gather(Position& position, const ProofNode& node, ThreatCells& cells) {
  const Color attacker = position.side_to_move();
  if (position.threat(attacker, node.move) == PointThreat::kForbidden) {
    cells.turns_on_forbidden_point = true;
  }
  if (node.IsLeaf()) return;
  ScopedMove move(position, node.move);
  // A four that nothing answers: the five's point must be forbidden to the defender.
  cells.turns_on_forbidden_point |= node.replies.empty();
  for (const ProofReply& reply : node.replies) {
    cells.replies.Add(reply.reply);
    cells.turns_on_forbidden_point |= IsForbidden(position, Opponent(attacker), reply.reply);
    ScopedMove answer(position, reply.reply);
    Gather(position, reply.next, cells);
  }
}

// The empty points of five in a row from `first` on, if one more stone of the defender than the
// threat gives it would make a four of them.
Bitboard FourToBe(const Position& position, const Bitboard& defenders, Point first,
                  Direction direction) {
  Bitboard empties;
  int stones = 0;
  for (int steps = 0; steps < 5; ++steps) {
    const Point point = position.geometry().Along(first, direction, steps);
    if (point == kNoPoint) return Bitboard();
    if (defenders.Contains(point)) {
      ++stones;
    } else if (position.IsEmpty(point)) {
      empties.Add(point);
    } else {
      return Bitboard();
    }
  }
  return stones >= 3 ? empties : Bitboard();
}

// Points with which a forced reply of the threat would make a four.
Bitboard CounterFours(const Position& position, Color defender, const Bitboard& replies) {
  Bitboard defenders = replies;
  for (int index = 0; index < kNumPoints; ++index) {
    const Point point = Point::FromIndex(index);
    if (position.geometry().Contains(point) && position.at(point) == CellOf(defender)) {
      defenders.Add(point);
    }
  }
  Bitboard points;
  for (Point reply : replies) {
    for (Direction direction : kDirections) {
      for (int steps = -4; steps <= 0; ++steps) {
        const Point first = position.geometry().Along(reply, direction, steps);
        if (first != kNoPoint) points |= FourToBe(position, defenders, first, direction);
      }
    }
  }
  return points;
}

}  // namespace

Bitboard PointsOf(const ProofNode& proof) {
  Bitboard points = Bitboard::Of(proof.move);
  if (proof.otherwise != nullptr) points |= PointsOf(*proof.otherwise);
  for (const ProofReply& reply : proof.replies) {
    points.Add(reply.reply);
    points |= PointsOf(reply.next);
  }
  return points;
}

Bitboard RepliesToFours(Position& position, const ProofNode& threat) {
  const Color defender = position.side_to_move();
  const Color attacker = Opponent(defender);
  ThreatCells cells;
  {
    ScopedTurn turn(position, attacker);
    Gather(position, threat, cells);
  }

  Bitboard replies = PointsOf(threat) | CounterFours(position, defender, cells.replies) |
                     LegalFourPoints(position, defender);
  const RowSpec& row = SpecOf(position.rule()).row[static_cast<size_t>(attacker)];
  if (cells.turns_on_forbidden_point || row.closed_five == ClosedFive::kNoWin) {
    replies |= position.candidates();
  }
  return LegalPoints(position, defender, replies & position.empty());
}

Bitboard RepliesThatSpoil(Position& position, const ProofNode& threat) {
  Bitboard replies;
  for (Point reply : LegalPoints(position, position.side_to_move(), position.empty())) {
    ScopedMove answer(position, reply);
    if (!CheckProof(position, threat).ok()) replies.Add(reply);
  }
  return replies;
}

}  // namespace tengen
