#include "engine/formats/psq.h"

#include <random>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "engine/geometry.h"
#include "engine/notation.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/matchers.h"

namespace tengen {
namespace {

using absl::StatusCode;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

// As posted in github.com/wind23/piskvork_renju/issues/1.
constexpr absl::string_view kPosted =
    "Piskvorky 20x20, 0:0, 0\n2,10,0\n5,10,0\n6,11,1\n7,9,0\n6,10,1\n8,8,884\n6,8,2506\n"
    "7,7,784\n6,7,696\n9,10,560\n6,12,1379\n17,5,2470\n-1\n";

TEST(PsqTest, ReadsThePostedGame) {
  const absl::StatusOr<PsqFile> file = ParsePsq(kPosted, {.rule = Rule::kFreestyle, .size = 15});
  ASSERT_THAT(file, IsOk());
  EXPECT_EQ(file->game.board.size(), 20);
  ASSERT_EQ(file->game.moves.size(), 12U);
  EXPECT_EQ(file->game.moves[0].point, Point::At(1, 9));
  EXPECT_EQ(file->game.moves[11].point, Point::At(16, 4));
  EXPECT_EQ(file->game.moves[6].milliseconds, 2506);
  EXPECT_EQ(file->end_code, -1);
  EXPECT_THAT(file->notes, IsEmpty());
}

TEST(PsqTest, WritesThePostedGameByteForByte) {
  EXPECT_EQ(*FormatPsq(*ParsePsq(kPosted, {})), kPosted);
}

TEST(PsqTest, WindowsLineEndsAndBlankLinesMakeNoDifference) {
  const std::string windows = absl::StrReplaceAll(kPosted, {{"\n", "\r\n"}});
  EXPECT_EQ(*ParsePsq(absl::StrCat("\r\n", windows, "\r\n\r\n"), {}), *ParsePsq(kPosted, {}));
}

TEST(PsqTest, ReadsLevelsFirstPlayerNamesAndEndCode) {
  const absl::StatusOr<PsqFile> file =
      ParsePsq("Piskvorky 15x15, 11:3, 1\n8,8,1\npbrain-a.exe\nhomo-2\n15", {Rule::kRenju, 15});
  ASSERT_THAT(file, IsOk());
  EXPECT_EQ(file->game.rule, Rule::kRenju);
  EXPECT_THAT(file->levels, ElementsAre(11, 3));
  EXPECT_EQ(file->first_player, 1);
  EXPECT_THAT(file->notes, ElementsAre("pbrain-a.exe", "homo-2"));
  EXPECT_EQ(file->end_code, 15);
}

TEST(PsqTest, MovesAloneTakeTheSizeGiven) {
  const absl::StatusOr<PsqFile> file = ParsePsq("16,16,5\n1,1,7\n", {.size = 20});
  ASSERT_THAT(file, IsOk());
  EXPECT_EQ(file->game.board.size(), 20);
  EXPECT_EQ(file->game.moves.size(), 2U);
}

TEST(PsqTest, TimesMayBeMissing) {
  const absl::StatusOr<PsqFile> file = ParsePsq("Piskvorky 15x15, 0:0, 0\n8,8\n9,9,4\n", {});
  ASSERT_THAT(file, IsOk());
  EXPECT_EQ(file->game.moves[0].milliseconds, std::nullopt);
  EXPECT_EQ(file->game.moves[1].milliseconds, 4);
}

TEST(PsqTest, RandomFilesComeBackEqual) {
  std::mt19937 random(58);
  for (int round = 0; round < 300; ++round) {
    PsqFile file;
    const int size = kMinBoardSize + static_cast<int>(random() % 18);
    file.game.board = Geometry(size);
    file.levels = {static_cast<int>(random() % 12), static_cast<int>(random() % 12)};
    file.first_player = static_cast<int>(random() % 2);
    for (unsigned i = 0; i < random() % 40; ++i) {
      const unsigned place = static_cast<unsigned>(random() % static_cast<unsigned>(size * size));
      const int index = static_cast<int>(place);
      RecordedMove move{Point::At(index % size, index / size), std::nullopt};
      if (random() % 4 != 0) move.milliseconds = static_cast<int64_t>(random());
      file.game.moves.push_back(move);
    }
    if (random() % 2 != 0) file.notes = {"pbrain-a.exe", "12 monkeys, a comment"};
    if (random() % 2 != 0) file.end_code = static_cast<int>(random() % 20) - 5;
    const absl::StatusOr<std::string> text = FormatPsq(file);
    ASSERT_THAT(text, IsOk());
    ASSERT_EQ(*ParsePsq(*text, {}), file) << *text;
  }
}

TEST(PsqTest, FaultsNameTheLineAndWhatWasExpected) {
  struct Fault {
    absl::string_view text;
    absl::string_view line;
    absl::string_view expected;
  };
  for (const Fault& fault : {
           Fault{"", "line 1", "expected a header as in 'Piskvorky 15x15, 0:0, 0'"},
           Fault{"Piskvorky 15x15, 0:0\n", "line 1", "expected a header"},
           Fault{"Piskvorky 15x15, 0:0, 0 x\n", "line 1", "expected a header"},
           Fault{"\n\nhello\n", "line 3, 'hello'", "expected a header"},
           Fault{"Piskvorky 15x15, 12:0, 0\n", "line 1", "levels 0 to 11"},
           Fault{"Piskvorky 15x15, 0:0, 2\n", "line 1", "first player 0 or 1"},
           Fault{"Piskvorky 15x15, 0:0, 0\n16,1,0\n", "line 2, '16,1,0'", "1 to 15"},
           Fault{"Piskvorky 15x15, 0:0, 0\n1,0,0\n", "line 2", "1 to 15"},
           Fault{"Piskvorky 15x15, 0:0, 0\n1,\n", "line 2", "a move as in '8,8,1500'"},
           Fault{"Piskvorky 15x15, 0:0, 0\n1,2,3,4\n", "line 2", "a move as in '8,8,1500'"},
           Fault{"Piskvorky 15x15, 0:0, 0\n1,x\n", "line 2", "a move as in '8,8,1500'"},
           Fault{"Piskvorky 15x15, 0:0, 0\n1,2,-3\n", "line 2", "milliseconds from 0"},
           Fault{"Piskvorky 15x15, 0:0, 0\n1,2,\n", "line 2", "milliseconds from 0"},
           Fault{"Piskvorky 15x15, 0:0, 0\na\n1,2,0\n", "line 3, '1,2,0'", "no more moves"},
       }) {
    EXPECT_THAT(ParsePsq(fault.text, {}),
                StatusIs(StatusCode::kInvalidArgument,
                         testing::AllOf(HasSubstr(std::string(fault.line)),
                                        HasSubstr(std::string(fault.expected)))))
        << fault.text;
  }
}

TEST(PsqTest, BoardsThatAreNotPlayedHereAreRefused) {
  for (absl::string_view board : {"20x15", "4x4", "23x23"}) {
    EXPECT_THAT(ParsePsq(absl::StrCat("Piskvorky ", board, ", 0:0, 0\n"), {}),
                StatusIs(StatusCode::kUnimplemented, HasSubstr("a square of 5 to 22")));
  }
}

TEST(PsqTest, APassCannotBeWritten) {
  PsqFile file;
  file.game.moves.push_back({kNoPoint, std::nullopt});
  EXPECT_THAT(FormatPsq(file), StatusIs(StatusCode::kInvalidArgument, HasSubstr("pass")));
}

}  // namespace
}  // namespace tengen
