// Plays the games of a match, some at a time.
//
//   MatchSettings settings;
//   settings.engines = {a, b};
//   settings.openings = openings;
//   RunMatch(settings, schedule, on_game, stop);
#ifndef TENGEN_PROTOCOL_MANAGER_MATCH_RUNNER_H_
#define TENGEN_PROTOCOL_MANAGER_MATCH_RUNNER_H_

#include <atomic>
#include <functional>
#include <optional>
#include <vector>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "engine/formats/opening_list.h"
#include "engine/geometry.h"
#include "engine/referee.h"
#include "engine/rule.h"
#include "protocol/manager/engine_player.h"
#include "protocol/manager/engine_spec.h"
#include "protocol/manager/game_outcome.h"
#include "protocol/manager/player_clock.h"
#include "protocol/manager/schedule.h"

namespace tengen {

struct MatchSettings {
  std::vector<EngineSpec> engines;
  Rule rule = Rule::kFreestyle;
  Geometry board{15};
  ClockSettings clock;  // of the engines without one of their own
  PlayerTerms terms;
  RefereeSettings referee;
  std::vector<Opening> openings = {Opening()};  // none: the engines make them (`game_runner.h`)
  std::optional<int> draw_after;                // stones
  int concurrency = 1;                          // games at a time
};

// Takes a finished game, with the engine that has had Black as `black`; an error ends the match.
// Called from any thread, one at a time, before that thread's next game begins.
using GameSink = std::function<absl::Status(const ScheduledGame&, const GameOutcome&)>;

// Plays `games` in order and returns when all engines have ended: after the last game, at the first
// error of `on_game`, which it returns, or soon after `stop` is set, by whomever. Games in play at
// that time are lost. REQUIRES: concurrency >= 1, at least two engines.
absl::Status RunMatch(const MatchSettings& settings, absl::Span<const ScheduledGame> games,
                      const GameSink& on_game, std::atomic<bool>& stop);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_MANAGER_MATCH_RUNNER_H_
