#include "protocol/cli/thinking_options.h"

#include "protocol/cli/flag_values.h"

namespace tengen {
namespace {

constexpr int kMostThreads = 1024;
constexpr size_t kMostMegabytes = size_t{1} << 20;

}  // namespace

void ThinkingOptions::AddFlags(FlagSet& flags) {
  constexpr uint64_t kAny = std::numeric_limits<uint64_t>::max();
  flags.Add("threads", "N", "how many positions to think about at a time; 1 if not given",
            NumberSetter(1, kMostThreads, &threads));
  flags.Add("seconds", "S", "the time for each position; unlimited if not given",
            SecondsSetter(&time));
  flags.Add("nodes", "N", "the nodes of each search; unlimited if not given",
            NumberSetter<uint64_t>(0, kAny, &nodes));
  flags.Add("memory-mb", "M", "the size of all tables together; 64 if not given",
            NumberSetter<size_t>(1, kMostMegabytes, &memory_mb));
  flags.Add("seed", "N", "of random choices, where there are any",
            NumberSetter<uint64_t>(0, kAny, &seed));
}

}  // namespace tengen
