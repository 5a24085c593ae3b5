#include "engine/formats/drawing.h"

#include <string>

#include "absl/status/status.h"
#include "engine/color.h"
#include "engine/notation.h"
#include "engine/position.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/matchers.h"

namespace tengen {
namespace {

using absl::StatusCode;
using testing::ElementsAre;
using testing::HasSubstr;

constexpr absl::string_view kDrawn =
    " 5 . . . . O\n"
    " 4 . . . . .\n"
    " 3 . . X . .\n"
    " 2 . . . . .\n"
    " 1 X . . . .\n"
    "   A B C D E\n";

TEST(DrawingTest, TheTopRowComesFirst) {
  const absl::StatusOr<BoardSetup> setup = ParseDrawing(kDrawn);
  ASSERT_THAT(setup, IsOk());
  EXPECT_EQ(setup->board.size(), 5);
  EXPECT_THAT(setup->black,
              ElementsAre(*ParsePoint("C3", setup->board), *ParsePoint("A1", setup->board)));
  EXPECT_THAT(setup->white, ElementsAre(*ParsePoint("E5", setup->board)));
}

TEST(DrawingTest, CoordinatesBlanksAndLetterCaseAreFree) {
  EXPECT_EQ(*ParseDrawing("....o\r\n.....\r\n..x..\r\n\r\n.....\r\nx....\r\n"),
            *ParseDrawing(kDrawn));
  EXPECT_EQ(*ParseDrawing("a b c d e\n5....O5\n4.....4\n3..X..3\n2.....2\n1X....1\nABCDE"),
            *ParseDrawing(kDrawn));
}

TEST(DrawingTest, DrawsAPositionAsItIsRead) {
  Position position(Rule::kFreestyle, Geometry(5));
  for (absl::string_view move : {"C3", "E5", "A1"}) {
    position.Play(*ParsePoint(move, position.geometry()));
  }
  EXPECT_EQ(FormatDrawing(position), kDrawn);
}

TEST(DrawingTest, TellsDrawingsFromMoves) {
  EXPECT_TRUE(IsDrawing(kDrawn));
  EXPECT_TRUE(IsDrawing("XOXOX\nOXOXO\n"));
  EXPECT_FALSE(IsDrawing("H8I9"));
  EXPECT_FALSE(IsDrawing("o15x2"));
  EXPECT_FALSE(IsDrawing(" \n"));
}

TEST(DrawingTest, FaultsNameTheLineAndTheCharacter) {
  EXPECT_THAT(
      ParseDrawing(".....\n.....\n..?..\n.....\n.....\n"),
      StatusIs(StatusCode::kInvalidArgument, "line 3, character 3: '?', expected X, O or '.'"));
  EXPECT_THAT(
      ParseDrawing(".....\n.....\n....\n.....\n.....\n"),
      StatusIs(StatusCode::kInvalidArgument, "line 3: 4 points, expected 5, one for each row"));
  EXPECT_THAT(ParseDrawing("....\n....\n....\n....\n"),
              StatusIs(StatusCode::kInvalidArgument, "a drawing of 4 rows, expected 5 to 22"));
}

}  // namespace
}  // namespace tengen
