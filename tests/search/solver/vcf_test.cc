#include "search/solver/vcf.h"

#include <algorithm>
#include <vector>

#include "engine/position.h"
#include "gtest/gtest.h"
#include "search/solver/shortest.h"
#include "tests/oracle/solver.h"
#include "tests/support/board_diagram.h"
#include "tests/support/random_game.h"
#include "tests/support/rule_test_name.h"
#include "tests/support/set_up.h"
#include "tests/support/test_data.h"

namespace tengen {
namespace {

constexpr size_t kTableEntries = 1 << 20;
constexpr uint64_t kMaxNodes = 20'000'000;

oracle::Attack AttackOf(const DataRow& row) {
  return {RuleFromTableText(row["rule"]), ColorFromText(row["to_move"])};
}

oracle::Board BoardOf(const DataRow& row) { return BoardOf(StonesOf(row, row.Int("size"))); }

void ExpectWin(const DataRow& row, const SolveResult& result) {
  EXPECT_EQ(result.outcome, SolveOutcome::kWin);
  EXPECT_EQ(CheckVcfLine(BoardOf(row), AttackOf(row), result.line), "");
  EXPECT_EQ(result.plies, 2 * result.length - 1);
  EXPECT_GE(result.length, row["length"] == "?" ? 1 : row.Int("length"));
}

TEST(VcfSolverTest, SolvesEveryRowOfTheTable) {
  const std::vector<DataRow> rows = ReadTable("vcf.open.tsv");
  EXPECT_EQ(rows.size(), 218U);
  VcfSolver solver(kTableEntries);
  for (const DataRow& row : rows) {
    SCOPED_TRACE(row["id"]);
    Position position = PositionOf(row);
    const uint64_t hash = position.hash();
    solver.Clear();
    const SolveResult result = solver.Solve(position, {.nodes = kMaxNodes});
    EXPECT_EQ(position.hash(), hash);
    if (row["answer"] == "win") {
      ExpectWin(row, result);
      const std::vector<Point> winning = PointsFromText(row["first_moves"], row.Int("size"));
      EXPECT_TRUE(std::count(winning.begin(), winning.end(), result.line.front()) == 1);
    } else {
      EXPECT_EQ(result.outcome, SolveOutcome::kNone);
      EXPECT_EQ(result.length, 0);
      EXPECT_TRUE(result.line.empty());
    }
  }
}

TEST(VcfSolverTest, SolvesThePublishedProblems) {
  VcfSolver solver(kTableEntries);
  for (const DataRow& row : ReadTable("positions_vcf.tsv")) {
    SCOPED_TRACE(row["id"]);
    Position position = PositionOf(row);
    ExpectWin(row, solver.Solve(position, {.nodes = kMaxNodes}));
  }
}

// The winning moves among `outcomes` whose win is no longer than `longest`.
std::vector<Point> FirstMoves(const std::vector<SolvedMove>& outcomes, int longest) {
  std::vector<Point> moves;
  for (const SolvedMove& outcome : outcomes) {
    if (outcome.outcome == SolveOutcome::kWin && outcome.length <= longest) {
      moves.push_back(outcome.move);
    }
  }
  return moves;
}

std::vector<Point> SortedPoints(const DataRow& row, const char* column) {
  std::vector<Point> points = PointsFromText(row[column], row.Int("size"));
  std::sort(points.begin(), points.end());
  return points;
}

// Rows whose first moves are all judged in a moment.
bool IsSmall(const DataRow& row) { return row["answer"] == "win" && row.Int("nodes") <= 20'000; }

TEST(VcfSolverTest, FindsAllWinningFirstMovesAndTheShortestWin) {
  VcfSolver solver(kTableEntries);
  int rows = 0;
  for (const DataRow& row : ReadTable("vcf.open.tsv")) {
    if (!IsSmall(row)) continue;
    SCOPED_TRACE(row["id"]);
    Position position = PositionOf(row);
    const int size = row.Int("size");
    const SolveResult shortest = SolveShortest(solver, position, {.nodes = kMaxNodes});
    EXPECT_EQ(shortest.length, row.Int("length"));
    ExpectWin(row, shortest);
    const std::vector<SolvedMove> all = solver.SolveMoves(position, {.nodes = kMaxNodes});
    EXPECT_EQ(TextOf(FirstMoves(all, SolveLimits::kAnyLength), size),
              TextOf(SortedPoints(row, "first_moves"), size));
    const std::vector<SolvedMove> short_ones =
        solver.SolveMoves(position, {.nodes = kMaxNodes, .length = shortest.length});
    EXPECT_EQ(TextOf(FirstMoves(short_ones, shortest.length), size),
              TextOf(SortedPoints(row, "shortest_first_moves"), size));
    ++rows;
  }
  EXPECT_GE(rows, 120);
}

TEST(VcfSolverTest, GivesUpAtTheNodeLimitWithoutAVerdict) {
  const std::vector<DataRow> rows = ReadTable("vcf.open.tsv");
  const auto row = std::find_if(rows.begin(), rows.end(), [](const DataRow& candidate) {
    return candidate["id"] == "public.test_vcf_long";
  });
  ASSERT_NE(row, rows.end());
  Position position = PositionOf(*row);
  VcfSolver solver(kTableEntries);
  const SolveResult result = solver.Solve(position, {.nodes = 100});
  EXPECT_EQ(result.outcome, SolveOutcome::kUnknown);
  EXPECT_LE(result.nodes, 100U);
  EXPECT_TRUE(result.line.empty());
}

TEST(VcfSolverTest, TheLineShowsNoReplyThatIsForbidden) {
  const BoardDiagram diagram = ParseDiagram(R"(
    . . . . . . . . .
    . . . O . . . . .
    . . . . . . . . O
    . . . . . . . . .
    O X . . . . X . .
    . . . X . . . . X
    X X X . . . . . .
    O . O O . . O . O
    . . X X . . . . .)");
  Position position = PositionOf(diagram.stones, Rule::kRenju, Color::kWhite);
  VcfSolver solver(kTableEntries);
  const SolveResult result = solver.Solve(position, {.nodes = kMaxNodes});
  EXPECT_EQ(result.outcome, SolveOutcome::kWin);
  const oracle::Attack attack = {Rule::kRenju, Color::kWhite};
  EXPECT_EQ(CheckVcfLine(BoardOf(diagram.stones), attack, result.line), "");
}

struct Tally {
  int wins = 0;
  int long_wins = 0;  // three stones or more
  int nones = 0;
};

// Compares one position with brute force, unless that takes too long.
void Compare(const oracle::Board& board, oracle::Attack attack, Position& position, Tally& tally) {
  constexpr int kMaxLength = 7;
  const oracle::VcfAnswer expected = SolveVcf(board, attack, kMaxLength);
  if (expected.verdict == oracle::VcfVerdict::kUnknown) return;
  const bool wins = expected.verdict == oracle::VcfVerdict::kWin;
  tally.wins += wins ? 1 : 0;
  tally.long_wins += expected.length >= 3 ? 1 : 0;
  tally.nones += wins ? 0 : 1;
  const uint64_t hash = position.hash();
  VcfSolver solver(1 << 12);
  const SolveResult result = solver.Solve(position, {.nodes = kMaxNodes});
  ASSERT_EQ(position.hash(), hash);
  ASSERT_EQ(result.outcome, wins ? SolveOutcome::kWin : SolveOutcome::kNone) << DrawBoard(board);
  solver.Clear();
  ASSERT_EQ(solver.FindWin(position, {.nodes = kMaxNodes}) > 0, wins);
  if (!wins) return;
  ASSERT_GE(result.length, expected.length) << DrawBoard(board);
  ASSERT_EQ(CheckVcfLine(board, attack, result.line), "") << DrawBoard(board);
}

class VcfSolverOfEveryRuleTest : public testing::TestWithParam<Rule> {};

TEST_P(VcfSolverOfEveryRuleTest, AgreesWithBruteForceOnRandomPositions) {
  Random random(TestSeed(60 + Index(GetParam())));
  Tally tally;
  for (int i = 0; i < 250; ++i) {
    const Stones stones = RandomThreeRichStones(random);
    for (Color attacker : kColors) {
      Position position = PositionOf(stones, GetParam(), attacker);
      Compare(BoardOf(stones), {GetParam(), attacker}, position, tally);
      if (HasFatalFailure()) return;
    }
  }
  EXPECT_GT(tally.wins, 50);
  EXPECT_GT(tally.long_wins, 5);
  EXPECT_GT(tally.nones, 100);
}

INSTANTIATE_TEST_SUITE_P(AllRules, VcfSolverOfEveryRuleTest, testing::ValuesIn(kRules),
                         RuleTestNameOf);

}  // namespace
}  // namespace tengen
