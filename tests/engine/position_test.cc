#include "engine/position.h"

#include <algorithm>
#include <vector>

#include "gtest/gtest.h"
#include "tests/support/board_diagram.h"
#include "tests/support/position_walk.h"
#include "tests/support/random_game.h"
#include "tests/support/rule_test_name.h"
#include "tests/support/set_up.h"

namespace tengen {
namespace {

class PositionOfEveryRuleTest : public testing::TestWithParam<Rule> {};

TEST_P(PositionOfEveryRuleTest, EveryFieldEqualsARebuildAndTheOracleInRandomGames) {
  constexpr int kPliesOfASize = 600;
  Random random(TestSeed(10 + Index(GetParam())));
  WalkOracles oracles(GetParam());
  WalkCounters counters;
  for (int size = kMinBoardSize; size <= kMaxBoardSize; ++size) {
    PositionWalk walk(GetParam(), size, oracles, random);
    ASSERT_EQ(walk.Run(kPliesOfASize), "") << "size " << size;
    counters.Add(walk.counters());
  }
  EXPECT_GT(counters.undos, counters.plies / 4);
  EXPECT_GT(counters.dead_stones, counters.plies / 100);
  EXPECT_GT(counters.fives, 500);
  EXPECT_GT(counters.open_fours, 500);
  EXPECT_GT(counters.double_fours, 100);
  EXPECT_GT(counters.four_threes, 100);
  EXPECT_GT(counters.double_threes, 1000);
  EXPECT_EQ(counters.forbidden_classes > 1000, GetParam() == Rule::kRenju);
}

INSTANTIATE_TEST_SUITE_P(AllRules, PositionOfEveryRuleTest, testing::ValuesIn(kRules),
                         RuleTestNameOf);

TEST(PositionTest, StartsEmptyWithBlackToMove) {
  const Position position(Rule::kFreestyle, Geometry(15));
  EXPECT_EQ(position.side_to_move(), Color::kBlack);
  EXPECT_EQ(position.ply(), 0);
  EXPECT_EQ(position.last_move(), kNoPoint);
  EXPECT_EQ(position.empty().Count(), 225);
  EXPECT_TRUE(position.candidates().IsEmpty());
}

TEST(PositionTest, TheTurnPassesWithAStoneAndStaysWithADeadOne) {
  Position position(Rule::kFreestyle, Geometry(15));
  position.Play(Point::At(7, 7));
  EXPECT_EQ(position.at(Point::At(7, 7)), Cell::kBlack);
  EXPECT_EQ(position.side_to_move(), Color::kWhite);
  position.Place(Point::At(0, 0), Cell::kBlocked);
  EXPECT_EQ(position.side_to_move(), Color::kWhite);
  position.Place(Point::At(1, 1), Cell::kBlack);
  EXPECT_EQ(position.side_to_move(), Color::kWhite);
  position.Undo();
  position.Undo();
  position.Undo();
  EXPECT_EQ(position.side_to_move(), Color::kBlack);
  EXPECT_TRUE(position.IsEmpty(Point::At(7, 7)));
}

TEST(PositionTest, RemembersTheMovesFromTheLastOneBack) {
  Position position(Rule::kStandard, Geometry(10));
  position.Play(Point::At(4, 4));
  position.Play(Point::At(5, 4));
  EXPECT_EQ(position.last_move(), Point::At(5, 4));
  EXPECT_EQ(position.move_before(0), Point::At(5, 4));
  EXPECT_EQ(position.move_before(1), Point::At(4, 4));
  EXPECT_EQ(position.delta(0).move, Point::At(4, 4));
  EXPECT_EQ(position.delta(0).view()[0].point, Point::At(4, 4));
}

TEST(PositionTest, TheOrderOfMovesDoesNotChangeTheHash) {
  Position one(Rule::kRenju, Geometry(15));
  Position other(Rule::kRenju, Geometry(15));
  for (int x : {1, 2, 3, 4}) one.Play(Point::At(x, x));
  for (int x : {3, 4, 1, 2}) other.Play(Point::At(x, x));
  EXPECT_EQ(one.hash(), other.hash());
}

TEST(PositionTest, RulesSizesTurnsAndCellsAllCountInTheHash) {
  std::vector<uint64_t> hashes;
  for (Rule rule : kRules) {
    for (int size : {15, 16}) {
      for (Cell cell : {Cell::kBlack, Cell::kWhite, Cell::kBlocked}) {
        for (Color to_move : kColors) {
          Position position(rule, Geometry(size));
          position.Place(Point::At(3, 3), cell);
          position.SetSideToMove(to_move);
          hashes.push_back(position.hash());
        }
      }
    }
  }
  std::sort(hashes.begin(), hashes.end());
  EXPECT_EQ(std::unique(hashes.begin(), hashes.end()), hashes.end());
}

TEST(PositionTest, ACopyLivesOnItsOwn) {
  Position position(Rule::kCaro, Geometry(15));
  position.Play(Point::At(7, 7));
  Position copy = position;
  copy.Play(Point::At(8, 8));
  EXPECT_TRUE(position.IsEmpty(Point::At(8, 8)));
  copy.Undo();
  EXPECT_EQ(copy.hash(), position.hash());
  EXPECT_EQ(copy.CheckConsistency(), "");
}

TEST(PositionTest, AFullBoardCanBeUndoneToTheEmptyOne) {
  Position position(Rule::kFreestyle, Geometry(6));
  const uint64_t hash = position.hash();
  while (!position.empty().IsEmpty()) position.Play(position.empty().First());
  EXPECT_EQ(position.ply(), 36);
  EXPECT_EQ(position.CheckConsistency(), "");
  while (position.ply() > 0) position.Undo();
  EXPECT_EQ(position.hash(), hash);
  EXPECT_EQ(position.CheckConsistency(), "");
}

TEST(PositionTest, ClassesAreThoseOfTheDrawing) {
  const BoardDiagram diagram = ParseDiagram(R"(
    . . . . . . . . .
    . . . . . . . . .
    . 3 3 X X 3 3 . .
    . . . . . . . . .
    . . . . . . . . .
    4 4 X X X O . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)");
  const Position position = PositionOf(diagram.stones, Rule::kFreestyle, Color::kBlack);
  for (Point point : diagram.marks.at('3')) {
    EXPECT_EQ(position.threat(Color::kBlack, point), PointThreat::kThree);
  }
  for (Point point : diagram.marks.at('4')) {
    EXPECT_EQ(position.threat(Color::kBlack, point), PointThreat::kFour);
    EXPECT_TRUE(position.points(Color::kBlack, PointThreat::kFour).Contains(point));
  }
  EXPECT_EQ(position.count(Color::kBlack, PointThreat::kFour), 2);
  EXPECT_FALSE(position.Has(Color::kWhite, PointThreat::kThree));
}

TEST(PositionTest, APointThatIsNotEmptyHasNoClass) {
  Position position(Rule::kFreestyle, Geometry(9));
  for (int x : {2, 3, 4}) position.Place(Point::At(x, 4), Cell::kBlack);
  ASSERT_EQ(position.threat(Color::kBlack, Point::At(5, 4)), PointThreat::kOpenFour);
  position.Place(Point::At(5, 4), Cell::kWhite);
  EXPECT_EQ(position.threat(Color::kBlack, Point::At(5, 4)), PointThreat::kNone);
}

}  // namespace
}  // namespace tengen
