// Forbidden points of Renju: where Black may not play although the point is empty.
//
//   if (FindForbidden(position, point) != ForbiddenKind::kNone) { ... }
//
// Follows the RIF definition: a five is never forbidden; a three counts only if one of its
// completions to an open four is itself a legal move. Section numbers are cited in the .cc.
#ifndef TENGEN_ENGINE_FORBIDDEN_H_
#define TENGEN_ENGINE_FORBIDDEN_H_

#include <array>
#include <cstdint>

#include "absl/strings/string_view.h"
#include "engine/bitboard.h"
#include "engine/geometry.h"
#include "engine/point.h"
#include "engine/position.h"

namespace tengen {

// In the order in which they are named when several apply.
enum class ForbiddenKind : uint8_t { kNone, kOverline, kDoubleFour, kDoubleThree };

absl::string_view NameOf(ForbiddenKind kind);

// Returns why `point` is forbidden for Black, or kNone; always kNone under a rule without forbidden
// points and for a point that is not empty. Plays and takes back stones on `position`, which is
// unchanged on return. O(1) unless the pattern tables report a possible double three.
ForbiddenKind FindForbidden(Position& position, Point point);

// Whether `point` is forbidden for `color`: false for White.
inline bool IsForbidden(Position& position, Color color, Point point) {
  return position.threat(color, point) == PointThreat::kForbidden &&
         FindForbidden(position, point) != ForbiddenKind::kNone;
}

// Those of `points`, all of them empty, that are not forbidden to `color`. `position` is unchanged
// on return.
Bitboard LegalPoints(Position& position, Color color, const Bitboard& points);

// All forbidden points of Black. `position` is unchanged on return.
Bitboard ForbiddenPointsOf(Position& position);

// Where one more black stone makes an open four of the three through `point` (rule 9.3, point 4):
// past either end of its row, or kNoPoint. Says nothing about whether the stone may be played.
// REQUIRES: a black stone that makes a three in `direction` stands on `point`.
std::array<Point, 2> OpenFourPoints(const Position& position, Point point, Direction direction);

}  // namespace tengen

#endif  // TENGEN_ENGINE_FORBIDDEN_H_
