// Pairs of games between players of known strength, without the games.
//
//   PairStream stream(PairStream::OfElo(5, EloModel::kLogistic), &random);
//   Pentanomial results;
//   stream.AddTo(results);       // one more pair
#ifndef TENGEN_TESTS_SUPPORT_PAIR_STREAM_H_
#define TENGEN_TESTS_SUPPORT_PAIR_STREAM_H_

#include <array>

#include "protocol/manager/sprt.h"
#include "protocol/manager/statistics.h"
#include "tests/support/random_game.h"

namespace tengen {

class PairStream {
 public:
  // Of pairs with 0, 1/2, 1, 3/2 and 2 points.
  using Probabilities = std::array<double, 5>;

  // Probabilities that have exactly this Elo. REQUIRES: it lies within 100 of 0.
  static Probabilities OfElo(double elo, EloModel model);

  // REQUIRES: `random` outlives this.
  PairStream(const Probabilities& probabilities, Random* random)
      : probabilities_(probabilities), random_(random) {}

  void AddTo(Pentanomial& results);

 private:
  Probabilities probabilities_;
  Random* random_;
};

// Sequential tests of players whose strength is known.
struct SprtTrial {
  SprtSettings settings;
  double elo = 0;      // the truth, in the model of the settings
  int tests = 0;       // how many to run
  int look_every = 1;  // pairs
};

// How they ended.
struct SprtTally {
  int accepted_h0 = 0;
  int accepted_h1 = 0;
  double mean_pairs = 0;  // until the verdict
};

SprtTally RunSprts(const SprtTrial& trial, Random& random);

}  // namespace tengen

#endif  // TENGEN_TESTS_SUPPORT_PAIR_STREAM_H_
