// Matches that are stopped, go on, and are shared out.
#include <csignal>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/time/time.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/binary_path.h"
#include "tests/e2e/match_runs.h"
#include "tests/support/run_tengen.h"

namespace tengen {
namespace {

using ::testing::HasSubstr;
using ::testing::SizeIs;

TEST(MatchResumeTest, AMatchStoppedFiveTimesEndsAsIfItHadNotBeen) { ExpectSameAfterStops(500); }

// Field-log 62: engines were left behind after the runner was killed.
TEST(MatchResumeTest, NoEngineOutlivesAKilledRunner) {
  const std::string marker = "--seed=299792";
  for (const int number : {SIGINT, SIGKILL}) {
    const std::string folder = FreshFolder("killed");
    const auto match = StartMatch({Toy("A", absl::StrCat("--fault=hang --at=2 ", marker)),
                                   Toy("B", absl::StrCat("--fault=deaf ", marker)), "--tc=600s",
                                   "--games=8", "--concurrency=4", "--out", folder});
    ASSERT_NE(match, nullptr);
    ASSERT_TRUE(Eventually([&] { return CountProcesses(marker) >= 8; }));
    kill(static_cast<pid_t>(match->id()), number);
    ASSERT_TRUE(match->WaitForExit(absl::Minutes(1)).ok());
    EXPECT_TRUE(Eventually([&] { return CountProcesses(marker) == 0; })) << number;
  }
}

TEST(MatchResumeTest, AFinishedMatchHasNothingLeftToPlay) {
  const std::string folder = FreshFolder("done");
  const MatchRun played = RunMatchCommand(With(PositionMatch(10), {"--out", folder}));
  ASSERT_THAT(played.games, SizeIs(10));
  const MatchRun resumed = RunMatchCommand({"--resume", folder});
  EXPECT_THAT(resumed.games, SizeIs(0));
  EXPECT_EQ(resumed.table, played.table);
}

TEST(MatchResumeTest, OnlyTheSameMatchGoesOn) {
  const std::string folder = FreshFolder("other");
  RunMatchCommand(With(PositionMatch(4), {"--out", folder}));
  EXPECT_THAT(RunMatchCommand(With(PositionMatch(6), {"--resume", folder})).err,
              HasSubstr("another match"));
  EXPECT_EQ(
      RunMatchCommand(With(PositionMatch(4), {"--resume", folder, "--concurrency=2"})).exit_code,
      0);
  EXPECT_THAT(RunMatchCommand(With(PositionMatch(4), {"--out", folder})).err,
              HasSubstr("holds a match already"));
}

TEST(MatchShardTest, ShardsTogetherAreTheMatch) {
  std::map<int, std::string> games;
  for (const std::string number : {"1", "2", "3"}) {
    const std::string folder = FreshFolder(number);
    const MatchRun run = RunMatchCommand(
        With(PositionMatch(50), {absl::StrCat("--shard=", number, "/3"), "--out", folder}));
    EXPECT_EQ(run.exit_code, 0) << run.err;
    for (const auto& [game, text] : GamesIn(folder)) {
      EXPECT_TRUE(games.emplace(game, text).second) << game << " twice";
    }
  }
  const std::string whole = FreshFolder("whole");
  RunMatchCommand(With(PositionMatch(50), {"--out", whole}));
  EXPECT_EQ(games, GamesIn(whole));
}

TEST(MatchShardTest, AMergeAddsUpExactly) {
  const std::string whole = FreshFolder("whole");
  const MatchRun at_once = RunMatchCommand(With(PositionMatch(50), {"--out", whole}));
  std::vector<std::string> merge = {"--merge"};
  for (const std::string number : {"1", "2", "3", "4"}) {
    merge.push_back(FreshFolder(number));
    RunMatchCommand(
        With(PositionMatch(50), {absl::StrCat("--shard=", number, "/4"), "--out", merge.back()}));
  }
  const MatchRun merged = RunMatchCommand(merge);
  ASSERT_THAT(merged.table, SizeIs(3));
  ASSERT_THAT(at_once.table, SizeIs(3));
  // The line of the pairing has no times, which are never the same again.
  EXPECT_EQ(merged.table.back(), at_once.table.back());
}

// As the README shows it.
TEST(MatchShardTest, GnuParallelPlaysTheShards) {
  const std::string folder = FreshFolder("shards");
  std::string script = absl::StrCat("exec '", BinaryPath("tengen"), "' match");
  for (const std::string& flag : PositionMatch(50)) {
    absl::StrAppend(&script, " '", absl::StrReplaceAll(flag, {{"'", "'\\''"}}), "'");
  }
  absl::StrAppend(&script, " --shard=$1/4 --out='", folder, "'/$1\n");
  const std::string command =
      absl::StrCat("parallel --jobs 2 sh '", WriteTestFile("shard.sh", script),
                   "' {} ::: 1 2 3 4 >/dev/null </dev/null");
  ASSERT_EQ(std::system(command.c_str()), 0);
  std::vector<std::string> merge = {"--merge"};
  for (const char* number : {"1", "2", "3", "4"}) {
    merge.push_back(absl::StrCat(folder, "/", number));
  }
  const MatchRun merged = RunMatchCommand(merge);
  const MatchRun at_once = RunMatchCommand(PositionMatch(50));
  ASSERT_THAT(merged.table, SizeIs(3)) << merged.err;
  EXPECT_EQ(merged.table.back(), at_once.table.back());
}

TEST(MatchShardTest, OnlySharesOfOneMatchAreMerged) {
  const std::string first = FreshFolder("1");
  const std::string second = FreshFolder("2");
  const std::string other = FreshFolder("other");
  RunMatchCommand(With(PositionMatch(8), {"--shard=1/2", "--out", first}));
  RunMatchCommand(With(PositionMatch(8), {"--shard=1/2", "--out", second}));
  RunMatchCommand(With(PositionMatch(10), {"--shard=2/2", "--out", other}));
  EXPECT_THAT(RunMatchCommand({"--merge", first, second}).err, HasSubstr("game 1 is in"));
  EXPECT_THAT(RunMatchCommand({"--merge", first, other}).err, HasSubstr("another match"));
}

}  // namespace
}  // namespace tengen
