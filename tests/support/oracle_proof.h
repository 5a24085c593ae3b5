// Proofs of forced wins made and judged by the oracle, for tests of the checker and of the solvers.
//
//   std::optional<ProofNode> proof = ProveVcf(board, {Rule::kRenju, Color::kWhite}, 4);
//   EXPECT_TRUE(Holds(board, attack, *proof));
#ifndef TENGEN_TESTS_SUPPORT_ORACLE_PROOF_H_
#define TENGEN_TESTS_SUPPORT_ORACLE_PROOF_H_

#include <optional>

#include "engine/proof.h"
#include "tests/oracle/rules.h"
#include "tests/oracle/solver.h"

namespace tengen {

// The proof of a shortest win by continuous fours of at most `max_length` stones of the attacker,
// who is to move; nothing if there is none.
std::optional<ProofNode> ProveVcf(const oracle::Board& board, oracle::Attack attack,
                                  int max_length);

// Whether the proof holds as `CheckProof` defines it, told by brute force on a plain board.
bool Holds(const oracle::Board& board, oracle::Attack attack, const ProofNode& node);

// The stones of a position on a plain board.
oracle::Board BoardOf(const Position& position);

}  // namespace tengen

#endif  // TENGEN_TESTS_SUPPORT_ORACLE_PROOF_H_
