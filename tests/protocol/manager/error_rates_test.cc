// Whether the statistics keep their promises on results of players whose strength is known. The
// counts are printed; error_rates_slow_test.cc runs longer and narrower tests.
#include <iostream>

#include "gtest/gtest.h"
#include "protocol/manager/sprt.h"
#include "protocol/manager/statistics.h"
#include "tests/support/pair_stream.h"
#include "tests/support/random_game.h"

namespace tengen {
namespace {

constexpr int kTests = 1000;
constexpr int kPairs = 500;

TEST(ErrorRatesTest, SequentialTestErrsNoMoreThanStated) {
  Random random(TestSeed(1));
  for (const EloModel model : {EloModel::kLogistic, EloModel::kNormalized}) {
    SprtTrial trial;
    trial.settings.elo1 = 20;
    trial.look_every = 4;
    trial.settings.model = model;
    trial.tests = kTests;
    const SprtTally equal = RunSprts(trial, random);
    trial.elo = trial.settings.elo1;
    const SprtTally stronger = RunSprts(trial, random);
    std::cout << "H1 accepted where H0 holds: " << equal.accepted_h1 << " of " << kTests
              << ", H0 where H1 holds: " << stronger.accepted_h0 << " of " << kTests << "\n";
    // 5 % of 1000 is 50, with a deviation of 7.
    EXPECT_NEAR(equal.accepted_h1, 50, 28);
    EXPECT_NEAR(stronger.accepted_h0, 50, 28);
  }
}

TEST(ErrorRatesTest, BoundsCoverTheTruthAsOftenAsStated) {
  Random random(TestSeed(2));
  for (const EloModel model : {EloModel::kLogistic, EloModel::kNormalized}) {
    for (const double truth : {0.0, 30.0}) {
      PairStream stream(PairStream::OfElo(truth, model), &random);
      int covered = 0;
      for (int i = 0; i < kTests; ++i) {
        Pentanomial results;
        for (int pair = 0; pair < kPairs; ++pair) stream.AddTo(results);
        const EloEstimate elo = EstimateElo(results, model);
        if (elo.low <= truth && truth <= elo.high) ++covered;
      }
      std::cout << "95 % bounds that cover " << truth << ": " << covered << " of " << kTests
                << "\n";
      EXPECT_NEAR(covered, 950, 25);
    }
  }
}

}  // namespace
}  // namespace tengen
