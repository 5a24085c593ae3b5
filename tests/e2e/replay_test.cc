// The replay itself: it lets a right brain pass, and catches every kind of wrong one.
#include "tests/e2e/replay.h"

#include <string>
#include <vector>

#include "absl/time/time.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/binary_path.h"
#include "tests/e2e/replay_game.h"
#include "tests/e2e/traffic.h"
#include "tests/e2e/transcript.h"

namespace tengen {
namespace {

using ::testing::HasSubstr;

ReplayOptions QuickOptions() {
  ReplayOptions options;
  options.time_scale = 0;
  options.patience = absl::Milliseconds(500);
  options.exit_patience = absl::Milliseconds(500);
  return options;
}

// What the replay of a short game says of a toy brain with a fault.
std::string VerdictOn(const std::string& fault, const std::string& rule = "0") {
  const std::string text = "0 +0 > START 15\\r\\n\n0 +0 < OK\n0 +0 > INFO rule " + rule +
                           "\\r\\n\n"
                           "0 +0 > BEGIN\\r\\n\n0 +0 < 0,0\n"
                           "0 +0 > TURN 1,0\\r\\n\n0 +0 < 2,0\n"
                           "0 +0 > TURN 3,0\\r\\n\n0 +0 < 4,0\n"
                           "0 +0 > TURN 5,0\\r\\n\n0 +0 < 6,0\n"
                           "0 +0 > END\\r\\n\n";
  const absl::StatusOr<Transcript> transcript = ParseTranscript(text);
  if (!transcript.ok()) return transcript.status().ToString();
  const absl::StatusOr<ReplayReport> report =
      ReplaySession({BinaryPath("toy_brain"), {"--fault=" + fault}}, transcript->sessions[0],
                    Manager::kPiskvork, QuickOptions());
  return report.ok() ? "right" : report.status().ToString();
}

TEST(ReplayTest, RightBrainPassesEveryFile) {
  ASSERT_EQ(TrafficFiles().size(), 55);
  ReplayOptions options = QuickOptions();
  options.patience = absl::Seconds(10);
  options.exit_patience = absl::Seconds(10);
  for (const std::string& file : TrafficFiles()) {
    const absl::StatusOr<ReplayReport> report =
        ReplayFile(file, {BinaryPath("toy_brain"), {}}, options);
    EXPECT_TRUE(report.ok()) << report.status();
  }
}

TEST(ReplayTest, RightBrainPassesTheShortGame) { EXPECT_EQ(VerdictOn("none"), "right"); }

TEST(ReplayTest, IllegalMovesAreCaught) {
  EXPECT_THAT(VerdictOn("occupied"), HasSubstr("occupied"));
  EXPECT_THAT(VerdictOn("outside"), HasSubstr("outside"));
}

TEST(ReplayTest, MalformedLinesAreCaught) {
  EXPECT_THAT(VerdictOn("junk"), HasSubstr("the brain said 'hello world'"));
  EXPECT_THAT(VerdictOn("blank"), HasSubstr("expected 1 moves, the brain said '4,0 '"));
  EXPECT_THAT(VerdictOn("cr"), HasSubstr("expected 1 moves"));
}

TEST(ReplayTest, LinesTooManyAreCaught) {
  EXPECT_THAT(VerdictOn("two_moves"), HasSubstr("occupied"));
  EXPECT_THAT(VerdictOn("banner"), HasSubstr("expected OK, the brain said 'Toy brain 1.0'"));
  EXPECT_THAT(VerdictOn("info_answer"), HasSubstr("the brain said 'OK'"));
  EXPECT_THAT(VerdictOn("stderr"), HasSubstr("the brain said 'warning: something'"));
}

TEST(ReplayTest, SilentAndDyingBrainsAreCaught) {
  EXPECT_THAT(VerdictOn("hang"), HasSubstr("has not answered"));
  EXPECT_THAT(VerdictOn("crash"), HasSubstr("output has ended"));
  EXPECT_THAT(VerdictOn("deaf"), HasSubstr("has not answered"));
  EXPECT_THAT(VerdictOn("exit_code"), HasSubstr("code 3"));
}

// Black stones at 0,0 2,0 and 4,0 leave no foul, so a brain is asked on a board that has one.
TEST(ReplayTest, ForbiddenMoveIsCaughtInRenjuOnly) {
  ReplayGame game(15);
  const std::vector<RecordedStone> stones = {{{7, 6}, Owner::kBrain}, {{0, 0}, Owner::kManager},
                                             {{7, 8}, Owner::kBrain}, {{0, 2}, Owner::kManager},
                                             {{6, 7}, Owner::kBrain}, {{0, 4}, Owner::kManager},
                                             {{8, 7}, Owner::kBrain}, {{0, 6}, Owner::kManager}};
  ASSERT_TRUE(game.SetUp(stones, Recorded::kWhole).ok());
  game.set_rule(Rule::kRenju);
  const Point double_three = Point::At(7, 7);
  EXPECT_THAT(std::string(game.PlayBrain(std::nullopt, double_three).message()),
              HasSubstr("forbidden"));
  game.set_rule(Rule::kFreestyle);
  EXPECT_TRUE(game.PlayBrain(std::nullopt, double_three).ok());
}

TEST(ReplayGameTest, OccupiedRecordedPointGivesWayToTheNearestFreeOne) {
  ReplayGame game(15);
  ASSERT_TRUE(game.PlayBrain(Coordinate(0, 0), Point::At(3, 3)).ok());
  const absl::StatusOr<Point> point = game.PlayManager({3, 3});
  ASSERT_TRUE(point.ok());
  EXPECT_EQ(*point, Point::At(2, 2));
}

TEST(ReplayGameTest, TakeBackFollowsTheBrainsOwnMove) {
  ReplayGame game(15);
  ASSERT_TRUE(game.PlayManager({7, 7}).ok());
  ASSERT_TRUE(game.PlayBrain(Coordinate(0, 0), Point::At(8, 8)).ok());
  const absl::StatusOr<Point> point = game.TakeBack({0, 0});
  ASSERT_TRUE(point.ok());
  EXPECT_EQ(*point, Point::At(8, 8));
  EXPECT_FALSE(game.TakeBack({0, 0}).ok());
}

TEST(ReplayGameTest, BoardThatWasCutShortGetsTheGameSoFar) {
  ReplayGame game(15);
  for (int move = 0; move < 3; ++move) {
    ASSERT_TRUE(game.PlayBrain(Coordinate(move, 0), Point::At(5 + move, 5)).ok());
    ASSERT_TRUE(game.PlayManager({move, 9}).ok());
  }
  game.Restart();
  const std::vector<RecordedStone> stones = {
      {{0, 0}, Owner::kBrain}, {{0, 9}, Owner::kManager}, {{1, 0}, Owner::kBrain}};
  const absl::StatusOr<std::vector<ReplayStone>> set_up = game.SetUp(stones, Recorded::kFirstLines);
  ASSERT_TRUE(set_up.ok());
  ASSERT_EQ(set_up->size(), 6);
  EXPECT_EQ(set_up->at(2).point, Point::At(6, 5));
  EXPECT_EQ(set_up->at(4).point, Point::At(7, 5));
  EXPECT_EQ(set_up->at(5).owner, Owner::kManager);
}

TEST(TranscriptTest, UnreadableLineIsNamed) {
  const absl::Status status = ParseTranscript("0 +0 > BEGIN\\n\nnonsense\n").status();
  EXPECT_THAT(status.ToString(), HasSubstr("line 2: expected two times and a line: 'nonsense'"));
}

}  // namespace
}  // namespace tengen
