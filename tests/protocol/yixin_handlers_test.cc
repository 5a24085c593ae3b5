#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/protocol/brain_fixture.h"

namespace tengen {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

class YixinHandlersTest : public BrainFixture {
 protected:
  // The points that the next search leaves out, by columns of row 0.
  std::vector<bool> ExcludedInRow0(int columns) {
    std::vector<bool> excluded;
    for (int x = 0; x < columns; ++x) {
      excluded.push_back(searcher_.last_request().excluded.Contains(Point::At(x, 0)));
    }
    return excluded;
  }
};

TEST_F(YixinHandlersTest, ShowInfoTellsTheLimits) {
  EXPECT_THAT(Answers({"yxshowinfo"}), ElementsAre("MESSAGE INFO MAX_THREAD_NUM 8",
                                                   StartsWith("MESSAGE INFO MAX_HASH_SIZE ")));
}

TEST_F(YixinHandlersTest, RuleTwoIsRenjuAfterShowInfoOrShowDetail) {
  Answers({"START 15", "INFO rule 2", "BEGIN"});
  EXPECT_EQ(searcher_.last_request().position.rule(), Rule::kFreestyle);
  Answers({"yxshowinfo", "BEGIN"});
  EXPECT_EQ(searcher_.last_request().position.rule(), Rule::kRenju);
}

TEST_F(YixinHandlersTest, SettingUpAPositionBringsNoMove) {
  EXPECT_THAT(Answers({"start 15", "yxboard", "3,3,2", "0,0,1", "7,7,2", "done"}),
              ElementsAre("OK"));
  EXPECT_THAT(searcher_.requests(), IsEmpty());
  EXPECT_THAT(Answers({"yxnbest 3"}), ElementsAre("1,0"));
  EXPECT_EQ(searcher_.last_request().num_lines, 3);
  EXPECT_EQ(searcher_.last_request().position.ply(), 3);
}

TEST_F(YixinHandlersTest, ATurnAfterASetUpIsTheOpponents) {
  // Five own stones and four of the opponent, who then plays G3.
  EXPECT_THAT(Answers({"START 15", "INFO rule 4", "YXBOARD", "7,7,1", "6,5,2", "5,5,1", "6,4,2",
                       "5,6,1", "6,3,2", "7,6,1", "0,0,2", "6,1,1", "DONE", "TURN 6,2"}),
              ElementsAre("OK", "1,0"));
  const Position& position = searcher_.last_request().position;
  EXPECT_EQ(position.at(Point::At(6, 2)), Cell::kWhite);
  EXPECT_EQ(position.side_to_move(), Color::kBlack);
}

TEST_F(YixinHandlersTest, ABadSetUpIsAnError) {
  EXPECT_THAT(Answers({"start 15", "yxboard", "3,3,2", "3,3,1", "done"}),
              ElementsAre("OK", StartsWith("ERROR ")));
}

// The first board of the forbidden points from the public tests: D1, E5 and C13 and nothing else.
TEST_F(YixinHandlersTest, ShowForbidTellsExactlyTheForbiddenPoints) {
  const std::string black =
      "O15 C14 M14 N14 B13 D13 L13 N13 C12 L12 M12 K11 B8 C7 D6 B5 C5 D5 B1 C1 E1 F1 G1 K1 L1 M1 "
      "N1";
  std::vector<std::string> lines = {"START 15", "INFO rule 4", "YXBOARD"};
  const auto add = [&](const std::string& name, const char* field) {
    lines.push_back(std::to_string(name[0] - 'A') + "," +
                    std::to_string(std::stoi(name.substr(1)) - 1) + field);
  };
  for (size_t begin = 0; begin < black.size();) {
    const size_t end = std::min(black.find(' ', begin), black.size());
    add(black.substr(begin, end - begin), ",1");
    begin = end + 1;
  }
  add("L14", ",2");
  add("N12", ",2");
  lines.push_back("DONE");
  lines.push_back("YXSHOWFORBID");
  EXPECT_THAT(Answers(lines), ElementsAre("OK", "FORBID 030004040212."));
}

TEST_F(YixinHandlersTest, ShowForbidIsEmptyWithoutForbiddenPoints) {
  EXPECT_THAT(Answers({"yxshowforbid"}), ElementsAre("FORBID ."));
  EXPECT_THAT(Answers({"START 15", "yxshowforbid"}), ElementsAre("OK", "FORBID ."));
  EXPECT_THAT(Answers({"INFO rule 12", "yxshowforbid"}), ElementsAre("FORBID ."));
}

TEST_F(YixinHandlersTest, SearchDefendValuesEveryMove) {
  EXPECT_THAT(Answers({"START 15", "BEGIN", "yxsearchdefend"}), ElementsAre("OK", "0,0", "1,0"));
  EXPECT_EQ(searcher_.last_request().num_lines, 15 * 15 - 1);
}

TEST_F(YixinHandlersTest, NBestOfAnyNumberIsClamped) {
  Answers({"START 15", "yxnbest 100000"});
  EXPECT_EQ(searcher_.last_request().num_lines, 15 * 15);
  Answers({"yxnbest -3"});
  EXPECT_EQ(searcher_.last_request().num_lines, 1);
}

TEST_F(YixinHandlersTest, BlockedPointsAreLeftOutUntilTheyAreFreed) {
  Answers({"START 15", "yxblock", "0,0", "1,0", "done", "yxblock", "2,0", "done", "BEGIN"});
  EXPECT_THAT(ExcludedInRow0(4), ElementsAre(true, true, true, false));
  Answers({"yxblockundo", "1,0", "done", "START 15", "BEGIN"});
  EXPECT_THAT(ExcludedInRow0(4), ElementsAre(true, false, true, false));
  Answers({"yxblockreset", "START 15", "BEGIN"});
  EXPECT_THAT(ExcludedInRow0(4), ElementsAre(false, false, false, false));
}

TEST_F(YixinHandlersTest, BlockedPointsOutsideTheBoardAreErrors) {
  EXPECT_THAT(Answers({"START 15", "yxblock", "15,0", "done"}),
              ElementsAre("OK", StartsWith("ERROR ")));
  EXPECT_THAT(Answers({"yxblockpathundo", "-1,0", "done"}), ElementsAre(StartsWith("ERROR ")));
}

TEST_F(YixinHandlersTest, ABlockedPathLeavesItsLastMoveOutWhereTheOthersArePlayed) {
  Answers({"START 15", "yxblockpath", "7,7", "3,0", "done", "yxblockpath", "8,8", "2,0", "done",
           "yxblockpath", "1,0", "done"});
  Answers({"BEGIN"});
  EXPECT_THAT(ExcludedInRow0(4), ElementsAre(false, true, false, false));
  Answers({"START 15", "TURN 7,7"});
  EXPECT_THAT(ExcludedInRow0(4), ElementsAre(false, false, false, true));
  Answers({"yxblockpathundo", "7,7", "3,0", "done", "START 15", "TURN 7,7"});
  EXPECT_THAT(ExcludedInRow0(4), ElementsAre(false, false, false, false));
  Answers({"yxblockpathreset", "START 15", "TURN 8,8"});
  EXPECT_THAT(ExcludedInRow0(4), ElementsAre(false, false, false, false));
}

TEST_F(YixinHandlersTest, HashCommands) {
  EXPECT_THAT(Answers({"INFO hash_size 65536", "START 15", "BEGIN", "yxshowhashusage"}),
              ElementsAre("OK", "0,0",
                          AllOf(StartsWith("MESSAGE "), HasSubstr("12.3 %"), HasSubstr("65536"))));
  EXPECT_THAT(Answers({"yxhashclear"}), IsEmpty());
  EXPECT_EQ(searcher_.clears(), 1);
  EXPECT_THAT(Answers({"yxshowhashusage"}), ElementsAre(HasSubstr(" 0.0 %")));
}

TEST_F(YixinHandlersTest, TheHashIsClearedAfterTheSearchThatUsesIt) {
  searcher_.set_script(FakeSearcher::WaitForStop({Point::At(7, 7)}));
  Answers({"START 15"});
  Say("BEGIN");
  Say("yxhashclear");
  EXPECT_EQ(searcher_.clears(), 0);
  Say("yxstop");
  EXPECT_EQ(searcher_.clears(), 1);
}

TEST_F(YixinHandlersTest, DatabaseCommandsAreUnknownAndTheirLinesAreSwallowed) {
  EXPECT_THAT(Answers({"info usedatabase 1", "yxquerydatabaseallt", "3,3", "0,0", "done",
                       "yxsetdatabase", "C:\\START", "yxsavedatabase"}),
              AllOf(testing::SizeIs(3), Each(StartsWith("UNKNOWN "))));
}

TEST_F(YixinHandlersTest, DetailIsWrittenOnlyAfterShowDetail) {
  searcher_.set_script(
      [](const SearchRequest& request, SearchControl& control, SearchListener& listener) {
        const SearchReport report = FakeSearcher::FirstEmpty(request, control, listener);
        listener.OnReport(report);
        return report;
      });
  EXPECT_THAT(Answers({"START 15", "BEGIN"}), ElementsAre("OK", "0,0"));
  const std::vector<std::string> lines = Answers({"info show_detail 3", "START 15", "BEGIN"});
  EXPECT_THAT(lines, Contains(StartsWith("INFO EVAL ")));
  EXPECT_THAT(lines, Contains(StartsWith("MESSAGE REALTIME BEST ")));
  EXPECT_THAT(lines, Contains(HasSubstr("rule freestyle")));
  EXPECT_EQ(lines.back(), "0,0");
  EXPECT_THAT(Answers({"info show_detail 0", "START 15", "BEGIN"}), ElementsAre("OK", "0,0"));
}

TEST_F(YixinHandlersTest, AClampedNumberOfThreadsIsToldToAGuiBeforeTheNextMove) {
  EXPECT_THAT(Answers({"yxshowinfo", "INFO thread_num 9999", "START 15", "BEGIN"}),
              Contains(AllOf(StartsWith("MESSAGE "), HasSubstr("9999"), HasSubstr("8"))));
  EXPECT_EQ(searcher_.threads(), 8);
}

TEST_F(YixinHandlersTest, OthersAreNotToldOfAClampedNumberOfThreads) {
  EXPECT_THAT(Answers({"INFO thread_num 9999", "START 15", "BEGIN"}), ElementsAre("OK", "0,0"));
}

TEST_F(YixinHandlersTest, DrawsAreTakenWhereTheBrainIsNotBetter) {
  EXPECT_THAT(Answers({"yxdraw"}), ElementsAre("MESSAGE draw declined"));
  EXPECT_THAT(Answers({"START 15", "BEGIN", "yxdraw"}),
              ElementsAre("OK", "0,0", "MESSAGE draw accepted"));
  EXPECT_THAT(Answers({"START 15", "yxdraw"}), ElementsAre("OK", "MESSAGE draw declined"));
}

TEST_F(YixinHandlersTest, ResignationIsAcceptedAndStopsTheSearch) {
  searcher_.set_script(FakeSearcher::WaitForStop({Point::At(7, 7)}));
  Say("START 15");
  Say("BEGIN");
  Say("yxresign");
  EXPECT_FALSE(brain_.thinking());
  EXPECT_THAT(sink_.Take(), ElementsAre("OK", "MESSAGE resignation accepted"));
}

// The start of the recorded traffic.
TEST_F(YixinHandlersTest, AnswersWhatYixinBoardSendsFirst) {
  EXPECT_THAT(Answers({"info show_detail 3", "yxshowinfo", "START 15", "INFO max_node -1",
                       "INFO timeout_match 100000000", "INFO time_left 100000000",
                       "INFO timeout_turn 2000000", "INFO max_depth 225", "INFO time_increment 0",
                       "INFO caution_factor 1", "INFO thread_num 1", "INFO hash_size 262144",
                       "INFO pondering 0", "INFO vcthread 0", "INFO rule 0", "start 15", "yxboard",
                       "done", "yxshowforbid"}),
              ElementsAre(StartsWith("MESSAGE "), StartsWith("MESSAGE "), "OK", "OK", "FORBID ."));
}

}  // namespace
}  // namespace tengen
