#include "search/solver/forbidden_judge.h"

#include <map>
#include <vector>

#include "gtest/gtest.h"
#include "tests/oracle/forbidden.h"
#include "tests/support/board_diagram.h"
#include "tests/support/random_game.h"
#include "tests/support/set_up.h"

namespace tengen {
namespace {

// Judges every empty point where Black makes no five, after some stones on the board.
class ForbiddenJudgeTest : public testing::Test {
 protected:
  void CompareAfterSomeStones(const Stones& stones, Random& random) {
    const Color to_move = kColors[static_cast<size_t>(random.Below(kNumColors))];
    Position position = PositionOf(stones, Rule::kRenju, to_move);
    const uint64_t hash = position.hash();
    oracle::Board plain = BoardOf(stones);
    FoursBoard board;
    board.Load(position);
    {
      ForbiddenJudge judge(board, position);
      Compare(judge, plain);
      for (int i = 0; i < 4; ++i) PlaceOne(random, plain, board, to_move);
      Compare(judge, plain);
      // Other stones than those that the judge may have been asked about.
      UndoOne(plain, board);
      UndoOne(plain, board);
      for (int i = 0; i < 2; ++i) PlaceOne(random, plain, board, to_move);
      Compare(judge, plain);
    }
    ASSERT_EQ(position.hash(), hash);
  }

  std::map<oracle::Foul, int> counts_;

 private:
  void PlaceOne(Random& random, oracle::Board& plain, FoursBoard& board, Color first) {
    const std::vector<Point> empty = plain.EmptyPoints();
    const Point point = empty[static_cast<size_t>(random.Below(static_cast<int>(empty.size())))];
    const Color color = board.num_placed() % 2 == 0 ? first : Opponent(first);
    plain.Set(point, CellOf(color));
    board.Place(point, color);
  }

  void UndoOne(oracle::Board& plain, FoursBoard& board) {
    plain.Set(board.placed(board.num_placed() - 1), Cell::kEmpty);
    board.Undo();
  }

  void Compare(ForbiddenJudge& judge, const oracle::Board& plain) {
    for (Point point : plain.EmptyPoints()) {
      ASSERT_FALSE(judge.IsForbidden(Color::kWhite, point));
      if (ShapesAt(plain, point).five) continue;
      const oracle::Foul foul = FoulAt(plain, point);
      ASSERT_EQ(judge.IsForbidden(Color::kBlack, point), foul != oracle::Foul::kNone)
          << TextOf(point, plain.size()) << DrawBoard(plain);
      ++counts_[foul];
    }
  }
};

TEST_F(ForbiddenJudgeTest, AgreesWithTheOracleOnRandomPositions) {
  Random random(TestSeed(80));
  for (int i = 0; i < 400; ++i) {
    CompareAfterSomeStones(RandomRenjuStones(random), random);
    ASSERT_FALSE(HasFatalFailure()) << i;
  }
  EXPECT_GT(counts_[oracle::Foul::kOverline], 100);
  EXPECT_GT(counts_[oracle::Foul::kDoubleFour], 100);
  EXPECT_GT(counts_[oracle::Foul::kDoubleThree], 100);
}

TEST(ForbiddenJudgeOfOtherRulesTest, ForbidsNothing) {
  Random random(TestSeed(81));
  for (Rule rule : {Rule::kFreestyle, Rule::kStandard, Rule::kCaro, Rule::kCaroPlus}) {
    Position position = PositionOf(RandomRenjuStones(random), rule, Color::kBlack);
    FoursBoard board;
    board.Load(position);
    ForbiddenJudge judge(board, position);
    EXPECT_FALSE(judge.Binds(Color::kBlack));
    for (Point point : position.empty()) EXPECT_FALSE(judge.IsForbidden(Color::kBlack, point));
  }
}

}  // namespace
}  // namespace tengen
