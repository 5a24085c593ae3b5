#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/protocol/brain_fixture.h"

namespace tengen {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Optional;
using ::testing::StartsWith;

// With the scripted searcher the brain plays the first empty point, row by row from 0,0.
class GomocupHandlersTest : public BrainFixture {};

TEST_F(GomocupHandlersTest, StartAnswersOkOrAnError) {
  EXPECT_THAT(Answers({"START 15"}), ElementsAre("OK"));
  EXPECT_THAT(Answers({"START 4"}), ElementsAre(StartsWith("ERROR ")));
  EXPECT_THAT(Answers({"START abc"}), ElementsAre(StartsWith("ERROR ")));
}

TEST_F(GomocupHandlersTest, AfterARefusedSizeTheBrainStaysUsable) {
  EXPECT_THAT(Answers({"START 15", "START 1000", "BEGIN", "START 15", "BEGIN"}),
              ElementsAre("OK", StartsWith("ERROR "), StartsWith("ERROR "), "OK", "0,0"));
}

TEST_F(GomocupHandlersTest, WithoutABoardEveryCommandThatNeedsOneIsAnError) {
  for (const char* command :
       {"BEGIN", "TURN 7,7", "PLAY 7,7", "TAKEBACK 7,7", "RESTART", "yxnbest 3"}) {
    EXPECT_THAT(Answers({command}), ElementsAre(StartsWith("ERROR "))) << command;
  }
  EXPECT_THAT(Answers({"BOARD", "DONE"}), ElementsAre(StartsWith("ERROR ")));
  EXPECT_THAT(Answers({"SWAP2BOARD", "DONE"}), ElementsAre(StartsWith("ERROR ")));
}

TEST_F(GomocupHandlersTest, ARefusedSizeNamesTheSizeThatAGuiFallsBackTo) {
  EXPECT_THAT(Answers({"START 30"}), ElementsAre(HasSubstr("20")));
}

TEST_F(GomocupHandlersTest, RectStartTakesSquareBoardsOnly) {
  EXPECT_THAT(Answers({"RECTSTART 20,20", "BEGIN"}), ElementsAre("OK", "0,0"));
  EXPECT_THAT(Answers({"RECTSTART 30,13", "BEGIN"}),
              ElementsAre(StartsWith("ERROR "), StartsWith("ERROR ")));
  EXPECT_THAT(Answers({"RECTSTART 15,20", "START 15"}), ElementsAre(StartsWith("ERROR "), "OK"));
}

TEST_F(GomocupHandlersTest, PlaysGamesOneAfterTheOther) {
  EXPECT_THAT(Answers({"START 15", "BEGIN", "TURN 7,7", "START 20", "TURN 0,0"}),
              ElementsAre("OK", "0,0", "1,0", "OK", "1,0"));
  EXPECT_THAT(Answers({"RESTART", "BEGIN"}), ElementsAre("OK", "0,0"));
  EXPECT_EQ(searcher_.last_request().position.geometry().size(), 20);
  EXPECT_EQ(searcher_.new_games(), 3);
}

TEST_F(GomocupHandlersTest, AFirstStoneInAnyCornerOfAnyBoardIsAnswered) {
  for (int size = kMinBoardSize; size <= kMaxBoardSize; ++size) {
    const std::string last = std::to_string(size - 1);
    for (const std::string& corner :
         {std::string("0,0"), "0," + last, last + ",0", last + "," + last}) {
      EXPECT_THAT(Answers({"START " + std::to_string(size), "TURN " + corner}),
                  ElementsAre("OK", corner == "0,0" ? "1,0" : "0,0"));
    }
  }
}

TEST_F(GomocupHandlersTest, TurnsOnOccupiedOrOutsidePointsAreErrorsAndChangeNothing) {
  EXPECT_THAT(Answers({"START 15", "BEGIN", "TURN 0,0", "TURN 15,3", "TURN x", "TURN 7,7"}),
              ElementsAre("OK", "0,0", AllOf(StartsWith("ERROR "), HasSubstr("occupied")),
                          StartsWith("ERROR "), StartsWith("ERROR "), "1,0"));
}

TEST_F(GomocupHandlersTest, TheBrainsColourIsTheSideToMove) {
  Answers({"START 15", "BEGIN"});
  EXPECT_EQ(searcher_.last_request().position.side_to_move(), Color::kBlack);
  Answers({"TURN 7,7"});
  EXPECT_EQ(searcher_.last_request().position.side_to_move(), Color::kBlack);
  Answers({"START 15", "TURN 7,7"});
  EXPECT_EQ(searcher_.last_request().position.side_to_move(), Color::kWhite);
}

TEST_F(GomocupHandlersTest, BoardReplacesThePosition) {
  EXPECT_THAT(Answers({"START 15", "BEGIN", "BOARD", "0,0,2", "1,0,1", "2,0,2", "DONE"}),
              ElementsAre("OK", "0,0", "3,0"));
  const Position& position = searcher_.last_request().position;
  EXPECT_EQ(position.at(Point::At(0, 0)), Cell::kBlack);
  EXPECT_EQ(position.at(Point::At(1, 0)), Cell::kWhite);
  EXPECT_EQ(position.side_to_move(), Color::kWhite);
  EXPECT_THAT(Answers({"TURN 7,7"}), ElementsAre("4,0"));
}

TEST_F(GomocupHandlersTest, AnEmptyBoardIsABegin) {
  EXPECT_THAT(Answers({"START 15", "BOARD", "DONE"}), ElementsAre("OK", "0,0"));
}

TEST_F(GomocupHandlersTest, BoardWithStonesInAnyOrderIsAnswered) {
  EXPECT_THAT(Answers({"START 15", "BOARD", "0,0,1", "0,1,1", "2,3,2", "5,6,2", "DONE"}),
              ElementsAre("OK", "1,0"));
}

TEST_F(GomocupHandlersTest, BoardWithImpossibleCountsIsAnError) {
  EXPECT_THAT(Answers({"START 15", "BOARD", "2,3,1", "5,6,1", "DONE"}),
              ElementsAre("OK", StartsWith("ERROR ")));
}

TEST_F(GomocupHandlersTest, BadBoardsAreErrors) {
  EXPECT_THAT(Answers({"START 15", "BOARD", "2,3,1", "2,3,2", "DONE"}),
              ElementsAre("OK", StartsWith("ERROR ")));
  EXPECT_THAT(Answers({"BOARD", "22,3,1", "DONE"}), ElementsAre(StartsWith("ERROR ")));
  EXPECT_THAT(Answers({"BOARD", "2,3", "DONE"}), ElementsAre(StartsWith("ERROR ")));
}

TEST_F(GomocupHandlersTest, DeadStonesOfAContinuousGameBelongToNobody) {
  EXPECT_THAT(Answers({"START 15", "INFO rule 2", "BOARD", "0,0,3", "1,0,3", "2,0,1", "DONE"}),
              ElementsAre("OK", "3,0"));
  EXPECT_EQ(searcher_.last_request().position.at(Point::At(0, 0)), Cell::kBlocked);
  EXPECT_EQ(searcher_.last_request().position.rule(), Rule::kFreestyle);
}

TEST_F(GomocupHandlersTest, PlayGoesOnAfterAFive) {
  // Continuous games, and managers that tell the loser of the last stone.
  EXPECT_THAT(Answers({"START 15", "BOARD", "7,7,1", "7,8,2", "8,7,1", "8,8,2", "9,7,1", "9,8,2",
                       "10,7,1", "10,8,2", "12,12,1", "DONE", "TURN 11,8", "TURN 12,8"}),
              ElementsAre("OK", "0,0", "1,0", "2,0"));
}

TEST_F(GomocupHandlersTest, TakebackAnswersOkForStonesAndAnErrorForNone) {
  EXPECT_THAT(
      Answers({"START 15", "BEGIN", "TURN 7,7", "TAKEBACK 1,0", "TAKEBACK 7,7", "TAKEBACK 7,7",
               "TAKEBACK 99,99"}),
      ElementsAre("OK", "0,0", "1,0", "OK", "OK", StartsWith("ERROR "), StartsWith("ERROR ")));
}

TEST_F(GomocupHandlersTest, AnOlderStoneCanBeTakenBack) {
  EXPECT_THAT(Answers({"START 15", "BOARD", "7,7,1", "8,8,2", "9,9,1", "DONE", "TAKEBACK 8,8",
                       "RECTSTART 15,20", "START 15"}),
              ElementsAre("OK", "0,0", "OK", StartsWith("ERROR "), "OK"));
}

TEST_F(GomocupHandlersTest, ANewGameByTakebacksMayExchangeTheColours) {
  // What Piskvork sends for a new game with the same opening (traffic of its option "same
  // opening").
  EXPECT_THAT(Answers({"START 20", "BOARD", "10,10,1", "11,11,2", "DONE", "TURN 3,15", "TURN 4,15",
                       "TAKEBACK 2,0", "TAKEBACK 4,15", "TAKEBACK 1,0", "TAKEBACK 3,15",
                       "TAKEBACK 0,0", "INFO time_left 60000", "TURN 3,15"}),
              ElementsAre("OK", "0,0", "1,0", "2,0", "OK", "OK", "OK", "OK", "OK", "0,0"));
  const Position& position = searcher_.last_request().position;
  EXPECT_EQ(position.at(Point::At(10, 10)), Cell::kBlack);
  EXPECT_EQ(position.at(Point::At(3, 15)), Cell::kBlack);
  EXPECT_EQ(position.side_to_move(), Color::kWhite);
}

TEST_F(GomocupHandlersTest, AnOddNumberOfTakebacksLeavesTheOpponentToMove) {
  Answers({"START 15", "BEGIN", "TURN 7,7", "TAKEBACK 1,0", "TAKEBACK 7,7", "TAKEBACK 0,0"});
  EXPECT_THAT(Answers({"TURN 5,5"}), ElementsAre("0,0"));
  EXPECT_EQ(searcher_.last_request().position.at(Point::At(5, 5)), Cell::kBlack);
  EXPECT_EQ(searcher_.last_request().position.side_to_move(), Color::kWhite);
}

TEST_F(GomocupHandlersTest, PlayPlacesAndEchoesTheStone) {
  EXPECT_THAT(Answers({"START 15", "PLAY 7,7", "PLAY 7,7", "TURN 8,8"}),
              ElementsAre("OK", "7,7", StartsWith("ERROR "), "0,0"));
  EXPECT_EQ(searcher_.last_request().position.at(Point::At(7, 7)), Cell::kBlack);
}

TEST_F(GomocupHandlersTest, AboutIsAnsweredAtAnyTime) {
  EXPECT_THAT(Answers({"ABOUT", "START 15", "about"}),
              ElementsAre(StartsWith("name=\"Tengen\""), "OK", StartsWith("name=\"Tengen\"")));
}

TEST_F(GomocupHandlersTest, InfoIsNeverAnswered) {
  EXPECT_THAT(Answers({"INFO foo bar", "INFO", "INFO game_type x", "INFO rule 5", "INFO rule x",
                       "INFO max_memory -1", "INFO evaluate 3,4", "INFO folder C:\\Program Data",
                       "INFO thread_num 9999", "INFO hash_size -5", "INFO show_detail 3"}),
              IsEmpty());
}

TEST_F(GomocupHandlersTest, SettingsReachTheSearch) {
  Answers({"START 15", "INFO max_memory 83886080", "INFO thread_num 4", "INFO hash_size 65536",
           "INFO timeout_turn 1500", "INFO timeout_match 60000", "INFO time_left 50000",
           "INFO max_depth 7", "INFO max_node 5000", "INFO rule 9", "BEGIN"});
  EXPECT_EQ(searcher_.memory(), 83886080u);
  EXPECT_EQ(searcher_.threads(), 4);
  EXPECT_EQ(searcher_.table_size(), size_t{65536} << 10);
  const SearchRequest& request = searcher_.last_request();
  EXPECT_THAT(request.limits.time.turn, Optional(absl::Milliseconds(1500)));
  EXPECT_THAT(request.limits.time.match, Optional(absl::Seconds(60)));
  EXPECT_THAT(request.limits.time.left, Optional(absl::Seconds(50)));
  EXPECT_EQ(request.limits.depth, 7);
  EXPECT_EQ(request.limits.nodes, 5000u);
  EXPECT_EQ(request.position.rule(), Rule::kCaro);
}

TEST_F(GomocupHandlersTest, SettingsOutliveNewGames) {
  Answers({"INFO hash_size 65536", "INFO rule 4", "START 15", "RESTART", "BEGIN"});
  EXPECT_EQ(searcher_.table_size(), size_t{65536} << 10);
  EXPECT_EQ(searcher_.last_request().position.rule(), Rule::kRenju);
}

TEST_F(GomocupHandlersTest, TheRuleMayChangeInTheMiddleOfAGame) {
  Answers({"START 15", "BEGIN", "INFO rule 1", "TURN 7,7"});
  EXPECT_EQ(searcher_.last_request().position.rule(), Rule::kStandard);
}

TEST_F(GomocupHandlersTest, AnUnsupportedRuleIsRefusedAndNeverReplaced) {
  EXPECT_THAT(Answers({"INFO rule 12", "START 15", "BEGIN"}),
              ElementsAre(StartsWith("ERROR rule 12"), StartsWith("ERROR ")));
  EXPECT_THAT(Answers({"TURN 7,7"}), ElementsAre(StartsWith("ERROR ")));
  EXPECT_THAT(Answers({"BOARD", "7,7,2", "DONE"}), ElementsAre(StartsWith("ERROR ")));
  EXPECT_THAT(searcher_.requests(), IsEmpty());
  EXPECT_THAT(Answers({"INFO rule 8", "START 15", "BEGIN"}), ElementsAre("OK", "0,0"));
}

TEST_F(GomocupHandlersTest, TheClockOfAMoveBeginsWithTheArrivalOfItsLastLine) {
  const absl::Time board = absl::FromUnixSeconds(1000);
  const absl::Time done = absl::FromUnixSeconds(2000);
  Say("START 15");
  brain_.HandleLine("BOARD", board);
  brain_.HandleLine("DONE", done);
  AwaitThought();
  EXPECT_EQ(searcher_.last_request().limits.start, done);
}

TEST_F(GomocupHandlersTest, AMoveOnAFullBoardIsAnError) {
  std::vector<std::string> lines = {"START 5", "BOARD"};
  for (int i = 0; i < 24; ++i) {
    lines.push_back(std::to_string(i % 5) + "," + std::to_string(i / 5) +
                    (i % 2 == 0 ? ",1" : ",2"));
  }
  lines.push_back("DONE");
  EXPECT_THAT(Answers(lines), ElementsAre("OK", "4,4"));
  EXPECT_THAT(Answers({"BEGIN"}), ElementsAre(AllOf(StartsWith("ERROR "), HasSubstr("full"))));
}

TEST_F(GomocupHandlersTest, GarbageFromTheSearchNeverLeaves) {
  Answers({"START 15", "INFO rule 4"});
  searcher_.set_script(FakeSearcher::Always({}));
  EXPECT_THAT(Answers({"BEGIN"}), ElementsAre("7,7"));
  searcher_.set_script(FakeSearcher::Always({Point::At(7, 7), Point::At(20, 20), Point::At(3, 3)}));
  EXPECT_THAT(Answers({"TURN 8,8"}), ElementsAre("3,3"));
}

TEST_F(GomocupHandlersTest, UnknownCommandsAreUnknown) {
  EXPECT_THAT(
      Answers({"START 15", "FOO", "DONE", "yxforbid add 1 1 0"}),
      ElementsAre("OK", StartsWith("UNKNOWN "), StartsWith("UNKNOWN "), StartsWith("UNKNOWN ")));
}

TEST_F(GomocupHandlersTest, NothingButTheAnswersIsWritten) {
  // No banner, and no line of detail unless it is asked for.
  EXPECT_THAT(Answers({"", "  ", "START 15", "BEGIN"}), ElementsAre("OK", "0,0"));
}

TEST_F(GomocupHandlersTest, CommandsOfAnyLetterCaseWithBlanksAndAnyLineEnd) {
  EXPECT_THAT(Answers({"start 15\r", "  INFO   timeout_turn   500  ", "board", "7,7,2 ", "done\r"}),
              ElementsAre("OK", "0,0"));
}

}  // namespace
}  // namespace tengen
