#include "protocol/manager/player_clock.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/matchers.h"

namespace tengen {
namespace {

using ::testing::HasSubstr;

ClockSettings Parsed(absl::string_view text) {
  const absl::StatusOr<ClockSettings> clock = ParseClock(text);
  EXPECT_THAT(clock, IsOk()) << text;
  return clock.value_or(ClockSettings());
}

TEST(ParseClockTest, ReadsEachKindOfLimit) {
  EXPECT_EQ(Parsed("1s"), ClockSettings{.turn = absl::Seconds(1)});
  EXPECT_EQ(Parsed("0.5s"), ClockSettings{.turn = absl::Milliseconds(500)});
  EXPECT_EQ(Parsed("50ms"), ClockSettings{.turn = absl::Milliseconds(50)});
  EXPECT_EQ(Parsed("60+0"), ClockSettings{.match = absl::Seconds(60)});
  EXPECT_EQ(Parsed("10+0.1"),
            (ClockSettings{.match = absl::Seconds(10), .increment = absl::Milliseconds(100)}));
  EXPECT_EQ(Parsed("nodes=5000"), ClockSettings{.nodes = 5000});
}

TEST(ParseClockTest, LimitsOfSeveralKindsHoldTogether) {
  EXPECT_EQ(Parsed("5s,120+0"),
            (ClockSettings{.turn = absl::Seconds(5), .match = absl::Seconds(120)}));
  EXPECT_EQ(Parsed("nodes=1000,10s"), (ClockSettings{.turn = absl::Seconds(10), .nodes = 1000}));
}

TEST(ParseClockTest, NamesThePartThatCannotBeRead) {
  for (const absl::string_view text :
       {"", "1", "s", "0s", "-1s", "1m", "+1", "60+", "0+1", "1e9s", "nodes=0", "nodes=x", "1s,2s",
        "1+0,2+0", "nodes=1,nodes=2", "1s,", "nans", "infs"}) {
    EXPECT_THAT(ParseClock(text), StatusIs(absl::StatusCode::kInvalidArgument,
                                           HasSubstr("expected 1s or 500ms a move")))
        << text;
  }
}

TEST(PlayerClockTest, TheNarrowerLimitCounts) {
  PlayerClock clock(Parsed("5s,12+0"));
  EXPECT_EQ(clock.MoveLimit(), absl::Seconds(5));
  clock.Spend(absl::Seconds(4));
  clock.Spend(absl::Seconds(4));
  EXPECT_EQ(clock.MoveLimit(), absl::Seconds(4));
}

TEST(PlayerClockTest, TheIncrementComesAfterTheMove) {
  PlayerClock clock(Parsed("10+0.1"));
  clock.Spend(absl::Seconds(3));
  EXPECT_EQ(clock.left(), absl::Milliseconds(7100));
}

// Field-log 40: a margin lets the clock go below zero, and engines are sent negative times.
TEST(PlayerClockTest, TimeLeftIsNeverNegative) {
  PlayerClock clock(Parsed("1+0"));
  clock.Spend(absl::Milliseconds(1500));
  EXPECT_EQ(clock.left(), absl::ZeroDuration());
}

TEST(PlayerClockTest, WhatIsOversteppedCountsForTheNextMoves) {
  PlayerClock clock(Parsed("1+0.2"));
  clock.Spend(absl::Milliseconds(1500));
  EXPECT_EQ(clock.MoveLimit(), absl::Milliseconds(-300));
  clock.Spend(absl::Milliseconds(100));
  EXPECT_EQ(clock.MoveLimit(), absl::Milliseconds(-200));
}

TEST(PlayerClockTest, NodesAloneAreNoClock) {
  EXPECT_FALSE(Parsed("nodes=10").has_time());
  EXPECT_EQ(PlayerClock(Parsed("nodes=10")).MoveLimit(), absl::InfiniteDuration());
}

}  // namespace
}  // namespace tengen
