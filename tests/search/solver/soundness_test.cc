// Whatever the solvers call won has a proof that the rules alone accept.
#include <vector>

#include "engine/proof.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "search/solver/solver.h"
#include "tests/support/board_diagram.h"
#include "tests/support/matchers.h"
#include "tests/support/oracle_proof.h"
#include "tests/support/random_game.h"
#include "tests/support/set_up.h"
#include "tests/support/test_data.h"

namespace tengen {
namespace {

constexpr size_t kBytes = size_t{8} << 20;

class SoundnessTest : public ::testing::Test {
 protected:
  // Solves for every goal and checks the proofs of all wins. Returns the number of wins.
  int SolveAll(Position& position, uint64_t nodes) {
    int wins = 0;
    for (Solver* solver : {&vcf_, &vct_, &win_}) {
      const SolveResult result = solver->Solve(position, {.nodes = nodes});
      if (result.outcome != SolveOutcome::kWin) continue;
      EXPECT_THAT(CheckProof(position, result.proof), IsOk()) << DrawBoard(BoardOf(position));
      EXPECT_EQ(result.length, LengthOf(result.proof));
      ++wins;
    }
    return wins;
  }

  Solver vcf_{SolveGoal::kVcf, kBytes};
  Solver vct_{SolveGoal::kVct, kBytes};
  Solver win_{SolveGoal::kWin, kBytes};
};

TEST_F(SoundnessTest, EveryWinOfRandomPositionsHasAProofThatHolds) {
  Random random(TestSeed(1));
  int wins = 0;
  for (int i = 0; i < 300; ++i) {
    const Stones stones = RandomThreeRichStones(random);
    const Rule rule = kRules[static_cast<size_t>(i % kNumRules)];
    Position position =
        PositionOf(stones, rule, kColors[static_cast<size_t>(random.Below(kNumColors))]);
    wins += SolveAll(position, 300);
  }
  EXPECT_GT(wins, 150);
}

// Here a reply to a three closes one end of the five that the straight four would make, and a later
// one the other end.
TEST_F(SoundnessTest, AFiveMayBeClosedByTwoRepliesFarApart) {
  struct Case {
    Rule rule;
    int size;
    Color attacker;
    const char* black;
    const char* white;
  };
  const std::vector<Case> cases = {
      {Rule::kCaroPlus, 9, Color::kBlack, "E2B3D3H3F5G5B6D7", "B1D1D4H4D6F6E7"},
      {Rule::kCaroPlus, 9, Color::kBlack, "H4B6C6A7B7E7F7D9E9", "D1D3B5A6B9C9G9H9"},
      {Rule::kCaro, 10, Color::kWhite, "F1C2A3B3E3F3A6A7D8F9D10", "C3D3H3A4E4A5C5F5C9D9C10"},
      {Rule::kCaroPlus, 8, Color::kWhite, "B1E1F1C2A3C3D3F3C4G4H7", "A1D1B2D2B4D4F4C5D6G6"},
  };
  for (const Case& c : cases) {
    const Stones stones = {
        c.size, PointsFromText(c.black, c.size), PointsFromText(c.white, c.size), {}};
    Position position = PositionOf(stones, c.rule, c.attacker);
    EXPECT_GT(SolveAll(position, 2'000), 0) << c.black;
  }
}

}  // namespace
}  // namespace tengen
