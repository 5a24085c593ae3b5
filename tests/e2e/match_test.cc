// `tengen match` with engines that play right.
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/binary_path.h"
#include "tests/e2e/match_runs.h"
#include "tests/support/run_tengen.h"

namespace tengen {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;

std::vector<std::string> TwoToys(std::vector<std::string> flags) {
  flags.insert(flags.begin(), {Toy("A", "--play=position --seed=1"),
                               Toy("B", "--play=position --seed=2"), "--tc=20s"});
  return flags;
}

TEST(MatchTest, BothColoursPlayEachOpening) {
  const std::string book = WriteTestFile("book.txt", "h8h9i8\n0,0, 0,-1, 1,0, 1,1\n");
  const MatchRun run = RunMatchCommand(TwoToys({"--repeat", "--openings", book}));
  EXPECT_EQ(run.exit_code, 0) << run.err;
  ASSERT_THAT(run.games, SizeIs(4));
  std::vector<std::string> openings;
  std::vector<std::string> blacks;
  for (const FlatJson& game : run.games) {
    openings.push_back(game.at("opening_moves"));
    blacks.push_back(game.at("black"));
  }
  EXPECT_THAT(openings, ElementsAre("H8H9I8", "H8H9I8", "H8H9I8I7", "H8H9I8I7"));
  EXPECT_THAT(blacks, ElementsAre("A", "B", "A", "B"));
}

// Field-log 69.
TEST(MatchTest, EveryPairingOfThreeEnginesHasTheSameOpenings) {
  const std::string book = WriteTestFile("book.txt", "h8h9i8\ng7g8\n");
  const MatchRun run = RunMatchCommand({Toy("A"), Toy("B"), Toy("C"), "--tc=20s", "--repeat",
                                        "--games=4", "--openings", book, "--concurrency=2"});
  std::map<std::string, int> games;
  for (const FlatJson& game : run.games) {
    ++games[absl::StrCat(game.at("black"), game.at("white"), " ", game.at("opening_moves"))];
  }
  EXPECT_THAT(games, SizeIs(12));
  for (const auto& [game, count] : games) EXPECT_EQ(count, 1) << game;
}

TEST(MatchTest, EveryRuleIsPlayedToItsEnd) {
  for (const char* rule : {"freestyle", "standard", "renju", "caro", "caro+"}) {
    const MatchRun run =
        RunMatchCommand({Toy("A", "--play=random"), Toy("B", "--play=random --seed=2"), "--tc=20s",
                         absl::StrCat("--rule=", rule), "--size=9", "--games=6"});
    ASSERT_THAT(run.games, SizeIs(6)) << rule << run.err;
    for (const FlatJson& game : run.games) {
      EXPECT_EQ(game.at("rule"), rule);
      EXPECT_TRUE(game.at("reason") == "five" || game.at("reason") == "full-board")
          << rule << ": " << game.at("reason") << " " << game.at("detail");
    }
  }
}

TEST(MatchTest, ADrawIsAdjudicatedOnRequest) {
  const MatchRun run = RunMatchCommand(TwoToys({"--draw-after=20"}));
  ASSERT_THAT(run.games, SizeIs(2));
  EXPECT_EQ(run.games[0].at("reason"), "adjudicated");
  EXPECT_EQ(run.games[0].at("outcome"), "draw");
  EXPECT_THAT(run.games[0].at("moves"), ::testing::MatchesRegex("([A-O][0-9]+){20}"));
}

// Field-log 71.
TEST(MatchTest, AnEngineMayLieAnywhere) {
  const std::string folder = absl::StrCat(FreshFolder("some dir"), "/é 'x'");
  std::filesystem::create_directories(folder);
  std::filesystem::copy_file(BinaryPath("toy_brain"), absl::StrCat(folder, "/eng"));
  const MatchRun run = RunMatchCommand(
      {absl::StrCat("--engine=cmd=\"", folder, "/eng\" name='my engine'"), Toy("B"), "--tc=20s"});
  ASSERT_THAT(run.games, SizeIs(2)) << run.err;
  EXPECT_EQ(run.games[0].at("black"), "my engine");
  EXPECT_EQ(run.games[0].at("reason"), "five");
}

TEST(MatchTest, EnginesOfOneNameAreToldApart) {
  const MatchRun run = RunMatchCommand({Toy("X"), Toy("X"), "--tc=20s"});
  ASSERT_THAT(run.games, SizeIs(2)) << run.err;
  EXPECT_EQ(run.games[0].at("black"), "X");
  EXPECT_EQ(run.games[0].at("white"), "X-2");
}

TEST(MatchTest, TheTableSaysWhatTheGamesSay) { ExpectIdenticalEnginesWithinError(200); }

TEST(MatchTest, TheSequentialTestStopsAMatchThatIsDecided) {
  const MatchRun run = RunMatchCommand({Toy("A", "--play=random"), Toy("B", "--fault=crash --at=1"),
                                        "--tc=20s", "--games=10000", "--sprt=0,100"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_LT(run.games.size(), 1000);
  EXPECT_THAT(run.table.back(), HasSubstr("\"verdict\":\"H1 accepted\""));
}

TEST(MatchTest, TheTableIsForPeopleWithoutJson) {
  std::vector<std::string> flags = TwoToys({"--games=2"});
  flags.insert(flags.begin(), "match");
  const TengenRun run = RunTengen(flags);
  EXPECT_THAT(run.out, AllOf(HasSubstr("2 of 2 games"), HasSubstr("lost by"),
                             HasSubstr(BinaryPath("toy_brain"))));
  EXPECT_EQ(run.err, "");
}

TEST(MatchTest, BadUsageIsNamed) {
  const auto error = [](std::vector<std::string> flags) {
    const MatchRun run = RunMatchCommand(std::move(flags));
    EXPECT_EQ(run.exit_code, 2);
    return run.err;
  };
  EXPECT_THAT(error({Toy("A")}), HasSubstr("expected --engine"));
  EXPECT_THAT(error({Toy("A"), "--engine=cmd=/none/x"}), HasSubstr("'/none/x': no such program"));
  EXPECT_THAT(error(TwoToys({"--shard=3/2"})), HasSubstr("expected i/n"));
  EXPECT_THAT(error(TwoToys({"--sprt=0"})), HasSubstr("expected elo0,elo1"));
  EXPECT_THAT(error(TwoToys({"--sprt=0,5", "--shard=1/2"})), HasSubstr("no --shard"));
  // Field-log 69: a missing file passed without a word.
  EXPECT_THAT(error(TwoToys({"--openings=/none.txt"})), HasSubstr("/none.txt"));
  EXPECT_THAT(error(TwoToys({"x"})), HasSubstr("'x': expected flags only"));
  EXPECT_THAT(error({"--merge"}), HasSubstr("expected folders"));
  EXPECT_THAT(error({"--resume=/none"}), HasSubstr("holds no match"));
}

}  // namespace
}  // namespace tengen
