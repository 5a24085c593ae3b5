// The proof of a forced win, as a tree that anyone can replay with the rules alone.
//
//   absl::StatusOr<Proof> proof = ParseProof(text);      // formats/proof_text.h
//   absl::Status verdict = CheckProof(*proof);           // OK, or where and why it fails
//
// At each of the attacker's turns the proof names one move. At each of the defender's turns it
// names the replies that matter, each with its continuation, and one continuation for every other
// legal reply. The checker tries all legal replies: nothing is taken on trust.
#ifndef TENGEN_ENGINE_PROOF_H_
#define TENGEN_ENGINE_PROOF_H_

#include <memory>
#include <vector>

#include "absl/status/status.h"
#include "engine/point.h"
#include "engine/position.h"

namespace tengen {

struct ProofReply;

// The attacker's move and what follows. A node without replies and without `otherwise` makes five.
struct ProofNode {
  Point move;
  std::vector<ProofReply> replies;       // each point once
  std::unique_ptr<ProofNode> otherwise;  // after every other legal reply

  bool IsLeaf() const;
};

// A reply of the defender and the attacker's answer.
struct ProofReply {
  Point reply;
  ProofNode next;
};

inline bool ProofNode::IsLeaf() const { return replies.empty() && otherwise == nullptr; }

struct Proof {
  Position position;  // the attacker is the side to move
  ProofNode root;
};

// Whether the attacker wins by force as the proof says:
// - each of its moves is on an empty point and not forbidden to it;
// - a node is a leaf if and only if its move wins;
// - after every other move no legal reply of the defender wins, and each is answered: by its own
//   continuation if it is listed, else by `otherwise`, which must hold after each of them;
// - a defender without a legal reply (all that is left is forbidden to Black) has lost if the
//   attacker can make five next.
// A listed reply that is not legal is never played, so it proves nothing and harms nothing.
// InvalidArgument names the moves up to the fault and what is wrong there. The time grows with the
// number of nodes, times the number of empty points for each `otherwise` below another that is not
// a leaf.
absl::Status CheckProof(const Proof& proof);

// The same for a tree below `position`, which is unchanged on return. REQUIRES: the attacker is the
// side to move.
absl::Status CheckProof(Position& position, const ProofNode& root);

// The attacker's stones in the longest continuation, up to and including the five.
int LengthOf(const ProofNode& node);

}  // namespace tengen

#endif  // TENGEN_ENGINE_PROOF_H_
