#include "eval/evaluator.h"

#include "engine/geometry.h"
#include "engine/position.h"
#include "engine/rule.h"
#include "engine/symmetry.h"
#include "gtest/gtest.h"
#include "tests/support/board_diagram.h"
#include "tests/support/random_game.h"
#include "tests/support/random_stones.h"
#include "tests/support/set_up.h"

namespace tengen {
namespace {

Value ValueOf(const Stones& stones, Rule rule, Color to_move) {
  const Position position = PositionOf(stones, rule, to_move);
  return Evaluator(position).Evaluate(position);
}

class EvaluatorRuleTest : public ::testing::TestWithParam<Rule> {};

INSTANTIATE_TEST_SUITE_P(EvaluatorTest, EvaluatorRuleTest, ::testing::ValuesIn(kRules));

TEST_P(EvaluatorRuleTest, SumsThatFollowedAGameEqualSumsFromScratch) {
  Random random(TestSeed(Index(GetParam())));
  for (int size : {5, 9, 15, 20, 22}) {
    Position position(GetParam(), Geometry(size));
    Evaluator followed(position);
    RandomGame game(random, size);
    for (int i = 0; i < 600; ++i) {
      const RandomGame::Step step = game.Next();
      if (step.kind == RandomGame::Kind::kPlace) {
        followed.Push(position.Place(step.point, step.cell));
      } else {
        position.Undo();
        followed.Pop();
      }
      const Evaluator scratch(position);
      ASSERT_EQ(followed.sum(Color::kBlack), scratch.sum(Color::kBlack)) << "size " << size;
      ASSERT_EQ(followed.sum(Color::kWhite), scratch.sum(Color::kWhite)) << "size " << size;
      ASSERT_EQ(followed.Evaluate(position), scratch.Evaluate(position)) << "size " << size;
    }
  }
}

TEST_P(EvaluatorRuleTest, ValueIsTheSameUnderTheEightSymmetries) {
  Random random(TestSeed(10 + Index(GetParam())));
  for (int game = 0; game < 40; ++game) {
    const int size = random.Between(5, 22);
    const Stones stones = RandomStones(random, size, random.Between(1, 80));
    const Value value = ValueOf(stones, GetParam(), Color::kBlack);
    for (Symmetry symmetry : kSymmetries) {
      ASSERT_EQ(ValueOf(Moved(stones, symmetry), GetParam(), Color::kBlack), value)
          << DrawBoard(BoardOf(stones));
    }
  }
}

TEST_P(EvaluatorRuleTest, ValueIsNeverADecidedOne) {
  Random random(TestSeed(20 + Index(GetParam())));
  for (int game = 0; game < 100; ++game) {
    const int size = random.Between(5, 22);
    const Stones stones = RandomStones(random, size, random.Between(1, 300));
    for (Color color : kColors) {
      const Value value = ValueOf(stones, GetParam(), color);
      ASSERT_LE(value, kMaxEvaluation);
      ASSERT_GE(value, -kMaxEvaluation);
    }
  }
}

TEST_P(EvaluatorRuleTest, SwappedColoursAreWorthTheSameWhereTheRuleTreatsThemAlike) {
  const RuleSpec& spec = SpecOf(GetParam());
  const bool alike = spec.row[0] == spec.row[1] && spec.forbidden[0] == spec.forbidden[1];
  Random random(TestSeed(30 + Index(GetParam())));
  int differences = 0;
  for (int game = 0; game < 100; ++game) {
    const Stones stones = RandomStones(random, 15, random.Between(1, 100));
    const Value black = ValueOf(stones, GetParam(), Color::kBlack);
    const Value white = ValueOf(Swapped(stones), GetParam(), Color::kWhite);
    differences += black != white ? 1 : 0;
  }
  if (alike) {
    EXPECT_EQ(differences, 0);
  } else {
    EXPECT_GT(differences, 50);
  }
}

TEST(EvaluatorTest, EmptyBoardIsWorthLessThanAnOpenThree) {
  const Stones three = ParseDiagram(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . X X X . . .
    . . . . . . . . .
    . . . O . . . . .
    . . . . . . O . .
    . . . . . . . . O)")
                           .stones;
  const Value for_black = ValueOf(three, Rule::kFreestyle, Color::kBlack);
  const Value for_white = ValueOf(three, Rule::kFreestyle, Color::kWhite);
  const Position empty(Rule::kFreestyle, Geometry(9));
  EXPECT_GT(for_black, Evaluator(empty).Evaluate(empty));
  EXPECT_LT(for_white, Evaluator(empty).Evaluate(empty));
}

TEST(EvaluatorTest, TheMoveIsWorthSomething) {
  Random random(TestSeed(40));
  int better = 0;
  for (int game = 0; game < 100; ++game) {
    const Stones stones = RandomStones(random, 15, 30);
    const Value black = ValueOf(stones, Rule::kFreestyle, Color::kBlack);
    const Value white = ValueOf(stones, Rule::kFreestyle, Color::kWhite);
    better += black + white > 0 ? 1 : 0;
  }
  EXPECT_GT(better, 90);
}

}  // namespace
}  // namespace tengen
