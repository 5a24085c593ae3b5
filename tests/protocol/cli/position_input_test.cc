#include "protocol/cli/position_input.h"

#include <sstream>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/formats/drawing.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/matchers.h"
#include "tests/support/run_tengen.h"

namespace tengen {
namespace {

using absl::StatusCode;
using testing::EndsWith;
using testing::HasSubstr;

absl::StatusOr<Position> Read(const std::string& operand, const PositionOptions& options = {},
                              const std::string& in = "") {
  std::istringstream stream(in);
  const auto inputs = ReadInputs({operand}, options, stream);
  if (!inputs.ok()) return inputs.status();
  return ToPosition(inputs->front(), ToMove::kNeeded);
}

// Black on H8 and J10, White on I9, as every form can say it.
class PositionFormTest : public testing::Test {
 protected:
  void ExpectIsTheBoard(const absl::StatusOr<Position>& position) {
    ASSERT_THAT(position, IsOk());
    EXPECT_EQ(FormatDrawing(*position), drawing_);
    EXPECT_EQ(position->side_to_move(), Color::kWhite);
  }

  const std::string drawing_ =
      "15 . . . . . . . . . . . . . . .\n14 . . . . . . . . . . . . . . .\n"
      "13 . . . . . . . . . . . . . . .\n12 . . . . . . . . . . . . . . .\n"
      "11 . . . . . . . . . . . . . . .\n10 . . . . . . . . . X . . . . .\n"
      " 9 . . . . . . . . O . . . . . .\n 8 . . . . . . . X . . . . . . .\n"
      " 7 . . . . . . . . . . . . . . .\n 6 . . . . . . . . . . . . . . .\n"
      " 5 . . . . . . . . . . . . . . .\n 4 . . . . . . . . . . . . . . .\n"
      " 3 . . . . . . . . . . . . . . .\n 2 . . . . . . . . . . . . . . .\n"
      " 1 . . . . . . . . . . . . . . .\n   A B C D E F G H I J K L M N O\n";
};

TEST_F(PositionFormTest, Moves) { ExpectIsTheBoard(Read("h8I9j10")); }

TEST_F(PositionFormTest, Stones) {
  ExpectIsTheBoard(Read("b:H8J10 w:I9"));
  ExpectIsTheBoard(Read("W: i9 B: h8 j10"));
}

TEST_F(PositionFormTest, DrawnBoard) {
  ExpectIsTheBoard(Read(drawing_));
  ExpectIsTheBoard(Read(WriteTestFile("board.txt", drawing_)));
}

TEST_F(PositionFormTest, PsqFile) {
  ExpectIsTheBoard(
      Read(WriteTestFile("game.psq", "Piskvorky 15x15, 0:0, 0\n8,8,0\n9,7,0\n10,6,0\n")));
}

TEST_F(PositionFormTest, SgfFile) {
  ExpectIsTheBoard(Read(WriteTestFile("game.sgf", "(;GM[4]SZ[15];B[hh];W[ig];B[jf])")));
}

TEST(PositionInputTest, ARecFileIsOnTwenty) {
  const absl::StatusOr<Position> position = Read(WriteTestFile("game.rec", "a\nb\n19,0,0\n0\n"));
  ASSERT_THAT(position, IsOk());
  EXPECT_EQ(position->geometry().size(), 20);
  EXPECT_EQ(position->last_move(), Point::At(19, 0));
}

TEST_F(PositionFormTest, BinaryPosFile) {
  const std::string bytes = {3, 7 * 15 + 7, 6 * 15 + 8, 5 * 15 + 9};
  ExpectIsTheBoard(Read(WriteTestFile("game.pos", bytes)));
}

TEST_F(PositionFormTest, PosFileOfMoveText) {
  ExpectIsTheBoard(Read(WriteTestFile("game.pos", "h8i9j10\n")));
}

TEST_F(PositionFormTest, TextOnStdin) {
  for (const std::string& text :
       std::vector<std::string>{"H8I9J10\n", "b:H8J10 w:I9\n", drawing_,
                                "Piskvorky 15x15, 0:0, 0\r\n8,8\r\n9,7\r\n10,6\r\n",
                                "#black\twhite\nH8 J10\tI9\n", "#moves\nH8 I9 J10\n"}) {
    ExpectIsTheBoard(Read("-", {}, text));
  }
}

TEST(PositionInputTest, EitherPartOfStonesMayBeEmpty) {
  EXPECT_EQ(Read("b: w:")->ply(), 0);
  EXPECT_EQ(Read("b:H8")->ply(), 1);
  EXPECT_EQ(Read("b:H8 w:")->side_to_move(), Color::kWhite);
}

TEST(PositionInputTest, TheSideToMoveComesFromTheCountsOrTheFlag) {
  EXPECT_EQ(Read("b:H8 w:I9")->side_to_move(), Color::kBlack);
  EXPECT_EQ(Read("b:H8H9 w:I9")->side_to_move(), Color::kWhite);
  EXPECT_THAT(Read("b:H8H9H10 w:I9"),
              StatusIs(StatusCode::kInvalidArgument,
                       "POSITION: 3 black and 1 white stones don't tell who moves, expected "
                       "--to-move=black or white"));
  EXPECT_THAT(Read("w:I9"), StatusIs(StatusCode::kInvalidArgument, HasSubstr("--to-move")));
  PositionOptions options;
  options.to_move = Color::kWhite;
  EXPECT_EQ(Read("b:H8H9H10 w:I9", options)->side_to_move(), Color::kWhite);
  EXPECT_EQ(Read("H8I9", options)->side_to_move(), Color::kWhite);
}

TEST(PositionInputTest, RuleAndSizeApplyWhereTheTextLeavesThemOpen) {
  PositionOptions options;
  options.rule = Rule::kRenju;
  options.size = 20;
  EXPECT_EQ(Read("T20", options)->rule(), Rule::kRenju);
  EXPECT_EQ(Read("T20", options)->geometry().size(), 20);
  EXPECT_EQ(Read(WriteTestFile("a.psq", "Piskvorky 9x9, 0:0, 0\n"), options)->geometry().size(), 9);
  EXPECT_EQ(Read(WriteTestFile("b.psq", "20,20\n"), options)->geometry().size(), 20);
}

TEST(PositionInputTest, RowsCarryTheirIdAndTheirOwnSettings) {
  std::istringstream in(
      "#id\trule\tsize\tto_move\tblack\twhite\r\n\r\n"
      "Q1\trenju\t9\twhite\tE5 E6\t-\r\nQ2\tcaro\t20\tblack\t-\tT20\r\n");
  const auto inputs = ReadInputs({"-"}, {}, in);
  ASSERT_THAT(inputs, IsOk());
  ASSERT_EQ(inputs->size(), 2U);
  EXPECT_EQ((*inputs)[0].id, "Q1");
  const Position first = *ToPosition((*inputs)[0], ToMove::kNeeded);
  EXPECT_EQ(first.rule(), Rule::kRenju);
  EXPECT_EQ(first.geometry().size(), 9);
  EXPECT_EQ(first.side_to_move(), Color::kWhite);
  const Position second = *ToPosition((*inputs)[1], ToMove::kNeeded);
  EXPECT_EQ(second.rule(), Rule::kCaro);
  EXPECT_EQ(second.ply(), 1);
}

TEST(PositionInputTest, FaultsOfTextNameTheToken) {
  EXPECT_THAT(Read("H8Z9"), StatusIs(StatusCode::kInvalidArgument, HasSubstr("move 2")));
  EXPECT_THAT(Read("H8H8"), StatusIs(StatusCode::kInvalidArgument,
                                     HasSubstr("POSITION: move 2 (H8) is on a stone")));
  EXPECT_THAT(Read("b:H8H8 w:"),
              StatusIs(StatusCode::kInvalidArgument, HasSubstr("'H8' is given twice")));
  EXPECT_THAT(Read("b:H8 w:H8"),
              StatusIs(StatusCode::kInvalidArgument, HasSubstr("'H8' is given twice")));
  EXPECT_THAT(Read("b:H8 b:H9"),
              StatusIs(StatusCode::kInvalidArgument, HasSubstr("'b:' comes twice")));
  EXPECT_THAT(Read("b:H8 x:H9"),
              StatusIs(StatusCode::kInvalidArgument, HasSubstr("'x:': expected b: or w:")));
  EXPECT_THAT(Read("b:pass w:"),
              StatusIs(StatusCode::kInvalidArgument, HasSubstr("expected stones only")));
}

TEST(PositionInputTest, FaultsOfFilesNameTheFile) {
  EXPECT_THAT(Read("no/such/file.psq"),
              StatusIs(StatusCode::kNotFound, "'no/such/file.psq': no file that can be read"));
  EXPECT_THAT(Read("./"), StatusIs(StatusCode::kNotFound, HasSubstr("'./'")));
  EXPECT_THAT(Read(WriteTestFile("bad.psq", "Piskvorky 15x15, 0:0, 0\n99,1\n")),
              StatusIs(StatusCode::kInvalidArgument, HasSubstr("bad.psq: line 2, '99,1'")));
  EXPECT_THAT(
      Read(WriteTestFile("game.lib", "")),
      StatusIs(StatusCode::kUnimplemented,
               EndsWith("can't read .lib files, expected .psq, .sgf, .rec, .pos, .tsv or a text")));
}

TEST(PositionInputTest, FaultsOfRowsNameTheLine) {
  struct Fault {
    const char* table;
    const char* message;
  };
  for (const Fault& fault :
       {Fault{"", "stdin: line 1: expected '#' and the names"},
        Fault{"H8\n", "stdin: line 1: expected '#'"},
        Fault{"#id\tblack\twhite\nA\tH8\n", "stdin: line 2: 2 cells, expected 3"},
        Fault{"#id\nA\n", "stdin, line 2: expected the columns black and white, or moves"},
        Fault{"#rule\tmoves\ngo\tH8\n", "stdin, line 2: rule 'go': expected freestyle"},
        Fault{"#size\tmoves\n23\tH8\n", "stdin, line 2: size '23': expected a number of 5 to 22"},
        Fault{"#to_move\tmoves\nred\tH8\n", "stdin, line 2: to_move 'red': expected black or"},
        Fault{"#moves\nH8\nH8 I99\n", "stdin, line 3: move 2 at character 4: 'I99'"},
        Fault{"#black\twhite\nH8\tH8\n", "stdin, line 2: 'H8' is given twice"}}) {
    std::istringstream in(fault.table);
    PositionOptions options;
    options.input = "-";
    EXPECT_THAT(ReadInputs({}, options, in),
                StatusIs(StatusCode::kInvalidArgument, HasSubstr(fault.message)));
  }
}

TEST(PositionInputTest, OneOperandOrATableIsExpected) {
  std::istringstream in;
  EXPECT_THAT(ReadInputs({}, {}, in),
              StatusIs(StatusCode::kInvalidArgument, HasSubstr("got 0 without --input")));
  EXPECT_THAT(ReadInputs({"H8", "I9"}, {}, in),
              StatusIs(StatusCode::kInvalidArgument, HasSubstr("got 2 without --input")));
  PositionOptions options;
  options.input = "-";
  EXPECT_THAT(ReadInputs({"H8"}, options, in),
              StatusIs(StatusCode::kInvalidArgument, HasSubstr("got 1 and --input")));
}

}  // namespace
}  // namespace tengen
