#include "search/solver/guessed_numbers.h"

#include <utility>

#include "gtest/gtest.h"
#include "tests/support/board_diagram.h"
#include "tests/support/random_game.h"
#include "tests/support/rule_test_name.h"
#include "tests/support/set_up.h"

namespace tengen {
namespace {

Position Drawn(absl::string_view drawing) {
  return PositionOf(ParseDiagram(drawing).stones, Rule::kFreestyle, Color::kBlack);
}

TEST(GuessedNumbersTest, NobodyHasChancesOnAnEmptyBoard) {
  for (Color attacker : kColors) {
    EXPECT_EQ(ChancesOf(Position(Rule::kFreestyle, Geometry(15)), attacker), 0);
  }
}

TEST(GuessedNumbersTest, ChancesGrowWithThePointsOfFoursAndThrees) {
  const Position two = Drawn(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . X X . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)");
  const Position three = Drawn(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . X . . . . .
    . . . X X . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)");
  EXPECT_GT(ChancesOf(two, Color::kBlack), 0);
  EXPECT_GT(ChancesOf(three, Color::kBlack), ChancesOf(two, Color::kBlack));
  EXPECT_EQ(ChancesOf(three, Color::kWhite), 0);
}

TEST(GuessedNumbersTest, FoursOfTheDefenderSpoilChances) {
  const Position free = Drawn(R"(
    . . . . . . . . .
    . X X . . . . . .
    . X . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . O . O .
    . . . . . . . . .)");
  const Position spoilt = Drawn(R"(
    . . . . . . . . .
    . X X . . . . . .
    . X . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . O O O .
    . . . . . . . . .)");
  EXPECT_LT(ChancesOf(spoilt, Color::kBlack), ChancesOf(free, Color::kBlack));
}

class GuessedNumbersRuleTest : public ::testing::TestWithParam<Rule> {};

TEST_P(GuessedNumbersRuleTest, GuessesDecideNothing) {
  Random random(TestSeed(1));
  for (int i = 0; i < 500; ++i) {
    const Position position = PositionOf(RandomThreeRichStones(random), GetParam(), Color::kBlack);
    for (Color attacker : kColors) {
      EXPECT_FALSE(GuessedNumbersOfAttack(position, attacker).decided());
      EXPECT_FALSE(GuessedNumbersOfDefence(position, attacker, 1).decided());
      EXPECT_FALSE(GuessedNumbersAfterQuietMove(position, attacker).decided());
    }
  }
}

TEST_P(GuessedNumbersRuleTest, BetterChancesAreEasierToWinAndHarderToRefute) {
  Random random(TestSeed(2));
  int num_compared = 0;
  Position last(GetParam(), Geometry(15));
  for (int i = 0; i < 500; ++i) {
    Position position = PositionOf(RandomThreeRichStones(random), GetParam(), Color::kBlack);
    const bool better = ChancesOf(position, Color::kBlack) > ChancesOf(last, Color::kBlack);
    const Position& good = better ? position : last;
    const Position& bad = better ? last : position;
    num_compared += ChancesOf(good, Color::kBlack) > ChancesOf(bad, Color::kBlack) ? 1 : 0;
    EXPECT_LE(GuessedNumbersOfAttack(good, Color::kBlack).phi,
              GuessedNumbersOfAttack(bad, Color::kBlack).phi);
    EXPECT_GE(GuessedNumbersOfDefence(good, Color::kBlack, 3).phi,
              GuessedNumbersOfDefence(bad, Color::kBlack, 3).phi);
    EXPECT_GE(GuessedNumbersAfterQuietMove(good, Color::kBlack).phi,
              GuessedNumbersAfterQuietMove(bad, Color::kBlack).phi);
    last = std::move(position);
  }
  EXPECT_GT(num_compared, 100);
}

TEST_P(GuessedNumbersRuleTest, ADefenceIsRefutedByAllItsReplies) {
  Random random(TestSeed(3));
  for (int i = 0; i < 100; ++i) {
    const Position position = PositionOf(RandomThreeRichStones(random), GetParam(), Color::kBlack);
    for (int replies : {1, 3, 200}) {
      EXPECT_EQ(GuessedNumbersOfDefence(position, Color::kBlack, replies).delta,
                static_cast<uint32_t>(replies));
    }
  }
}

INSTANTIATE_TEST_SUITE_P(AllRules, GuessedNumbersRuleTest, testing::ValuesIn(kRules),
                         RuleTestNameOf);

}  // namespace
}  // namespace tengen
