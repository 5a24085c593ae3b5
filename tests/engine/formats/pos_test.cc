#include "engine/formats/pos.h"

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "engine/formats/psq.h"
#include "engine/formats/sgf.h"
#include "engine/notation.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/matchers.h"

namespace tengen {
namespace {

using absl::StatusCode;
using testing::HasSubstr;

GameRecord GameOf(absl::string_view moves) {
  GameRecord game;
  const std::vector<Point> points = *ParseMoves(moves, game.board);
  for (Point point : points) game.moves.push_back({point, std::nullopt});
  return game;
}

TEST(PosTest, AByteIsRowTimesFifteenPlusColumn) {
  const std::string bytes = {3, 0, 7 * 15 + 7, static_cast<char>(224)};
  const absl::StatusOr<GameRecord> game = ParsePos(bytes, Rule::kRenju);
  ASSERT_THAT(game, IsOk());
  EXPECT_EQ(game->rule, Rule::kRenju);
  ASSERT_EQ(game->moves.size(), 3U);
  EXPECT_EQ(game->moves[0].point, Point::At(0, 0));
  EXPECT_EQ(game->moves[1].point, Point::At(7, 7));
  EXPECT_EQ(game->moves[2].point, Point::At(14, 14));
}

TEST(PosTest, MoveTextKeepsTheLetterIThroughEveryFormat) {
  const GameRecord game = GameOf("a1o15i2");
  const absl::StatusOr<PsqFile> psq = ParsePsq(*FormatPsq({.game = game}), {});
  ASSERT_THAT(psq, IsOk());
  const absl::StatusOr<GameRecord> sgf = ParseSgf(FormatSgf(psq->game), {});
  ASSERT_THAT(sgf, IsOk());
  const absl::StatusOr<GameRecord> pos = ParsePos(*FormatPos(*sgf), Rule::kFreestyle);
  ASSERT_THAT(pos, IsOk());
  EXPECT_EQ(*pos, game);
  std::vector<Point> points;
  for (const RecordedMove& move : pos->moves) points.push_back(move.point);
  EXPECT_EQ(FormatMoves(points, pos->board), "A1O15I2");
}

TEST(PosTest, EveryPointOfTheBoardComesBack) {
  GameRecord game;
  for (int place = 0; place < 225; ++place) {
    game.moves.push_back({Point::At(place % 15, place / 15), std::nullopt});
  }
  EXPECT_EQ(*ParsePos(*FormatPos(game), Rule::kFreestyle), game);
}

TEST(PosTest, MoveTextIsNotTakenForBytes) {
  EXPECT_TRUE(IsPos(std::string("\0", 1)));
  EXPECT_FALSE(IsPos(""));
  EXPECT_FALSE(IsPos("h8h9i8"));
  // As long as byte 0 says ('h' is 104), but a point repeats.
  EXPECT_FALSE(IsPos("h" + std::string(104, '8')));
}

TEST(PosTest, FaultsNameTheByte) {
  EXPECT_THAT(ParsePos("", Rule::kFreestyle),
              StatusIs(StatusCode::kInvalidArgument, HasSubstr("byte 0")));
  EXPECT_THAT(ParsePos("\x02\x01", Rule::kFreestyle),
              StatusIs(StatusCode::kInvalidArgument, HasSubstr("number of stones")));
  EXPECT_THAT(ParsePos("\x01\xE1", Rule::kFreestyle),
              StatusIs(StatusCode::kInvalidArgument, "byte 1: 225, expected a point of 0 to 224"));
  EXPECT_THAT(ParsePos("\x02\x05\x05", Rule::kFreestyle),
              StatusIs(StatusCode::kInvalidArgument, HasSubstr("byte 2: 5 is on a stone")));
}

TEST(PosTest, OtherBoardsAndPassesCannotBeWritten) {
  GameRecord game;
  game.board = Geometry(20);
  EXPECT_THAT(FormatPos(game), StatusIs(StatusCode::kInvalidArgument, HasSubstr("not 20x20")));
  EXPECT_THAT(FormatPos(GameOf("H8 pass")),
              StatusIs(StatusCode::kInvalidArgument, HasSubstr("pass")));
}

}  // namespace
}  // namespace tengen
