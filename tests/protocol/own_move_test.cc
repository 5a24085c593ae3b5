#include "protocol/own_move.h"

#include <vector>

#include "gtest/gtest.h"

namespace tengen {
namespace {

Position WithStones(Rule rule, int size, const std::vector<Point>& black,
                    const std::vector<Point>& white) {
  Position position(rule, Geometry(size));
  for (Point point : black) position.Place(point, Cell::kBlack);
  for (Point point : white) position.Place(point, Cell::kWhite);
  position.SetSideToMove(Color::kBlack);
  return position;
}

TEST(OwnMoveTest, TakesTheFirstWishThatIsLawful) {
  Position position = WithStones(Rule::kFreestyle, 15, {Point::At(7, 7)}, {});
  EXPECT_EQ(LawfulMove(position, {Point::At(3, 3), Point::At(4, 4)}), Point::At(3, 3));
  EXPECT_EQ(LawfulMove(position, {Point::At(7, 7), Point::At(4, 4)}), Point::At(4, 4));
  EXPECT_EQ(LawfulMove(position, {kNoPoint, Point::At(15, 0), Point::At(4, 4)}), Point::At(4, 4));
}

TEST(OwnMoveTest, WithoutAWishPlaysNearTheCentre) {
  Position position = WithStones(Rule::kFreestyle, 15, {}, {});
  EXPECT_EQ(LawfulMove(position, {}), Point::At(7, 7));
  position.Play(Point::At(7, 7));
  EXPECT_EQ(LawfulMove(position, {Point::At(7, 7)}), Point::At(6, 6));
}

// The first position of the renju section of the bug reports: G7 is Black's only defence, and a
// double three.
TEST(OwnMoveTest, AForbiddenWishIsNotPlayedWhileAnythingElseIsLeft) {
  Position position = WithStones(
      Rule::kRenju, 15,
      {Point::At(7, 7), Point::At(5, 5), Point::At(5, 6), Point::At(7, 6), Point::At(6, 1)},
      {Point::At(6, 5), Point::At(6, 4), Point::At(6, 3), Point::At(6, 2), Point::At(0, 0)});
  const Point g7 = Point::At(6, 6);
  EXPECT_NE(LawfulMove(position, {g7}), g7);
  EXPECT_EQ(LawfulMove(position, {g7, Point::At(1, 1)}), Point::At(1, 1));
  position.SetSideToMove(Color::kWhite);
  EXPECT_EQ(LawfulMove(position, {g7}), g7);
}

TEST(OwnMoveTest, AForbiddenPointIsPlayedWhereNothingElseIsLeft) {
  // A board of 6 points a side whose only empty point completes six black stones.
  Position position(Rule::kRenju, Geometry(6));
  for (int y = 0; y < 6; ++y) {
    for (int x = 0; x < 6; ++x) {
      if (x == 2 && y == 2) continue;
      position.Place(Point::At(x, y), y == 2 ? Cell::kBlack : Cell::kWhite);
    }
  }
  position.SetSideToMove(Color::kBlack);
  EXPECT_EQ(LawfulMove(position, {}), Point::At(2, 2));
}

TEST(OwnMoveTest, AFullBoardHasNoMove) {
  Position position(Rule::kFreestyle, Geometry(5));
  for (int i = 0; i < 25; ++i) position.Play(Point::At(i % 5, i / 5));
  EXPECT_EQ(LawfulMove(position, {Point::At(0, 0)}), kNoPoint);
}

}  // namespace
}  // namespace tengen
