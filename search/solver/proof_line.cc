#include "search/solver/proof_line.h"

#include <algorithm>

namespace tengen {

std::vector<Point> LongestLine(const ProofNode& proof) {
  std::vector<Point> line = {proof.move};
  const ProofNode* node = &proof;
  while (!node->replies.empty()) {
    const auto longest = std::max_element(node->replies.begin(), node->replies.end(),
                                          [](const ProofReply& a, const ProofReply& b) {
                                            return LengthOf(a.next) < LengthOf(b.next);
                                          });
    line.push_back(longest->reply);
    line.push_back(longest->next.move);
    node = &longest->next;
  }
  return line;
}

}  // namespace tengen
