// The error rates of the sequential test where its theory is exact: hypotheses so close that no
// single pair matters.
#include <iostream>

#include "gtest/gtest.h"
#include "protocol/manager/sprt.h"
#include "tests/support/pair_stream.h"
#include "tests/support/random_game.h"

namespace tengen {
namespace {

TEST(ErrorRatesSlowTest, NarrowTestsHitTheStatedRates) {
  constexpr int kTests = 5000;
  Random random(TestSeed(1));
  for (const EloModel model : {EloModel::kLogistic, EloModel::kNormalized}) {
    SprtTrial trial;
    trial.settings.elo1 = 5;
    trial.settings.model = model;
    trial.tests = kTests;
    trial.look_every = 10;
    for (const double elo : {trial.settings.elo0, trial.settings.elo1, 2.5}) {
      trial.elo = elo;
      const SprtTally tally = RunSprts(trial, random);
      std::cout << "players " << elo << " Elo apart: H0 " << tally.accepted_h0 << ", H1 "
                << tally.accepted_h1 << " of " << kTests << " after " << tally.mean_pairs
                << " pairs\n";
      if (elo == 2.5) {
        EXPECT_NEAR(tally.accepted_h1, 0.5 * kTests, 120);  // deviation 35
      } else {
        const int wrong = elo == 0 ? tally.accepted_h1 : tally.accepted_h0;
        EXPECT_NEAR(wrong, 0.05 * kTests, 60);  // deviation 15
      }
    }
  }
}

}  // namespace
}  // namespace tengen
