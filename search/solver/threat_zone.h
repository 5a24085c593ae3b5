// What may stop a win that the attacker threatens.
#ifndef TENGEN_SEARCH_SOLVER_THREAT_ZONE_H_
#define TENGEN_SEARCH_SOLVER_THREAT_ZONE_H_

#include <atomic>

#include "engine/bitboard.h"
#include "engine/position.h"
#include "engine/proof.h"

namespace tengen {

// The legal replies of the side to move that may refute `threat`, a win by fours that the attacker
// would have, were it to move. Every other reply loses to the threat as it stands. Where the threat
// turns on a forbidden point, whatever lies near is a reply, and those far away are left out though
// they may refute it. `position` is unchanged on return.
Bitboard RepliesToFours(Position& position, const ProofNode& threat);

// The legal replies of the side to move that may refute `threat`, any win that the attacker would
// have, were it to move. Every other reply loses to the threat as it stands. Takes about as long as
// a check of the proof; many times longer where the threat turns on a forbidden point. Once `*stop`
// (which may be null) is true, it returns soon, with more points than needed. `position` is
// unchanged on return.
Bitboard RepliesThatSpoil(Position& position, const ProofNode& threat,
                          const std::atomic<bool>* stop);

}  // namespace tengen

#endif  // TENGEN_SEARCH_SOLVER_THREAT_ZONE_H_
