#include "protocol/manager/match_table.h"

#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace tengen {
namespace {

using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;

// Engine 0 wins both games of `wins` pairs, and one game of each of `even` pairs.
MatchTally Tally(int num_engines, int wins, int even) {
  MatchTally tally(num_engines, OpeningUse::kTwice);
  for (int pair = 0; pair < wins + even; ++pair) {
    for (const int black : {0, 1}) {
      GameSummary summary;
      const bool first_wins = pair < wins || black == 0;
      summary.result = first_wins == (black == 0) ? GameResult::kBlackWins : GameResult::kWhiteWins;
      summary.reason = pair < wins ? GameReason::kTime : GameReason::kFive;
      summary.times[0].worst_overstep = absl::Microseconds(1250);
      summary.wall = absl::Milliseconds(1000);
      summary.waited = absl::Milliseconds(995);
      tally.Add({2 * pair + black, pair, 0, 1, black, pair}, summary);
    }
  }
  return tally;
}

TEST(MatchTableTest, CountsOfAnEngineAreInItsRow) {
  const std::string text = FormatMatchTable({{"A", "B"}, {}, 40, std::nullopt}, Tally(2, 3, 7));
  EXPECT_THAT(text, HasSubstr("20 of 40 games"));
  EXPECT_THAT(text, ContainsRegex("A +20 +13 +0 +7 +65.0 % "));
  EXPECT_THAT(text, ContainsRegex("B +20 +7 +0 +13 +35.0 % "));
  EXPECT_THAT(text, HasSubstr("[0 0 7 0 3]"));
  EXPECT_THAT(text, HasSubstr("[3 0 7 0 0]"));
  EXPECT_THAT(text, HasSubstr("1.2 ms"));
  EXPECT_THAT(text, HasSubstr("own share of the time: 0.50 %"));
  EXPECT_THAT(text, Not(HasSubstr("LLR")));
}

TEST(MatchTableTest, LossesAreCountedUnderTheirNames) {
  const std::string text = FormatMatchTable({{"A", "B"}, {}, 20, std::nullopt}, Tally(2, 3, 7));
  EXPECT_THAT(text, ContainsRegex("lost by +five +forbidden +time +crash +illegal +no-answer"));
  EXPECT_THAT(text, ContainsRegex("A +7 +0 +0 +0 +0 +0"));
  EXPECT_THAT(text, ContainsRegex("B +7 +0 +6 +0 +0 +0"));
}

// Field-log 67: "inf +/- nan" after few games, or where one side has won all.
TEST(MatchTableTest, NothingIsInfiniteOrNotANumber) {
  SprtSettings sprt;
  for (const MatchTally& tally : {Tally(2, 0, 0), Tally(2, 1, 0), Tally(2, 50, 0)}) {
    const MatchTable table{{"A", "B"}, {}, 100, sprt};
    for (const std::string& text :
         {FormatMatchTable(table, tally), FormatMatchJson(table, tally)}) {
      EXPECT_THAT(text, Not(HasSubstr("inf")));
      EXPECT_THAT(text, Not(HasSubstr("nan")));
    }
  }
}

TEST(MatchTableTest, TheSequentialTestLooksAtPairs) {
  SprtSettings sprt;
  sprt.elo1 = 10;
  const MatchTally tally = Tally(2, 3, 7);
  const SprtState state = EvaluateSprt(Pentanomial{{0, 0, 7, 0, 3}}, sprt);
  const std::string json = FormatMatchJson({{"A", "B"}, {}, 20, sprt}, tally);
  EXPECT_THAT(json, HasSubstr(R"("pairs":[0,0,7,0,3])"));
  EXPECT_THAT(json, HasSubstr(absl::StrCat("\"llr\":", state.llr)));
}

TEST(MatchTableTest, PairingsHaveRowsWhereThereAreSeveral) {
  const MatchTally tally = Tally(3, 1, 0);
  EXPECT_THAT(FormatMatchTable({{"A", "B", "C"}, {}, 6, std::nullopt}, tally),
              ContainsRegex("A - B +2 +2 +0 +0"));
}

}  // namespace
}  // namespace tengen
