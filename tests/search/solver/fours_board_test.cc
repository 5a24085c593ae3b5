#include "search/solver/fours_board.h"

#include <algorithm>
#include <vector>

#include "gtest/gtest.h"
#include "tests/oracle/rules.h"
#include "tests/oracle/solver.h"
#include "tests/support/board_diagram.h"
#include "tests/support/random_game.h"
#include "tests/support/rule_test_name.h"

namespace tengen {
namespace {

uint64_t CellAt(Point point, size_t d) { return uint64_t{1} << LinesThrough(point).shift[d]; }

// The empty points of a line through `point`, at most four steps away.
std::vector<Point> EmptyNeighbours(const oracle::Board& board, Point point, Direction direction) {
  std::vector<Point> points;
  for (int steps = -4; steps <= 4; ++steps) {
    const int x = point.x() + steps * StepX(direction);
    const int y = point.y() + steps * StepY(direction);
    if (steps != 0 && board.at(x, y) == Cell::kEmpty) points.push_back(Point::At(x, y));
  }
  return points;
}

// A board under test beside a plain one with the same stones.
class FoursBoardTest : public testing::TestWithParam<Rule> {
 protected:
  Rule rule() const { return GetParam(); }

  void Load(const Position& position, const oracle::Board& board) {
    position_ = &position;
    plain_ = board;
    board_.Load(position);
  }

  // Places stones of both colours in turn, and checks the rows that each leaves.
  void PlaceSome(Random& random, int num_stones) {
    Color color = position_->side_to_move();
    std::vector<Point> stones;
    for (int i = 0; i < num_stones; ++i) {
      const Point point = RandomPoint(random, plain_, stones);
      if (point == kNoPoint) continue;
      plain_.Set(point, CellOf(color));
      CheckRowsLackingOne(point, board_.Place(point, color));
      stones.push_back(point);
      color = Opponent(color);
    }
  }

  void UndoAll() {
    while (board_.num_placed() > 0) {
      plain_.Set(board_.placed(board_.num_placed() - 1), Cell::kEmpty);
      board_.Undo();
    }
  }

  bool WinsOnLine(Color color, Point point, Direction direction) const {
    return oracle::WinsOnLine(plain_, rule(), {color, point}, direction);
  }

  void CheckRowsLackingOne(Point last, const FoursBoard::RowsByDirection& rows) const {
    for (Color color : kColors) {
      for (Direction direction : kDirections) {
        const auto d = static_cast<size_t>(Index(direction));
        const uint64_t fives =
            CellsOf(OfColor(rows[d], color)) & EmptyCells(board_.word(LinesThrough(last).line[d]));
        for (Point point : EmptyNeighbours(plain_, last, direction)) {
          ASSERT_EQ((fives & CellAt(point, d)) != 0, WinsOnLine(color, point, direction))
              << DrawBoard(plain_);
        }
      }
    }
  }

  // Whether a stone makes a four on a line where there is none yet, by the oracle.
  bool MakesFour(Color color, Point point, Direction direction) {
    const std::vector<Point> neighbours = EmptyNeighbours(plain_, point, direction);
    plain_.Set(point, CellOf(color));
    const bool found = std::any_of(neighbours.begin(), neighbours.end(),
                                   [&](Point five) { return WinsOnLine(color, five, direction); });
    plain_.Set(point, Cell::kEmpty);
    return found;
  }

  bool HasFive(Color color, Point point, Direction direction) const {
    const std::vector<Point> neighbours = EmptyNeighbours(plain_, point, direction);
    return WinsOnLine(color, point, direction) ||
           std::any_of(neighbours.begin(), neighbours.end(),
                       [&](Point five) { return WinsOnLine(color, five, direction); });
  }

  void CheckFours() {
    for (Point point : plain_.EmptyPoints()) {
      for (Color color : kColors) {
        for (Direction direction : kDirections) {
          if (HasFive(color, point, direction)) continue;
          const auto d = static_cast<size_t>(Index(direction));
          const int line = LinesThrough(point).line[d];
          const bool four = (board_.FourCells(color, line) & CellAt(point, d)) != 0;
          ASSERT_EQ(four, MakesFour(color, point, direction))
              << TextOf(point, plain_.size()) << DrawBoard(plain_);
          if (four) ++num_fours_;
          if (four && color == position_->side_to_move()) {
            ASSERT_NE(board_.AttackLines(d) & uint64_t{1} << line % kLinesApart, 0U);
          }
        }
      }
    }
  }

  // Compares the stops of all fours on a single line with brute force.
  void CheckStops() {
    if (CanWinAtOnce(plain_, rule(), Color::kBlack)) return;
    if (CanWinAtOnce(plain_, rule(), Color::kWhite)) return;
    for (Point point : plain_.EmptyPoints()) {
      for (Color color : kColors) CheckStopsAt(color, point);
    }
  }

  void CheckStopsAt(Color color, Point point) {
    // The oracle leaves the forbidden ones out of the replies.
    if (rule() == Rule::kRenju && color == Color::kWhite) return;
    const PointLines& at = LinesThrough(point);
    std::vector<size_t> directions;
    for (size_t d = 0; d < kNumDirections; ++d) {
      if ((board_.FourCells(color, at.line[d]) & CellAt(point, d)) != 0) directions.push_back(d);
    }
    if (directions.size() != 1) return;
    const size_t d = directions.front();
    const uint64_t rows = board_.RowsLackingTwo(color, at.line[d]) & RowsThrough(at.shift[d]);
    const uint64_t empty = EmptyCells(board_.word(at.line[d])) & ~CellAt(point, d);
    uint64_t stops = board_.Stops(color, at.line[d], rows, empty);
    plain_.Set(point, CellOf(color));
    for (Point reply : RepliesToFour(plain_, {rule(), color})) {
      ASSERT_EQ(LinesThrough(reply).line[d], at.line[d]) << DrawBoard(plain_);
      ASSERT_NE(stops & CellAt(reply, d), 0U) << DrawBoard(plain_);
      stops &= ~CellAt(reply, d);
      ++num_stops_;
    }
    ASSERT_EQ(stops, 0U) << DrawBoard(plain_);
    plain_.Set(point, Cell::kEmpty);
  }

  const Position* position_ = nullptr;
  oracle::Board plain_{kMinBoardSize};
  FoursBoard board_;
  int num_fours_ = 0;
  int num_stops_ = 0;
};

TEST_P(FoursBoardTest, ShowsTheRowsThatTheOracleFindsAfterEachStone) {
  Random random(TestSeed(70 + Index(rule())));
  for (int size : {5, 9, 15, 20, 22}) {
    Position position(rule(), Geometry(size));
    RandomGame game(random, size);
    for (int i = 0; i < 400; ++i) {
      const RandomGame::Step step = game.Next();
      if (step.kind == RandomGame::Kind::kUndo) {
        position.Undo();
      } else {
        position.Place(step.point, step.cell);
      }
      if (i % 10 != 0) continue;
      Load(position, game.board());
      PlaceSome(random, size / 2);
      CheckFours();
      CheckStops();
      UndoAll();
      CheckFours();
      ASSERT_FALSE(HasFatalFailure()) << "size " << size << " step " << i;
      ASSERT_EQ(board_.hash(), position.hash());
    }
  }
  EXPECT_GT(num_fours_, 500);
  EXPECT_GT(num_stops_, 40);
}

TEST_P(FoursBoardTest, TheHashIsThatOfThePositionWithTheSameStones) {
  Position position(rule(), Geometry(15));
  position.Play(Point::At(7, 7));
  FoursBoard board;
  board.Load(position);
  board.Place(Point::At(8, 8), Color::kWhite);
  board.Place(Point::At(0, 14), Color::kBlack);
  position.Play(Point::At(8, 8));
  position.Play(Point::At(0, 14));
  EXPECT_EQ(board.hash(), position.hash());
}

INSTANTIATE_TEST_SUITE_P(AllRules, FoursBoardTest, testing::ValuesIn(kRules), RuleTestNameOf);

TEST(PointLinesTest, EveryPointIsFoundAgainOnItsFourLines) {
  for (int index = 0; index < kNumPoints; ++index) {
    const Point point = Point::FromIndex(index);
    const PointLines& at = LinesThrough(point);
    for (size_t d = 0; d < kNumDirections; ++d) {
      EXPECT_EQ(PointOn(at.line[d], at.shift[d]), point);
    }
  }
}

TEST(StopsOfTest, AFiveThatCanBeClosedIsStoppedFromItsOtherEnd) {
  // Places 0 .. 6: closer, four stones, two empty places.
  const uint64_t row = uint64_t{1} << ShiftOfPlace(1);
  const uint64_t five = uint64_t{1} << ShiftOfPlace(5);
  const uint64_t behind = uint64_t{1} << ShiftOfPlace(6);
  const uint64_t closer = uint64_t{1} << ShiftOfPlace(0);
  EXPECT_EQ(StopsOf(row, five | behind, closer), five | behind);
  EXPECT_EQ(StopsOf(row, five | behind, 0), five);
  EXPECT_EQ(StopsOf(row, five, closer), five);
}

}  // namespace
}  // namespace tengen
