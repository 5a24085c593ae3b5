#include "engine/proof.h"

#include <algorithm>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "engine/bitboard.h"
#include "engine/color.h"
#include "engine/forbidden.h"
#include "engine/notation.h"
#include "engine/point_threat.h"
#include "engine/rule.h"
#include "engine/scoped_move.h"

namespace tengen {
namespace {

class Checker {
 public:
  explicit Checker(Position& position)
      : position_(position),
        attacker_(position.side_to_move()),
        defender_(Opponent(attacker_)),
        start_(position.ply()) {}

  // REQUIRES: the attacker is to move.
  absl::Status CheckAttack(const ProofNode& node);

 private:
  absl::Status CheckReplies(const ProofNode& node);
  absl::Status CheckAfter(Point reply, const ProofNode& next);
  bool WinsAfterAny(const ProofNode& next, const Bitboard& replies) const;
  std::string Text(Point point) const { return FormatPoint(point, position_.geometry()); }
  absl::Status Fault(absl::string_view what) const;

  Position& position_;  // unchanged on return from each check
  Color attacker_;
  Color defender_;
  int start_;  // the ply at which the proof begins
};

absl::Status Checker::CheckAttack(const ProofNode& node) {
  if (!position_.geometry().Contains(node.move)) return Fault("a move is outside the board");
  if (!position_.IsEmpty(node.move)) {
    return Fault(absl::StrCat("the attacker's ", Text(node.move), " is not empty"));
  }
  if (IsForbidden(position_, attacker_, node.move)) {
    return Fault(absl::StrCat("the attacker's ", Text(node.move), " is forbidden"));
  }
  const bool wins = position_.threat(attacker_, node.move) == PointThreat::kFive;
  if (wins && node.IsLeaf()) return absl::OkStatus();
  if (wins) return Fault(absl::StrCat("the proof goes on after ", Text(node.move), ", which wins"));
  if (node.IsLeaf()) {
    return Fault(absl::StrCat("the proof ends with ", Text(node.move), ", which does not win"));
  }
  ScopedMove move(position_, node.move);
  return CheckReplies(node);
}

absl::Status Checker::CheckReplies(const ProofNode& node) {
  const Point five = position_.points(defender_, PointThreat::kFive).First();
  if (five != kNoPoint) return Fault(absl::StrCat("the defender wins with ", Text(five)));
  Bitboard replies = LegalPoints(position_, defender_, position_.empty());
  if (replies.IsEmpty()) {
    return position_.Has(attacker_, PointThreat::kFive)
               ? absl::OkStatus()
               : Fault("the defender has no legal reply, and the attacker no five");
  }
  for (const auto& [reply, next] : node.replies) {
    if (!position_.geometry().Contains(reply) || !replies.Contains(reply)) continue;
    replies.Remove(reply);
    absl::Status status = CheckAfter(reply, next);
    if (!status.ok()) return status;
  }
  if (replies.IsEmpty()) return absl::OkStatus();
  if (node.otherwise == nullptr) {
    return Fault(absl::StrCat("the reply ", Text(replies.First()), " is not answered"));
  }
  if (WinsAfterAny(*node.otherwise, replies)) return absl::OkStatus();
  for (Point reply : replies) {
    absl::Status status = CheckAfter(reply, *node.otherwise);
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

absl::Status Checker::CheckAfter(Point reply, const ProofNode& next) {
  ScopedMove move(position_, reply);
  return CheckAttack(next);
}

// The case of nearly all nodes, told without playing the replies: a five that only a stone on its
// own point stops, which is not among them.
bool Checker::WinsAfterAny(const ProofNode& next, const Bitboard& replies) const {
  return next.IsLeaf() && !FivesCanBeClosed(position_.rule(), attacker_) &&
         position_.geometry().Contains(next.move) && !replies.Contains(next.move) &&
         position_.threat(attacker_, next.move) == PointThreat::kFive;
}

absl::Status Checker::Fault(absl::string_view what) const {
  std::string path;
  for (int ply = start_; ply < position_.ply(); ++ply) {
    absl::StrAppend(&path, " ", Text(position_.delta(ply).move));
  }
  return absl::InvalidArgumentError(path.empty() ? absl::StrCat("at the start: ", what)
                                                 : absl::StrCat("after", path, ": ", what));
}

}  // namespace

absl::Status CheckProof(const Proof& proof) {
  Position position = proof.position;
  return CheckProof(position, proof.root);
}

absl::Status CheckProof(Position& position, const ProofNode& root) {
  return Checker(position).CheckAttack(root);
}

int LengthOf(const ProofNode& node) {
  int longest = node.otherwise == nullptr ? 0 : LengthOf(*node.otherwise);
  for (const auto& [reply, next] : node.replies) longest = std::max(longest, LengthOf(next));
  return longest + 1;
}

}  // namespace tengen
