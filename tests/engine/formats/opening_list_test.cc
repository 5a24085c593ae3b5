#include "engine/formats/opening_list.h"

#include "engine/notation.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/matchers.h"

namespace tengen {
namespace {

using absl::StatusCode;
using testing::ElementsAre;
using testing::HasSubstr;

absl::StatusOr<Opening> Parse(absl::string_view text, int size = 15) {
  return ParseOpeningLine({3, text}, Geometry(size));
}

TEST(OpeningListTest, MovesCountRowsFromTheBottom) {
  const auto moves = testing::ElementsAre(Point::At(7, 7), Point::At(7, 6), Point::At(8, 7));
  EXPECT_THAT(*Parse("h8h9i8"), moves);
  EXPECT_THAT(*Parse("H8 h9, i8"), moves);
}

// Piskvork's openings.txt: pairs of signed offsets from the centre (w/2, h/2), rows downwards.
TEST(OpeningListTest, OffsetsCountFromTheCentreDownwards) {
  EXPECT_THAT(*Parse("0,0, 0,-1, 1,0"),
              ElementsAre(Point::At(7, 7), Point::At(7, 6), Point::At(8, 7)));
  EXPECT_THAT(*Parse("+8,-7, -10,9", 20), ElementsAre(Point::At(18, 3), Point::At(0, 19)));
  EXPECT_THAT(*Parse("-7,-7,7,7"), ElementsAre(Point::At(0, 0), Point::At(14, 14)));
}

TEST(OpeningListTest, ErrorsNameTheLineAndWhatWasExpected) {
  const auto is_error = [](absl::string_view words) {
    return StatusIs(StatusCode::kInvalidArgument,
                    testing::AllOf(testing::StartsWith("line 3"), HasSubstr(std::string(words))));
  };
  EXPECT_THAT(Parse("0,0, 1"), is_error("expected pairs of offsets, got 3 numbers"));
  EXPECT_THAT(Parse("0,0, x,1"), is_error("expected pairs of offsets from the centre"));
  EXPECT_THAT(Parse("0,0, 8,0"), is_error("expected offsets on a board of 15 points a side"));
  EXPECT_THAT(Parse("0,0, 2147483647,0"), is_error("got 2147483647,0"));
  EXPECT_THAT(Parse("0,0, -2147483648,0"), is_error("got -2147483648,0"));
  EXPECT_THAT(Parse("0,0, 1,1, 0,0"), is_error("got H8 twice"));
  EXPECT_THAT(Parse("h8p9"), is_error("'p9' is outside the 15x15 board"));
  EXPECT_THAT(Parse("h8 pass i9"), is_error("expected stones, got a pass"));
  EXPECT_THAT(Parse("h8i9h8"), is_error("got H8 twice"));
  EXPECT_THAT(Parse("# openings"), is_error("#"));
  EXPECT_THAT(Parse(","), is_error("expected stones, got separators only"));
}

TEST(OpeningListTest, WhatIsWrittenIsReadBack) {
  for (int size : {5, 15, 20, 22}) {
    const Geometry board(size);
    const Opening opening = {Point::At(0, 0), Point::At(size - 1, 0), board.centre(),
                             Point::At(size - 1, size - 1), Point::At(1, size - 2)};
    for (OpeningNotation notation : {OpeningNotation::kMoves, OpeningNotation::kOffsets}) {
      const std::string text = FormatOpening(opening, board, notation);
      EXPECT_THAT(*Parse(text, size), testing::ElementsAreArray(opening)) << text;
    }
  }
}

TEST(OpeningListTest, IsWrittenAsManagersReadIt) {
  const Opening opening = {Point::At(7, 7), Point::At(8, 6)};
  EXPECT_EQ(FormatOpening(opening, Geometry(15), OpeningNotation::kMoves), "h8i9");
  EXPECT_EQ(FormatOpening(opening, Geometry(15), OpeningNotation::kOffsets), "0,0, 1,-1");
}

}  // namespace
}  // namespace tengen
