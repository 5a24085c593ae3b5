#include "eval/weights.h"

#include "engine/geometry.h"
#include "engine/position.h"
#include "eval/move_prior.h"
#include "eval/value.h"
#include "eval/win_rate.h"
#include "gtest/gtest.h"
#include "tests/support/board_diagram.h"
#include "tests/support/set_up.h"

namespace tengen {
namespace {

TEST(WeightsTest, PointsWithoutAPatternWeighNothing) {
  for (Rule rule : kRules) {
    for (Color color : kColors) EXPECT_EQ(WeightsOf(rule).of(color).worth[0].own, 0);
  }
}

TEST(WeightsTest, ColoursDifferOnlyWhereTheirForbiddenPointsDo) {
  for (Rule rule : kRules) {
    const bool equal =
        WeightsOf(rule).of(Color::kBlack).worth == WeightsOf(rule).of(Color::kWhite).worth;
    EXPECT_EQ(equal, !HasForbiddenPoints(rule, Color::kBlack)) << NameOf(rule);
  }
}

TEST(WeightsTest, PriorsFitTheListOfMoves) {
  for (Rule rule : kRules) {
    for (Color color : kColors) {
      const ColorWeights& weights = WeightsOf(rule).of(color);
      for (size_t i = 0; i < kNumPointPatterns; ++i) {
        EXPECT_GE(weights.attack[i], 0);
        EXPECT_GE(weights.defence[i], 0);
        // Both together, and what the histories add, stay within 16 bits.
        EXPECT_LT(weights.attack[i], 24'000);
        EXPECT_LT(weights.defence[i], 24'000);
      }
    }
  }
}

TEST(MovePriorTest, RanksFiveBeforeBlockBeforeOpenFourBeforeThreeBeforeTheRest) {
  const BoardDiagram diagram = ParseDiagram(R"(
    . . . . . . . . . . . . . . .
    . O X X X X a . . . . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . .
    X O O O O b . . . . . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . c X X X . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . .
    . . . d X X . . . . . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . e
    . . . . . . . . . . . . . . .)");
  const Position position = PositionOf(diagram.stones, Rule::kStandard, Color::kBlack);
  const MovePrior prior(position);
  int last = 1 << 20;
  for (char mark : {'a', 'b', 'c', 'd', 'e'}) {
    const int score = prior.Of(diagram.marks.at(mark).front());
    EXPECT_LT(score, last) << mark;
    last = score;
  }
}

TEST(WinRateTest, IsHalfForADrawAndGrowsWithTheValue) {
  EXPECT_DOUBLE_EQ(WinRateOf(kDraw), 0.5);
  double last = 0.0;
  for (Value value = -3000; value <= 3000; value += 50) {
    EXPECT_GT(WinRateOf(value), last);
    EXPECT_NEAR(WinRateOf(value) + WinRateOf(-value), 1.0, 1e-12);
    last = WinRateOf(value);
  }
}

TEST(WinRateTest, IsCertainForDecidedValuesOnly) {
  EXPECT_EQ(WinRateOf(WinIn(7)), 1.0);
  EXPECT_EQ(WinRateOf(LossIn(8)), 0.0);
  EXPECT_FALSE(IsDecided(ValueOfWinRate(1.0)));
  EXPECT_FALSE(IsDecided(ValueOfWinRate(0.0)));
}

TEST(WinRateTest, ValueOfWinRateIsItsInverse) {
  for (Value value = -1000; value <= 1000; value += 37) {
    EXPECT_EQ(ValueOfWinRate(WinRateOf(value)), value);
  }
}

TEST(ValueTest, NearerWinsAreBetterAndNearerLossesWorse) {
  EXPECT_GT(WinIn(1), WinIn(3));
  EXPECT_LT(LossIn(2), LossIn(4));
  EXPECT_GT(WinIn(kMaxPly), kMaxEvaluation);
  EXPECT_TRUE(IsWin(WinIn(kMaxPly)));
  EXPECT_TRUE(IsLoss(LossIn(kMaxPly)));
  EXPECT_FALSE(IsDecided(kMaxEvaluation));
  EXPECT_EQ(PliesToEnd(WinIn(9)), 9);
  EXPECT_EQ(PliesToEnd(LossIn(10)), 10);
}

}  // namespace
}  // namespace tengen
