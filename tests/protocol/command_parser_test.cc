#include "protocol/command_parser.h"

#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/matchers.h"

namespace tengen {
namespace {

using ::testing::_;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

// The commands of all lines together.
std::vector<absl::StatusOr<Command>> ParseAll(const std::vector<std::string>& lines) {
  CommandParser parser;
  std::vector<absl::StatusOr<Command>> commands;
  for (const std::string& line : lines) {
    for (absl::StatusOr<Command>& command : parser.ParseLine(line)) {
      commands.push_back(std::move(command));
    }
  }
  return commands;
}

// The only command of `lines`, which must be a T.
template <typename T>
T ParseOne(const std::vector<std::string>& lines) {
  const std::vector<absl::StatusOr<Command>> commands = ParseAll(lines);
  EXPECT_THAT(commands, SizeIs(1)) << lines.front();
  if (commands.size() != 1) return {};
  EXPECT_THAT(commands[0], IsOk()) << lines.front();
  if (!commands[0].ok()) return {};
  EXPECT_TRUE(std::holds_alternative<T>(*commands[0])) << lines.front();
  return std::holds_alternative<T>(*commands[0]) ? std::get<T>(*commands[0]) : T{};
}

absl::Status ErrorOf(const std::vector<std::string>& lines) {
  const std::vector<absl::StatusOr<Command>> commands = ParseAll(lines);
  EXPECT_THAT(commands, SizeIs(1));
  return commands.empty() ? absl::OkStatus() : commands[0].status();
}

TEST(CommandParserTest, ReadsEveryCommandWithoutArguments) {
  ParseOne<RestartCommand>({"RESTART"});
  ParseOne<BeginCommand>({"BEGIN"});
  ParseOne<AboutCommand>({"ABOUT"});
  ParseOne<StopCommand>({"STOP"});
  ParseOne<StopCommand>({"YXSTOP"});
  ParseOne<EndCommand>({"END"});
  ParseOne<ShowInfoCommand>({"yxshowinfo"});
  ParseOne<ShowForbidCommand>({"yxshowforbid"});
  ParseOne<HashClearCommand>({"yxhashclear"});
  ParseOne<ShowHashUsageCommand>({"yxshowhashusage"});
  ParseOne<SearchDefendCommand>({"yxsearchdefend"});
  ParseOne<BlockResetCommand>({"yxblockreset"});
  ParseOne<BlockPathResetCommand>({"yxblockpathreset"});
  ParseOne<DrawCommand>({"yxdraw"});
  ParseOne<ResignCommand>({"yxresign"});
}

TEST(CommandParserTest, ReadsSizes) {
  EXPECT_EQ(ParseOne<StartCommand>({"START 15"}).size, 15);
  EXPECT_EQ(ParseOne<StartCommand>({"START -1"}).size, -1);
  EXPECT_EQ(ParseOne<RectStartCommand>({"RECTSTART 30,13"}).width, 30);
  EXPECT_EQ(ParseOne<RectStartCommand>({"RECTSTART 30,13"}).height, 13);
}

TEST(CommandParserTest, ReadsPoints) {
  EXPECT_EQ(ParseOne<TurnCommand>({"TURN 3,14"}).at, (Coordinates{3, 14}));
  EXPECT_EQ(ParseOne<PlayCommand>({"PLAY 0,0"}).at, (Coordinates{0, 0}));
  EXPECT_EQ(ParseOne<TakebackCommand>({"TAKEBACK 19,7"}).at, (Coordinates{19, 7}));
  EXPECT_EQ(ParseOne<TurnCommand>({"TURN -3,99"}).at, (Coordinates{-3, 99}));
}

TEST(CommandParserTest, TakesAnyLetterCaseAndBlanks) {
  EXPECT_EQ(ParseOne<StartCommand>({"start 15"}).size, 15);
  EXPECT_EQ(ParseOne<TurnCommand>({"  Turn\t 7 , 8 \r"}).at, (Coordinates{7, 8}));
  const InfoCommand info = ParseOne<InfoCommand>({"  INFO   timeout_turn   500  "});
  EXPECT_EQ(info.key, "timeout_turn");
  EXPECT_EQ(info.value, "500");
}

TEST(CommandParserTest, KeepsBlanksInsideAnInfoValue) {
  const InfoCommand info = ParseOne<InfoCommand>({"INFO folder C:\\Program Data\\x y"});
  EXPECT_EQ(info.key, "folder");
  EXPECT_EQ(info.value, "C:\\Program Data\\x y");
}

TEST(CommandParserTest, InfoIsNeverAnError) {
  for (const char* line : {"INFO", "INFO foo", "INFO foo bar baz", "INFO rule x", "info =,;"}) {
    ParseOne<InfoCommand>({line});
  }
}

TEST(CommandParserTest, EmptyLinesAreNothing) {
  EXPECT_THAT(ParseAll({"", " ", "\t", "\r"}), IsEmpty());
}

TEST(CommandParserTest, ReadsABoardUpToDone) {
  const BoardCommand board = ParseOne<BoardCommand>({"BOARD", "7,7,1", "8,8,2", "9,9,3", "DONE"});
  EXPECT_THAT(board.stones, ElementsAre(BoardStone{{7, 7}, StoneOwner::kOwn},
                                        BoardStone{{8, 8}, StoneOwner::kOpponent},
                                        BoardStone{{9, 9}, StoneOwner::kNobody}));
}

TEST(CommandParserTest, ReadsABlockWithMixedLineEndsBlanksAndEmptyLines) {
  const BoardCommand board =
      ParseOne<BoardCommand>({"board\r", "7,7,1", "", " 8, 8 ,2\r", "done "});
  EXPECT_THAT(board.stones, SizeIs(2));
}

TEST(CommandParserTest, ReadsEmptyBlocks) {
  EXPECT_THAT(ParseOne<BoardCommand>({"BOARD", "DONE"}).stones, IsEmpty());
  EXPECT_THAT(ParseOne<SetUpCommand>({"yxboard", "done"}).stones, IsEmpty());
  EXPECT_THAT(ParseOne<Swap2BoardCommand>({"SWAP2BOARD", "DONE"}).stones, IsEmpty());
}

TEST(CommandParserTest, ReadsBlocksOfPoints) {
  const std::vector<std::string> rest = {"7,7", "8,7", "done"};
  const auto with = [&](const char* command) {
    std::vector<std::string> lines = {command};
    lines.insert(lines.end(), rest.begin(), rest.end());
    return lines;
  };
  const auto points = ElementsAre(Coordinates{7, 7}, Coordinates{8, 7});
  EXPECT_THAT(ParseOne<Swap2BoardCommand>(with("swap2board")).stones, points);
  EXPECT_THAT(ParseOne<BlockCommand>(with("yxblock")).points, points);
  EXPECT_THAT(ParseOne<BlockUndoCommand>(with("yxblockundo")).points, points);
  EXPECT_THAT(ParseOne<BlockPathCommand>(with("yxblockpath")).moves, points);
  EXPECT_THAT(ParseOne<BlockPathUndoCommand>(with("yxblockpathundo")).moves, points);
  EXPECT_THAT(ParseOne<SoosorvStepCommand>(with("yxsoosorvstep2")).moves, points);
}

TEST(CommandParserTest, ReadsNumbersThatMayBeLeftOut) {
  EXPECT_EQ(ParseOne<NBestCommand>({"yxnbest 3"}).lines, 3);
  EXPECT_EQ(ParseOne<NBestCommand>({"yxnbest"}).lines, 1);
  EXPECT_EQ(ParseOne<BalanceOneCommand>({"yxbalanceone -20"}).bias, -20);
  EXPECT_EQ(ParseOne<BalanceTwoCommand>({"yxbalancetwo"}).bias, 0);
}

TEST(CommandParserTest, ReadsOpeningSteps) {
  EXPECT_EQ(ParseOne<Swap2StepCommand>({"yxswap2step1"}).step, 1);
  EXPECT_EQ(ParseOne<Swap2StepCommand>({"yxswap2step3"}).step, 3);
  EXPECT_EQ(ParseOne<SoosorvStepCommand>({"yxsoosorvstep1"}).step, 1);
  const SoosorvStepCommand fourth =
      ParseOne<SoosorvStepCommand>({"yxsoosorvstep4 5", "7,7", "7,6", "8,8", "9,9", "done"});
  EXPECT_EQ(fourth.step, 4);
  EXPECT_EQ(fourth.fifth_moves, 5);
  EXPECT_THAT(fourth.moves, SizeIs(4));
}

TEST(CommandParserTest, BadArgumentsAreNamed) {
  EXPECT_THAT(ErrorOf({"START abc"}),
              StatusIs(absl::StatusCode::kInvalidArgument, HasSubstr("START")));
  EXPECT_THAT(ErrorOf({"START abc"}),
              StatusIs(absl::StatusCode::kInvalidArgument, HasSubstr("'abc'")));
  for (const char* line :
       {"START", "START 99999999999999999999", "TURN", "TURN 7", "TURN 7,", "TURN ,7", "TURN 7;7",
        "TURN 7,7,1", "TURN a,b", "RECTSTART 15", "TAKEBACK x", "PLAY 1 2", "yxnbest x"}) {
    EXPECT_THAT(ErrorOf({line}), StatusIs(absl::StatusCode::kInvalidArgument, _)) << line;
  }
}

TEST(CommandParserTest, ABadLineSpoilsItsBlockAndIsNamed) {
  EXPECT_THAT(ErrorOf({"BOARD", "7,7,1", "8,8", "DONE"}),
              StatusIs(absl::StatusCode::kInvalidArgument, HasSubstr("third field")));
  EXPECT_THAT(ErrorOf({"BOARD", "7,7,4", "DONE"}),
              StatusIs(absl::StatusCode::kInvalidArgument, HasSubstr("7,7")));
  EXPECT_THAT(ErrorOf({"BOARD", "7,7,1", "...", "8,8,2", "DONE"}),
              StatusIs(absl::StatusCode::kInvalidArgument, HasSubstr("line 2")));
}

TEST(CommandParserTest, AnotherCommandEndsAnOpenBlock) {
  const std::vector<absl::StatusOr<Command>> commands = ParseAll({"BOARD", "7,7,1", "END"});
  ASSERT_THAT(commands, SizeIs(2));
  EXPECT_THAT(commands[0], StatusIs(absl::StatusCode::kInvalidArgument, HasSubstr("DONE")));
  ASSERT_THAT(commands[1], IsOk());
  EXPECT_TRUE(std::holds_alternative<EndCommand>(*commands[1]));
}

TEST(CommandParserTest, UnknownCommandsAreUnimplemented) {
  for (const char* line : {"FOO", "DONE", "7,7", "STARTLE 15", "RELOADCONFIG x",
                           "yxforbid add 1 1 0", "yxsavedatabase", "yxdbcheck", "name=x"}) {
    EXPECT_THAT(ErrorOf({line}), StatusIs(absl::StatusCode::kUnimplemented, _)) << line;
  }
}

TEST(CommandParserTest, DatabaseCommandsSwallowTheirLines) {
  for (const char* name :
       {"yxquerydatabaseall", "yxquerydatabaseallt", "yxquerydatabaseone", "yxquerydatabasetext",
        "yxedittvddatabase 1 87 0 0", "yxedittextdatabase \"a comment\"",
        "yxeditlabeldatabase 7,7 label", "yxdeletedatabaseone", "yxdeletedatabaseall wlrecursive",
        "yxsetbestmovedatabase", "yxclearbestmovedatabase"}) {
    EXPECT_THAT(ErrorOf({name, "3,3", "0,0", "done"}),
                StatusIs(absl::StatusCode::kUnimplemented, _))
        << name;
  }
  for (const char* name :
       {"yxsetdatabase", "yxdbtopos", "yxdbtotxt", "yxdbtotxtall", "yxtxttodb", "yxlibtodb",
        "yxdbtolib", "yxdbmerge", "yxdbsplit", "yxhashdump", "yxhashload"}) {
    EXPECT_THAT(ErrorOf({name, "START of a path"}), StatusIs(absl::StatusCode::kUnimplemented, _))
        << name;
  }
}

TEST(CommandParserTest, EndIsNotTakenForAPath) {
  const std::vector<absl::StatusOr<Command>> commands = ParseAll({"yxhashload", "END"});
  ASSERT_THAT(commands, SizeIs(2));
  ASSERT_THAT(commands[1], IsOk());
  EXPECT_TRUE(std::holds_alternative<EndCommand>(*commands[1]));
}

TEST(CommandParserTest, AnswersNeverLookLikeAnAboutLine) {
  // A manager takes any line with these two for the answer to ABOUT.
  EXPECT_THAT(ErrorOf({"name=\"x\""}),
              StatusIs(absl::StatusCode::kUnimplemented, Not(HasSubstr("="))));
}

TEST(CommandParserTest, MemoryOfABlockIsBounded) {
  CommandParser parser;
  parser.ParseLine("BOARD");
  for (int i = 0; i < CommandParser::kMaxBlockLines; ++i) parser.ParseLine("1,1,1");
  EXPECT_THAT(parser.ParseLine("1,1,1"), IsEmpty());
  const auto commands = parser.ParseLine("DONE");
  ASSERT_THAT(commands, SizeIs(1));
  EXPECT_THAT(commands[0], StatusIs(absl::StatusCode::kInvalidArgument, HasSubstr("too many")));
}

TEST(CommandParserTest, ABlockAsLargeAsAManagersLargestBoardIsRead) {
  std::vector<std::string> lines = {"BOARD"};
  for (int i = 0; i < 9600; ++i) lines.push_back("1,1,1");
  lines.push_back("DONE");
  EXPECT_THAT(ParseOne<BoardCommand>(lines).stones, SizeIs(9600));
}

TEST(CommandParserTest, ANewBlockBeginsAfresh) {
  CommandParser parser;
  for (const char* line : {"BOARD", "1,1,1", "x", "BOARD", "2,2,1"}) parser.ParseLine(line);
  const auto commands = parser.ParseLine("DONE");
  ASSERT_THAT(commands, SizeIs(1));
  ASSERT_THAT(commands[0], IsOk());
  EXPECT_THAT(std::get<BoardCommand>(*commands[0]).stones,
              ElementsAre(BoardStone{{2, 2}, StoneOwner::kOwn}));
}

}  // namespace
}  // namespace tengen
