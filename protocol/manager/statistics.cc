#include "protocol/manager/statistics.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"

namespace tengen {
namespace {

// The standard normal distribution has 95 % of its mass within so many standard deviations.
constexpr double kDeviationsOf95Percent = 1.959963984540054;
constexpr double kOneTail = 0.025;

double NormalizedEloUnit() { return 800 / std::log(10.0); }

struct ScoreInterval {
  double low;
  double high;
};

ScoreInterval IntervalOf(const ScoreMoments& moments, int64_t trials) {
  if (moments.variance > 0) {
    const double half =
        kDeviationsOf95Percent * std::sqrt(moments.variance / static_cast<double>(trials));
    return {moments.mean - half, moments.mean + half};
  }
  const double repeated = std::pow(kOneTail, 1 / static_cast<double>(trials));
  return {repeated * moments.mean, repeated * moments.mean + (1 - repeated)};
}

std::optional<double> BoundedElo(double score) {
  if (score <= 0 || score >= 1) return std::nullopt;
  return EloOfScore(score);
}

EloEstimate EstimateNormalizedElo(const ScoreMoments& moments, const ScoreCounts& counts) {
  if (moments.variance <= 0) return {};
  const double deviation_of_game = std::sqrt(moments.variance * counts.games_per_trial());
  const double value = NormalizedEloUnit() * (moments.mean - 0.5) / deviation_of_game;
  const double error =
      NormalizedEloUnit() * kDeviationsOf95Percent / std::sqrt(static_cast<double>(counts.games()));
  return {value, value - error, value + error};
}

ScoreMoments MomentsOfCounts(const ScoreCounts& counts) {
  const absl::InlinedVector<double, 5> weights(counts.counts().begin(), counts.counts().end());
  return MomentsOf(weights);
}

}  // namespace

ScoreCounts::ScoreCounts(const WinDrawLoss& games)
    : counts_({games.loss, games.draw, games.win}), games_per_trial_(1) {}

ScoreCounts::ScoreCounts(const Pentanomial& pairs)
    : counts_(pairs.pairs.begin(), pairs.pairs.end()), games_per_trial_(2) {}

int64_t ScoreCounts::trials() const {
  return std::accumulate(counts_.begin(), counts_.end(), int64_t{0});
}

ScoreMoments MomentsOf(absl::Span<const double> weights) {
  const auto score_of = [&weights](size_t i) {
    return static_cast<double>(i) / static_cast<double>(weights.size() - 1);
  };
  const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
  ScoreMoments moments;
  for (size_t i = 0; i < weights.size(); ++i) moments.mean += weights[i] / sum * score_of(i);
  for (size_t i = 0; i < weights.size(); ++i) {
    const double deviation = score_of(i) - moments.mean;
    moments.variance += weights[i] / sum * deviation * deviation;
  }
  return moments;
}

std::optional<double> MeanScore(const ScoreCounts& counts) {
  if (counts.trials() == 0) return std::nullopt;
  return MomentsOfCounts(counts).mean;
}

double EloOfScore(double score) { return 400 * std::log10(score / (1 - score)); }

double ScoreOfElo(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

double DeviationsOfNormalizedElo(double elo, int games_per_trial) {
  return elo / NormalizedEloUnit() * std::sqrt(games_per_trial);
}

EloEstimate EstimateElo(const ScoreCounts& counts, EloModel model) {
  if (counts.trials() == 0) return {};
  const ScoreMoments moments = MomentsOfCounts(counts);
  if (model == EloModel::kNormalized) return EstimateNormalizedElo(moments, counts);
  const ScoreInterval interval = IntervalOf(moments, counts.trials());
  return {BoundedElo(moments.mean), BoundedElo(interval.low), BoundedElo(interval.high)};
}

std::optional<double> ErrorOf(const EloEstimate& estimate) {
  if (!estimate.low.has_value() || !estimate.high.has_value()) return std::nullopt;
  return (*estimate.high - *estimate.low) / 2;
}

std::string FormatEstimate(const EloEstimate& estimate) {
  std::string value = estimate.value.has_value() ? absl::StrFormat("%.1f", *estimate.value) : "n/a";
  if (const std::optional<double> error = ErrorOf(estimate)) {
    return absl::StrFormat("%s +/- %.1f", value, *error);
  }
  if (estimate.low.has_value()) return absl::StrFormat("%s, at least %.1f", value, *estimate.low);
  if (estimate.high.has_value()) return absl::StrFormat("%s, at most %.1f", value, *estimate.high);
  return value;
}

}  // namespace tengen
