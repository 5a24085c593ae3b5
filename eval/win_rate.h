// Values as probabilities, for people and for deciding on a colour. Not used inside the search,
// which knows integers only.
//
//   WinRateOf(0) == 0.5;  ValueOfWinRate(0.5) == 0
#ifndef TENGEN_EVAL_WIN_RATE_H_
#define TENGEN_EVAL_WIN_RATE_H_

#include <algorithm>
#include <cmath>

#include "eval/value.h"

namespace tengen {

// A side that is this much better wins e : 1.
inline constexpr double kWinRateScale = 220.0;

// The expected score of the side to move, 0 .. 1; exactly 0 or 1 for decided values.
inline double WinRateOf(Value value) {
  if (IsWin(value)) return 1.0;
  if (IsLoss(value)) return 0.0;
  return 1.0 / (1.0 + std::exp(-value / kWinRateScale));
}

// The undecided value of an expected score. REQUIRES: 0 <= win_rate <= 1.
inline Value ValueOfWinRate(double win_rate) {
  if (win_rate <= 0.0) return -kMaxEvaluation;
  if (win_rate >= 1.0) return kMaxEvaluation;
  const double value = kWinRateScale * std::log(win_rate / (1.0 - win_rate));
  return static_cast<Value>(std::lround(std::clamp(value, -static_cast<double>(kMaxEvaluation),
                                                   static_cast<double>(kMaxEvaluation))));
}

}  // namespace tengen

#endif  // TENGEN_EVAL_WIN_RATE_H_
