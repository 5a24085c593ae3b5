#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/protocol/brain_fixture.h"

namespace tengen {
namespace {

using ::testing::AllOf;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::MatchesRegex;
using ::testing::SizeIs;
using ::testing::StartsWith;

class OpeningHandlersTest : public BrainFixture {
 protected:
  // All searches find the first empty points, of `value` for the side to move; those that seek
  // balance find it.
  void SetValue(Value value) {
    searcher_.set_script(
        [value](const SearchRequest& request, SearchControl& control, SearchListener& listener) {
          SearchReport report = FakeSearcher::FirstEmpty(request, control, listener);
          for (SearchLine& line : report.lines) line.value = request.balance ? 0 : value;
          return report;
        });
  }
};

const std::vector<std::string> kThree = {"SWAP2BOARD", "7,7", "8,7", "9,9", "DONE"};
const std::vector<std::string> kFive = {"SWAP2BOARD", "7,7", "8,7", "9,9", "1,1", "2,2", "DONE"};

TEST_F(OpeningHandlersTest, Swap2WithoutStonesPlacesThreeOnOneLine) {
  EXPECT_THAT(Answers({"START 15", "SWAP2BOARD", "DONE"}),
              ElementsAre("OK", MatchesRegex("[0-9]+,[0-9]+ [0-9]+,[0-9]+ [0-9]+,[0-9]+")));
}

TEST_F(OpeningHandlersTest, Swap2PlacesThreeDifferentStonesOnEveryBoard) {
  for (int size = kMinBoardSize; size <= kMaxBoardSize; ++size) {
    const std::vector<std::string> lines =
        Answers({"START " + std::to_string(size), "SWAP2BOARD", "DONE"});
    ASSERT_THAT(lines, SizeIs(2));
    EXPECT_THAT(lines[1], MatchesRegex("[0-9]+,[0-9]+ [0-9]+,[0-9]+ [0-9]+,[0-9]+")) << size;
  }
}

TEST_F(OpeningHandlersTest, TheSecondPlayerTakesTheBetterColourOrPlacesTwo) {
  Answers({"START 15"});
  SetValue(-500);  // for White, who is to move
  EXPECT_THAT(Answers(kThree), ElementsAre("SWAP"));
  SetValue(500);
  EXPECT_THAT(Answers(kThree), ElementsAre("0,0"));
  SetValue(0);
  EXPECT_THAT(Answers(kThree), ElementsAre(MatchesRegex("[0-9]+,[0-9]+ [0-9]+,[0-9]+")));
}

TEST_F(OpeningHandlersTest, TheFirstPlayerTakesAColour) {
  Answers({"START 15"});
  SetValue(-500);
  EXPECT_THAT(Answers(kFive), ElementsAre("SWAP"));
  SetValue(500);
  EXPECT_THAT(Answers(kFive), ElementsAre("0,0"));
}

TEST_F(OpeningHandlersTest, AGameGoesOnWithABoard) {
  Answers({"START 15"});
  SetValue(-500);
  Answers(kThree);
  EXPECT_THAT(Answers({"BOARD", "7,7,1", "8,7,2", "9,9,1", "0,0,2", "DONE"}), ElementsAre("1,0"));
  EXPECT_EQ(searcher_.last_request().position.side_to_move(), Color::kBlack);
}

TEST_F(OpeningHandlersTest, Swap2WithOtherNumbersOrBadStonesIsAnError) {
  EXPECT_THAT(Answers({"START 15", "SWAP2BOARD", "7,7", "DONE"}),
              ElementsAre("OK", StartsWith("ERROR ")));
  EXPECT_THAT(Answers({"SWAP2BOARD", "7,7", "7,7", "8,8", "DONE"}),
              ElementsAre(StartsWith("ERROR ")));
  EXPECT_THAT(Answers({"SWAP2BOARD", "7,7", "15,7", "8,8", "DONE"}),
              ElementsAre(StartsWith("ERROR ")));
}

TEST_F(OpeningHandlersTest, StopBringsAnOpeningToItsEnd) {
  searcher_.set_script(FakeSearcher::WaitForStop({Point::At(0, 0), Point::At(1, 0)}));
  for (const char* line : {"START 15", "SWAP2BOARD", "7,7", "8,7", "9,9", "DONE", "STOP"})
    Say(line);
  EXPECT_THAT(sink_.Take(), ElementsAre("OK", MatchesRegex("SWAP|[0-9]+,[0-9]+.*")));
}

TEST_F(OpeningHandlersTest, BalancedMoves) {
  EXPECT_THAT(Answers({"START 15", "yxbalanceone 30"}), ElementsAre("OK", "0,0"));
  EXPECT_TRUE(searcher_.last_request().balance);
  EXPECT_EQ(searcher_.last_request().balance_target, 30);
  EXPECT_THAT(Answers({"START 15", "yxbalancetwo 0"}),
              ElementsAre("OK", MatchesRegex("[0-9]+,[0-9]+ [0-9]+,[0-9]+")));
}

TEST_F(OpeningHandlersTest, YixinsSwap2FirstStepPlacesThree) {
  EXPECT_THAT(Answers({"start 15", "yxswap2step1"}),
              ElementsAre("OK", MatchesRegex("MESSAGE SWAP2 MOVE1 [0-9]+ [0-9]+"),
                          MatchesRegex("MESSAGE SWAP2 MOVE2 [0-9]+ [0-9]+"),
                          MatchesRegex("MESSAGE SWAP2 MOVE3 [0-9]+ [0-9]+")));
}

TEST_F(OpeningHandlersTest, YixinsSwap2SecondStepSwapsStaysOrPlacesTwo) {
  const std::vector<std::string> lines = {"yxboard", "7,7,2", "8,7,1",
                                          "9,9,2",   "done",  "yxswap2step2"};
  Answers({"start 15"});
  SetValue(-500);
  EXPECT_THAT(Answers(lines), ElementsAre("MESSAGE SWAP2 SWAP1 YES"));
  SetValue(500);
  EXPECT_THAT(Answers(lines), ElementsAre("MESSAGE SWAP2 SWAP1 NO"));
  SetValue(0);
  EXPECT_THAT(Answers(lines), ElementsAre(MatchesRegex("MESSAGE SWAP2 MOVE4 [0-9]+ [0-9]+"),
                                          MatchesRegex("MESSAGE SWAP2 MOVE5 [0-9]+ [0-9]+")));
}

TEST_F(OpeningHandlersTest, YixinsSwap2ThirdStepTakesAColour) {
  const std::vector<std::string> lines = {"yxboard", "7,7,2", "8,7,1", "9,9,2",
                                          "1,1,1",   "2,2,2", "done",  "yxswap2step3"};
  Answers({"start 15"});
  SetValue(-500);
  EXPECT_THAT(Answers(lines), ElementsAre("MESSAGE SWAP2 SWAP2 YES"));
  SetValue(500);
  EXPECT_THAT(Answers(lines), ElementsAre("MESSAGE SWAP2 SWAP2 NO"));
}

TEST_F(OpeningHandlersTest, YixinsSwap2StepsNeedTheirStones) {
  EXPECT_THAT(Answers({"start 15", "yxswap2step2", "yxswap2step3"}),
              ElementsAre("OK", StartsWith("ERROR "), StartsWith("ERROR ")));
}

TEST_F(OpeningHandlersTest, SoosorvFirstPlayer) {
  EXPECT_THAT(
      Answers({"info rule 4", "start 15", "yxsoosorvstep1"}),
      ElementsAre("OK", "MESSAGE SOOSORV MOVE1 7 7", MatchesRegex("MESSAGE SOOSORV MOVE2 [78] 6"),
                  MatchesRegex("MESSAGE SOOSORV MOVE3 [5-9] [5-9]")));
}

TEST_F(OpeningHandlersTest, SoosorvSwaps) {
  Answers({"info rule 4", "start 15"});
  const std::vector<std::string> second = {"yxsoosorvstep2", "7,7", "7,6", "8,8", "done"};
  const std::vector<std::string> fourth = {"yxsoosorvstep4 3", "7,7", "7,6", "8,8", "1,1", "done"};
  SetValue(-500);
  EXPECT_THAT(Answers(second), ElementsAre("MESSAGE SOOSORV SWAP1 YES"));
  EXPECT_THAT(Answers(fourth), ElementsAre("MESSAGE SOOSORV SWAP2 YES"));
  SetValue(500);
  EXPECT_THAT(Answers(second), ElementsAre("MESSAGE SOOSORV SWAP1 NO"));
  EXPECT_THAT(Answers(fourth), ElementsAre("MESSAGE SOOSORV SWAP2 NO"));
}

TEST_F(OpeningHandlersTest, SoosorvFourthMoveHasANumber) {
  EXPECT_THAT(Answers({"info rule 4", "start 15", "yxsoosorvstep3", "7,7", "7,6", "8,8", "done"}),
              ElementsAre("OK", MatchesRegex("MESSAGE SOOSORV MOVE4 [0-9]+ [0-9]+ [1-8]")));
}

TEST_F(OpeningHandlersTest, SoosorvFifthMovesAreOfferedAndKept) {
  Answers({"info rule 4", "start 15"});
  EXPECT_THAT(Answers({"yxsoosorvstep5 2", "7,7", "7,6", "8,8", "1,1", "done"}),
              ElementsAre("MESSAGE SOOSORV MOVE5 REFRESH", "MESSAGE SOOSORV MOVE5 0 0",
                          "MESSAGE SOOSORV MOVE5 1 0", "MESSAGE SOOSORV MOVE5 DONE"));
  EXPECT_THAT(Answers({"yxsoosorvstep6", "7,7", "7,6", "8,8", "1,1", "3,3", "4,4", "5,5", "done"}),
              ElementsAre("MESSAGE SOOSORV MOVE5C 3 3"));
}

TEST_F(OpeningHandlersTest, SoosorvStepsNeedTheirStonesAndNumbers) {
  Answers({"info rule 4", "start 15"});
  for (const std::vector<std::string>& lines : std::vector<std::vector<std::string>>{
           {"yxsoosorvstep2", "7,7", "done"},
           {"yxsoosorvstep3", "done"},
           {"yxsoosorvstep4 0", "7,7", "7,6", "8,8", "1,1", "done"},
           {"yxsoosorvstep4 9", "7,7", "7,6", "8,8", "1,1", "done"},
           {"yxsoosorvstep4", "7,7", "7,6", "8,8", "1,1", "done"},
           {"yxsoosorvstep5 1", "7,7", "7,6", "8,8", "done"},
           {"yxsoosorvstep6", "7,7", "7,6", "8,8", "1,1", "done"},
           {"yxsoosorvstep6", "7,7", "7,6", "8,8", "1,1", "3,3", "3,3", "done"}}) {
    EXPECT_THAT(Answers(lines), AllOf(SizeIs(1), Each(StartsWith("ERROR ")))) << lines.front();
  }
}

}  // namespace
}  // namespace tengen
