// Matches whose openings are made by the engines, or by a rule.
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/match_runs.h"

namespace tengen {
namespace {

using ::testing::HasSubstr;
using ::testing::SizeIs;
using ::testing::StartsWith;

std::string Chooser(absl::string_view name, absl::string_view choice) {
  return Toy(name, absl::StrCat("--swap2=", choice));
}

// Two games of swap2: A begins the first, B the second. The toys place H8 I8 J6, then A15 or
// A15 B15, and go on with the first free point.
std::vector<FlatJson> PlaySwap2(const std::string& a, const std::string& b) {
  const MatchRun run = RunMatchCommand({a, b, "--tc=20s", "--opening=swap2", "--games=2"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.games, SizeIs(2));
  return run.games.size() == 2 ? run.games : std::vector<FlatJson>(2);
}

TEST(MatchSwap2Test, TheSecondPlayerMayTakeBlack) {
  const FlatJson game = PlaySwap2(Chooser("A", "swap"), Chooser("B", "swap"))[0];
  EXPECT_EQ(game.at("black"), "B");
  EXPECT_EQ(game.at("opening_moves"), "H8I8J6");
  // White is to move: A, who began.
  EXPECT_THAT(game.at("moves"), StartsWith("H8I8J6A15B15"));
  EXPECT_EQ(game.at("reason"), "five") << game.at("detail");
}

TEST(MatchSwap2Test, TheSecondPlayerMayKeepWhiteByItsMove) {
  const FlatJson game = PlaySwap2(Chooser("A", "swap"), Chooser("B", "keep"))[0];
  EXPECT_EQ(game.at("black"), "A");
  EXPECT_EQ(game.at("opening_moves"), "H8I8J6");
  EXPECT_THAT(game.at("moves"), StartsWith("H8I8J6A15B15"));
  EXPECT_EQ(game.at("reason"), "five") << game.at("detail");
}

TEST(MatchSwap2Test, AfterTwoMoreStonesTheFirstPlayerChooses) {
  const FlatJson black = PlaySwap2(Chooser("A", "swap"), Chooser("B", "two"))[0];
  EXPECT_EQ(black.at("opening_moves"), "H8I8J6A15B15");
  EXPECT_EQ(black.at("black"), "A");
  const FlatJson white = PlaySwap2(Chooser("A", "keep"), Chooser("B", "two"))[0];
  EXPECT_EQ(white.at("reason"), "illegal");  // A15 is on a stone by then
  EXPECT_EQ(white.at("white"), "A");
  EXPECT_EQ(white.at("winner"), "black");
}

TEST(MatchSwap2Test, TheOtherPlayerBeginsTheSecondGame) {
  const std::vector<FlatJson> games = PlaySwap2(Chooser("A", "swap"), Chooser("B", "keep"));
  // A takes Black of B's stones.
  EXPECT_EQ(games[1].at("black"), "A");
}

TEST(MatchSwap2Test, AStoneOnAStoneIsIllegal) {
  const FlatJson game = PlaySwap2(Chooser("A", "swap"), Chooser("B", "occupied"))[0];
  EXPECT_EQ(game.at("reason"), "illegal");
  EXPECT_EQ(game.at("white"), "B");
  EXPECT_EQ(game.at("winner"), "black");
}

TEST(MatchSwap2Test, SwapHasNoChoiceOfTwoStones) {
  const MatchRun run = RunMatchCommand(
      {Chooser("A", "swap"), Chooser("B", "two"), "--tc=20s", "--opening=swap", "--games=1"});
  ASSERT_THAT(run.games, SizeIs(1)) << run.err;
  EXPECT_EQ(run.games[0].at("reason"), "illegal");
  EXPECT_EQ(run.games[0].at("winner"), "black");
}

TEST(MatchOpeningsTest, TheCentreIsPlacedForTheEngines) {
  const MatchRun run = RunMatchCommand({Toy("A"), Toy("B"), "--tc=20s", "--opening=centre"});
  ASSERT_THAT(run.games, SizeIs(2)) << run.err;
  for (const FlatJson& game : run.games) {
    EXPECT_THAT(game.at("moves"), StartsWith("H8A15"));
    EXPECT_EQ(game.at("reason"), "five");
  }
}

// The toys place H8 H9 I7 and A15, offer B15 and C15, and keep C15.
TEST(MatchRifTest, PlayersPlaceChooseOfferAndKeep) {
  for (const std::string choice : {"swap", "keep"}) {
    const MatchRun run = RunMatchCommand({Chooser("A", choice), Chooser("B", choice), "--tc=20s",
                                          "--rule=renju", "--opening=rif-1996", "--games=2"});
    ASSERT_THAT(run.games, SizeIs(2)) << run.err;
    for (const FlatJson& game : run.games) {
      EXPECT_EQ(game.at("opening_moves"), "H8H9I7A15C15");
      // White is to move, and plays the first free point.
      EXPECT_THAT(game.at("moves"), StartsWith("H8H9I7A15C15B15"));
      EXPECT_EQ(game.at("reason"), "five") << game.at("detail");
    }
    // A begins the first game.
    EXPECT_EQ(run.games[0].at("black"), choice == "swap" ? "B" : "A");
    EXPECT_EQ(run.games[1].at("black"), choice == "swap" ? "A" : "B");
  }
}

TEST(MatchRifTest, AFaultIsThatOfThePlayerWhoActs) {
  const MatchRun occupied = RunMatchCommand({Chooser("A", "occupied"), Chooser("B", "swap"),
                                             "--tc=20s", "--opening=rif-1996", "--games=1"});
  ASSERT_THAT(occupied.games, SizeIs(1)) << occupied.err;
  EXPECT_EQ(occupied.games[0].at("reason"), "illegal");
  EXPECT_EQ(occupied.games[0].at("white"), "A");
  EXPECT_EQ(occupied.games[0].at("winner"), "black");
  const MatchRun unknown = RunMatchCommand({Chooser("A", "swap"), Chooser("B", "unknown"),
                                            "--tc=20s", "--opening=rif-1996", "--games=1"});
  ASSERT_THAT(unknown.games, SizeIs(1)) << unknown.err;
  EXPECT_EQ(unknown.games[0].at("reason"), "no-answer");
  EXPECT_EQ(unknown.games[0].at("white"), "B");
  EXPECT_EQ(unknown.games[0].at("winner"), "black");
}

TEST(MatchOpeningsTest, EnginesThatPlaceTheFirstStonesNeedNoFile) {
  const MatchRun run =
      RunMatchCommand({Toy("A"), Toy("B"), "--opening=swap2", "--openings=none.txt"});
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_THAT(run.err, HasSubstr("the engines place the first stones"));
}

}  // namespace
}  // namespace tengen
