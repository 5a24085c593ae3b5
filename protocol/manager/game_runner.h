// One game of a match: two engines, a referee, an opening.
//
//   const GameSetup setup = {Rule::kRenju, Geometry(15), opening};
//   absl::StatusOr<GameOutcome> outcome = PlayGame(setup, {&first, &second});
//
// A refused move (ForbiddenPolicy::kRefused) loses as an illegal one: the protocol has no way to
// hand it back.
#ifndef TENGEN_PROTOCOL_MANAGER_GAME_RUNNER_H_
#define TENGEN_PROTOCOL_MANAGER_GAME_RUNNER_H_

#include <array>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/color.h"
#include "engine/geometry.h"
#include "engine/point.h"
#include "engine/referee.h"
#include "engine/rule.h"
#include "protocol/manager/engine_player.h"
#include "protocol/manager/game_outcome.h"
#include "protocol/manager/player_clock.h"

namespace tengen {

struct GameSetup {
  Rule rule = Rule::kFreestyle;
  Geometry board{15};
  // Black first; does not end the game. Absent: the players make it, by the referee's opening.
  std::optional<std::vector<Point>> opening = std::vector<Point>();
  std::array<ClockSettings, 2> clocks = {};  // by player
  RefereeSettings referee;
  std::optional<int> draw_after;  // stones after which an open game is a draw
};

// Plays from START to the end of the game. Each fault of an engine loses the game to it, and ends
// its process; the other one lives on. Cancelled if the match is interrupted; then both are ended.
// REQUIRES: an opening, or that it is kSwap, kSwap2 or kRif1996. `players` are by who begins: the
// first has Black unless the opening lets it change. Thread rule: that of EnginePlayer.
absl::StatusOr<GameOutcome> PlayGame(const GameSetup& setup,
                                     const std::array<EnginePlayer*, 2>& players);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_MANAGER_GAME_RUNNER_H_
