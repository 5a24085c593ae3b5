// The clock of the game as the manager tells it, and the brain's own account of what it has used.
//
//   GameClock clock;
//   clock.SetTurn(30'000);
//   clock.SetMatch(180'000);
//   clock.AddUsed(absl::Seconds(12));
//   clock.Control();               // turn 30 s, match 180 s, left 168 s
//
// Most managers send the time that is left before each move; one never does, so it is counted here.
// Nothing in here reads a clock: the process may be frozen between two moves.
#ifndef TENGEN_PROTOCOL_GAME_CLOCK_H_
#define TENGEN_PROTOCOL_GAME_CLOCK_H_

#include <cstdint>
#include <optional>

#include "absl/time/time.h"
#include "search/limits.h"

namespace tengen {

class GameClock {
 public:
  // The time for a move where nobody has said anything about time.
  static constexpr absl::Duration kDefaultTurn = absl::Seconds(5);
  // The value by which managers say "unlimited".
  static constexpr int64_t kUnlimited = 2'147'483'647;

  // Times in milliseconds. A turn of zero or less: answer at once. A match of zero or less is
  // unlimited. A time left of zero or less: answer at once. `kUnlimited` and more is unlimited.
  void SetTurn(int64_t milliseconds) { turn_ = milliseconds; }
  void SetMatch(int64_t milliseconds) { match_ = milliseconds; }
  void SetLeft(int64_t milliseconds);
  void SetIncrement(int64_t milliseconds) { increment_ = milliseconds; }

  // A move took `time`.
  void AddUsed(absl::Duration time) { used_ += time; }

  // A new game begins; a time left that the manager has sent already is kept.
  void NewGame();

  // What the search is to keep to. If nothing at all is known about time the turn is `kDefaultTurn`
  // for a `OtherLimits::kNone` search, and unlimited for one that nodes or depth will end.
  enum class OtherLimits : uint8_t { kNone, kSome };
  TimeControl Control(OtherLimits other_limits) const;

  // Whether the move is due now.
  bool IsDue() const;

  friend bool operator==(const GameClock& a, const GameClock& b) = default;

 private:
  std::optional<int64_t> turn_;  // milliseconds, as sent; absent if never sent
  std::optional<int64_t> match_;
  std::optional<int64_t> left_;
  int64_t increment_ = 0;
  absl::Duration used_;  // since `left_` was sent, or since the game began
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_GAME_CLOCK_H_
