// What may stop a threatened victory by continuous fours.
#ifndef TENGEN_SEARCH_SOLVER_THREAT_ZONE_H_
#define TENGEN_SEARCH_SOLVER_THREAT_ZONE_H_

#include "engine/bitboard.h"
#include "engine/position.h"
#include "engine/proof.h"

namespace tengen {

// All points that a proof names.
Bitboard PointsOf(const ProofNode& proof);

// The replies of the side to move, legal ones, that may refute `threat`: a win by fours that the
// attacker would have, were it to move. They are the points of the threat, those with which one of
// the forced replies would make a four, and the defender's own fours; and whatever lies near where
// the threat turns on a forbidden point or on a five that can be closed. Every other reply loses to
// the threat as it stands. `position` is unchanged on return.
Bitboard RepliesToFours(Position& position, const ProofNode& threat);

// The legal replies of the side to move after which `threat`, a win that the attacker would have
// were it to move, does not hold as it stands. `position` is unchanged on return.
Bitboard RepliesThatSpoil(Position& position, const ProofNode& threat);

}  // namespace tengen

#endif  // TENGEN_SEARCH_SOLVER_THREAT_ZONE_H_
