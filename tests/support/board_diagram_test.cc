#include "tests/support/board_diagram.h"

#include "gtest/gtest.h"

namespace tengen {
namespace {

constexpr char kDrawing[] = R"(
 . X . . .
 . . O . .
 . . . # .
 . . . . X
 . . . . .
)";

TEST(BoardDiagramTest, ReadsStonesFromTheTopLeft) {
  const Stones stones = ParseDiagram(kDrawing).stones;
  EXPECT_EQ(stones.size, 5);
  EXPECT_EQ(stones.black, (std::vector<Point>{Point::At(1, 0), Point::At(4, 3)}));
  EXPECT_EQ(stones.white, (std::vector<Point>{Point::At(2, 1)}));
  EXPECT_EQ(stones.dead, (std::vector<Point>{Point::At(3, 2)}));
}

TEST(BoardDiagramTest, DrawsWhatItReads) {
  EXPECT_EQ(DrawBoard(BoardOf(ParseDiagram(kDrawing).stones)), kDrawing);
}

TEST(BoardDiagramTest, MarksAreEmptyPointsRowByRow) {
  const BoardDiagram diagram = ParseDiagram(R"(
    a . . . .
    . . X . .
    . . . b a
    . . . . .
    . . . . .)");
  EXPECT_EQ(diagram.marks.at('a'), (std::vector<Point>{Point::At(0, 0), Point::At(4, 2)}));
  EXPECT_EQ(diagram.marks.at('b'), (std::vector<Point>{Point::At(3, 2)}));
  EXPECT_EQ(BoardOf(diagram.stones).at(Point::At(0, 0)), Cell::kEmpty);
}

TEST(TestDataTest, PointsAreWrittenWithOrWithoutBlanks) {
  const std::vector<Point> points = {Point::At(7, 7), Point::At(0, 14), Point::At(14, 0)};
  EXPECT_EQ(PointsFromText("H8 A1 O15", 15), points);
  EXPECT_EQ(PointsFromText("H8A1O15", 15), points);
  EXPECT_EQ(TextOf(points, 15), "H8 A1 O15");
  EXPECT_TRUE(PointsFromText("-", 15).empty());
}

}  // namespace
}  // namespace tengen
