#include "protocol/game_clock.h"

#include <algorithm>

namespace tengen {
namespace {

bool IsLimit(std::optional<int64_t> milliseconds) {
  return milliseconds.has_value() && *milliseconds < GameClock::kUnlimited;
}

}  // namespace

void GameClock::SetLeft(int64_t milliseconds) {
  left_ = milliseconds;
  used_ = absl::ZeroDuration();
}

void GameClock::NewGame() {
  if (!left_.has_value()) used_ = absl::ZeroDuration();
}

TimeControl GameClock::Control(OtherLimits other_limits) const {
  TimeControl control;
  control.increment = absl::Milliseconds(increment_);
  if (IsLimit(turn_)) control.turn = absl::Milliseconds(std::max<int64_t>(*turn_, 0));
  if (IsLimit(match_) && *match_ > 0) control.match = absl::Milliseconds(*match_);
  if (IsLimit(left_)) {
    control.left = absl::Milliseconds(*left_) - used_;
  } else if (control.match.has_value() && !left_.has_value()) {
    control.left = *control.match - used_;
  }
  if (!turn_.has_value() && !control.left.has_value() && other_limits == OtherLimits::kNone) {
    control.turn = kDefaultTurn;
  }
  return control;
}

bool GameClock::IsDue() const {
  const TimeControl control = Control(OtherLimits::kSome);
  return (control.turn.has_value() && *control.turn <= absl::ZeroDuration()) ||
         (control.left.has_value() && *control.left <= absl::ZeroDuration());
}

}  // namespace tengen
