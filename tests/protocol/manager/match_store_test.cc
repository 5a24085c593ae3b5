#include "protocol/manager/match_store.h"

#include <filesystem>
#include <fstream>

#include "absl/strings/str_cat.h"
#include "engine/formats/psq.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "protocol/text_file.h"
#include "tests/support/matchers.h"
#include "tests/support/test_data.h"

namespace tengen {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;

const std::vector<std::string>& Names() {
  static const auto& names = *new std::vector<std::string>{"first \"one\"", "zweite é"};
  return names;
}

GameOutcome Outcome() {
  GameOutcome outcome;
  outcome.record.rule = Rule::kRenju;
  const std::vector<Point> moves = PointsFromText("H8 I9 J10 K11", 15);
  for (size_t i = 0; i < moves.size(); ++i) {
    outcome.record.moves.push_back({moves[i], std::nullopt});
    if (i >= 2) outcome.record.moves[i].milliseconds = 100 * static_cast<int64_t>(i);
  }
  outcome.record.result = GameResult::kWhiteWins;
  outcome.detail = "the engine ended with code 3";
  GameSummary& summary = outcome.summary;
  summary.result = GameResult::kWhiteWins;
  summary.reason = GameReason::kCrash;
  summary.times = {PlayerTimes{absl::Microseconds(1234567), absl::Microseconds(890), 1},
                   PlayerTimes{absl::Microseconds(300001), absl::ZeroDuration(), 1}};
  summary.wall = absl::Microseconds(2000000);
  summary.waited = absl::Microseconds(1900000);
  return outcome;
}

class MatchStoreTest : public ::testing::Test {
 protected:
  MatchStoreTest() { std::filesystem::remove_all(folder_); }

  MatchStore Created() const {
    absl::StatusOr<MatchStore> store = MatchStore::Create(folder_, {"--games=4", "--tc=1s"});
    EXPECT_THAT(store, IsOk());
    return *std::move(store);
  }

  const std::string folder_ =
      absl::StrCat(testing::TempDir(), "match_store_test/",
                   testing::UnitTest::GetInstance()->current_test_info()->name());
};

TEST_F(MatchStoreTest, WhatIsStoredIsReadBack) {
  {
    MatchStore store = Created();
    ASSERT_THAT(store.Append(Names(), {2, 1, 0, 1, 1, 5}, Outcome()), IsOk());
  }
  const absl::StatusOr<MatchStore> store = MatchStore::Open(folder_);
  ASSERT_THAT(store, IsOk());
  EXPECT_THAT(store->flags(), ElementsAre("--games=4", "--tc=1s"));
  const absl::StatusOr<std::vector<GameLine>> games = store->ReadGames(Names());
  ASSERT_THAT(games, IsOk());
  ASSERT_THAT(*games, SizeIs(1));
  const ScheduledGame& game = games->front().game;
  EXPECT_EQ(game.number, 2);
  EXPECT_EQ(game.pair, 1);
  EXPECT_EQ(game.opening, 5);
  EXPECT_EQ(game.black, 1);
  EXPECT_EQ(game.white(), 0);
  const GameSummary& summary = games->front().summary;
  const GameSummary expected = Outcome().summary;
  EXPECT_EQ(summary.result, expected.result);
  EXPECT_EQ(summary.reason, expected.reason);
  EXPECT_EQ(summary.wall, expected.wall);
  EXPECT_EQ(summary.waited, expected.waited);
  for (size_t i = 0; i < summary.times.size(); ++i) {
    EXPECT_EQ(summary.times[i].used, expected.times[i].used);
    EXPECT_EQ(summary.times[i].worst_overstep, expected.times[i].worst_overstep);
    EXPECT_EQ(summary.times[i].moves, expected.times[i].moves);
  }
}

TEST_F(MatchStoreTest, EveryGameIsAPiskvorkFileToo) {
  MatchStore store = Created();
  ASSERT_THAT(store.Append(Names(), {11, 5, 0, 1, 1, 5}, Outcome()), IsOk());
  const absl::StatusOr<std::string> text = ReadTextFile(absl::StrCat(folder_, "/games/000012.psq"));
  ASSERT_THAT(text, IsOk());
  const absl::StatusOr<PsqFile> file = ParsePsq(*text, {.rule = Rule::kRenju});
  ASSERT_THAT(file, IsOk());
  EXPECT_EQ(file->game.moves, Outcome().record.moves);
  EXPECT_THAT(file->notes, ElementsAre("zweite é", "first \"one\""));
  EXPECT_EQ(file->end_code, -2);
}

TEST_F(MatchStoreTest, ALineThatWasCutShortCountsForNothing) {
  {
    MatchStore store = Created();
    ASSERT_THAT(store.Append(Names(), {0, 0, 0, 1, 0, 0}, Outcome()), IsOk());
    ASSERT_THAT(store.Append(Names(), {1, 0, 0, 1, 1, 0}, Outcome()), IsOk());
  }
  const std::string path = absl::StrCat(folder_, "/games.jsonl");
  std::filesystem::resize_file(path, std::filesystem::file_size(path) - 10);
  absl::StatusOr<MatchStore> store = MatchStore::Open(folder_);
  ASSERT_THAT(store, IsOk());
  EXPECT_THAT(*store->ReadGames(Names()), SizeIs(1));
  ASSERT_THAT(store->Append(Names(), {1, 0, 0, 1, 1, 0}, Outcome()), IsOk());
  EXPECT_THAT(*store->ReadGames(Names()), SizeIs(2));
}

TEST_F(MatchStoreTest, AFolderWithAMatchIsNotWrittenOver) {
  Created();
  EXPECT_THAT(MatchStore::Create(folder_, {}),
              StatusIs(absl::StatusCode::kAlreadyExists, HasSubstr("--resume=")));
}

TEST_F(MatchStoreTest, AFolderWithoutAMatchCannotBeOpened) {
  EXPECT_THAT(MatchStore::Open(folder_),
              StatusIs(absl::StatusCode::kNotFound, HasSubstr("holds no match")));
}

TEST_F(MatchStoreTest, ADamagedLineIsNamed) {
  MatchStore store = Created();
  ASSERT_THAT(store.Append(Names(), {0, 0, 0, 1, 0, 0}, Outcome()), IsOk());
  std::ofstream(absl::StrCat(folder_, "/games.jsonl"), std::ios::app) << "{\"game\":2}\n";
  EXPECT_THAT(store.ReadGames(Names()),
              StatusIs(absl::StatusCode::kDataLoss, HasSubstr("line 2: no key 'black'")));
  EXPECT_THAT(store.ReadGames({"others", "zweite é"}),
              StatusIs(absl::StatusCode::kDataLoss, HasSubstr("line 1: 'black': no engine")));
}

}  // namespace
}  // namespace tengen
