// Entries of the field log about the moves that the brain makes, asked through its pipes. Each test
// names its entry.
#include <algorithm>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/notation.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/live_brain_test_base.h"
#include "tests/support/test_data.h"

namespace tengen {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::StartsWith;

class FieldLogMovesTest : public LiveBrainTest {
 protected:
  // Fails unless `move` is an empty point of the board with these lines "x,y,f".
  static void ExpectLegal(Point move, int size, const std::vector<std::string>& lines) {
    ASSERT_NE(move, kNoPoint);
    EXPECT_TRUE(Geometry(size).Contains(move)) << FormatPair(move);
    const bool taken = std::any_of(lines.begin(), lines.end(), [move](const std::string& line) {
      return absl::StartsWith(line, absl::StrCat(FormatPair(move), ","));
    });
    EXPECT_FALSE(taken) << FormatPair(move);
  }

  // What a fresh brain says of the position after 100,000 nodes of one thread: its move, and its
  // summary of depth, value, nodes and line without the time.
  std::string ThinkOfFixedNodes(const std::vector<std::string>& lines) {
    StartBrain();
    Say(
        absl::StrCat("START 15\nINFO rule 0\nINFO thread_num 1\nINFO max_node 100000\n"
                     "INFO timeout_turn 100000\nINFO show_detail 1\n",
                     Block("BOARD", lines)));
    EXPECT_EQ(Hear(), "OK");
    const std::string move = Hear(absl::Seconds(60));
    if (remarks().empty()) return "no summary";
    const std::string& summary = remarks().back();
    const size_t time = summary.find(" time ");
    const size_t line = summary.find(" pv ");
    return absl::StrCat(move, ": ", summary.substr(0, time), summary.substr(line));
  }
};

// White threatens five at 6,6 (G7) alone, and that is a double three for Black, who is to move.
std::vector<std::string> ForbiddenBlock() {
  return {"7,7,1", "6,5,2", "5,5,1", "6,4,2", "5,6,1", "6,3,2", "7,6,1", "6,2,2", "6,1,1", "0,0,2"};
}

TEST_F(FieldLogMovesTest, Entry1AnswersWhenTheOnlyBlockIsForbidden) {
  Say("START 15\nINFO rule 4\nINFO timeout_turn 2000\nINFO timeout_match 0\n"
      "INFO time_left 2147483647\n");
  EXPECT_EQ(Hear(), "OK");
  Say(Block("BOARD", ForbiddenBlock()));
  const Point move = HearMove(absl::Milliseconds(2500) + kSlack);
  ExpectLegal(move, 15, ForbiddenBlock());
  EXPECT_NE(move, Point::At(6, 6));
  Say("YXSTOP\n");
  End();
}

TEST_F(FieldLogMovesTest, Entry2AnswersWhenTheOnlyBlockIsForbiddenAfterATurn) {
  std::vector<std::string> before = {"7,7,1", "6,5,2", "5,5,1", "6,4,2", "5,6,1",
                                     "6,3,2", "7,6,1", "0,0,2", "6,1,1"};
  Say("START 15\nINFO rule 4\nINFO timeout_turn 1000\n");
  EXPECT_EQ(Hear(), "OK");
  Say(absl::StrCat(Block("YXBOARD", before), "TURN 6,2\n"));
  const Point move = HearMove(absl::Milliseconds(1500) + kSlack);
  before.push_back("6,2,2");
  ExpectLegal(move, 15, before);
  EXPECT_NE(move, Point::At(6, 6));
  Say("ABOUT\n");
  EXPECT_THAT(Hear(), StartsWith("name=\""));
}

TEST_F(FieldLogMovesTest, Entry4BlocksTheFourInWhateverOrderTheStonesCome) {
  std::vector<std::string> lines = {
      "7,7,1", "7,6,2", "8,6,1", "6,8,2", "7,5,1", "6,4,2",  "6,6,1",  "8,5,2", "6,7,1",  "5,7,2",
      "5,5,1", "4,4,2", "5,4,1", "9,9,2", "8,9,1", "8,10,2", "10,8,1", "7,9,2", "9,11,1", "11,9,2"};
  std::mt19937 random(4);
  for (int round = 0; round < 4; ++round) {
    Say("START 15\nINFO rule 0\nINFO timeout_turn 1000\nINFO timeout_match 0\n"
        "INFO time_left 2147483647\n");
    EXPECT_EQ(Hear(), "OK");
    Say(Block("BOARD", lines));
    EXPECT_EQ(Hear(), "4,6");
    for (size_t i = lines.size() - 1; i > 0; --i) std::swap(lines[i], lines[random() % (i + 1)]);
  }
}

TEST_F(FieldLogMovesTest, Entry6ThreeWhosePointMakesAFiveElsewhereIsNoThree) {
  Say("START 15\nINFO rule 4\nYXBOARD\n");
  std::string lines;
  for (const Point point : PointsFromText("F8 I8 H9 H10 G4 G5 G6 G7", 15)) {
    absl::StrAppend(&lines, FormatPair(point), ",1\n");
  }
  Say(absl::StrCat(lines, FormatPair(PointFromText("G3", 15)), ",2\nDONE\nYXSHOWFORBID\n"));
  EXPECT_EQ(Hear(), "OK");
  const std::string answer = Hear();
  EXPECT_EQ(ParseReply(answer).kind, ReplyKind::kForbid) << answer;
  EXPECT_THAT(answer, Not(HasSubstr("0707")));
}

// The points of "FORBID XXYYXXYY.".
std::vector<Point> PointsOfForbid(const std::string& line) {
  std::vector<Point> points;
  const size_t first = std::string("FORBID ").size();
  for (size_t at = first; at + 4 <= line.size(); at += 4) {
    points.push_back(Point::At(std::stoi(line.substr(at, 2)), std::stoi(line.substr(at + 2, 2))));
  }
  return points;
}

TEST_F(FieldLogMovesTest, Entry7ListsExactlyTheForbiddenPoints) {
  int boards = 0;
  for (const DataRow& row : ReadTable("forbidden.open.tsv")) {
    const int size = row.Int("size");
    const std::vector<Point> black = PointsFromText(row["black"], size);
    const std::vector<Point> white = PointsFromText(row["white"], size);
    if (black.size() < white.size()) continue;  // the lines could not say who is Black
    std::string text = absl::StrCat("START ", size, "\nINFO rule 4\nYXBOARD\n");
    for (const Point point : black) absl::StrAppend(&text, FormatPair(point), ",1\n");
    for (const Point point : white) absl::StrAppend(&text, FormatPair(point), ",2\n");
    Say(absl::StrCat(text, "DONE\nYXSHOWFORBID\n"));
    ASSERT_EQ(Hear(), "OK") << row["id"];
    const std::string answer = Hear();
    ASSERT_EQ(ParseReply(answer).kind, ReplyKind::kForbid) << answer;
    std::vector<Point> expected;
    for (const char* kind : {"overline", "double_four", "double_three"}) {
      for (const Point point : PointsFromText(row[kind], size)) expected.push_back(point);
    }
    EXPECT_THAT(PointsOfForbid(answer), ::testing::UnorderedElementsAreArray(expected))
        << row["id"];
    ++boards;
  }
  EXPECT_GT(boards, 300);
}

TEST_F(FieldLogMovesTest, Entry11FiveClosedAtBothEndsWinsInFreestyleOnly) {
  const std::vector<std::string> lines = {"2,0,1", "1,0,2",   "3,0,1", "7,0,2",
                                          "4,0,1", "10,10,2", "5,0,1", "12,3,2"};
  for (const auto& [code, wins] :
       {std::pair<int, bool>(0, true), {1, true}, {8, false}, {9, false}}) {
    Say(absl::StrCat("START 15\nINFO rule ", code, "\nINFO timeout_turn 300\nINFO show_detail 2\n",
                     Block("BOARD", lines)));
    brain().AllowDetail();
    EXPECT_EQ(Hear(), "OK");
    const Point move = HearMove();
    ExpectLegal(move, 15, lines);
    if (wins) {
      EXPECT_EQ(move, Point::At(6, 0)) << code;
    }
    // A win by that stone alone would be announced as a win in one ply.
    EXPECT_EQ(std::count(remarks().begin(), remarks().end(), "INFO EVAL +M1") > 0, wins) << code;
    StartBrain();
  }
}

TEST_F(FieldLogMovesTest, Entry24PlaysFreestyleOnFifteen) {
  const std::vector<std::string> lines = {"7,7,2", "6,6,1", "6,7,2", "7,8,1", "5,7,2",
                                          "8,7,1", "4,7,2", "3,7,1", "4,6,2"};
  Say("START 15\nINFO rule 0\nINFO timeout_turn 1000\n");
  EXPECT_EQ(Hear(), "OK");
  const Stopwatch watch;
  Say(Block("BOARD", lines));
  ExpectLegal(HearMove(), 15, lines);
  EXPECT_LE(watch.elapsed(), absl::Seconds(1) + kSlack);
}

TEST_F(FieldLogMovesTest, Entry28FirstStoneInAnyCornerOfAnyBoardIsAnswered) {
  Say("INFO timeout_turn 5\n");
  for (int size = 5; size <= 22; ++size) {
    for (const auto& [x, y] :
         {std::pair<int, int>(0, 0), {0, size - 1}, {size - 1, 0}, {size - 1, size - 1}}) {
      Say(absl::StrCat("START ", size, "\nTURN ", x, ",", y, "\n"));
      ASSERT_EQ(Hear(), "OK");
      ExpectLegal(HearMove(), size, {absl::StrCat(x, ",", y, ",2")});
    }
  }
  End();
}

TEST_F(FieldLogMovesTest, Entry30BeginsNearTheCentre) {
  for (const int size : {15, 20}) {
    Say(absl::StrCat("START ", size, "\nINFO timeout_turn 200\nBEGIN\n"));
    EXPECT_EQ(Hear(), "OK");
    const Point move = HearMove();
    EXPECT_LE(std::max(std::abs(move.x() - size / 2), std::abs(move.y() - size / 2)), 2)
        << FormatPair(move);
  }
}

TEST_F(FieldLogMovesTest, Entry54FixedNodesOfOneThreadRepeat) {
  const absl::StatusOr<std::vector<Point>> disputed =
      ParseMoves("h8i9i7g9j7k7j8i8h6g5j9j6j10j11l10k9i10k10k8l7", Geometry(15));  // B06
  const absl::StatusOr<std::vector<Point>> quiet = ParseMoves("h8g10j9k6f6", Geometry(15));
  ASSERT_TRUE(disputed.ok() && quiet.ok());
  for (const std::vector<Point>& moves : {*disputed, *quiet}) {
    std::vector<std::string> lines;
    lines.reserve(moves.size());
    for (const Point point : moves) {
      lines.push_back(absl::StrCat(FormatPair(point), lines.size() % 2 == 0 ? ",1" : ",2"));
    }
    const std::string first = ThinkOfFixedNodes(lines);
    EXPECT_EQ(first, ThinkOfFixedNodes(lines));
  }
}

TEST_F(FieldLogMovesTest, Entry84CaroIsPlayedByItsOwnRuleAndNamed) {
  const std::vector<std::string> lines = {"2,0,2", "3,0,2", "4,0,2", "5,0,2",
                                          "1,0,1", "7,0,1", "6,6,1", "8,8,1"};
  for (const auto& [code, name] : {std::pair<int, std::string>(8, "caro+"), {9, "caro"}}) {
    StartBrain();
    Say(absl::StrCat("INFO rule ", code, "\nSTART 15\nINFO timeout_turn 300\nINFO show_detail 1\n",
                     Block("BOARD", lines)));
    EXPECT_EQ(Hear(), "OK");
    ExpectLegal(HearMove(), 15, lines);
    EXPECT_THAT(remarks(), Contains(HasSubstr(absl::StrCat("rule ", name, " "))));
  }
}

TEST_F(FieldLogMovesTest, Entry84FreestyleMustBlockWhatCaroNeedNot) {
  const std::vector<std::string> lines = {"2,0,2", "3,0,2", "4,0,2", "5,0,2",
                                          "1,0,1", "7,0,1", "6,6,1", "8,8,1"};
  for (const int code : {0, 1}) {
    Say(absl::StrCat("INFO rule ", code, "\nSTART 15\nINFO timeout_turn 300\n",
                     Block("BOARD", lines)));
    EXPECT_EQ(Hear(), "OK");
    EXPECT_EQ(Hear(), "6,0") << code;
  }
}

}  // namespace
}  // namespace tengen
