#include "protocol/manager/sprt.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

#include "absl/container/inlined_vector.h"
#include "absl/strings/str_cat.h"

namespace tengen {
namespace {

// Of the scores i / (size - 1).
using Probabilities = absl::InlinedVector<double, 5>;

constexpr double kCountOfUnseen = 1e-3;
constexpr int kMaxIterations = 200;
constexpr double kPrecision = 1e-13;

double ScoreAt(size_t i, const Probabilities& of) {
  return static_cast<double>(i) / static_cast<double>(of.size() - 1);
}

// Whether some distribution gives `constraint`, one value a score, the mean 0.
bool IsPossible(const Probabilities& constraint) {
  const auto [least, most] = std::minmax_element(constraint.begin(), constraint.end());
  return *least < 0 && *most > 0;
}

// The multiplier x for which the values constraint / (1 + x * constraint) have the mean 0 under
// `observed`. That mean falls with x between the poles: Newton's method, kept within the bracket
// that its values give.
double FindMultiplier(const Probabilities& observed, const Probabilities& constraint) {
  const auto [least, most] = std::minmax_element(constraint.begin(), constraint.end());
  double low = -1 / *most;
  double high = -1 / *least;
  double x = 0;
  for (int i = 0; i < kMaxIterations && high - low > kPrecision * (1 + std::abs(x)); ++i) {
    double mean = 0;
    double slope = 0;
    for (size_t k = 0; k < observed.size(); ++k) {
      const double value = constraint[k] / (1 + x * constraint[k]);
      mean += observed[k] * value;
      slope -= observed[k] * value * value;
    }
    (mean > 0 ? low : high) = x;
    const double newton = x - mean / slope;
    const double next = newton > low && newton < high ? newton : (low + high) / 2;
    const bool converged = std::abs(next - x) <= kPrecision * std::abs(x);
    x = next;
    if (converged) break;
  }
  return x;
}

// The distribution under which `observed` is most likely among those that give `constraint` the
// mean 0. REQUIRES: IsPossible(constraint).
Probabilities FitMean(const Probabilities& observed, const Probabilities& constraint) {
  const double multiplier = FindMultiplier(observed, constraint);
  Probabilities fitted = observed;
  for (size_t i = 0; i < fitted.size(); ++i) fitted[i] /= 1 + multiplier * constraint[i];
  return fitted;
}

Probabilities FitScore(const Probabilities& observed, double score) {
  Probabilities constraint = observed;
  for (size_t i = 0; i < constraint.size(); ++i) constraint[i] = ScoreAt(i, observed) - score;
  return FitMean(observed, constraint);
}

// A constraint on the mean that agrees with mean - 1/2 = deviations * deviation near `moments`: to
// first order, and at a distribution with these moments exactly.
Probabilities Linearized(const Probabilities& like, const ScoreMoments& moments,
                         double deviations) {
  const double deviation = std::sqrt(moments.variance);
  Probabilities constraint = like;
  for (size_t i = 0; i < constraint.size(); ++i) {
    const double score = ScoreAt(i, like);
    const double distance = (score - moments.mean) / deviation;
    constraint[i] = score - 0.5 - deviations * deviation / 2 * (1 + distance * distance);
  }
  return constraint;
}

double Difference(const Probabilities& a, const Probabilities& b) {
  double most = 0;
  for (size_t i = 0; i < a.size(); ++i) most = std::max(most, std::abs(a[i] - b[i]));
  return most;
}

// Likewise with a mean that differs from 1/2 by `deviations` standard deviations. The variance
// belongs to the answer, so the constraint is linearized again and again. Far from the answer no
// distribution may meet the linearized constraint; half the way there, or a quarter, is possible,
// since none of the way is.
Probabilities FitDeviations(const Probabilities& observed, double deviations) {
  Probabilities fitted = observed;
  for (int i = 0; i < kMaxIterations; ++i) {
    const ScoreMoments moments = MomentsOf(fitted);
    const double here = (moments.mean - 0.5) / std::sqrt(moments.variance);
    double step = deviations - here;
    Probabilities constraint = Linearized(observed, moments, here + step);
    while (!IsPossible(constraint)) {
      step /= 2;
      constraint = Linearized(observed, moments, here + step);
    }
    const Probabilities next = FitMean(observed, constraint);
    const double difference = Difference(next, fitted);
    fitted = next;
    if (difference < kPrecision) break;
  }
  return fitted;
}

double LogLikelihoodRatio(const ScoreCounts& counts, const SprtSettings& settings) {
  Probabilities observed(counts.counts().begin(), counts.counts().end());
  std::replace(observed.begin(), observed.end(), 0.0, kCountOfUnseen);
  const double trials = std::accumulate(observed.begin(), observed.end(), 0.0);
  for (double& probability : observed) probability /= trials;
  const auto fit = [&](double elo) {
    return settings.model == EloModel::kLogistic
               ? FitScore(observed, ScoreOfElo(elo))
               : FitDeviations(observed, DeviationsOfNormalizedElo(elo, counts.games_per_trial()));
  };
  const Probabilities fitted0 = fit(settings.elo0);
  const Probabilities fitted1 = fit(settings.elo1);
  double mean = 0;
  for (size_t i = 0; i < observed.size(); ++i) {
    mean += observed[i] * std::log(fitted1[i] / fitted0[i]);
  }
  return trials * mean;
}

}  // namespace

absl::Status CheckSprtSettings(const SprtSettings& settings) {
  // Written so that what is not a number fails.
  if (!(settings.elo0 >= -kMaxSprtElo && settings.elo0 < settings.elo1 &&
        settings.elo1 <= kMaxSprtElo)) {
    return absl::InvalidArgumentError(
        absl::StrCat("elo0 = ", settings.elo0, ", elo1 = ", settings.elo1, ", expected ",
                     -kMaxSprtElo, " <= elo0 < elo1 <= ", kMaxSprtElo));
  }
  const auto is_rate = [](double rate) { return rate > 0 && rate < 0.5; };
  if (is_rate(settings.alpha) && is_rate(settings.beta)) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat(
      "alpha = ", settings.alpha, ", beta = ", settings.beta, ", expected both between 0 and 0.5"));
}

absl::string_view NameOf(SprtVerdict verdict) {
  switch (verdict) {
    case SprtVerdict::kContinue:
      return "continue";
    case SprtVerdict::kAcceptH0:
      return "H0 accepted";
    case SprtVerdict::kAcceptH1:
      return "H1 accepted";
  }
  return "";
}

SprtState EvaluateSprt(const ScoreCounts& counts, const SprtSettings& settings) {
  SprtState state;
  state.llr = counts.trials() == 0 ? 0 : LogLikelihoodRatio(counts, settings);
  state.lower = std::log(settings.beta / (1 - settings.alpha));
  state.upper = std::log((1 - settings.beta) / settings.alpha);
  if (state.llr <= state.lower) state.verdict = SprtVerdict::kAcceptH0;
  if (state.llr >= state.upper) state.verdict = SprtVerdict::kAcceptH1;
  return state;
}

}  // namespace tengen
