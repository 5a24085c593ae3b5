#include "tests/oracle/rules.h"

#include "gtest/gtest.h"
#include "tests/oracle/forbidden.h"
#include "tests/support/board_diagram.h"
#include "tests/support/test_data.h"

namespace tengen {
namespace {

std::string NameOfOutcome(oracle::Outcome outcome) {
  switch (outcome) {
    case oracle::Outcome::kNothing:
      return "no";
    case oracle::Outcome::kWin:
      return "win";
    case oracle::Outcome::kFoul:
      return "foul";
  }
  return "?";
}

TEST(OracleRulesTest, GivesEveryOutcomeOfTheWinsTable) {
  int verdicts = 0;
  for (const DataRow& row : ReadTable("wins.open.tsv")) {
    const int size = row.Int("size");
    const oracle::Board board = BoardOf(StonesOf(row, size));
    const oracle::Stone stone = {ColorFromText(row["last_colour"]),
                                 PointFromText(row["last_point"], size)};
    for (const char* rule : {"freestyle", "standard", "renju", "caro8", "caro9"}) {
      if (row[rule] == "n/a") continue;
      EXPECT_EQ(NameOfOutcome(OutcomeOf(board, RuleFromTableText(rule), stone)), row[rule])
          << row["id"] << " " << rule;
      ++verdicts;
    }
  }
  EXPECT_EQ(verdicts, 61 * 5 - 5);
}

TEST(OracleRulesTest, GivesEveryStatedResult) {
  for (const DataRow& row : ReadTable("positions_wins.tsv")) {
    const Rule rule = RuleFromTableText(row["rule"]);
    for (Color mover : kColors) {
      oracle::Board board(15);
      for (Point point : PointsFromText(row["mover"], 15)) board.Set(point, CellOf(mover));
      for (Point point : PointsFromText(row["opponent"], 15)) {
        board.Set(point, CellOf(Opponent(mover)));
      }
      for (const auto& [point, result] : VerdictsFromText(row["results"], 15)) {
        EXPECT_EQ(Wins(board, rule, {mover, point}), result == "win")
            << row["id"] << " " << TextOf(point, 15);
      }
    }
  }
}

TEST(OracleRulesTest, NeitherTheEdgeNorADeadStoneClosesARowInCaro) {
  const BoardDiagram diagram = ParseDiagram(R"(
    X X a X X O .
    . . . . . . .
    # X X b X X O
    . . . . . . .
    O X X c X X O
    . . . . . . .
    . . . . . . .)");
  const oracle::Board board = BoardOf(diagram.stones);
  EXPECT_TRUE(Wins(board, Rule::kCaro, {Color::kBlack, diagram.marks.at('a')[0]}));
  EXPECT_TRUE(Wins(board, Rule::kCaro, {Color::kBlack, diagram.marks.at('b')[0]}));
  EXPECT_FALSE(Wins(board, Rule::kCaro, {Color::kBlack, diagram.marks.at('c')[0]}));
}

}  // namespace
}  // namespace tengen
