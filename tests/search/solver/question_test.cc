#include "search/solver/question.h"

#include <atomic>
#include <vector>

#include "engine/forbidden.h"
#include "engine/proof.h"
#include "engine/scoped_move.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "search/solver/defences.h"
#include "search/solver/first_move.h"
#include "tests/oracle/solver.h"
#include "tests/support/board_diagram.h"
#include "tests/support/matchers.h"
#include "tests/support/oracle_proof.h"
#include "tests/support/random_game.h"
#include "tests/support/set_up.h"
#include "tests/support/test_data.h"

namespace tengen {
namespace {

using ::testing::ElementsAreArray;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAreArray;
using Asks = SolveQuestion::Asks;
using Length = SolveQuestion::Length;

constexpr size_t kBytes = size_t{16} << 20;

// Rows that are a bigger job than this belong to the benchmark.
constexpr int kMostNodesOfTable = 3'000;

std::vector<DataRow> SmallVcfRows() {
  std::vector<DataRow> rows = ReadTable("vcf.open.tsv");
  std::erase_if(rows, [](const DataRow& row) { return row.Int("nodes") > kMostNodesOfTable; });
  return rows;
}

// Random stones with the oracle's board, and who attacks.
struct RandomCase {
  RandomCase(Random& random, Rule rule)
      : stones(RandomThreeRichStones(random)),
        attack{rule, kColors[static_cast<size_t>(random.Below(2))]} {}

  Stones stones;
  oracle::Attack attack;
};

// kUnknown where the oracle has not tried all lengths.
oracle::VcfVerdict OracleVerdict(const Position& position, oracle::Attack attack) {
  constexpr int kMaxLength = 7;
  return SolveVcf(BoardOf(position), attack, kMaxLength).verdict;
}

TEST(AnswerTest, AllFirstMovesAreThoseOfTheTable) {
  Solver solver(SolveGoal::kVcf, kBytes);
  int wins = 0;
  for (const DataRow& row : SmallVcfRows()) {
    SCOPED_TRACE(row["id"]);
    Position position = PositionOf(row);
    const SolveAnswer answer =
        Answer(solver, position, {.asks = Asks::kAllFirstMoves}, SolveLimits{});
    EXPECT_TRUE(answer.is_complete);
    EXPECT_EQ(answer.outcome == SolveOutcome::kWin, row["answer"] == "win");
    EXPECT_THAT(answer.first_moves,
                UnorderedElementsAreArray(PointsFromText(row["first_moves"], row.Int("size"))));
    wins += answer.outcome == SolveOutcome::kWin ? 1 : 0;
  }
  EXPECT_GT(wins, 40);
}

TEST(AnswerTest, ShortestLengthsAreThoseOfTheTable) {
  Solver solver(SolveGoal::kVcf, kBytes);
  int wins = 0;
  for (const DataRow& row : SmallVcfRows()) {
    if (row["answer"] != "win" || row["length"] == "?") continue;
    SCOPED_TRACE(row["id"]);
    Position position = PositionOf(row);
    const SolveAnswer answer = Answer(solver, position, {.length = Length::kShortest}, {});
    EXPECT_TRUE(answer.is_shortest);
    EXPECT_TRUE(answer.is_complete);
    EXPECT_EQ(answer.length, row.Int("length"));
    EXPECT_THAT(CheckProof(position, answer.proof), IsOk());
    ++wins;
  }
  EXPECT_GT(wins, 40);
}

TEST(AnswerTest, ThePublishedVctProblemsAreWonAndProved) {
  for (const DataRow& row : ReadTable("positions_vct.tsv")) {
    if (row["attacks"] == "?") continue;
    SCOPED_TRACE(row["id"]);
    Position position = PositionOf(row);
    Solver solver(SolveGoal::kWin, kBytes);
    const SolveAnswer answer = Answer(solver, position, {}, {.nodes = 2'000'000});
    ASSERT_EQ(answer.outcome, SolveOutcome::kWin);
    EXPECT_THAT(CheckProof(position, answer.proof), IsOk());
    EXPECT_GT(answer.length, row.Int("attacks")) << "the source proves that none is shorter";
  }
}

TEST(AnswerTest, LimitsLeaveTheAnswerOpen) {
  // Problem V01, the longest.
  Position position = PositionOf(ReadTable("positions_vcf.tsv").front());
  Solver solver(SolveGoal::kVcf, kBytes);
  SolveAnswer answer = Answer(solver, position, {}, {.nodes = 3});
  EXPECT_EQ(answer.outcome, SolveOutcome::kUnknown);
  EXPECT_FALSE(answer.is_complete);
  EXPECT_EQ(answer.length, 0);
  const std::atomic<bool> stopped = true;
  answer = Answer(solver, position, {}, {.stop = &stopped});
  EXPECT_EQ(answer.outcome, SolveOutcome::kUnknown);
  solver.Clear();
  const uint64_t enough = Answer(solver, position, {}, SolveLimits{}).nodes;
  solver.Clear();
  answer = Answer(solver, position, {.length = Length::kShortest}, {.nodes = enough});
  EXPECT_EQ(answer.outcome, SolveOutcome::kWin);
  EXPECT_FALSE(answer.is_shortest);
  EXPECT_FALSE(answer.is_complete) << "there was nothing left for the proof of shortness";
}

TEST(FirstMoveTest, EveryVerdictIsThatOfTheOracle) {
  Random random(TestSeed(1));
  int wins = 0;
  int refuted = 0;
  for (int i = 0; i < 60; ++i) {
    const RandomCase c(random, kRules[static_cast<size_t>(i % kNumRules)]);
    Position position = PositionOf(c.stones, c.attack.rule, c.attack.attacker);
    Solver solver(SolveGoal::kVcf, kBytes);
    for (const MoveAnswer& answer : SolveFirstMoves(solver, position, SolveLimits{})) {
      if (answer.result.outcome == SolveOutcome::kWin) {
        EXPECT_EQ(answer.result.line.front(), answer.move);
        EXPECT_THAT(CheckProof(position, answer.result.proof), IsOk());
        ++wins;
        continue;
      }
      ASSERT_EQ(answer.result.outcome, SolveOutcome::kNone);
      ++refuted;
      ScopedMove move(position, answer.move);
      const Color defender = position.side_to_move();
      if (oracle::Wins(BoardOf(position), c.attack.rule, {defender, answer.refutation})) continue;
      ScopedMove reply(position, answer.refutation);
      EXPECT_NE(OracleVerdict(position, c.attack), oracle::VcfVerdict::kWin)
          << DrawBoard(BoardOf(position));
    }
  }
  EXPECT_GT(wins, 30);
  EXPECT_GT(refuted, 30);
}

TEST(FirstMoveTest, AMoveThatIsNoAttackIsNotOfTheGoal) {
  const BoardDiagram diagram = ParseDiagram(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . O b X X X a . .
    . . . . . . . . .
    . . . . c . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)");
  Position position = PositionOf(diagram.stones, Rule::kFreestyle, Color::kBlack);
  Solver solver(SolveGoal::kVcf, kBytes);
  const auto solve = [&](char mark) {
    return SolveFirstMove(solver, position, diagram.marks.at(mark).front(), SolveLimits{});
  };
  EXPECT_EQ(solve('a').result.outcome, SolveOutcome::kWin);
  EXPECT_EQ(solve('b').result.outcome, SolveOutcome::kNone);
  EXPECT_EQ(solve('b').refutation, diagram.marks.at('a').front());
  EXPECT_EQ(solve('c').result.outcome, SolveOutcome::kNone);
  EXPECT_EQ(solve('c').refutation, kNoPoint);
}

TEST(DefencesTest, AreThoseThatTheOracleFinds) {
  Random random(TestSeed(2));
  int threats = 0;
  for (int i = 0; threats < 15; ++i) {
    const RandomCase c(random, kRules[static_cast<size_t>(i % kNumRules)]);
    const Color defender = Opponent(c.attack.attacker);
    Position position = PositionOf(c.stones, c.attack.rule, defender);
    Solver solver(SolveGoal::kVcf, kBytes);
    const DefenceAnswer answer = FindDefences(solver, position, SolveLimits{});
    if (answer.threat.outcome != SolveOutcome::kWin) continue;
    ++threats;
    EXPECT_THAT(answer.undecided, IsEmpty());
    std::vector<Point> found = answer.defences;
    std::vector<Point> expected;
    for (Point move : LegalPoints(position, defender, position.empty())) {
      const bool wins = position.threat(defender, move) == PointThreat::kFive;
      ScopedMove stone(position, move);
      const oracle::VcfVerdict verdict = OracleVerdict(position, c.attack);
      if (wins || verdict == oracle::VcfVerdict::kNone) {
        expected.push_back(move);
      } else if (verdict == oracle::VcfVerdict::kUnknown) {
        std::erase(found, move);
      }
    }
    EXPECT_THAT(found, ElementsAreArray(expected)) << DrawBoard(BoardOf(position));
  }
}

TEST(DefencesTest, AnOpenThreeIsStoppedOnItsLine) {
  const BoardDiagram diagram = ParseDiagram(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . a X X X a . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)");
  Position position = PositionOf(diagram.stones, Rule::kFreestyle, Color::kWhite);
  Solver solver(SolveGoal::kVcf, kBytes);
  const SolveAnswer answer = Answer(solver, position, {.asks = Asks::kDefences}, SolveLimits{});
  EXPECT_EQ(answer.outcome, SolveOutcome::kWin);
  EXPECT_EQ(answer.length, 2);
  EXPECT_TRUE(answer.is_complete);
  EXPECT_THAT(answer.defences, ElementsAreArray(diagram.marks.at('a')));
}

}  // namespace
}  // namespace tengen
