#include "engine/formats/sgf.h"

#include <random>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "engine/notation.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/matchers.h"
#include "tests/support/test_data.h"

namespace tengen {
namespace {

using absl::StatusCode;
using testing::AllOf;
using testing::HasSubstr;

std::string MovesOf(const GameRecord& game) {
  std::vector<Point> points;
  for (const RecordedMove& move : game.moves) points.push_back(move.point);
  return FormatMoves(points, game.board, " ");
}

// The format's own description: the first letter is the column from the left, the second the row
// from the top, a is 1.
TEST(SgfTest, ReadsGameSizeRuleResultAndMoves) {
  const absl::StatusOr<GameRecord> game = ParseSgf(
      "(;FF[4]GM[4]SZ[15]RU[renju]RE[W+Resign]PB[a \\] b]C[x;y)\n(z]\n;B[hh];W [ig]\n;B[ao])", {});
  ASSERT_THAT(game, IsOk());
  EXPECT_EQ(game->rule, Rule::kRenju);
  EXPECT_EQ(game->board.size(), 15);
  EXPECT_EQ(game->result, GameResult::kWhiteWins);
  EXPECT_EQ(MovesOf(*game), "H8 I9 A1");
}

TEST(SgfTest, FollowsTheFirstVariation) {
  const absl::StatusOr<GameRecord> game =
      ParseSgf("(;GM[4];B[hh](;W[ig](;B[aa])(;B[bb]))(;W[hg]))", {});
  ASSERT_THAT(game, IsOk());
  EXPECT_EQ(MovesOf(*game), "H8 I9 A15");
}

TEST(SgfTest, SizeAndRuleMayBeMissing) {
  const absl::StatusOr<GameRecord> game =
      ParseSgf("(;B[tt])", {.rule = Rule::kStandard, .size = 20});
  ASSERT_THAT(game, IsOk());
  EXPECT_EQ(game->rule, Rule::kStandard);
  EXPECT_EQ(MovesOf(*game), "T1");
}

TEST(SgfTest, WritesGomokuWithSizeRuleAndResult) {
  GameRecord game;
  game.rule = Rule::kCaroPlus;
  game.board = Geometry(20);
  game.moves = {{Point::At(8, 19), std::nullopt}, {kNoPoint, std::nullopt}};
  game.result = GameResult::kDraw;
  EXPECT_EQ(FormatSgf(game), "(;FF[4]GM[4]SZ[20]RU[caro+]RE[0]\n;B[it];W[])\n");
}

TEST(SgfTest, EveryOpenGameComesBackWithMovesAndResult) {
  for (const DataRow& row : ReadTable("games.open.tsv")) {
    GameRecord game;
    game.rule = RuleFromTableText(row["rule"]);
    game.board = Geometry(row.Int("size"));
    const std::vector<Point> points = *ParseMoves(row["moves"], game.board);
    for (Point point : points) game.moves.push_back({point, std::nullopt});
    if (row["result"] == "black") game.result = GameResult::kBlackWins;
    if (row["result"] == "white") game.result = GameResult::kWhiteWins;
    ASSERT_EQ(*ParseSgf(FormatSgf(game), {}), game) << row["id"];
  }
}

TEST(SgfTest, AFileCutAnywhereIsRefused) {
  constexpr absl::string_view kGame = "(;FF[4]GM[4]SZ[15];B[hh];W[ig];B[jf])";
  ASSERT_THAT(ParseSgf(kGame, {}), IsOk());
  for (size_t length = 0; length < kGame.size(); ++length) {
    EXPECT_THAT(ParseSgf(kGame.substr(0, length), {}),
                StatusIs(StatusCode::kInvalidArgument, HasSubstr("expected")))
        << length;
  }
}

TEST(SgfTest, FaultsNameTheLineThePropertyAndWhatWasExpected) {
  struct Fault {
    absl::string_view text;
    const char* place;
    const char* expected;
  };
  for (const Fault& fault :
       {Fault{"(;GM[1])", "line 1, GM[1]", "gomoku, GM[4]"},
        Fault{"(;GM[4]\n;B[pa])", "line 2, B[pa]", "aa to oo"},
        Fault{"(;B[h])", "B[h]", "column and row"}, Fault{"(;B[HH])", "B[HH]", "column and row"},
        Fault{"(;B[hhh])", "B[hhh]", "column and row"},
        Fault{"(;B[hh];B[ii])", "B[ii]", "colours that alternate"},
        Fault{"(;W[hh])", "W[hh]", "Black first"}, Fault{"(;AB[hh][ii])", "AB[hh]", "no stones"},
        Fault{"(;SZ[big])", "SZ[big]", "a number"},
        Fault{"(;B[aa]SZ[15])", "SZ[15]", "before the first move"},
        Fault{"(;B)", "')'", "'[' after the name"}, Fault{"(;[hh])", "'[hh])'", "the name of a"}}) {
    EXPECT_THAT(ParseSgf(fault.text, {}),
                StatusIs(StatusCode::kInvalidArgument,
                         AllOf(HasSubstr(fault.place), HasSubstr(fault.expected))))
        << fault.text;
  }
  EXPECT_THAT(ParseSgf("(;SZ[4])", {}),
              StatusIs(StatusCode::kUnimplemented, HasSubstr("expected 5 to 22")));
}

}  // namespace
}  // namespace tengen
