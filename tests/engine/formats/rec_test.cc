#include "engine/formats/rec.h"

#include <string>

#include "absl/status/status.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/matchers.h"

namespace tengen {
namespace {

using absl::StatusCode;
using testing::HasSubstr;

TEST(RecTest, ReadsMovesFromZeroOnABoardOfTwenty) {
  const absl::StatusOr<GameRecord> game =
      ParseRec("pbrain-a.exe\r\n7,7.exe\r\n0,0,0\r\n19,18,1500\r\n-1\r\n", {Rule::kStandard, 15});
  ASSERT_THAT(game, IsOk());
  EXPECT_EQ(game->rule, Rule::kStandard);
  EXPECT_EQ(game->board.size(), 20);
  ASSERT_EQ(game->moves.size(), 2U);
  EXPECT_EQ(game->moves[0], (RecordedMove{Point::At(0, 0), 0}));
  EXPECT_EQ(game->moves[1], (RecordedMove{Point::At(19, 18), 1500}));
}

TEST(RecTest, ALargerBoardMayBeKnown) {
  EXPECT_EQ(ParseRec("a\nb\n21,21,0\n", {Rule::kFreestyle, 22})->board.size(), 22);
}

TEST(RecTest, FaultsNameTheLine) {
  EXPECT_THAT(ParseRec("a\n", {}),
              StatusIs(StatusCode::kInvalidArgument, HasSubstr("the names of two players")));
  EXPECT_THAT(ParseRec("a\nb\n20,0,0\n", {}),
              StatusIs(StatusCode::kInvalidArgument,
                       "line 3, '20,0,0': expected a column and a row of 0 to 19"));
  EXPECT_THAT(ParseRec("a\nb\nc\n1,1,0\n", {}),
              StatusIs(StatusCode::kInvalidArgument, HasSubstr("line 3, 'c': expected a move")));
}

}  // namespace
}  // namespace tengen
