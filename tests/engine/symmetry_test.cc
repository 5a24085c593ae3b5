#include "engine/symmetry.h"

#include <cstdlib>
#include <set>

#include "gtest/gtest.h"

namespace tengen {
namespace {

TEST(SymmetryTest, NamesSayWhatHappensToACornerNeighbour) {
  const Geometry board(15);
  const Point right_of_top_left = Point::At(1, 0);
  EXPECT_EQ(Apply(Symmetry::kIdentity, board, right_of_top_left), Point::At(1, 0));
  EXPECT_EQ(Apply(Symmetry::kFlipVerticalAxis, board, right_of_top_left), Point::At(13, 0));
  EXPECT_EQ(Apply(Symmetry::kFlipHorizontalAxis, board, right_of_top_left), Point::At(1, 14));
  EXPECT_EQ(Apply(Symmetry::kHalfTurn, board, right_of_top_left), Point::At(13, 14));
  EXPECT_EQ(Apply(Symmetry::kFlipDiagonal, board, right_of_top_left), Point::At(0, 1));
  EXPECT_EQ(Apply(Symmetry::kQuarterTurn, board, right_of_top_left), Point::At(14, 1));
  EXPECT_EQ(Apply(Symmetry::kThreeQuarterTurn, board, right_of_top_left), Point::At(0, 13));
  EXPECT_EQ(Apply(Symmetry::kFlipAntidiagonal, board, right_of_top_left), Point::At(14, 13));
}

TEST(SymmetryTest, EightDifferentImagesOfAPointOffEveryAxis) {
  const Geometry board(15);
  std::set<Point> images;
  for (Symmetry symmetry : kSymmetries) images.insert(Apply(symmetry, board, Point::At(2, 5)));
  EXPECT_EQ(images.size(), 8U);
}

TEST(SymmetryTest, InverseUndoesEverySymmetryOnEveryBoard) {
  for (int size = kMinBoardSize; size <= kMaxBoardSize; ++size) {
    const Geometry board(size);
    for (Symmetry symmetry : kSymmetries) {
      for (int i = 0; i < board.num_points(); ++i) {
        const Point point = Point::At(i % size, i / size);
        const Point image = Apply(symmetry, board, point);
        ASSERT_TRUE(board.Contains(image));
        ASSERT_EQ(Apply(Inverse(symmetry), board, image), point);
      }
    }
  }
}

TEST(SymmetryTest, NeighboursStayNeighbours) {
  const Geometry board(20);
  for (Symmetry symmetry : kSymmetries) {
    for (Direction direction : kDirections) {
      const Point a = Point::At(4, 11);
      const Point b = board.Along(a, direction, 1);
      const Point image_a = Apply(symmetry, board, a);
      const Point image_b = Apply(symmetry, board, b);
      EXPECT_LE(std::abs(image_a.x() - image_b.x()), 1);
      EXPECT_LE(std::abs(image_a.y() - image_b.y()), 1);
    }
  }
}

}  // namespace
}  // namespace tengen
