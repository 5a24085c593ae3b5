#include "search/solver/threat_zone.h"

#include "engine/defence.h"
#include "engine/forbidden.h"
#include "engine/rule.h"
#include "engine/scoped_move.h"
#include "search/move_generator.h"

namespace tengen {
namespace {

// Where one more stone of the defender may keep a win from holding as it stands.
struct Zone {
  Bitboard points;
  bool turns_on_forbidden_point = false;  // then other points may do so, too
};

// Walks a proof as `CheckProof` does, and gathers what the defender's stone would have to stand on,
// to make a difference: the points of the attacker's stones, those that close a five, and those
// that would make a four, which then becomes a five where the attacker makes no four.
class ZoneWalk {
 public:
  ZoneWalk(Position& position, Color attacker, const std::atomic<bool>* stop)
      : position_(position), attacker_(attacker), defender_(Opponent(attacker)), stop_(stop) {}

  Zone Of(const ProofNode& proof) {
    ScopedTurn turn(position_, attacker_);
    Zone zone;
    AddAttack(proof, zone);
    if (Stopped()) zone.points = position_.empty();
    return zone;
  }

 private:
  bool Stopped() const { return stop_ != nullptr && stop_->load(std::memory_order_relaxed); }
  void AddAttack(const ProofNode& node, Zone& zone);
  void AddReplies(const ProofNode& node, Zone& zone);
  void AddRepliesToThreat(const ProofNode& threat, const Bitboard& replies, Zone& zone);
  void AddEndsOfFive(Point five, Zone& zone) const;

  Position& position_;
  Color attacker_;
  Color defender_;
  const std::atomic<bool>* stop_;
};

void ZoneWalk::AddAttack(const ProofNode& node, Zone& zone) {
  if (!position_.IsEmpty(node.move)) return;
  zone.points.Add(node.move);
  // An extra stone may make it forbidden, or legal, from far away.
  if (position_.threat(attacker_, node.move) == PointThreat::kForbidden) {
    zone.turns_on_forbidden_point = true;
  }
  if (node.IsLeaf()) {
    if (FivesCanBeClosed(position_.rule(), attacker_)) AddEndsOfFive(node.move, zone);
    return;
  }
  ScopedMove move(position_, node.move);
  AddReplies(node, zone);
}

void ZoneWalk::AddReplies(const ProofNode& node, Zone& zone) {
  if (Stopped()) return;
  zone.points |= FourPoints(position_, defender_);
  zone.points |= position_.points(defender_, PointThreat::kForbidden);
  Bitboard replies = position_.empty();
  for (const auto& [reply, next] : node.replies) {
    if (!replies.Contains(reply)) continue;
    replies.Remove(reply);
    ScopedMove answer(position_, reply);
    AddAttack(next, zone);
  }
  const bool can_be_forbidden = HasForbiddenPoints(position_.rule(), defender_);
  if (node.otherwise == nullptr) {
    // All replies are named, or none is legal.
    zone.turns_on_forbidden_point |= can_be_forbidden;
    return;
  }
  Zone threat_zone;
  {
    ScopedTurn turn(position_, attacker_);
    AddAttack(*node.otherwise, threat_zone);
  }
  zone.points |= threat_zone.points;
  zone.turns_on_forbidden_point |= threat_zone.turns_on_forbidden_point;
  if (can_be_forbidden) {
    // A reply that only its being forbidden rules out.
    const Bitboard spoilers = replies & threat_zone.points;
    zone.turns_on_forbidden_point |= !(LegalPoints(position_, defender_, spoilers) == spoilers);
  }
  if (!node.otherwise->IsLeaf()) AddRepliesToThreat(*node.otherwise, replies, zone);
}

// The extra stone may make a four together with the reply.
void ZoneWalk::AddRepliesToThreat(const ProofNode& threat, const Bitboard& replies, Zone& zone) {
  for (Point reply : replies) {
    if (reply == threat.move) continue;
    ScopedMove answer(position_, reply);
    AddAttack(threat, zone);
  }
}

// The points beside the rows that a stone on `five` completes: a stone on one of them may close a
// five together with a reply on the other.
void ZoneWalk::AddEndsOfFive(Point five, Zone& zone) const {
  for (Direction direction : kDirections) {
    for (int sign : {-1, 1}) {
      Point point = five;
      int steps = 0;
      do {
        steps += sign;
        point = position_.geometry().Along(five, direction, steps);
      } while (point != kNoPoint && position_.at(point) == CellOf(attacker_));
      if (point != kNoPoint && position_.IsEmpty(point)) zone.points.Add(point);
    }
  }
}

}  // namespace

Bitboard RepliesToFours(Position& position, const ProofNode& threat) {
  const Color defender = position.side_to_move();
  Zone zone = ZoneWalk(position, Opponent(defender), nullptr).Of(threat);
  if (zone.turns_on_forbidden_point) zone.points |= position.candidates();
  return LegalPoints(position, defender, zone.points);
}

Bitboard RepliesThatSpoil(Position& position, const ProofNode& threat,
                          const std::atomic<bool>* stop) {
  const Color defender = position.side_to_move();
  const Zone zone = ZoneWalk(position, Opponent(defender), stop).Of(threat);
  Bitboard replies = LegalPoints(position, defender, zone.points);
  if (!zone.turns_on_forbidden_point) return replies;
  Bitboard others = position.empty();
  for (Point point : zone.points) others.Remove(point);
  for (Point reply : LegalPoints(position, defender, others)) {
    ScopedMove answer(position, reply);
    const bool stopped = stop != nullptr && stop->load();
    if (stopped || !CheckProof(position, threat).ok()) replies.Add(reply);
  }
  return replies;
}

}  // namespace tengen
