#include "protocol/manager/game_line.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/matchers.h"
#include "tests/support/test_data.h"

namespace tengen {
namespace {

using ::testing::HasSubstr;

// One game of two engines A and B, of which B has Black.
GameOutcome Outcome(GameResult result, GameReason reason) {
  GameOutcome outcome;
  const std::vector<Point> moves = PointsFromText("H8 I9 J10", 15);
  outcome.record.moves = {{moves[0], std::nullopt}, {moves[1], 12}, {moves[2], 1500}};
  outcome.record.result = result;
  outcome.summary.result = result;
  outcome.summary.reason = reason;
  return outcome;
}

std::string Line(const GameOutcome& outcome) {
  return FormatGameLine({"A", "B"}, {6, 3, 0, 1, 1, 2}, outcome);
}

TEST(GameLineTest, SaysWhoPlayedWhatAndHowItEnded) {
  const std::string line = Line(Outcome(GameResult::kBlackWins, GameReason::kIllegal));
  EXPECT_THAT(line, HasSubstr(R"("game":7,"pair":4,"opening":3,"black":"B","white":"A")"));
  EXPECT_THAT(line, HasSubstr(R"("outcome":"win","winner":"black","reason":"illegal")"));
  EXPECT_THAT(line, HasSubstr(R"("moves":"H8I9J10","opening_moves":"H8")"));
}

TEST(GameLineTest, EveryResultAndReasonIsReadBack) {
  for (const GameResult result :
       {GameResult::kBlackWins, GameResult::kWhiteWins, GameResult::kDraw}) {
    for (int reason = 0; reason < kNumGameReasons; ++reason) {
      const GameOutcome outcome = Outcome(result, static_cast<GameReason>(reason));
      const absl::StatusOr<GameLine> read = ParseGameLine({"A", "B"}, Line(outcome));
      ASSERT_THAT(read, IsOk());
      EXPECT_EQ(read->summary.result, result);
      EXPECT_EQ(read->summary.reason, static_cast<GameReason>(reason));
    }
  }
}

TEST(GameLineTest, AWrongValueIsNamed) {
  const auto error = [](std::string line, const std::string& from, const std::string& to) {
    line.replace(line.find(from), from.size(), to);
    return std::string(ParseGameLine({"A", "B"}, line).status().message());
  };
  const std::string line = Line(Outcome(GameResult::kDraw, GameReason::kFullBoard));
  EXPECT_THAT(error(line, "full-board", "bored"), HasSubstr("unknown reason 'bored'"));
  EXPECT_THAT(error(line, "\"draw\"", "\"open\""), HasSubstr("expected a win or a draw"));
  EXPECT_THAT(error(line, "\"game\":7", "\"game\":\"x\""), HasSubstr("'game': 'x'"));
  EXPECT_THAT(error(line, "\"black\":\"B\"", "\"black\":\"C\""), HasSubstr("called 'C'"));
}

}  // namespace
}  // namespace tengen
