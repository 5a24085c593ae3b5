// Bad engines in matches: each loses by the right name, the match is completed, and no process is
// left.
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/time/clock.h"
#include "absl/time/time.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/match_runs.h"

namespace tengen {
namespace {

using ::testing::HasSubstr;
using ::testing::SizeIs;

// Long enough for right engines on a busy machine.
const std::vector<std::string>& Clock() {
  static const auto& clock = *new std::vector<std::string>{"--tc=20s", "--tolerance=300"};
  return clock;
}

// An engine whose moves are waited for in vain.
std::string Late(absl::string_view arguments) {
  return absl::StrCat(Toy("bad", arguments), " tc=100ms");
}

MatchRun PlayAgainst(const std::string& bad, std::vector<std::string> flags = Clock()) {
  flags.insert(flags.begin(), {Toy("good", "--play=random"), bad});
  return RunMatchCommand(flags);
}

// Two games with swapped colours, which the bad one loses for `reason`.
void ExpectLosses(const std::string& bad, const std::string& reason,
                  std::vector<std::string> flags = Clock()) {
  const MatchRun run = PlayAgainst(bad, std::move(flags));
  EXPECT_EQ(run.exit_code, 0) << run.err;
  ASSERT_THAT(run.games, SizeIs(2)) << bad;
  EXPECT_EQ(run.games[0].at("black"), "good");
  EXPECT_EQ(run.games[0].at("winner"), "black") << bad;
  EXPECT_EQ(run.games[1].at("black"), "bad");
  EXPECT_EQ(run.games[1].at("winner"), "white") << bad;
  for (const FlatJson& game : run.games) {
    EXPECT_EQ(game.at("reason"), reason) << bad << ": " << game.at("detail");
  }
}

TEST(MatchFaultsTest, ACrashIsACrash) {
  ExpectLosses(Toy("bad", "--fault=crash --at=0"), "crash");
  ExpectLosses(Toy("bad", "--fault=crash --at=1"), "crash");
  ExpectLosses(Toy("bad", "--fault=crash --at=3"), "crash");
  ExpectLosses(Toy("bad", "--fault=close --at=3"), "crash");
}

TEST(MatchFaultsTest, AMoveThatIsNoneIsIllegal) {
  ExpectLosses(Toy("bad", "--fault=occupied"), "illegal");
  ExpectLosses(Toy("bad", "--fault=outside"), "illegal");
  ExpectLosses(Toy("bad", "--fault=junk"), "illegal");
  ExpectLosses(Toy("bad", "--fault=endless_line"), "illegal", {"--tc=60s"});
}

// Field-log 41: a mute engine was said to have made an illegal move.
TEST(MatchFaultsTest, SilenceUnderAClockIsLostOnTime) {
  ExpectLosses(Late("--fault=hang --at=2"), "time");
  ExpectLosses(Late("--fault=flood --at=2"), "time");
}

TEST(MatchFaultsTest, SilenceWithoutAClockIsNoAnswer) {
  ExpectLosses(Toy("bad", "--fault=hang --at=2"), "no-answer", {"--tc=nodes=5", "--patience=0.8"});
}

TEST(MatchFaultsTest, SilenceAfterStartIsNoAnswer) {
  ExpectLosses(Toy("bad", "--fault=hang --at=0"), "no-answer", {"--patience=0.8"});
}

// Field-log 61: with a node limit and no clock a crash was never noticed.
TEST(MatchFaultsTest, ACrashWithoutAClockIsNoticedAtOnce) {
  const absl::Time start = absl::Now();
  ExpectLosses(Toy("bad", "--fault=crash --at=3"), "crash", {"--tc=nodes=5000", "--patience=600"});
  EXPECT_LT(absl::Now() - start, absl::Seconds(60));
}

// Field-log 72: the end of an engine was seen only when it was next to move.
TEST(MatchFaultsTest, ACrashIsNoticedWhileTheOpponentThinks) {
  const absl::Time start = absl::Now();
  const MatchRun run =
      RunMatchCommand({Toy("bad", "--fault=crash_after --at=2"), Toy("slow", "--fault=hang --at=2"),
                       "--tc=600s", "--games=1"});
  ASSERT_THAT(run.games, SizeIs(1)) << run.err;
  EXPECT_EQ(run.games[0].at("reason"), "crash");
  EXPECT_EQ(run.games[0].at("winner"), "white");
  EXPECT_LT(absl::Now() - start, absl::Seconds(60));
}

// Field-log 39: what is within the tolerance is no loss; beyond it the loss is on time, no crash.
TEST(MatchFaultsTest, TheToleranceIsCountedInTheVerdict) {
  const std::vector<std::string> patient = {"--tc=100ms", "--tolerance=5000"};
  const MatchRun run = PlayAgainst(Toy("bad", "--fault=late --late_ms=100"), patient);
  ASSERT_THAT(run.games, SizeIs(2));
  for (const FlatJson& game : run.games) EXPECT_EQ(game.at("reason"), "five");
  ExpectLosses(Late("--fault=late --late_ms=500"), "time");
}

// Field-log 64: messages before a move got lost, or filled a pipe that nobody read.
TEST(MatchFaultsTest, TenThousandMessagesBeforeAMoveAreNoFault) {
  const MatchRun run = PlayAgainst(Toy("bad", "--fault=messages"), {"--tc=20s"});
  ASSERT_THAT(run.games, SizeIs(2));
  for (const FlatJson& game : run.games) EXPECT_EQ(game.at("reason"), "five");
}

TEST(MatchFaultsTest, StandardErrorIsDiscardedUnlessItIsMerged) {
  const std::string noisy = Toy("bad", "--fault=stderr");
  const MatchRun run = PlayAgainst(noisy);
  ASSERT_THAT(run.games, SizeIs(2));
  for (const FlatJson& game : run.games) EXPECT_EQ(game.at("reason"), "five");
  ExpectLosses(absl::StrCat(noisy, " stderr=merge"), "illegal");
}

TEST(MatchFaultsTest, AnEngineThatIgnoresEndIsEnded) {
  const MatchRun run = PlayAgainst(Toy("bad", "--fault=deaf --seed=271828"));
  EXPECT_THAT(run.games, SizeIs(2));
  EXPECT_EQ(CountProcesses("--seed=271828"), 0);
}

TEST(MatchFaultsTest, MemoryIsWatchedOnRequest) {
  const std::string greedy = absl::StrCat(Toy("bad", "--fault=memory"), " memory=80");
  const std::vector<std::string> slow = {"--tc=20s"};
  const MatchRun run = PlayAgainst(greedy, slow);
  ASSERT_THAT(run.games, SizeIs(2));
  EXPECT_NE(run.games[0].at("reason"), "crash");
  ExpectLosses(greedy, "crash", {"--tc=20s", "--watch-memory"});
}

TEST(MatchFaultsTest, AForbiddenMoveLosesInRenjuOnly) {
  const MatchRun run = RunMatchCommand(
      {Toy("good"), Toy("bad", "--fault=forbidden --at=5"), "--rule=renju", "--tc=20s"});
  ASSERT_THAT(run.games, SizeIs(2));
  EXPECT_EQ(run.games[1].at("reason"), "forbidden");
  EXPECT_EQ(run.games[1].at("winner"), "white");
  EXPECT_THAT(run.games[1].at("detail"), HasSubstr("forbidden-"));
}

// Field-log 60 and 63: a bad engine gave the win to the wrong side, or ended the whole tournament.
TEST(MatchFaultsTest, ATournamentWithBadEnginesIsCompleted) {
  std::vector<std::string> flags = {Toy("good", "--play=random --seed=314159")};
  for (const char* fault : {"crash", "junk", "hang", "deaf"}) {
    flags.push_back(Toy(fault, absl::StrCat("--fault=", fault, " --seed=314159")));
  }
  flags.insert(flags.end(), {"--tc=100ms", "--tolerance=400", "--round-robin", "--concurrency=4"});
  const MatchRun run = RunMatchCommand(flags);
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.games, SizeIs(5 * 4));
  EXPECT_EQ(CountProcesses("--seed=314159"), 0);
}

}  // namespace
}  // namespace tengen
