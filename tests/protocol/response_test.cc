#include "protocol/response.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace tengen {
namespace {

using ::testing::AllOf;
using ::testing::Ge;
using ::testing::Le;
using ::testing::MatchesRegex;

TEST(ResponseTest, MovesAreCleanIntegers) {
  EXPECT_EQ(FormatMove(Point::At(0, 0)), "0,0");
  EXPECT_EQ(FormatMove(Point::At(19, 7)), "19,7");
  EXPECT_EQ(FormatMoves({Point::At(7, 7), Point::At(8, 7), Point::At(9, 9)}), "7,7 8,7 9,9");
}

TEST(ResponseTest, AboutIsALineOfPairsBetweenCommas) {
  EXPECT_THAT(FormatAbout(), MatchesRegex("name=\"[^\"]+\", version=\"[^\"]+\", author=\"[^\"]+\", "
                                          "country=\"[^\"]+\""));
}

TEST(ResponseTest, FailuresAreErrorsOrUnknown) {
  EXPECT_EQ(FormatFailure(absl::InvalidArgumentError("bad")), "ERROR bad");
  EXPECT_EQ(FormatFailure(absl::FailedPreconditionError("no board")), "ERROR no board");
  EXPECT_EQ(FormatFailure(absl::UnimplementedError("what")), "UNKNOWN what");
}

TEST(ResponseTest, AnyTextBecomesOneShortPrintableLine) {
  const std::string line = FormatMessage(absl::StrCat("a\nb\r\t\x01", std::string(5000, 'x')));
  EXPECT_THAT(line, MatchesRegex("MESSAGE a.b...x+"));
  EXPECT_LT(line.size(), 1000u);
  for (char c : line) EXPECT_THAT(c, AllOf(Ge(' '), Le('~')));
}

TEST(ResponseTest, ForbidEndsInAPointEvenWithoutPoints) {
  EXPECT_EQ(FormatForbid({}), "FORBID .");
  Bitboard points;
  points.Add(Point::At(3, 4));
  points.Add(Point::At(14, 0));
  EXPECT_EQ(FormatForbid(points), "FORBID 14000304.");
}

}  // namespace
}  // namespace tengen
