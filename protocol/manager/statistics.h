// What the results of a match say about the strength of its players.
//
//   const EloEstimate elo = EstimateElo(WinDrawLoss{2, 8, 0}, EloModel::kLogistic);
//   FormatEstimate(elo);                                     // "70.4 +/- 92.1"
//   EstimateElo(Pentanomial{{3, 14, 60, 19, 4}}, EloModel::kNormalized);
//
// Games of a pair share an opening with colours swapped, so their results depend on each other:
// where games come in pairs, the pairs are the independent trials, and counting games instead
// overstates the error. Whatever the counts, no number here is infinite or not a number; what the
// results can't tell is absent.
#ifndef TENGEN_PROTOCOL_MANAGER_STATISTICS_H_
#define TENGEN_PROTOCOL_MANAGER_STATISTICS_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "absl/container/inlined_vector.h"
#include "absl/types/span.h"

namespace tengen {

// Games by their result for the first player.
struct WinDrawLoss {
  int64_t win = 0;
  int64_t draw = 0;
  int64_t loss = 0;
};

// Pairs of games by the points that the first player made: pairs[i] made i half points of 2.
struct Pentanomial {
  std::array<int64_t, 5> pairs = {};
};

// The results of either kind as independent trials: counts()[i] of them scored i / (size - 1).
class ScoreCounts {
 public:
  // Implicit, since either kind of counts is just that. REQUIRES: no count is negative, and their
  // sum is below 2^52.
  ScoreCounts(const WinDrawLoss& games);  // NOLINT(google-explicit-constructor)
  ScoreCounts(const Pentanomial& pairs);  // NOLINT(google-explicit-constructor)

  absl::Span<const int64_t> counts() const { return counts_; }
  int games_per_trial() const { return games_per_trial_; }
  int64_t trials() const;
  int64_t games() const { return trials() * games_per_trial_; }

 private:
  absl::InlinedVector<int64_t, 5> counts_;
  int games_per_trial_;
};

// The mean and the variance of the score of one trial, in [0, 1].
struct ScoreMoments {
  double mean = 0;
  double variance = 0;
};

// Of scores i / (size - 1), equally spaced from 0 to 1, that weigh weights[i]. REQUIRES: no weight
// is negative, and their sum is positive.
ScoreMoments MomentsOf(absl::Span<const double> weights);

// The mean score in [0, 1]; absent without games.
std::optional<double> MeanScore(const ScoreCounts& counts);

// kLogistic: by the expected score s alone, 400 log10(s / (1 - s)). kNormalized: by how many
// standard deviations of one game s differs from one half, which draws leave comparable; the unit,
// 800 / ln 10, is such that both agree on small differences where there are no draws.
enum class EloModel : uint8_t { kLogistic, kNormalized };

// Logistic Elo of a score and back. REQUIRES: 0 < score < 1.
double EloOfScore(double score);
double ScoreOfElo(double elo);

// The score's distance from one half in standard deviations of one trial that a normalized Elo
// stands for.
double DeviationsOfNormalizedElo(double elo, int games_per_trial);

// A difference of strength with its bounds at 95 % confidence. A bound is absent where the results
// don't bound the difference on that side, the value where they only bound it or say nothing.
struct EloEstimate {
  std::optional<double> value;
  std::optional<double> low;
  std::optional<double> high;
};

// The bounds are those of the normal approximation of the mean score. Where all trials ended alike
// the approximation has no width; then the logistic bounds are exact: that result has at least the
// probability with which it comes each time in 2.5 % of all such matches, and the rest may be
// anything. Normalized Elo is absent then. A score of 0 or 1 has no logistic value and only one
// bound; no games, nothing.
EloEstimate EstimateElo(const ScoreCounts& counts, EloModel model);

// Half the distance of the bounds, which is what "+/-" means; absent unless there are both.
std::optional<double> ErrorOf(const EloEstimate& estimate);

// For people: "70.4 +/- 92.1", "n/a, at least -40.7", "190.8, at most 600.3" or "n/a".
std::string FormatEstimate(const EloEstimate& estimate);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_MANAGER_STATISTICS_H_
