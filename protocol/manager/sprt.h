// The sequential probability ratio test: whether a match has shown enough to stop.
//
//   SprtSettings settings;
//   settings.elo1 = 10;
//   EvaluateSprt(Pentanomial{{3, 14, 60, 19, 4}}, settings).verdict    // kContinue
//
// H0 says that the first player is `elo0` stronger, H1 `elo1`. The log-likelihood ratio is that of
// the generalized test: the likelihood of the results under the distribution that fits them best
// among those with the strength that the hypothesis claims, draws and dependence within pairs being
// whatever the results suggest.
#ifndef TENGEN_PROTOCOL_MANAGER_SPRT_H_
#define TENGEN_PROTOCOL_MANAGER_SPRT_H_

#include <cstdint>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "protocol/manager/statistics.h"

namespace tengen {

struct SprtSettings {
  double elo0 = 0;
  double elo1 = 5;
  double alpha = 0.05;  // how often H1 may be accepted where H0 holds
  double beta = 0.05;   // how often H0 may be accepted where H1 holds
  EloModel model = EloModel::kLogistic;
};

// The largest Elo, of either sign, that a hypothesis may claim.
inline constexpr double kMaxSprtElo = 1000;

// InvalidArgument unless -kMaxSprtElo <= elo0 < elo1 <= kMaxSprtElo and alpha and beta lie between
// 0 and 0.5.
absl::Status CheckSprtSettings(const SprtSettings& settings);

enum class SprtVerdict : uint8_t { kContinue, kAcceptH0, kAcceptH1 };

// "continue", "H0 accepted" or "H1 accepted".
absl::string_view NameOf(SprtVerdict verdict);

struct SprtState {
  double llr = 0;    // natural logarithm; 0 without games
  double lower = 0;  // at or below it H0 is accepted
  double upper = 0;  // at or above it H1 is accepted
  SprtVerdict verdict = SprtVerdict::kContinue;
};

// REQUIRES: CheckSprtSettings(settings) is ok. A result that has not come yet counts as a
// thousandth of a trial, so that the ratio is finite for all counts.
SprtState EvaluateSprt(const ScoreCounts& counts, const SprtSettings& settings);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_MANAGER_SPRT_H_
