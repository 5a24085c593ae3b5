#include "engine/game_record.h"

#include <optional>
#include <vector>

#include "absl/status/status.h"
#include "engine/notation.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/matchers.h"

namespace tengen {
namespace {

using absl::StatusCode;

GameRecord GameOf(absl::string_view moves, Rule rule = Rule::kFreestyle) {
  GameRecord game;
  game.rule = rule;
  const std::vector<Point> points = *ParseMoves(moves, game.board);
  for (Point point : points) game.moves.push_back({point, std::nullopt});
  return game;
}

TEST(GameRecordTest, ReplayAlternatesColoursAndKeepsRuleAndBoard) {
  const absl::StatusOr<Position> position = Replay(GameOf("H8 I9 J10", Rule::kRenju));
  ASSERT_THAT(position, IsOk());
  EXPECT_EQ(position->rule(), Rule::kRenju);
  EXPECT_EQ(position->geometry().size(), 15);
  EXPECT_EQ(position->at(*ParsePoint("H8", position->geometry())), Cell::kBlack);
  EXPECT_EQ(position->at(*ParsePoint("I9", position->geometry())), Cell::kWhite);
  EXPECT_EQ(position->at(*ParsePoint("J10", position->geometry())), Cell::kBlack);
  EXPECT_EQ(position->side_to_move(), Color::kWhite);
  EXPECT_EQ(position->ply(), 3);
}

TEST(GameRecordTest, APassHandsTheTurnOver) {
  const absl::StatusOr<Position> position = Replay(GameOf("H8 pass I9"));
  ASSERT_THAT(position, IsOk());
  EXPECT_EQ(position->at(*ParsePoint("I9", position->geometry())), Cell::kBlack);
}

TEST(GameRecordTest, MovesAfterAFiveAreReplayedToo) {
  EXPECT_THAT(Replay(GameOf("A1 A2 B1 B2 C1 C2 D1 D2 E1 E2 F1")), IsOk());
}

TEST(GameRecordTest, ErrorsNameTheMoveAndThePoint) {
  EXPECT_THAT(
      Replay(GameOf("H8 I9 H8")),
      StatusIs(StatusCode::kInvalidArgument, "move 3 (H8) is on a stone, expected an empty point"));
  GameRecord game = GameOf("H8");
  game.board = Geometry(7);
  EXPECT_THAT(Replay(game),
              StatusIs(StatusCode::kInvalidArgument, "move 1 (7,7) is outside the 7x7 board"));
}

}  // namespace
}  // namespace tengen
