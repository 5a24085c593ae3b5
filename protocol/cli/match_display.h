// Shows the games of a match as they end, for whoever watches.
//
//   MatchDisplay display(streams.err, MatchView::kTable);
//   display.Show(table, tally, game, outcome);
#ifndef TENGEN_PROTOCOL_CLI_MATCH_DISPLAY_H_
#define TENGEN_PROTOCOL_CLI_MATCH_DISPLAY_H_

#include <cstddef>
#include <cstdint>
#include <ostream>

#include "absl/time/time.h"
#include "protocol/manager/game_outcome.h"
#include "protocol/manager/match_table.h"
#include "protocol/manager/match_tally.h"
#include "protocol/manager/schedule.h"

namespace tengen {

enum class MatchView : uint8_t {
  kNone,
  kTable,  // the whole table, over the last one: for a terminal
  kGames,  // a line a game
};

// Not thread-safe.
class MatchDisplay {
 public:
  // `out` outlives this.
  MatchDisplay(std::ostream& out, MatchView view) : out_(out), view_(view) {}

  // `game` has ended and is in `tally` already.
  void Show(const MatchTable& table, const MatchTally& tally, const ScheduledGame& game,
            const GameOutcome& outcome);

 private:
  void DrawTable(const MatchTable& table, const MatchTally& tally);

  std::ostream& out_;
  const MatchView view_;
  absl::Time drawn_ = absl::InfinitePast();
  std::ptrdiff_t lines_ = 0;  // of the table on the screen
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_MATCH_DISPLAY_H_
