// The flags of subcommands that think: what they may spend.
#ifndef TENGEN_PROTOCOL_CLI_THINKING_OPTIONS_H_
#define TENGEN_PROTOCOL_CLI_THINKING_OPTIONS_H_

#include <cstddef>
#include <cstdint>
#include <limits>

#include "absl/time/time.h"
#include "protocol/cli/flag_set.h"

namespace tengen {

struct ThinkingOptions {
  int threads = 1;
  absl::Duration time = absl::InfiniteDuration();  // for each position
  uint64_t nodes = std::numeric_limits<uint64_t>::max();
  size_t memory_mb = 64;  // for all threads together
  uint64_t seed = 0;

  // Declares --threads, --seconds, --nodes, --memory-mb and --seed, which set the fields of this.
  void AddFlags(FlagSet& flags);
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_THINKING_OPTIONS_H_
