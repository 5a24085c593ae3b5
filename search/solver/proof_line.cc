#include "search/solver/proof_line.h"

#include <utility>

#include "engine/forbidden.h"

namespace tengen {
namespace {

bool IsLegal(Position& position, Point point) {
  return position.IsEmpty(point) && !IsForbidden(position, position.side_to_move(), point);
}

// The first of the legal replies of the longest wins, or null if none is named.
const ProofReply* LongestReply(Position& position, const ProofNode& node) {
  const ProofReply* longest = nullptr;
  for (const ProofReply& reply : node.replies) {
    if (!IsLegal(position, reply.reply)) continue;
    if (longest == nullptr || LengthOf(reply.next) > LengthOf(longest->next)) longest = &reply;
  }
  return longest;
}

}  // namespace

std::vector<Point> LongestLine(Position& position, const ProofNode& proof) {
  std::vector<Point> line = {proof.move};
  const int ply = position.ply();
  const ProofReply* reply = LongestReply(position, proof);
  while (reply != nullptr) {
    for (Point point : {reply->reply, reply->next.move}) {
      line.push_back(point);
      position.Play(point);
    }
    reply = LongestReply(position, reply->next);
  }
  while (position.ply() > ply) position.Undo();
  return line;
}

SolveResult WinOf(Position& position, ProofNode proof) {
  SolveResult result;
  result.outcome = SolveOutcome::kWin;
  result.length = LengthOf(proof);
  result.plies = 2 * result.length - 1;
  result.line = LongestLine(position, proof);
  result.proof = std::move(proof);
  return result;
}

}  // namespace tengen
