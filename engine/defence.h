// What stops a five that is threatened.
//
//   Bitboard replies = DefencesAgainstFives(position, attacker);   // empty: it can't be stopped
#ifndef TENGEN_ENGINE_DEFENCE_H_
#define TENGEN_ENGINE_DEFENCE_H_

#include "engine/bitboard.h"
#include "engine/color.h"
#include "engine/point.h"
#include "engine/position.h"

namespace tengen {

// All points where one stone of the attacker's opponent keeps the attacker from winning at `five`:
// the point itself and, where a five closed at both ends does not win, the point that closes it.
// Whether Black may play them is another matter (`IsForbidden`).
// REQUIRES: `five` is an empty point at which `attacker` would win.
Bitboard FiveDefences(const Position& position, Color attacker, Point five);

// All points that stop every five the attacker threatens. REQUIRES: there is such a threat.
Bitboard DefencesAgainstFives(const Position& position, Color attacker);

}  // namespace tengen

#endif  // TENGEN_ENGINE_DEFENCE_H_
