#include "engine/notation.h"

#include <algorithm>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/matchers.h"
#include "tests/support/test_data.h"

namespace tengen {
namespace {

using absl::StatusCode;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr Geometry kBoard(15);

TEST(NotationTest, TheCentreOfFifteenIsH8) {
  EXPECT_EQ(FormatPoint(Point::At(7, 7), kBoard), "H8");
  EXPECT_EQ(*ParsePoint("H8", kBoard), Point::At(7, 7));
}

TEST(NotationTest, RowsCountFromTheBottomAndPairsFromTheTop) {
  EXPECT_EQ(*ParsePoint("A1", kBoard), *ParsePair("0,14", kBoard));
  EXPECT_EQ(*ParsePoint("O15", kBoard), *ParsePair("14,0", kBoard));
  EXPECT_EQ(*ParsePoint("A1", Geometry(20)), *ParsePair("0,19", Geometry(20)));
}

TEST(NotationTest, TheLetterIIsAColumn) {
  EXPECT_EQ(ParsePoint("I9", kBoard)->x(), 8);
  EXPECT_EQ(ParsePoint("J9", kBoard)->x(), 9);
  EXPECT_EQ(FormatPoint(Point::At(8, 6), kBoard), "I9");
}

TEST(NotationTest, EveryPointOfEveryBoardComesBackInBothForms) {
  for (int size = kMinBoardSize; size <= kMaxBoardSize; ++size) {
    const Geometry board(size);
    for (int i = 0; i < board.num_points(); ++i) {
      const Point point = Point::At(i % size, i / size);
      ASSERT_EQ(FormatPoint(point, board), TextOf(point, size));
      ASSERT_EQ(*ParsePoint(FormatPoint(point, board), board), point);
      ASSERT_EQ(*ParsePair(FormatPair(point), board), point);
    }
  }
}

TEST(NotationTest, MovesNeedNothingBetweenThem) {
  const std::vector<Point> expected = {Point::At(7, 7), Point::At(8, 6), Point::At(9, 5)};
  EXPECT_EQ(*ParseMoves("H8I9J10", kBoard), expected);
  EXPECT_EQ(FormatMoves(expected, kBoard), "H8I9J10");
}

TEST(NotationTest, MovesMayHaveBlanksCommasAndAnyLetterCase) {
  EXPECT_EQ(*ParseMoves(" h8\ti9, J10\r\n", kBoard), *ParseMoves("H8I9J10", kBoard));
}

TEST(NotationTest, AnEmptyTextIsNoMoves) { EXPECT_THAT(*ParseMoves(" \n", kBoard), IsEmpty()); }

TEST(NotationTest, APassIsAMoveOfItsOwn) {
  const Geometry board(16);
  EXPECT_THAT(*ParseMoves("H8passPASSp8", board),
              ElementsAre(Point::At(7, 8), kNoPoint, kNoPoint, Point::At(15, 8)));
  EXPECT_EQ(FormatMoves({kNoPoint, Point::At(7, 8)}, board, " "), "pass H8");
}

TEST(NotationTest, ErrorsNameTheMoveItsPlaceAndTheToken) {
  EXPECT_THAT(ParseMoves("H8 Z9", kBoard),
              StatusIs(StatusCode::kInvalidArgument,
                       "move 2 at character 4: 'Z9' is outside the 15x15 board (A1 to O15)"));
  EXPECT_THAT(ParseMoves("H8\xC3\xA9 I9", kBoard),
              StatusIs(StatusCode::kInvalidArgument,
                       AllOf(HasSubstr("move 2 at character 3"), HasSubstr("'\\xc3\\xa9'"),
                             HasSubstr("expected a column letter and a row number"))));
}

TEST(NotationTest, RefusesEverythingThatIsNoPoint) {
  for (absl::string_view text : {"", "H", "8", "H8 ", "H8I9", "-8", "H-1", "hello", "8H", "H8x"}) {
    EXPECT_THAT(ParsePoint(text, kBoard), StatusIs(StatusCode::kInvalidArgument, HasSubstr("H8")))
        << text;
  }
}

TEST(NotationTest, RefusesPointsOutsideTheBoard) {
  for (absl::string_view text : {"H0", "H16", "P1", "A99999999999999999999", "A00"}) {
    EXPECT_THAT(ParsePoint(text, kBoard),
                StatusIs(StatusCode::kInvalidArgument, HasSubstr("A1 to O15")))
        << text;
  }
  EXPECT_THAT(ParsePoint("P1", Geometry(16)), IsOk());
}

TEST(NotationTest, RefusesEverythingThatIsNoPair) {
  for (absl::string_view text : {"", "7", "7,", ",7", "7,7,7", "a,b", "7 7", "7.0,7"}) {
    EXPECT_THAT(ParsePair(text, kBoard),
                StatusIs(StatusCode::kInvalidArgument, HasSubstr("expected x,y as in 7,7")))
        << text;
  }
  for (absl::string_view text : {"-1,7", "15,0", "0,15", "7,-7"}) {
    EXPECT_THAT(ParsePair(text, kBoard),
                StatusIs(StatusCode::kInvalidArgument, HasSubstr("0,0 to 14,14")))
        << text;
  }
}

TEST(NotationTest, ReadingOrderIsByRowFromTheBottomThenByColumn) {
  std::vector<Point> points = *ParseMoves("D14 K15 A6 J1 I6", kBoard);
  std::sort(points.begin(), points.end(), ReadsBefore);
  EXPECT_EQ(FormatMoves(points, kBoard, " "), "J1 A6 I6 D14 K15");
}

}  // namespace
}  // namespace tengen
