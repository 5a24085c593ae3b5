#include "search/static_win.h"

#include "engine/defence.h"
#include "engine/forbidden.h"
#include "search/move_generator.h"

namespace tengen {
namespace {

bool SomeReplyStopsFives(Position& position, Color defender) {
  const Bitboard replies = DefencesAgainstFives(position, Opponent(defender));
  for (Point reply : replies) {
    if (!IsForbidden(position, defender, reply)) return true;
  }
  return false;
}

// The opponent's one reply to a four or a three is on that line, so it leaves the other three; it
// makes no four, so the open four comes next and the five after it. Not for Black in renju, whose
// open four may be forbidden.
bool WinsWithTwoThreats(const Position& position, Color color) {
  return (position.Has(color, PointThreat::kFourThree) ||
          position.Has(color, PointThreat::kDoubleThree)) &&
         !MayMakeFour(position, Opponent(color)) && !HasForbiddenPoints(position.rule(), color);
}

}  // namespace

Value StaticValue(Position& position, int ply) {
  const Color own = position.side_to_move();
  if (position.Has(own, PointThreat::kFive)) return WinIn(ply + 1);
  if (position.Has(Opponent(own), PointThreat::kFive)) {
    return SomeReplyStopsFives(position, own) ? kNoValue : LossIn(ply + 2);
  }
  if (ThreatensOpenFour(position, own)) return WinIn(ply + 3);
  return WinsWithTwoThreats(position, own) ? WinIn(ply + 5) : kNoValue;
}

}  // namespace tengen
