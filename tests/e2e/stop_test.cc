// What ends or shortens a search from outside acts while the brain thinks. The bar is 100 ms; the
// tests print what they measured and leave room for a busy machine.
#include <iostream>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/time/clock.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/live_brain_test_base.h"

namespace tengen {
namespace {

using ::testing::StartsWith;

class StopTest : public LiveBrainTest {
 protected:
  // Makes the brain think about a quiet position for ten minutes.
  void ThinkLong() {
    Say("START 15\nINFO timeout_turn 600000\nINFO timeout_match 0\nINFO time_left 2147483647\n");
    ASSERT_EQ(Hear(), "OK");
    Say(Block("BOARD", {"7,7,2", "6,9,1", "9,8,2", "10,5,1", "5,5,2"}));
    ExpectSilence(absl::Milliseconds(300));
  }

  static void Report(const std::string& what, absl::Duration time) {
    std::cout << what << ": " << absl::ToDoubleMilliseconds(time) << " ms\n";
    EXPECT_LE(time, kSlack) << what;
  }
};

// Field log 31.
TEST_F(StopTest, StopBringsTheMoveAtOnceAndOnlyOnce) {
  for (const std::string stop : {"STOP", "YXSTOP"}) {
    ThinkLong();
    const Stopwatch watch;
    Say(absl::StrCat(stop, "\n"));
    HearMove();
    Report(stop, watch.elapsed());
    Say(absl::StrCat(stop, "\n"));
    ExpectSilence();
    Say("ABOUT\n");
    EXPECT_THAT(Hear(), StartsWith("name=\""));
  }
}

TEST_F(StopTest, NewTurnLimitActsAtOnce) {
  ThinkLong();
  const Stopwatch watch;
  Say("INFO timeout_turn 0\n");
  HearMove();
  Report("timeout_turn 0", watch.elapsed());
}

TEST_F(StopTest, ShorterTurnLimitIsKeptFromTheBeginningOfTheMove) {
  ThinkLong();
  const Stopwatch watch;
  Say("INFO timeout_turn 500\n");
  HearMove();
  Report("timeout_turn 500 after 300 ms", watch.elapsed());
}

TEST_F(StopTest, NewTimeLeftActsAtOnce) {
  ThinkLong();
  const Stopwatch watch;
  Say("INFO time_left 0\n");
  HearMove();
  Report("time_left 0", watch.elapsed());
}

TEST_F(StopTest, EndLeavesAtOnce) {
  ThinkLong();
  const Stopwatch watch;
  Say("END\n");
  const absl::StatusOr<ExitStatus> exit = brain().process().WaitForExit(absl::Seconds(10));
  ASSERT_TRUE(exit.ok()) << exit.status();
  EXPECT_TRUE(exit->ok());
  Report("END", watch.elapsed());
}

// Field log 32: also what a brain sees whose manager was killed.
TEST_F(StopTest, EndOfInputLeavesAtOnce) {
  ThinkLong();
  const Stopwatch watch;
  brain().CloseInput();
  const absl::StatusOr<ExitStatus> exit = brain().process().WaitForExit(absl::Seconds(10));
  ASSERT_TRUE(exit.ok()) << exit.status();
  EXPECT_TRUE(exit->ok());
  Report("end of input", watch.elapsed());
}

TEST_F(StopTest, PipedCommandsAreAllAnswered) {
  for (const std::string end : {"", "END\n"}) {
    StartBrain();
    Say(absl::StrCat("START 15\nINFO timeout_turn 1000\nBEGIN\n", end));
    brain().CloseInput();
    EXPECT_EQ(Hear(), "OK");
    HearMove();
    const absl::Status exit = brain().ExpectExit(kSlack);
    EXPECT_TRUE(exit.ok()) << exit;
  }
}

TEST_F(StopTest, NewGameDropsTheSearch) {
  for (const std::string command : {"START 15", "RESTART"}) {
    ThinkLong();
    const Stopwatch watch;
    Say(absl::StrCat(command, "\n"));
    EXPECT_EQ(Hear(), "OK");
    Report(absl::StrCat(command, " while thinking"), watch.elapsed());
    Say("INFO timeout_turn 100\nBEGIN\n");
    HearMove();
    ExpectSilence();
  }
}

// Field log 79.
TEST_F(StopTest, HundredShortLivesWithSixteenThreadsEndCleanly) {
  for (int life = 0; life < 100; ++life) {
    StartBrain();
    Say("INFO thread_num 16\nSTART 15\nINFO timeout_turn 1000\nBEGIN\n");
    ASSERT_EQ(Hear(), "OK");
    absl::SleepFor(absl::Milliseconds(10));
    Say("END\n");
    const absl::StatusOr<ExitStatus> exit = brain().process().WaitForExit(absl::Seconds(10));
    ASSERT_TRUE(exit.ok()) << "life " << life << ": " << exit.status();
    ASSERT_TRUE(exit->ok()) << "life " << life << ": code " << exit->code << ", signal "
                            << exit->signal;
  }
}

}  // namespace
}  // namespace tengen
