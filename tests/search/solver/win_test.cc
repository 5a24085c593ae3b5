#include "search/solver/win.h"

#include <atomic>
#include <vector>

#include "engine/proof.h"
#include "engine/scoped_move.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "search/solver/win_prover.h"
#include "tests/support/matchers.h"
#include "tests/support/set_up.h"
#include "tests/support/test_data.h"

namespace tengen {
namespace {

constexpr size_t kBytes = size_t{32} << 20;

// Every `step`-th published problem of a kind.
std::vector<DataRow> Problems(absl::string_view goal, size_t step) {
  std::vector<DataRow> rows;
  size_t index = 0;
  for (const DataRow& row : ReadTable("puzzles.tsv")) {
    if (row["goal"] == goal && index++ % step == 0) rows.push_back(row);
  }
  return rows;
}

TEST(WinSolverTest, PublishedProblemsAreWonAndTheProofsHold) {
  WinSolver solver(kBytes);
  const std::vector<DataRow> rows = Problems("three-move", 40);
  ASSERT_GT(rows.size(), 20);
  for (const DataRow& row : rows) {
    SCOPED_TRACE(row["id"]);
    Position position = PositionOf(row);
    solver.Clear();
    const SolveResult result = solver.Solve(position, {.nodes = 400'000});
    ASSERT_EQ(result.outcome, SolveOutcome::kWin);
    EXPECT_THAT(CheckProof(position, result.proof), IsOk());
    EXPECT_EQ(result.length, LengthOf(result.proof));
  }
}

TEST(WinProverTest, ItProvesAWinWithoutTheHelpOfTheOthers) {
  WinProver prover(kBytes);
  for (const DataRow& row : Problems("three-move", 80)) {
    SCOPED_TRACE(row["id"]);
    Position position = PositionOf(row);
    prover.Clear();
    const SolveResult result = prover.Solve(position, {.nodes = 400'000});
    ASSERT_EQ(result.outcome, SolveOutcome::kWin);
    EXPECT_THAT(CheckProof(position, result.proof), IsOk());
  }
}

// The side that has to answer a winning four can't win any more.
TEST(WinSolverTest, ALostPositionIsProvedToHaveNoWin) {
  VcfSolver vcf(1 << 16);
  WinSolver solver(kBytes);
  for (const DataRow& row : Problems("vcf", 100)) {
    SCOPED_TRACE(row["id"]);
    Position position = PositionOf(row);
    const SolveResult won = vcf.Solve(position, SolveLimits{});
    ASSERT_EQ(won.outcome, SolveOutcome::kWin);
    if (won.length == 1) continue;
    ScopedMove move(position, won.line.front());
    EXPECT_EQ(solver.Solve(position, {.nodes = 400'000}).outcome, SolveOutcome::kNone);
  }
}

TEST(WinSolverTest, TheSameQuestionHasTheSameAnswerAfterClear) {
  WinSolver solver(kBytes);
  Position position = PositionOf(Problems("three-move", 1).front());
  const SolveResult first = solver.Solve(position, {.nodes = 100'000});
  solver.Clear();
  const SolveResult second = solver.Solve(position, {.nodes = 100'000});
  EXPECT_EQ(first.nodes, second.nodes);
  EXPECT_EQ(first.line, second.line);
}

TEST(WinSolverTest, AStopLeavesTheQuestionOpen) {
  const std::atomic<bool> stop = true;
  WinSolver solver(kBytes);
  Position position = PositionOf(Problems("three-move", 1).front());
  EXPECT_EQ(solver.Solve(position, {.stop = &stop}).outcome, SolveOutcome::kUnknown);
}

}  // namespace
}  // namespace tengen
