#include "protocol/cli/match_display.h"

#include <algorithm>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/string_view.h"
#include "absl/time/clock.h"

namespace tengen {
namespace {

// Fast engines end more games than a screen can show.
constexpr absl::Duration kDrawInterval = absl::Milliseconds(200);

std::string DescribeGame(const MatchTable& table, const ScheduledGame& game,
                         const GameOutcome& outcome) {
  const GameResult result = outcome.record.result;
  const absl::string_view score = result == GameResult::kDraw        ? "1/2-1/2"
                                  : result == GameResult::kBlackWins ? "1-0"
                                                                     : "0-1";
  std::string text =
      absl::StrCat("game ", game.number + 1, ", ", table.names[static_cast<size_t>(game.black)],
                   " - ", table.names[static_cast<size_t>(game.white())], " ", score, ", ",
                   NameOf(outcome.summary.reason), ", ", outcome.record.moves.size(), " stones");
  if (!outcome.detail.empty()) absl::StrAppend(&text, " (", outcome.detail, ")");
  return text;
}

}  // namespace

void MatchDisplay::Show(const MatchTable& table, const MatchTally& tally, const ScheduledGame& game,
                        const GameOutcome& outcome) {
  if (view_ == MatchView::kTable) DrawTable(table, tally);
  if (view_ == MatchView::kGames) {
    out_ << absl::StrCat(tally.games(), " of ", table.num_games, ": ",
                         DescribeGame(table, game, outcome), "\n")
         << std::flush;
  }
}

void MatchDisplay::DrawTable(const MatchTable& table, const MatchTally& tally) {
  const absl::Time now = absl::Now();
  if (now - drawn_ < kDrawInterval) return;
  drawn_ = now;
  const std::string text = FormatMatchTable(table, tally);
  if (lines_ > 0) out_ << absl::StrFormat("\x1b[%dA\x1b[J", lines_);
  out_ << text << std::flush;
  lines_ = std::count(text.begin(), text.end(), '\n');
}

}  // namespace tengen
