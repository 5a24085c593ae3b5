#include "protocol/manager/schedule.h"

#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace tengen {
namespace {

using ::testing::SizeIs;

ScheduleSettings Settings(int engines, int games, int openings) {
  ScheduleSettings settings;
  settings.engines = engines;
  settings.games = games;
  settings.openings = openings;
  return settings;
}

// Field-log 69: pairings of a round robin got different openings, and colours were not swapped.
TEST(ScheduleTest, EveryPairingPlaysEachOpeningWithBothColours) {
  std::map<std::tuple<int, int, int>, int> games;  // by black, white, opening
  for (const ScheduledGame& game : MakeSchedule(Settings(3, 4, 2))) {
    ++games[{game.black, game.white(), game.opening}];
  }
  EXPECT_THAT(games, SizeIs(3 * 2 * 2));
  for (const auto& [game, count] : games) EXPECT_EQ(count, 1);
}

TEST(ScheduleTest, GamesOfAPairShareTheOpeningAndSwapTheColours) {
  std::map<int, std::vector<ScheduledGame>> pairs;
  for (const ScheduledGame& game : MakeSchedule(Settings(4, 10, 3))) {
    pairs[game.pair].push_back(game);
  }
  EXPECT_THAT(pairs, SizeIs(6 * 5));
  for (const auto& [pair, games] : pairs) {
    ASSERT_THAT(games, SizeIs(2));
    EXPECT_EQ(games[0].opening, games[1].opening);
    EXPECT_EQ(games[0].black, games[1].white());
    EXPECT_EQ(games[0].white(), games[1].black);
  }
}

TEST(ScheduleTest, WithoutRepetitionEachGameHasTheNextOpening) {
  ScheduleSettings settings = Settings(2, 5, 3);
  settings.opening_use = OpeningUse::kOnce;
  std::vector<int> openings;
  std::vector<int> blacks;
  for (const ScheduledGame& game : MakeSchedule(settings)) {
    openings.push_back(game.opening);
    blacks.push_back(game.black);
  }
  EXPECT_THAT(openings, ::testing::ElementsAre(0, 1, 2, 0, 1));
  EXPECT_THAT(blacks, ::testing::ElementsAre(0, 1, 0, 1, 0));
}

TEST(ScheduleTest, InAGauntletTheFirstEngineMeetsAllOthers) {
  ScheduleSettings settings = Settings(4, 2, 1);
  settings.tournament = Tournament::kGauntlet;
  std::set<std::pair<int, int>> pairings;
  for (const ScheduledGame& game : MakeSchedule(settings)) {
    pairings.insert({game.first, game.second});
  }
  EXPECT_EQ(pairings, (std::set<std::pair<int, int>>{{0, 1}, {0, 2}, {0, 3}}));
}

TEST(ScheduleTest, NumbersAreThePlacesInTheWholeMatch) {
  int expected = 0;
  for (const ScheduledGame& game : MakeSchedule(Settings(3, 5, 2))) {
    EXPECT_EQ(game.number, expected++);
  }
  EXPECT_EQ(expected, 3 * 5);
}

// By number; the share of each machine alone, from the same settings.
TEST(ScheduleTest, ShardsAreDisjointCompleteAndKeepPairsTogether) {
  for (const int count : {1, 2, 3, 7, 100}) {
    std::map<int, ScheduledGame> games;
    std::map<int, int> shard_of_pair;
    for (int number = 1; number <= count; ++number) {
      ScheduleSettings settings = Settings(3, 7, 2);
      settings.shard = {number, count};
      for (const ScheduledGame& game : MakeSchedule(settings)) {
        EXPECT_TRUE(games.emplace(game.number, game).second) << game.number << " twice";
        EXPECT_EQ(shard_of_pair.emplace(game.pair, number).first->second, number);
      }
    }
    const std::vector<ScheduledGame> whole = MakeSchedule(Settings(3, 7, 2));
    ASSERT_EQ(games.size(), whole.size());
    for (const ScheduledGame& game : whole) {
      const ScheduledGame& other = games.at(game.number);
      EXPECT_EQ(std::tie(other.black, other.first, other.second, other.opening, other.pair),
                std::tie(game.black, game.first, game.second, game.opening, game.pair));
    }
  }
}

}  // namespace
}  // namespace tengen
