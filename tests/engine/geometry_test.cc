#include "engine/geometry.h"

#include <set>
#include <utility>

#include "engine/point.h"
#include "gtest/gtest.h"

namespace tengen {
namespace {

TEST(GeometryTest, ContainsThePointsOfItsSquareAlone) {
  for (int size = kMinBoardSize; size <= kMaxBoardSize; ++size) {
    const Geometry board(size);
    int contained = 0;
    for (int index = 0; index < kNumPoints; ++index) {
      const Point point = Point::FromIndex(index);
      contained += board.Contains(point) ? 1 : 0;
      EXPECT_EQ(board.Contains(point), point.x() < size && point.y() < size);
    }
    EXPECT_EQ(contained, board.num_points());
    EXPECT_FALSE(board.Contains(kNoPoint));
    EXPECT_FALSE(board.Contains(-1, 0));
    EXPECT_FALSE(board.Contains(0, size));
  }
}

TEST(GeometryTest, TheCentreOfFifteenIsH8) { EXPECT_EQ(Geometry(15).centre(), Point::At(7, 7)); }

TEST(GeometryTest, AStepGoesToANeighbourOrLeavesTheBoard) {
  for (int size : {kMinBoardSize, 15, kMaxBoardSize}) {
    const Geometry board(size);
    for (int index = 0; index < kNumPoints; ++index) {
      const Point point = Point::FromIndex(index);
      if (!board.Contains(point)) continue;
      for (Direction direction : kDirections) {
        for (int steps = -6; steps <= 6; ++steps) {
          const int x = point.x() + steps * StepX(direction);
          const int y = point.y() + steps * StepY(direction);
          const Point next = board.Along(point, direction, steps);
          if (x < 0 || y < 0 || x >= size || y >= size) {
            EXPECT_EQ(next, kNoPoint);
            continue;
          }
          EXPECT_EQ(next, Point::At(x, y));
          EXPECT_EQ(next.index(), point.index() + steps * Step(direction));
        }
      }
    }
  }
}

TEST(GeometryTest, PointsInARowLieOnOneLineAtGrowingPlaces) {
  const Geometry board(kMaxBoardSize);
  for (Direction direction : kDirections) {
    std::set<std::pair<int, int>> places;
    for (int index = 0; index < kNumPoints; ++index) {
      const Point point = Point::FromIndex(index);
      const LinePlace here = LineOf(point, direction);
      EXPECT_GE(here.line, 0);
      EXPECT_LT(here.line, kMaxLines);
      EXPECT_GE(here.place, 0);
      EXPECT_LT(here.place, kMaxBoardSize);
      places.insert({here.line, here.place});
      const Point next = board.Along(point, direction, 1);
      if (next == kNoPoint) continue;
      EXPECT_EQ(LineOf(next, direction).line, here.line);
      EXPECT_EQ(LineOf(next, direction).place, here.place + 1);
    }
    EXPECT_EQ(places.size(), static_cast<size_t>(kNumPoints));
  }
}

}  // namespace
}  // namespace tengen
