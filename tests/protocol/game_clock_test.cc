#include "protocol/game_clock.h"

#include <optional>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace tengen {
namespace {

using ::testing::Optional;

constexpr auto kNone = GameClock::OtherLimits::kNone;
constexpr auto kSome = GameClock::OtherLimits::kSome;

TEST(GameClockTest, WithoutAnyWordOnTimeATurnHasTheDefault) {
  EXPECT_THAT(GameClock().Control(kNone).turn, Optional(GameClock::kDefaultTurn));
  EXPECT_EQ(GameClock().Control(kSome).turn, std::nullopt);
}

TEST(GameClockTest, AMatchLimitAloneIsEnough) {
  GameClock clock;
  clock.SetMatch(60'000);
  EXPECT_EQ(clock.Control(kNone).turn, std::nullopt);
  EXPECT_THAT(clock.Control(kNone).match, Optional(absl::Seconds(60)));
  EXPECT_THAT(clock.Control(kNone).left, Optional(absl::Seconds(60)));
}

TEST(GameClockTest, AnUnlimitedMatchIsNoWordOnTime) {
  GameClock clock;
  clock.SetMatch(0);
  clock.SetLeft(GameClock::kUnlimited);
  EXPECT_THAT(clock.Control(kNone).turn, Optional(GameClock::kDefaultTurn));
}

TEST(GameClockTest, ZeroMatchAndTheLargestNumberAreUnlimited) {
  for (const int64_t unlimited : {int64_t{0}, GameClock::kUnlimited}) {
    GameClock clock;
    clock.SetTurn(1000);
    clock.SetMatch(unlimited);
    EXPECT_EQ(clock.Control(kNone).match, std::nullopt) << unlimited;
    EXPECT_EQ(clock.Control(kNone).left, std::nullopt) << unlimited;
  }
}

TEST(GameClockTest, TimeLeftOfTheLargestNumberIsUnlimited) {
  GameClock clock;
  clock.SetTurn(1000);
  clock.SetMatch(60'000);
  clock.SetLeft(GameClock::kUnlimited);
  EXPECT_EQ(clock.Control(kNone).left, std::nullopt);
  EXPECT_FALSE(clock.IsDue());
}

TEST(GameClockTest, NegativeTimeLeftIsKeptAndDue) {
  GameClock clock;
  clock.SetTurn(1000);
  clock.SetLeft(-87);
  EXPECT_THAT(clock.Control(kNone).left, Optional(absl::Milliseconds(-87)));
  EXPECT_TRUE(clock.IsDue());
}

TEST(GameClockTest, ZeroTurnAndZeroTimeLeftAreDue) {
  GameClock turn;
  EXPECT_FALSE(turn.IsDue());
  turn.SetTurn(0);
  EXPECT_TRUE(turn.IsDue());
  EXPECT_THAT(turn.Control(kNone).turn, Optional(absl::ZeroDuration()));
  GameClock left;
  left.SetLeft(0);
  EXPECT_TRUE(left.IsDue());
}

TEST(GameClockTest, ANegativeTurnIsATurnOfZero) {
  GameClock clock;
  clock.SetTurn(-5);
  EXPECT_THAT(clock.Control(kNone).turn, Optional(absl::ZeroDuration()));
}

TEST(GameClockTest, UsedTimeIsTakenFromTheMatchWhereTimeLeftIsNeverSent) {
  GameClock clock;
  clock.SetMatch(60'000);
  clock.AddUsed(absl::Seconds(12));
  clock.AddUsed(absl::Seconds(8));
  EXPECT_THAT(clock.Control(kNone).left, Optional(absl::Seconds(40)));
  clock.NewGame();
  EXPECT_THAT(clock.Control(kNone).left, Optional(absl::Seconds(60)));
}

TEST(GameClockTest, UsedTimeIsTakenFromTheTimeLeftUntilItIsSentAgain) {
  GameClock clock;
  clock.SetLeft(10'000);
  clock.AddUsed(absl::Seconds(3));
  EXPECT_THAT(clock.Control(kNone).left, Optional(absl::Seconds(7)));
  clock.SetLeft(9'000);
  EXPECT_THAT(clock.Control(kNone).left, Optional(absl::Seconds(9)));
}

TEST(GameClockTest, ANewGameKeepsATimeLeftThatWasSentBeforeIt) {
  GameClock clock;
  clock.SetLeft(10'000);
  clock.NewGame();
  EXPECT_THAT(clock.Control(kNone).left, Optional(absl::Seconds(10)));
}

TEST(GameClockTest, TheIncrementIsHandedOn) {
  GameClock clock;
  clock.SetIncrement(2'000);
  EXPECT_EQ(clock.Control(kNone).increment, absl::Seconds(2));
}

}  // namespace
}  // namespace tengen
