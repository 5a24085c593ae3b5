#include "protocol/cli/match_display.h"

#include <sstream>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace tengen {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string Shown(MatchView view) {
  std::ostringstream out;
  MatchDisplay display(out, view);
  MatchTally tally(2, OpeningUse::kTwice);
  const MatchTable table{{"A", "B"}, {}, 10, std::nullopt};
  GameOutcome outcome;
  outcome.record.result = outcome.summary.result = GameResult::kWhiteWins;
  outcome.summary.reason = GameReason::kTime;
  outcome.detail = "too slow";
  const ScheduledGame game{4, 2, 0, 1, 1, 0};
  tally.Add(game, outcome.summary);
  display.Show(table, tally, game, outcome);
  display.Show(table, tally, game, outcome);
  return out.str();
}

TEST(MatchDisplayTest, ALineAGameSaysHowItEnded) {
  EXPECT_THAT(Shown(MatchView::kGames),
              HasSubstr("1 of 10: game 5, B - A 0-1, time, 0 stones (too slow)\n"));
}

TEST(MatchDisplayTest, ATableShowsTheStandings) {
  EXPECT_THAT(Shown(MatchView::kTable), HasSubstr("1 of 10 games"));
  EXPECT_THAT(Shown(MatchView::kTable), Not(HasSubstr("game 5")));
}

TEST(MatchDisplayTest, NobodyIsShownNothing) { EXPECT_EQ(Shown(MatchView::kNone), ""); }

}  // namespace
}  // namespace tengen
