// The clock of one player in a match, as the match runner keeps it.
//
//   absl::StatusOr<ClockSettings> settings = ParseClock("10+0.1");
//   PlayerClock clock(*settings);
//   clock.MoveLimit();                      // 10 s
//   clock.Spend(absl::Seconds(3));          // 7.1 s are left
#ifndef TENGEN_PROTOCOL_MANAGER_PLAYER_CLOCK_H_
#define TENGEN_PROTOCOL_MANAGER_PLAYER_CLOCK_H_

#include <algorithm>
#include <cstdint>
#include <optional>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/time/time.h"

namespace tengen {

// What a player may spend. Absent values are unlimited.
struct ClockSettings {
  std::optional<absl::Duration> turn = {};   // for each move
  std::optional<absl::Duration> match = {};  // for the whole game
  absl::Duration increment = {};             // added to `match` after each move
  std::optional<int64_t> nodes = {};         // for each move; the player is trusted to keep to it

  bool has_time() const { return turn.has_value() || match.has_value(); }

  friend bool operator==(const ClockSettings& a, const ClockSettings& b) = default;
};

// Reads limits with commas between them, each kind once: "1s" or "500ms" a move, "60+0" or "10+0.1"
// seconds a game with the increment, "nodes=5000" a move; as in "5s,120+0". InvalidArgument names
// the part and what was expected.
absl::StatusOr<ClockSettings> ParseClock(absl::string_view text);

// Nothing in here reads a clock. Not thread-safe.
class PlayerClock {
 public:
  explicit PlayerClock(const ClockSettings& settings)
      : settings_(settings), left_(settings.match.value_or(absl::InfiniteDuration())) {}

  // What the next move may take; infinite without a limit, and negative as far as the whole game's
  // limit is overstepped, so that a tolerance is one for the whole game.
  absl::Duration MoveLimit() const {
    return std::min(settings_.turn.value_or(absl::InfiniteDuration()), left_);
  }

  // Of the whole game; infinite without a limit, and never below zero, whatever was overstepped.
  absl::Duration left() const { return std::max(left_, absl::ZeroDuration()); }

  // A move took `time`.
  void Spend(absl::Duration time) { left_ += settings_.increment - time; }

  const ClockSettings& settings() const { return settings_; }

 private:
  ClockSettings settings_;
  absl::Duration left_;
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_MANAGER_PLAYER_CLOCK_H_
