// What ends a search.
#ifndef TENGEN_SEARCH_LIMITS_H_
#define TENGEN_SEARCH_LIMITS_H_

#include <cstdint>
#include <limits>
#include <optional>

#include "absl/time/time.h"

namespace tengen {

// The clock as the manager gives it. Absent values are unlimited.
struct TimeControl {
  std::optional<absl::Duration> turn;   // for this move; zero: answer at once
  std::optional<absl::Duration> match;  // for the whole game
  std::optional<absl::Duration> left;   // of `match`; zero or less: answer at once
  absl::Duration increment;             // added after each move
};

struct SearchLimits {
  TimeControl time;
  // When the clock of this move began to run (the arrival of the command).
  absl::Time start = absl::InfinitePast();
  uint64_t nodes = std::numeric_limits<uint64_t>::max();
  int depth = std::numeric_limits<int>::max();  // in plies
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_LIMITS_H_
