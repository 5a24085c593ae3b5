#include "protocol/manager/opening_book.h"

#include <algorithm>
#include <set>
#include <string>

#include "engine/notation.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/matchers.h"
#include "tests/support/test_data.h"

namespace tengen {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::SizeIs;
using ::testing::UnorderedElementsAreArray;

constexpr int kSize = 15;

std::vector<Opening> Book(int count) {
  std::vector<Opening> book;
  for (int i = 0; i < count; ++i) book.push_back({Point::At(i % kSize, i / kSize)});
  return book;
}

TEST(OpeningBookTest, AShuffleKeepsTheOpeningsAndDependsOnTheSeedAlone) {
  std::vector<Opening> first = Book(50);
  std::vector<Opening> second = Book(50);
  std::vector<Opening> other = Book(50);
  Shuffle(first, 1);
  Shuffle(second, 1);
  Shuffle(other, 2);
  EXPECT_EQ(first, second);
  EXPECT_NE(first, other);
  EXPECT_NE(first, Book(50));
  EXPECT_THAT(first, UnorderedElementsAreArray(Book(50)));
}

TEST(OpeningBookTest, AnOpeningIsTurnedAndMirroredInAllEightWays) {
  const Opening opening = PointsFromText("H8 I9 J9", kSize);
  const std::vector<Opening> rotated = WithRotations({opening, opening}, Geometry(kSize));
  ASSERT_THAT(rotated, SizeIs(16));
  std::set<std::string> ways;
  for (size_t i = 0; i < rotated.size(); i += 2) ways.insert(TextOf(rotated[i], kSize));
  // By hand: the centre stays, and the two others go around it.
  EXPECT_EQ(ways, (std::set<std::string>{"H8 I9 J9", "H8 I9 I10", "H8 I7 J7", "H8 I7 I6",
                                         "H8 G7 F7", "H8 G7 G6", "H8 G9 F9", "H8 G9 G10"}));
}

TEST(OpeningBookTest, AnOpeningKeepsToTheRuleOfItsKind) {
  const Geometry board(kSize);
  const Opening beside = PointsFromText("H9 I9 J9", kSize);
  EXPECT_THAT(CheckOpenings({beside}, Rule::kFreestyle, board, {}), IsOk());
  RefereeSettings centre;
  centre.opening = OpeningRule::kCentre;
  EXPECT_THAT(CheckOpenings({beside}, Rule::kFreestyle, board, centre),
              StatusIs(absl::StatusCode::kInvalidArgument, HasSubstr("illegal-move at H9")));
}

TEST(OpeningBookTest, AnOpeningMayNotEndTheGame) {
  const Geometry board(kSize);
  const Opening five = PointsFromText("A1 A9 B1 B9 C1 C9 D1 D9 E1", kSize);
  EXPECT_THAT(CheckOpenings({Opening(), five}, Rule::kFreestyle, board, {}),
              StatusIs(absl::StatusCode::kInvalidArgument,
                       AllOf(HasSubstr("opening 2"), HasSubstr("five at E1"))));
  const Opening overline_foul = PointsFromText("A1 A9 B1 B9 C1 C9 E1 D9 F1 A11 D1", kSize);
  EXPECT_THAT(CheckOpenings({overline_foul}, Rule::kRenju, board, {}),
              StatusIs(absl::StatusCode::kInvalidArgument, HasSubstr("forbidden-overline at D1")));
  EXPECT_THAT(CheckOpenings({overline_foul}, Rule::kStandard, board, {}), IsOk());
}

}  // namespace
}  // namespace tengen
