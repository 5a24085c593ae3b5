// A match while it is played: what is planned, what is finished, where it is kept and shown.
//
//   MatchSession session(options, plan);
//   session.StoreIn(store);
//   session.Play(concurrency, display, stop);
//   session.tally()
#ifndef TENGEN_PROTOCOL_CLI_MATCH_SESSION_H_
#define TENGEN_PROTOCOL_CLI_MATCH_SESSION_H_

#include <atomic>
#include <optional>
#include <ostream>

#include "absl/status/status.h"
#include "protocol/cli/match_display.h"
#include "protocol/cli/match_options.h"
#include "protocol/manager/match_store.h"
#include "protocol/manager/match_table.h"
#include "protocol/manager/match_tally.h"

namespace tengen {

class MatchSession {
 public:
  MatchSession(const MatchOptions& options, MatchPlan plan);

  // Keeps the games from now on.
  void StoreIn(MatchStore store) { store_ = std::move(store); }

  // The same, and counts the games that the store has: they aren't played again. DataLoss if one of
  // them is there twice or not of this match.
  absl::Status GoOnWith(MatchStore store);

  // Writes each game's line to `out`, which outlives this.
  void PrintLinesTo(std::ostream* out) { lines_out_ = out; }

  // Plays until all games are finished, the sequential test is decided or `stop` is set. An error
  // is that of the store.
  absl::Status Play(int concurrency, MatchDisplay& display, std::atomic<bool>& stop);

  // Whether nothing is left to play.
  bool IsOver() const { return tally_.games() == table_.num_games || IsDecided(); }

  const MatchTable& table() const { return table_; }
  const MatchTally& tally() const { return tally_; }

 private:
  bool IsDecided() const;
  absl::Status Keep(const ScheduledGame& game, const GameOutcome& outcome);

  MatchPlan plan_;
  MatchTable table_;
  MatchTally tally_;
  std::optional<MatchStore> store_;
  std::ostream* lines_out_ = nullptr;
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_MATCH_SESSION_H_
