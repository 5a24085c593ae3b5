// When to stop thinking: a soft limit between iterations, a hard one inside them.
//
//   TimeManager time(limits, absl::Now);
//   while (!time.SoftLimitReached(stability)) { ... one iteration; inside: HardLimitReached() ... }
//
// The only reader of a clock below `protocol/`.
#ifndef TENGEN_SEARCH_TIME_MANAGER_H_
#define TENGEN_SEARCH_TIME_MANAGER_H_

#include <functional>

#include "absl/time/time.h"
#include "search/limits.h"

namespace tengen {

using Clock = std::function<absl::Time()>;

// How long a move may take, both counted from its start.
struct TimeBudget {
  absl::Duration soft = absl::InfiniteDuration();  // begin no iteration after this
  absl::Duration hard = absl::InfiniteDuration();  // the move must be chosen by then
};

// What a time control allows for one move. Never negative.
TimeBudget BudgetOf(const TimeControl& control);

// What the iterations so far say about the choice.
struct SearchStability {
  int iterations_with_same_move = 0;
  int value_drop = 0;  // how much worse the last iteration's value is than the one before, >= 0
};

// Not thread-safe.
class TimeManager {
 public:
  // An infinite past as `limits.start` means now.
  TimeManager(const SearchLimits& limits, Clock clock);

  // Replaces the control; the start stays.
  void SetControl(const TimeControl& control) { budget_ = BudgetOf(control); }

  absl::Duration Elapsed() const { return clock_() - start_; }
  bool HardLimitReached() const { return Elapsed() >= budget_.hard; }
  // The soft limit, shorter for a choice that stands and longer for one that wavers.
  bool SoftLimitReached(const SearchStability& stability) const;
  // Whether there is no time to search at all.
  bool MustAnswerAtOnce() const { return budget_.hard <= absl::ZeroDuration(); }
  // What the hard limit leaves; infinite without a limit.
  absl::Duration Remaining() const { return budget_.hard - Elapsed(); }

 private:
  Clock clock_;
  absl::Time start_;
  TimeBudget budget_;
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_TIME_MANAGER_H_
