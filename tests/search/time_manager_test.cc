#include "search/time_manager.h"

#include <optional>
#include <string>
#include <vector>

#include "gtest/gtest.h"

namespace tengen {
namespace {

constexpr int kUnlimited = -1;

absl::Duration Ms(int milliseconds) { return absl::Milliseconds(milliseconds); }

TimeControl ControlOf(std::optional<int> turn, std::optional<int> match, std::optional<int> left) {
  TimeControl control;
  if (turn.has_value()) control.turn = Ms(*turn);
  if (match.has_value()) control.match = Ms(*match);
  if (left.has_value()) control.left = Ms(*left);
  return control;
}

struct HardLimitCase {
  std::string name;
  std::optional<int> turn, match, left;
  int at_least, at_most;  // milliseconds, or kUnlimited
};

class HardLimitTest : public ::testing::TestWithParam<HardLimitCase> {};

INSTANTIATE_TEST_SUITE_P(
    TimeManagerTest, HardLimitTest,
    ::testing::Values(HardLimitCase{"NothingGiven", {}, {}, {}, kUnlimited, kUnlimited},
                      HardLimitCase{"TinyTurn", 50, {}, {}, 30, 38},
                      HardLimitCase{"TinierTurn", 5, {}, {}, 1, 4},
                      HardLimitCase{"TurnOfASecond", 1000, {}, {}, 900, 970},
                      HardLimitCase{"TurnOfThirtySeconds", 30'000, {}, {}, 29'500, 29'960},
                      HardLimitCase{"TurnOfZero", 0, {}, {}, 0, 0},
                      HardLimitCase{"NegativeTurn", -5, {}, {}, 0, 0},
                      HardLimitCase{"NothingLeft", 1000, 180'000, 0, 0, 0},
                      HardLimitCase{"LessThanNothingLeft", 1000, 180'000, -50, 0, 0},
                      HardLimitCase{"PlentyLeft", 5000, 180'000, 180'000, 4800, 4960},
                      HardLimitCase{"LittleLeft", 5000, 120'000, 7000, 500, 1000},
                      HardLimitCase{"AlmostNothingLeft", 5000, 120'000, 20, 1, 4},
                      HardLimitCase{"MatchTimeStandsInForTimeLeft", {}, 70'000, {}, 8'000, 10'000}),
    [](const auto& test) { return test.param.name; });

TEST_P(HardLimitTest, LeavesAMarginAndNeverExceedsTheTime) {
  const HardLimitCase& param = GetParam();
  const TimeBudget budget = BudgetOf(ControlOf(param.turn, param.match, param.left));
  if (param.at_least == kUnlimited) {
    EXPECT_EQ(budget.hard, absl::InfiniteDuration());
    EXPECT_EQ(budget.soft, absl::InfiniteDuration());
    return;
  }
  EXPECT_GE(budget.hard, Ms(param.at_least));
  EXPECT_LE(budget.hard, Ms(param.at_most));
  EXPECT_GE(budget.soft, absl::ZeroDuration());
}

TEST(TimeManagerTest, AWholeGameNeverRunsOutOfTime) {
  absl::Duration left = absl::Seconds(30);
  for (int move = 0; move < 120; ++move) {
    const TimeBudget budget =
        BudgetOf({.turn = Ms(5000), .match = absl::Seconds(30), .left = left, .increment = {}});
    left -= budget.hard;
    ASSERT_GT(left, absl::ZeroDuration()) << "move " << move;
  }
}

TEST(TimeManagerTest, AnIncrementIsSpent) {
  TimeControl control = ControlOf({}, {}, 10'000);
  const TimeBudget without = BudgetOf(control);
  control.increment = absl::Seconds(2);
  const TimeBudget with = BudgetOf(control);
  EXPECT_GT(with.soft, without.soft + absl::Seconds(1));
  EXPECT_LE(with.hard, absl::Seconds(10));
}

class TimeManagerClockTest : public ::testing::Test {
 protected:
  TimeManager ManagerOf(const TimeControl& control, absl::Time start) {
    SearchLimits limits;
    limits.time = control;
    limits.start = start;
    return TimeManager(limits, [this] { return now_; });
  }

  absl::Time now_ = absl::UnixEpoch();
};

TEST_F(TimeManagerClockTest, TimeCountsFromTheArrivalOfTheCommand) {
  const absl::Time arrival = now_;
  now_ += Ms(30);
  const TimeManager time = ManagerOf(ControlOf(100, {}, {}), arrival);
  EXPECT_EQ(time.Elapsed(), Ms(30));
  EXPECT_FALSE(time.HardLimitReached());
  now_ = arrival + Ms(100);
  EXPECT_TRUE(time.HardLimitReached());
}

TEST_F(TimeManagerClockTest, WithoutAnArrivalTimeCountsFromNow) {
  const TimeManager time = ManagerOf(ControlOf(100, {}, {}), absl::InfinitePast());
  EXPECT_EQ(time.Elapsed(), absl::ZeroDuration());
}

TEST_F(TimeManagerClockTest, ANewControlKeepsTheStart) {
  TimeManager time = ManagerOf(ControlOf(60'000, {}, {}), now_);
  now_ += Ms(500);
  EXPECT_FALSE(time.HardLimitReached());
  time.SetControl(ControlOf(400, {}, {}));
  EXPECT_TRUE(time.HardLimitReached());
}

TEST_F(TimeManagerClockTest, NoTimeMeansAnAnswerAtOnce) {
  EXPECT_TRUE(ManagerOf(ControlOf(0, {}, {}), now_).MustAnswerAtOnce());
  EXPECT_TRUE(ManagerOf(ControlOf(1000, 1000, -1), now_).MustAnswerAtOnce());
  EXPECT_FALSE(ManagerOf(ControlOf(1000, {}, {}), now_).MustAnswerAtOnce());
}

TEST_F(TimeManagerClockTest, TheTimeOfASingleMoveIsNotSaved) {
  const TimeManager time = ManagerOf(ControlOf(1000, {}, {}), now_);
  now_ += Ms(900);
  EXPECT_FALSE(time.SoftLimitReached({.iterations_with_same_move = 20, .value_drop = 0}));
}

TEST_F(TimeManagerClockTest, AStableChoiceEndsSoonerThanAWaveringOne) {
  const TimeManager time = ManagerOf(ControlOf(30'000, 180'000, 180'000), now_);
  const absl::Time start = now_;
  const auto soft_limit = [&](const SearchStability& stability) {
    now_ = start;
    while (!time.SoftLimitReached(stability)) now_ += Ms(1);
    return now_ - start;
  };
  const absl::Duration stable = soft_limit({.iterations_with_same_move = 8, .value_drop = 0});
  const absl::Duration fresh = soft_limit({.iterations_with_same_move = 0, .value_drop = 0});
  const absl::Duration falling = soft_limit({.iterations_with_same_move = 0, .value_drop = 100});
  EXPECT_LT(stable, fresh);
  EXPECT_LT(fresh, falling);
  EXPECT_LE(falling, absl::Seconds(30));
}

}  // namespace
}  // namespace tengen
