#include "protocol/cli/thinking_options.h"

#include "absl/status/status.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"

namespace tengen {
namespace {

constexpr int kMostThreads = 1024;
constexpr size_t kMostMegabytes = size_t{1} << 20;

// A setter of a whole number from `least` to `most`.
template <typename T>
FlagSet::Setter Number(T least, T most, T* value) {
  return [least, most, value](absl::string_view text) {
    T number = 0;
    if (!absl::SimpleAtoi(text, &number) || number < least || number > most) {
      return absl::InvalidArgumentError(absl::StrCat("expected a number of ", least, " to ", most));
    }
    *value = number;
    return absl::OkStatus();
  };
}

absl::Status ParseSeconds(absl::string_view text, absl::Duration* time) {
  double seconds = 0;
  if (!absl::SimpleAtod(text, &seconds) || !(seconds >= 0)) {
    return absl::InvalidArgumentError("expected a number of seconds, as in 2.5");
  }
  *time = absl::Seconds(seconds);
  return absl::OkStatus();
}

}  // namespace

void ThinkingOptions::AddFlags(FlagSet& flags) {
  constexpr uint64_t kAny = std::numeric_limits<uint64_t>::max();
  flags.Add("threads", "N", "how many positions to think about at a time; 1 if not given",
            Number(1, kMostThreads, &threads));
  flags.Add("seconds", "S", "the time for each position; unlimited if not given",
            [this](absl::string_view text) { return ParseSeconds(text, &time); });
  flags.Add("nodes", "N", "the nodes of each search; unlimited if not given",
            Number<uint64_t>(0, kAny, &nodes));
  flags.Add("memory-mb", "M", "the size of all tables together; 64 if not given",
            Number<size_t>(1, kMostMegabytes, &memory_mb));
  flags.Add("seed", "N", "of random choices, where there are any",
            Number<uint64_t>(0, kAny, &seed));
}

}  // namespace tengen
