// Entries of the field log about the protocol, asked of the brain through its pipes. Each test
// names its entry.
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/time/clock.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/live_brain_test_base.h"

namespace tengen {
namespace {

using ::testing::AnyOf;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::StartsWith;

using FieldLogProtocolTest = LiveBrainTest;

TEST_F(FieldLogProtocolTest, Entry23CaseAndBlanksDoNotMatter) {
  Say("start 15\n  INFO   timeout_turn   500  \nboard\n7,7,2\ndone\n");
  EXPECT_EQ(Hear(), "OK");
  HearMove();
  Say("\n   \ninfo timeout_turn 100\n tUrN 0,0 \n");
  HearMove();
  End();
}

TEST_F(FieldLogProtocolTest, Entry25AllLineEndsAreUnderstood) {
  for (const std::string line_end : {"\r\n", "\n", "\r"}) {
    StartBrain();
    Say(absl::StrCat("START 15", line_end, "INFO timeout_turn 100", line_end, "BEGIN", line_end));
    EXPECT_EQ(Hear(), "OK");
    HearMove();
    Say(absl::StrCat("END", line_end));
    const absl::Status exit = brain().ExpectExit(kSlack);
    EXPECT_TRUE(exit.ok()) << exit;
  }
}

TEST_F(FieldLogProtocolTest, Entry26LineInTwoPiecesIsOneCommand) {
  Say("START 15\nINFO timeout_turn 100\nTUR");
  EXPECT_EQ(Hear(), "OK");
  absl::SleepFor(absl::Milliseconds(50));
  Say("N 7");
  ExpectSilence(absl::Milliseconds(200));
  Say(",7\n");
  HearMove();
  ExpectSilence();
}

TEST_F(FieldLogProtocolTest, Entry27StonesInAnyOrderAreTakenAndImpossibleOnesDoNoHarm) {
  Say("START 15\nINFO timeout_turn 100\n");
  EXPECT_EQ(Hear(), "OK");
  Say(Block("BOARD", {"0,0,1", "0,1,1", "2,3,2", "5,6,2"}));
  HearMove();
  Say(Block("BOARD", {"2,3,1", "5,6,1"}));
  const std::string answer = Hear();
  EXPECT_THAT(ParseReply(answer).kind, AnyOf(ReplyKind::kError, ReplyKind::kMoves)) << answer;
  Say(Block("BOARD", {"7,7,2"}));
  HearMove();
}

TEST_F(FieldLogProtocolTest, Entry34InfoIsNeverAnswered) {
  Say("INFO foo bar\nINFO game_type x\nINFO\nINFO rule\nINFO rule ninety\nINFO timeout_turn\n"
      "INFO max_memory -1\nINFO evaluate 3,4\nINFO folder C:\\Program Data\\x y\nSTART 15\n");
  EXPECT_EQ(Hear(), "OK");
  ExpectSilence();
}

TEST_F(FieldLogProtocolTest, Entry35AnyStoneIsTakenBackAndARectangleDoesNoHarm) {
  Say(absl::StrCat("START 15\nINFO timeout_turn 100\n",
                   Block("BOARD", {"7,7,1", "8,8,2", "9,9,1", "6,6,2"})));
  EXPECT_EQ(Hear(), "OK");
  HearMove();
  Say("TAKEBACK 8,8\n");
  EXPECT_EQ(Hear(), "OK");
  Say("TAKEBACK 8,8\n");
  EXPECT_THAT(Hear(), StartsWith("ERROR "));
  Say("RECTSTART 15,20\n");
  const std::string answer = Hear();
  EXPECT_THAT(ParseReply(answer).kind,
              AnyOf(ReplyKind::kOk, ReplyKind::kError, ReplyKind::kUnknown))
      << answer;
  Say("START 15\n");
  EXPECT_EQ(Hear(), "OK");
}

TEST_F(FieldLogProtocolTest, Entry35RestartEmptiesTheBoard) {
  Say("START 15\nINFO timeout_turn 100\nTURN 7,7\n");
  EXPECT_EQ(Hear(), "OK");
  HearMove();
  Say("RESTART\nTURN 7,7\n");
  EXPECT_EQ(Hear(), "OK");
  HearMove();
}

TEST_F(FieldLogProtocolTest, Entry36UnsupportedSizesAreRefusedAndForgotten) {
  Say("INFO timeout_turn 100\n");
  for (const char* size : {"4", "23", "100", "1000", "-1", "abc", "", "99999999999999999999"}) {
    Say(absl::StrCat("START ", size, "\n"));
    EXPECT_THAT(Hear(), StartsWith("ERROR ")) << size;
    Say("BEGIN\n");
    const std::string answer = Hear(absl::Milliseconds(300));
    EXPECT_THAT(answer, AnyOf(StartsWith("ERROR "), HasSubstr("has not answered"))) << size;
  }
  for (const int size : {5, 15, 22}) {
    Say(absl::StrCat("START ", size, "\nBEGIN\n"));
    EXPECT_EQ(Hear(), "OK");
    const Point move = HearMove();
    EXPECT_LT(std::max(move.x(), move.y()), size);
  }
  End();
}

TEST_F(FieldLogProtocolTest, Entry37TimeLeftMayBeUnlimitedOrNegative) {
  Say("START 15\nINFO timeout_turn 1000\nINFO timeout_match 0\nINFO time_left 2147483647\nBEGIN\n");
  EXPECT_EQ(Hear(), "OK");
  const Point first = HearMove(absl::Seconds(1) + kSlack);
  // A quiet position, so that the time is used: five stones that threaten nothing.
  Say(Block("BOARD", {"7,7,2", "6,9,1", "9,8,2", "10,5,1", "5,5,2"}));
  const Stopwatch unlimited;
  HearMove(absl::Seconds(1) + kSlack);
  EXPECT_GE(unlimited.elapsed(), absl::Milliseconds(500));
  Say("INFO time_left -50\nTURN 0,0\n");
  const Stopwatch negative;
  HearMove();
  RecordProperty("negative_time_left_ms",
                 static_cast<int>(absl::ToInt64Milliseconds(negative.elapsed())));
  EXPECT_LE(negative.elapsed(), absl::Milliseconds(500));
  EXPECT_NE(first, kNoPoint);
}

TEST_F(FieldLogProtocolTest, Entry42FrozenTimeIsNotCounted) {
  Say("START 15\nINFO timeout_turn 500\nINFO timeout_match 3000\nINFO time_left 3000\nTURN 7,7\n");
  EXPECT_EQ(Hear(), "OK");
  HearMove();
  ASSERT_TRUE(brain().process().Suspend().ok());
  absl::SleepFor(absl::Seconds(3));
  ASSERT_TRUE(brain().process().Resume().ok());
  const Stopwatch watch;
  Say("INFO time_left 2500\nTURN 0,0\n");
  HearMove();
  EXPECT_LE(watch.elapsed(), absl::Milliseconds(500) + kSlack);
  // Had it counted the freeze, it would think its time gone and answer at once.
  EXPECT_GE(watch.elapsed(), absl::Milliseconds(50));
}

TEST_F(FieldLogProtocolTest, Entry43DetailsShowDepthValueNodesTimeAndLine) {
  Say("START 15\nINFO timeout_turn 300\nINFO show_detail 1\nTURN 7,7\n");
  EXPECT_EQ(Hear(), "OK");
  HearMove();
  EXPECT_THAT(remarks(), Contains(AllOf(StartsWith("MESSAGE "), HasSubstr("depth"),
                                        HasSubstr("eval"), HasSubstr("winrate"), HasSubstr("nodes"),
                                        HasSubstr("ms"), HasSubstr("pv"))));
}

TEST_F(FieldLogProtocolTest, Entry46BadHashSizeDoesNoHarm) {
  Say("INFO hash_size 65536\nSTART 15\nYXSHOWHASHUSAGE\nINFO hash_size -5\nRESTART\n"
      "YXSHOWHASHUSAGE\nINFO timeout_turn 100\nBEGIN\n");
  EXPECT_EQ(Hear(), "OK");
  EXPECT_EQ(Hear(), "OK");
  HearMove();
  int lines = 0;
  for (const std::string& remark : remarks()) {
    if (remark.find("hash size") == std::string::npos) continue;
    EXPECT_THAT(remark, HasSubstr("65536 KiB"));
    ++lines;
  }
  EXPECT_EQ(lines, 2);
}

TEST_F(FieldLogProtocolTest, Entry49AnalysisShowsAsManyLinesAsAskedFor) {
  brain().AllowDetail();
  Say(absl::StrCat("INFO show_detail 3\nINFO thread_num 4\nINFO timeout_turn 1000\nSTART 15\n",
                   Block("YXBOARD", {"7,7,1", "8,8,2"}), "YXNBEST 3\n"));
  EXPECT_EQ(Hear(), "OK");
  HearMove();
  for (const char* line : {"INFO PV 0", "INFO PV 1", "INFO PV 2", "INFO NUMPV 3", "INFO PV DONE"}) {
    EXPECT_THAT(remarks(), Contains(line));
  }
  for (const char* key :
       {"INFO DEPTH ", "INFO EVAL ", "INFO WINRATE ", "INFO BESTLINE ", "MESSAGE REALTIME BEST "}) {
    EXPECT_THAT(remarks(), Contains(StartsWith(key)));
  }
}

TEST_F(FieldLogProtocolTest, Entry50Swap2IsAnsweredInItsThreeForms) {
  Say("START 15\nINFO timeout_turn 500\nSWAP2BOARD\nDONE\n");
  EXPECT_EQ(Hear(), "OK");
  HearMoves(3, absl::Seconds(5));
  Say("SWAP2BOARD\n7,7\n8,7\n9,9\nDONE\n");
  const Reply second = ParseReply(Hear());
  if (second.kind != ReplyKind::kSwap) {
    EXPECT_EQ(second.kind, ReplyKind::kMoves) << second.line;
    EXPECT_THAT(second.moves.size(), AnyOf(1, 2)) << second.line;
  }
  Say("SWAP2BOARD\n7,7\n8,7\n9,9\n8,8\n8,6\nDONE\n");
  const Reply first = ParseReply(Hear());
  if (first.kind != ReplyKind::kSwap) {
    EXPECT_EQ(first.kind, ReplyKind::kMoves) << first.line;
    EXPECT_EQ(first.moves.size(), 1) << first.line;
  }
}

TEST_F(FieldLogProtocolTest, Entry51Swap2ThinksAndKeepsItsTime) {
  Say("START 15\nINFO timeout_turn 1000\n");
  EXPECT_EQ(Hear(), "OK");
  const Stopwatch watch;
  Say("SWAP2BOARD\n7,7\n8,8\n6,8\nDONE\n");
  const std::string answer = Hear();
  EXPECT_THAT(ParseReply(answer).kind, AnyOf(ReplyKind::kSwap, ReplyKind::kMoves)) << answer;
  EXPECT_LE(watch.elapsed(), absl::Seconds(1) + kSlack);
  EXPECT_GE(watch.elapsed(), absl::Milliseconds(50));
}

TEST_F(FieldLogProtocolTest, Entry78ForeignLocaleChangesNothing) {
  std::vector<std::string> values;
  for (const std::vector<std::string>& prefix :
       {std::vector<std::string>{}, {"/usr/bin/env", "LC_ALL=cs_CZ.UTF-8"}}) {
    StartBrain(prefix);
    brain().AllowDetail();
    Say("START 15\nINFO thread_num 1\nINFO max_node 20000\nINFO timeout_turn 60000\n"
        "INFO show_detail 2\nTURN 7,7\n");
    EXPECT_EQ(Hear(), "OK");
    std::string text = Hear(absl::Seconds(60));
    for (const std::string& remark : remarks()) {
      if (remark.find("INFO") == 0) absl::StrAppend(&text, "\n", remark);
    }
    EXPECT_THAT(text, HasSubstr("WINRATE 0."));
    values.push_back(text);
  }
  EXPECT_EQ(values[0], values[1]);
}

TEST_F(FieldLogProtocolTest, Entry80ThreadsTooManyAreClampedAndAGuiIsTold) {
  Say("yxshowinfo\nINFO thread_num 9999\nINFO timeout_turn 200\nSTART 15\nBEGIN\n");
  EXPECT_EQ(Hear(), "OK");
  HearMove();
  EXPECT_THAT(remarks(), Contains(AllOf(StartsWith("MESSAGE "), HasSubstr("thread"))));
}

TEST_F(FieldLogProtocolTest, Entry83LargerBoardIsAnsweredClearly) {
  Say("START 32\n");
  EXPECT_THAT(Hear(), AnyOf("OK", StartsWith("ERROR ")));
}

TEST_F(FieldLogProtocolTest, PlayIsAnsweredWithItsOwnMove) {
  Say("START 15\nINFO timeout_turn 100\nPLAY 3,4\n");
  EXPECT_EQ(Hear(), "OK");
  EXPECT_EQ(Hear(), "3,4");
  Say("TURN 7,7\n");
  EXPECT_NE(HearMove(), Point::At(3, 4));
}

TEST_F(FieldLogProtocolTest, UnknownCommandIsAnsweredOnceAndNothingIsSaidUnasked) {
  ExpectSilence();
  Say("FOO bar\n");
  EXPECT_EQ(ParseReply(Hear()).kind, ReplyKind::kUnknown);
  Say("\n");
  ExpectSilence();
  End();
}

}  // namespace
}  // namespace tengen
