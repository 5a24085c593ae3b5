#include "protocol/manager/match_tally.h"

#include <algorithm>
#include <random>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace tengen {
namespace {

using ::testing::ElementsAre;

GameSummary Ended(GameResult result, GameReason reason = GameReason::kFive) {
  GameSummary summary;
  summary.result = result;
  summary.reason = reason;
  return summary;
}

// Two games between engines 0 and 1.
ScheduledGame Game(int number) { return {number, number / 2, 0, 1, number % 2, number / 2}; }

TEST(MatchTallyTest, ResultsAreTheEnginesNotTheColours) {
  MatchTally tally(2, OpeningUse::kTwice);
  tally.Add(Game(0), Ended(GameResult::kBlackWins));
  tally.Add(Game(1), Ended(GameResult::kBlackWins));
  tally.Add(Game(2), Ended(GameResult::kBlackWins));
  tally.Add(Game(3), Ended(GameResult::kDraw));
  const WinDrawLoss& first = tally.engines()[0].results.games;
  EXPECT_THAT((std::vector<int64_t>{first.win, first.draw, first.loss}), ElementsAre(2, 1, 1));
  const WinDrawLoss& second = tally.engines()[1].results.games;
  EXPECT_THAT((std::vector<int64_t>{second.win, second.draw, second.loss}), ElementsAre(1, 1, 2));
  EXPECT_THAT(tally.engines()[0].results.pairs.pairs, ElementsAre(0, 0, 1, 1, 0));
  EXPECT_THAT(tally.engines()[1].results.pairs.pairs, ElementsAre(0, 1, 1, 0, 0));
}

TEST(MatchTallyTest, EveryPairResultHasItsPlace) {
  const auto points = [](GameResult black_of_0, GameResult black_of_1) {
    MatchTally tally(2, OpeningUse::kTwice);
    tally.Add(Game(0), Ended(black_of_0));
    tally.Add(Game(1), Ended(black_of_1));
    const auto& pairs = tally.pairings().at({0, 1}).pairs.pairs;
    return std::find(pairs.begin(), pairs.end(), 1) - pairs.begin();
  };
  EXPECT_EQ(points(GameResult::kWhiteWins, GameResult::kBlackWins), 0);
  EXPECT_EQ(points(GameResult::kWhiteWins, GameResult::kDraw), 1);
  EXPECT_EQ(points(GameResult::kDraw, GameResult::kDraw), 2);
  EXPECT_EQ(points(GameResult::kWhiteWins, GameResult::kWhiteWins), 2);
  EXPECT_EQ(points(GameResult::kBlackWins, GameResult::kDraw), 3);
  EXPECT_EQ(points(GameResult::kBlackWins, GameResult::kWhiteWins), 4);
}

TEST(MatchTallyTest, HalfAPairIsNone) {
  MatchTally tally(2, OpeningUse::kTwice);
  tally.Add(Game(0), Ended(GameResult::kBlackWins));
  EXPECT_EQ(tally.games(), 1);
  EXPECT_THAT(tally.engines()[0].results.pairs.pairs, ElementsAre(0, 0, 0, 0, 0));
}

TEST(MatchTallyTest, GamesFromDifferentOpeningsAreNoPairs) {
  MatchTally tally(2, OpeningUse::kOnce);
  tally.Add(Game(0), Ended(GameResult::kBlackWins));
  tally.Add(Game(1), Ended(GameResult::kBlackWins));
  EXPECT_THAT(tally.engines()[0].results.pairs.pairs, ElementsAre(0, 0, 0, 0, 0));
}

TEST(MatchTallyTest, LossesCountByTheirReason) {
  MatchTally tally(2, OpeningUse::kTwice);
  tally.Add(Game(0), Ended(GameResult::kWhiteWins, GameReason::kTime));
  tally.Add(Game(1), Ended(GameResult::kWhiteWins, GameReason::kCrash));
  tally.Add(Game(2), Ended(GameResult::kDraw, GameReason::kFullBoard));
  const auto lost = [&tally](size_t engine, GameReason reason) {
    return tally.engines()[engine].losses[static_cast<size_t>(reason)];
  };
  EXPECT_EQ(lost(0, GameReason::kTime), 1);
  EXPECT_EQ(lost(1, GameReason::kCrash), 1);
  EXPECT_EQ(lost(0, GameReason::kFullBoard) + lost(1, GameReason::kFullBoard), 0);
}

TEST(MatchTallyTest, TimesAddUpAndTheWorstOverstepStays) {
  MatchTally tally(2, OpeningUse::kTwice);
  GameSummary summary = Ended(GameResult::kDraw, GameReason::kFullBoard);
  summary.times[0] = {absl::Seconds(1), absl::Milliseconds(7), 10};
  summary.times[1] = {absl::Seconds(2), absl::Milliseconds(3), 11};
  summary.wall = absl::Seconds(4);
  summary.waited = absl::Seconds(3);
  tally.Add(Game(0), summary);
  tally.Add(Game(1), summary);
  for (const EngineTally& engine : tally.engines()) {
    EXPECT_EQ(engine.times.used, absl::Seconds(3));
    EXPECT_EQ(engine.times.worst_overstep, absl::Milliseconds(7));
    EXPECT_EQ(engine.times.moves, 21);
  }
  EXPECT_EQ(tally.wall(), absl::Seconds(8));
  EXPECT_EQ(tally.waited(), absl::Seconds(6));
}

TEST(MatchTallyTest, TheOrderOfGamesDoesNotMatter) {
  ScheduleSettings settings;
  settings.engines = 3;
  settings.games = 40;
  settings.openings = 20;
  std::vector<ScheduledGame> games = MakeSchedule(settings);
  const auto result_of = [](const ScheduledGame& game) {
    return static_cast<GameResult>(1 + (game.number * 7 + 3) % 3);
  };
  const auto pairs_of = [&](const std::vector<ScheduledGame>& order) {
    MatchTally tally(3, OpeningUse::kTwice);
    for (const ScheduledGame& game : order) tally.Add(game, Ended(result_of(game)));
    std::vector<std::array<int64_t, 5>> pairs;
    for (const auto& [pairing, results] : tally.pairings()) pairs.push_back(results.pairs.pairs);
    return pairs;
  };
  const auto in_order = pairs_of(games);
  std::mt19937 random(1);
  for (int i = 0; i < 10; ++i) {
    std::shuffle(games.begin(), games.end(), random);
    EXPECT_EQ(pairs_of(games), in_order);
  }
}

}  // namespace
}  // namespace tengen
