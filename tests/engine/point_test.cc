#include "engine/point.h"

#include <set>

#include "gtest/gtest.h"

namespace tengen {
namespace {

TEST(PointTest, EveryColumnAndRowComesBack) {
  std::set<int> indices;
  for (int y = 0; y < kMaxBoardSize; ++y) {
    for (int x = 0; x < kMaxBoardSize; ++x) {
      const Point point = Point::At(x, y);
      EXPECT_EQ(point.x(), x);
      EXPECT_EQ(point.y(), y);
      EXPECT_EQ(Point::FromIndex(point.index()), point);
      EXPECT_NE(point, kNoPoint);
      indices.insert(point.index());
    }
  }
  EXPECT_EQ(indices.size(), static_cast<size_t>(kNumPoints));
  EXPECT_EQ(*indices.rbegin(), kNumPoints - 1);
}

TEST(PointTest, PointsAreOrderedRowByRowFromTheTopLeft) {
  EXPECT_LT(Point::At(14, 3), Point::At(0, 4));
  EXPECT_LT(Point::At(3, 4), Point::At(4, 4));
}

}  // namespace
}  // namespace tengen
