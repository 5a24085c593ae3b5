// What a proof tree gives a person: the longest line of play, and the whole answer.
#ifndef TENGEN_SEARCH_SOLVER_PROOF_LINE_H_
#define TENGEN_SEARCH_SOLVER_PROOF_LINE_H_

#include <vector>

#include "engine/point.h"
#include "engine/position.h"
#include "engine/proof.h"
#include "search/solver/solve_result.h"

namespace tengen {

// The attacker's and the defender's moves in turn against the longest legal defence, of equally
// long ones the first that is named. Ends with the five, or with a four to which no legal reply is
// named. `position` is unchanged on return. REQUIRES: the first move of `proof`, a proof that
// holds, is the last move of `position`, or five.
std::vector<Point> LongestLine(Position& position, const ProofNode& proof);

// The answer that a proof gives, but for the nodes. REQUIRES: as for `LongestLine`.
SolveResult WinOf(Position& position, ProofNode proof);

}  // namespace tengen

#endif  // TENGEN_SEARCH_SOLVER_PROOF_LINE_H_
