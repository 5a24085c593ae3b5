#include "tests/support/pair_stream.h"

#include <cmath>
#include <cstddef>

namespace tengen {
namespace {

// As balanced openings with some draws make them between equal players.
constexpr PairStream::Probabilities kEqual = {0.05, 0.2, 0.5, 0.2, 0.05};

}  // namespace

PairStream::Probabilities PairStream::OfElo(double elo, EloModel model) {
  // What moves from 1/2 to 3/2 points shifts the mean by half of it and leaves the second moment
  // about the middle: mean^2 = t^2 (moment - mean^2) for a mean of t deviations.
  const double moment = MomentsOf(kEqual).variance;
  const double t = DeviationsOfNormalizedElo(elo, 2);
  const double mean =
      model == EloModel::kLogistic ? ScoreOfElo(elo) - 0.5 : t * std::sqrt(moment / (1 + t * t));
  Probabilities probabilities = kEqual;
  probabilities[1] -= 2 * mean;
  probabilities[3] += 2 * mean;
  return probabilities;
}

void PairStream::AddTo(Pentanomial& results) {
  constexpr int kResolution = 1 << 30;
  double rest = static_cast<double>(random_->Below(kResolution)) / kResolution;
  size_t points = 0;
  while (points < 4 && rest >= probabilities_[points]) rest -= probabilities_[points++];
  ++results.pairs[points];
}

SprtTally RunSprts(const SprtTrial& trial, Random& random) {
  PairStream stream(PairStream::OfElo(trial.elo, trial.settings.model), &random);
  SprtTally tally;
  for (int i = 0; i < trial.tests; ++i) {
    Pentanomial results;
    SprtVerdict verdict = SprtVerdict::kContinue;
    while (verdict == SprtVerdict::kContinue) {
      for (int pair = 0; pair < trial.look_every; ++pair) stream.AddTo(results);
      verdict = EvaluateSprt(results, trial.settings).verdict;
    }
    ++(verdict == SprtVerdict::kAcceptH0 ? tally.accepted_h0 : tally.accepted_h1);
    tally.mean_pairs += static_cast<double>(ScoreCounts(results).trials()) / trial.tests;
  }
  return tally;
}

}  // namespace tengen
