// Whether a reply refutes a threatened win, against a check of the whole proof after each reply.
#include "search/solver/threat_zone.h"

#include <atomic>
#include <vector>

#include "engine/forbidden.h"
#include "engine/proof.h"
#include "engine/scoped_move.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "search/solver/solver.h"
#include "tests/support/board_diagram.h"
#include "tests/support/oracle_proof.h"
#include "tests/support/random_game.h"
#include "tests/support/rule_test_name.h"
#include "tests/support/set_up.h"

namespace tengen {
namespace {

constexpr size_t kBytes = size_t{8} << 20;

bool Includes(const Bitboard& all, const Bitboard& some) { return (all & some) == some; }

// The legal replies of the side to move after which `threat` does not hold.
Bitboard RefutationsOf(Position& position, const ProofNode& threat) {
  Bitboard replies;
  for (Point reply : LegalPoints(position, position.side_to_move(), position.empty())) {
    ScopedMove answer(position, reply);
    if (!CheckProof(position, threat).ok()) replies.Add(reply);
  }
  return replies;
}

class ThreatZoneTest : public ::testing::TestWithParam<Rule> {
 protected:
  // Calls `check` with positions in which the opponent of the side to move threatens a win, and
  // with that win. Returns their number.
  template <typename Check>
  int ForEachThreat(SolveGoal goal, int num_positions, const Check& check) {
    Solver solver(goal, kBytes);
    Random random(TestSeed(1));
    int num_threats = 0;
    for (int i = 0; i < num_positions; ++i) {
      const Stones stones = RandomThreeRichStones(random);
      const Color attacker = kColors[static_cast<size_t>(random.Below(kNumColors))];
      Position position = PositionOf(stones, GetParam(), attacker);
      const SolveResult threat = solver.Solve(position, {.nodes = 100});
      if (threat.outcome != SolveOutcome::kWin || threat.length == 1) continue;
      ScopedTurn turn(position, Opponent(position.side_to_move()));
      if (position.Has(position.side_to_move(), PointThreat::kFive)) continue;
      ++num_threats;
      check(position, threat.proof);
    }
    return num_threats;
  }
};

TEST_P(ThreatZoneTest, HoldsAllThatRefutesAThreatOfFours) {
  int num_points = 0;
  int num_refutations = 0;
  const auto check = [&](Position& position, const ProofNode& threat) {
    const Bitboard refutations = RefutationsOf(position, threat);
    const Bitboard spoilers = RepliesThatSpoil(position, threat, nullptr);
    EXPECT_TRUE(Includes(spoilers, refutations)) << DrawBoard(BoardOf(position));
    if (GetParam() != Rule::kRenju) {
      const Bitboard replies = RepliesToFours(position, threat);
      EXPECT_TRUE(Includes(replies, refutations)) << DrawBoard(BoardOf(position));
    }
    num_points += spoilers.Count();
    num_refutations += refutations.Count();
  };
  EXPECT_GT(ForEachThreat(SolveGoal::kVcf, 300, check), 50);
  // Points beside a five need a second stone to close it, and forbidden points may be replies too.
  const bool is_exact = GetParam() == Rule::kFreestyle || GetParam() == Rule::kStandard;
  EXPECT_LE(num_points, is_exact ? num_refutations : num_refutations * 3);
}

TEST_P(ThreatZoneTest, HoldsAllThatRefutesAThreatOfQuietMoves) {
  int num_quiet = 0;
  const auto check = [&](Position& position, const ProofNode& threat) {
    num_quiet += threat.otherwise->IsLeaf() ? 0 : 1;
    const Bitboard refutations = RefutationsOf(position, threat);
    const Bitboard spoilers = RepliesThatSpoil(position, threat, nullptr);
    EXPECT_TRUE(Includes(spoilers, refutations)) << DrawBoard(BoardOf(position));
  };
  EXPECT_GT(ForEachThreat(SolveGoal::kVct, 200, check), 8);
  EXPECT_GT(num_quiet, 2);
}

TEST_P(ThreatZoneTest, OnceStoppedItLeavesNothingOut) {
  const std::atomic<bool> stop = true;
  const auto check = [&](Position& position, const ProofNode& threat) {
    EXPECT_EQ(RepliesThatSpoil(position, threat, &stop),
              LegalPoints(position, position.side_to_move(), position.empty()));
  };
  EXPECT_GT(ForEachThreat(SolveGoal::kVcf, 50, check), 5);
}

INSTANTIATE_TEST_SUITE_P(AllRules, ThreatZoneTest, ::testing::ValuesIn(kRules), RuleTestNameOf);

}  // namespace
}  // namespace tengen
