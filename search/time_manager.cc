#include "search/time_manager.h"

#include <algorithm>
#include <utility>

namespace tengen {
namespace {

// A game is planned as if this many moves were still to come.
constexpr int kMovesToPlan = 21;
// One move never takes more than this part of what is left.
constexpr int kHardPart = 7;

// Kept back for the way out: the scheduler, the pipe, the manager's own clock.
absl::Duration MarginOf(absl::Duration limit) {
  return std::min(absl::Milliseconds(30), 0.3 * limit) +
         std::min(absl::Milliseconds(200), 0.01 * limit);
}

// The time left for the game; a match time stands in for it before the manager has told.
std::optional<absl::Duration> LeftOf(const TimeControl& control) {
  return control.left.has_value() ? control.left : control.match;
}

absl::Duration WithoutMargin(absl::Duration limit) {
  return limit <= absl::ZeroDuration() ? absl::ZeroDuration() : limit - MarginOf(limit);
}

}  // namespace

TimeBudget BudgetOf(const TimeControl& control) {
  TimeBudget budget;
  if (control.turn.has_value()) {
    // Time for this move alone is not worth saving: no soft limit.
    budget.hard = WithoutMargin(*control.turn);
  }
  const std::optional<absl::Duration> left = LeftOf(control);
  if (left.has_value()) {
    const absl::Duration usable = WithoutMargin(*left);
    const absl::Duration increment = std::min(usable, WithoutMargin(control.increment));
    budget.hard = std::min(budget.hard, std::min(usable, usable / kHardPart + increment));
    budget.soft = std::min(budget.hard, usable / kMovesToPlan + 0.8 * increment);
  }
  return budget;
}

TimeManager::TimeManager(const SearchLimits& limits, Clock clock)
    : clock_(std::move(clock)),
      start_(limits.start == absl::InfinitePast() ? clock_() : limits.start),
      budget_(BudgetOf(limits.time)) {}

bool TimeManager::SoftLimitReached(const SearchStability& stability) const {
  if (budget_.soft == absl::InfiniteDuration()) return false;
  // Percent of the soft limit: less where the choice stands, more where the value falls.
  int percent = 120 - 8 * std::min(stability.iterations_with_same_move, 6);
  percent += std::min(stability.value_drop / 2, 60);
  return Elapsed() * 100 >= std::min(budget_.soft * percent, budget_.hard * 100);
}

}  // namespace tengen
