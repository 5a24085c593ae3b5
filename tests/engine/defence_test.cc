#include "engine/defence.h"

#include <algorithm>
#include <vector>

#include "engine/position.h"
#include "gtest/gtest.h"
#include "tests/oracle/rules.h"
#include "tests/oracle/solver.h"
#include "tests/support/board_diagram.h"
#include "tests/support/random_game.h"
#include "tests/support/set_up.h"

namespace tengen {
namespace {

Bitboard BitboardOf(const std::vector<Point>& points) {
  Bitboard set;
  for (Point point : points) set.Add(point);
  return set;
}

// Whether `attacker` still wins at `five` after the opponent's stone at `reply`.
bool StillWins(const oracle::Board& board, Rule rule, oracle::Stone five, Point reply) {
  if (five.point == reply) return false;
  oracle::Board after = board;
  after.Set(reply, CellOf(Opponent(five.color)));
  return Wins(after, rule, five);
}

void CompareDefences(const Position& position, const oracle::Board& board, Color attacker) {
  const std::vector<Point> fives = WinningPoints(board, position.rule(), attacker);
  if (fives.empty()) return;
  Bitboard against_all = position.empty();
  for (Point five : fives) {
    Bitboard expected;
    for (Point reply : board.EmptyPoints()) {
      if (!StillWins(board, position.rule(), {attacker, five}, reply)) expected.Add(reply);
    }
    ASSERT_EQ(FiveDefences(position, attacker, five), expected) << DrawBoard(board);
    against_all &= expected;
  }
  ASSERT_EQ(DefencesAgainstFives(position, attacker), against_all) << DrawBoard(board);
}

TEST(DefenceTest, RandomPositionsAreDefendedAsBruteForceFinds) {
  Random random(TestSeed(50));
  for (Rule rule : kRules) {
    for (int size : {7, 11, 15}) {
      Position position(rule, Geometry(size));
      RandomGame game(random, size);
      for (int i = 0; i < 800; ++i) {
        const RandomGame::Step step = game.Next();
        if (step.kind == RandomGame::Kind::kUndo) {
          position.Undo();
        } else {
          position.Place(step.point, step.cell);
        }
        for (Color attacker : kColors) CompareDefences(position, game.board(), attacker);
      }
    }
  }
}

TEST(DefenceTest, InCaroAFiveIsStoppedByClosingItsOpenEndToo) {
  const BoardDiagram diagram = ParseDiagram(R"(
    . . . . . . . . .
    . . . . . . . . .
    O X X X X a b . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)");
  const Point five = diagram.marks.at('a')[0];
  const Point closing = diagram.marks.at('b')[0];
  for (Rule rule : {Rule::kCaro, Rule::kCaroPlus}) {
    const Position position = PositionOf(diagram.stones, rule, Color::kWhite);
    EXPECT_EQ(FiveDefences(position, Color::kBlack, five), BitboardOf({five, closing}));
  }
  const Position freestyle = PositionOf(diagram.stones, Rule::kFreestyle, Color::kWhite);
  EXPECT_EQ(FiveDefences(freestyle, Color::kBlack, five), BitboardOf({five}));
}

TEST(DefenceTest, TwoFivesWithoutACommonPointCanNotBeStopped) {
  const BoardDiagram diagram = ParseDiagram(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . X X X X . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)");
  const Position position = PositionOf(diagram.stones, Rule::kStandard, Color::kWhite);
  EXPECT_TRUE(DefencesAgainstFives(position, Color::kBlack).IsEmpty());
}

}  // namespace
}  // namespace tengen
