// The openings in which engines choose their colours, by SWAP2BOARD.
//
//   OpeningPhase phase(OpeningRule::kSwap2, board);
//   absl::StatusOr<Point> white_move = PlaySwapOpening(phase, {&first, &second});
//   phase.moves(), phase.ColorOf(Player::kFirst)
#ifndef TENGEN_PROTOCOL_MANAGER_SWAP_DIALOGUE_H_
#define TENGEN_PROTOCOL_MANAGER_SWAP_DIALOGUE_H_

#include <array>

#include "absl/status/statusor.h"
#include "engine/opening_rule.h"
#include "engine/point.h"
#include "protocol/manager/engine_player.h"

namespace tengen {

// Whether engines can be asked to play this opening: swap and swap2.
bool IsSwapOpening(OpeningRule rule);

// Asks the players, by who begins, until the opening is over. Returns the move with which the
// player who kept White has begun the ordinary game, or kNoPoint if White is still to be asked. An
// error is a fault (`ReasonOfFault`) of `phase.player_to_act()`, or Cancelled. REQUIRES:
// IsSwapOpening(phase.rule()), a phase at its beginning, and both players are ready.
absl::StatusOr<Point> PlaySwapOpening(OpeningPhase& phase,
                                      const std::array<EnginePlayer*, 2>& players);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_MANAGER_SWAP_DIALOGUE_H_
