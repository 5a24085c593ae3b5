#include "tests/oracle/solver.h"

#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "tests/support/board_diagram.h"
#include "tests/support/test_data.h"

namespace tengen {
namespace {

using oracle::Attack;
using oracle::VcfAnswer;
using oracle::VcfVerdict;

// Jobs that brute force does in well under a second.
constexpr int kMostNodes = 600;

bool IsSmall(const DataRow& row) { return row.Int("nodes") <= kMostNodes; }

Attack AttackOf(const DataRow& row) {
  return {RuleFromTableText(row["rule"]), ColorFromText(row["to_move"])};
}

std::string SortedText(const std::vector<Point>& points, int size) {
  std::vector<Point> sorted = points;
  std::sort(sorted.begin(), sorted.end());
  return TextOf(sorted, size);
}

TEST(OracleSolverTest, SolvesTheSmallRowsOfTheVcfTable) {
  int rows = 0;
  for (const DataRow& row : ReadTable("vcf.open.tsv")) {
    if (!IsSmall(row)) continue;
    SCOPED_TRACE(row["id"]);
    const int size = row.Int("size");
    const VcfAnswer answer = SolveVcf(BoardOf(StonesOf(row, size)), AttackOf(row), 25);
    if (row["answer"] == "none") {
      EXPECT_EQ(answer.verdict, VcfVerdict::kNone);
    } else {
      EXPECT_EQ(answer.verdict, VcfVerdict::kWin);
      EXPECT_EQ(answer.length, row.Int("length"));
      EXPECT_EQ(TextOf(answer.first, size),
                SortedText(PointsFromText(row["shortest_first_moves"], size), size));
    }
    ++rows;
  }
  EXPECT_GE(rows, 30);
}

TEST(OracleSolverTest, ReplaysTheStatedWins) {
  for (const DataRow& row : ReadTable("positions_vcf.tsv")) {
    const oracle::Board board = BoardOf(StonesOf(row, 15));
    EXPECT_EQ(CheckVcfLine(board, AttackOf(row), PointsFromText(row["line"], 15)), "") << row["id"];
  }
}

TEST(OracleSolverTest, RefusesALineThatIsNoWin) {
  const DataRow row = ReadTable("positions_vcf.tsv")[3];
  const oracle::Board board = BoardOf(StonesOf(row, 15));
  const std::vector<Point> line = PointsFromText(row["line"], 15);
  const std::vector<Point> shorter(line.begin(), line.end() - 2);
  EXPECT_EQ(CheckVcfLine(board, AttackOf(row), shorter), "the last four can be answered");
  std::vector<Point> astray = line;
  std::swap(astray[1], astray[3]);
  EXPECT_EQ(CheckVcfLine(board, AttackOf(row), astray),
            "stone 2: the reply does not stop the four");
}

TEST(OracleSolverTest, InCaroAFourIsStoppedByClosingItsFarEndToo) {
  const BoardDiagram diagram = ParseDiagram(R"(
    . . . . . . . . .
    . . . . . . . . .
    . O a X X X X b c
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)");
  const oracle::Board board = BoardOf(diagram.stones);
  const Point a = diagram.marks.at('a')[0];
  const Point b = diagram.marks.at('b')[0];
  const Attack caro = {Rule::kCaro, Color::kBlack};
  const Attack freestyle = {Rule::kFreestyle, Color::kBlack};
  EXPECT_EQ(WinningPoints(board, Rule::kCaro, Color::kBlack), (std::vector<Point>{a, b}));
  EXPECT_EQ(RepliesToFour(board, caro), (std::vector<Point>{b}));
  EXPECT_TRUE(RepliesToFour(board, freestyle).empty());
}

}  // namespace
}  // namespace tengen
