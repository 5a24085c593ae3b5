// The opening of renju by RIF 1996, for engines that know Yixin's commands for Soosorv's opening:
// the same but for how many fifth moves there are.
//
//   OpeningPhase phase(OpeningRule::kRif1996, board);
//   absl::Status status = PlayRifOpening(phase, {&first, &second});
//
//   asked of            command                             answer
//   first player        YXSOOSORVSTEP1                      MOVE1 x y, MOVE2 x y, MOVE3 x y
//   second player       YXSOOSORVSTEP2, three stones        SWAP1 YES or SWAP1 NO
//   White               YXSOOSORVSTEP3, three stones        MOVE4 x y n
//   Black               YXSOOSORVSTEP5 2, four stones       MOVE5 REFRESH, MOVE5 x y twice,
//                                                           MOVE5 DONE
//   White               YXSOOSORVSTEP6, four, the fifths    MOVE5C x y
//
// Each line of an answer begins with MESSAGE SOOSORV.
#ifndef TENGEN_PROTOCOL_MANAGER_RIF_DIALOGUE_H_
#define TENGEN_PROTOCOL_MANAGER_RIF_DIALOGUE_H_

#include <array>

#include "absl/status/status.h"
#include "engine/opening_rule.h"
#include "protocol/manager/engine_player.h"

namespace tengen {

// Asks the players, by who begins, until the opening is over; White is then to move. An error is a
// fault (`ReasonOfFault`) of `phase.player_to_act()`, or Cancelled. REQUIRES: a phase of kRif1996
// at its beginning, and both players are ready.
absl::Status PlayRifOpening(OpeningPhase& phase, const std::array<EnginePlayer*, 2>& players);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_MANAGER_RIF_DIALOGUE_H_
