#include "protocol/manager/game_commands.h"

#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace tengen {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string Info(const ClockSettings& clock) { return GameInfo({Rule::kRenju, clock, 367001600}); }

TEST(GameInfoTest, SaysWhatTheGameIsAndWhatItMayCost) {
  EXPECT_EQ(Info({.turn = absl::Seconds(5), .match = absl::Seconds(100)}),
            "INFO max_memory 367001600\nINFO timeout_match 100000\nINFO timeout_turn 5000\n"
            "INFO game_type 1\nINFO rule 4\n");
}

TEST(GameInfoTest, ATimeForTheWholeGameBoundsEachMove) {
  const std::string text = Info({.match = absl::Seconds(10), .increment = absl::Milliseconds(100)});
  EXPECT_THAT(text, HasSubstr("INFO timeout_turn 10000\n"));
  EXPECT_THAT(text, HasSubstr("INFO time_increment 100\n"));
}

// A timeout_turn of 0 asks for a move at once, a timeout_match of 0 is no limit.
TEST(GameInfoTest, NodesAloneLeaveTheTimeFree) {
  const std::string text = Info({.nodes = 5000});
  EXPECT_THAT(text, HasSubstr("INFO max_node 5000\n"));
  EXPECT_THAT(text, HasSubstr("INFO timeout_match 0\n"));
  EXPECT_THAT(text, Not(HasSubstr("INFO timeout_turn 0\n")));
}

TEST(TimeLeftInfoTest, UnlimitedIsTheLargestNumberOfOldManagers) {
  EXPECT_EQ(TimeLeftInfo(absl::Milliseconds(1234)), "INFO time_left 1234\n");
  EXPECT_EQ(TimeLeftInfo(absl::ZeroDuration()), "INFO time_left 0\n");
  EXPECT_EQ(TimeLeftInfo(absl::InfiniteDuration()), "INFO time_left 2147483647\n");
}

TEST(MoveRequestTest, TheCommandIsThatOfPiskvork) {
  const std::vector<Point> moves = {Point::At(7, 7), Point::At(8, 6), Point::At(0, 14)};
  EXPECT_EQ(MoveRequest({}, BoardKnown::kNo), "BEGIN\n");
  EXPECT_EQ(MoveRequest({moves[0]}, BoardKnown::kNo), "TURN 7,7\n");
  EXPECT_EQ(MoveRequest(moves, BoardKnown::kYes), "TURN 0,14\n");
  // The last stone is the opponent's.
  EXPECT_EQ(MoveRequest(moves, BoardKnown::kNo), "BOARD\n7,7,2\n8,6,1\n0,14,2\nDONE\n");
}

}  // namespace
}  // namespace tengen
