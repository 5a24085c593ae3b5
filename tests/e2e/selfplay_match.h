// Many games of a brain against itself: which games, in which processes, how many at a time.
//
//   SelfPlayReport report = PlayMatch({brain, /*games=*/1000});
#ifndef TENGEN_TESTS_E2E_SELFPLAY_MATCH_H_
#define TENGEN_TESTS_E2E_SELFPLAY_MATCH_H_

#include <cstdint>
#include <functional>

#include "absl/time/time.h"
#include "tests/e2e/replay.h"
#include "tests/e2e/selfplay_game.h"
#include "tests/e2e/selfplay_report.h"

namespace tengen {

struct MatchConfig {
  BrainCommand brain;
  int games = 1;
  int concurrency = 1;
  absl::Duration turn_limit = absl::Milliseconds(50);
  absl::Duration tolerance = absl::Milliseconds(20);
  absl::Duration patience = absl::Seconds(10);
  uint64_t seed = 1;
};

// The game of a number, from 0. Rules and sizes take turns; size 20 where a rule is played on it.
// Each four games in a row share rule and size: two with 80 MiB, two with 350 MiB. The opening is
// 0 to 5 random stones around the centre, without a foul or a five, by `seed` and number alone.
SelfPlayConfig ConfigOfGame(const MatchConfig& match, int number);

// Whether the game is played in the processes of the one before it, by a START, or in fresh ones.
bool ReusesProcesses(int number);

// `progress` is called after each game, from one thread at a time.
SelfPlayReport PlayMatch(const MatchConfig& match,
                         const std::function<void(int games_done)>& progress = nullptr);

}  // namespace tengen

#endif  // TENGEN_TESTS_E2E_SELFPLAY_MATCH_H_
