// What a process costs: memory as a judge counts it, and processor time.
//
//   absl::StatusOr<ProcessUsage> usage = UsageOfProcess(engine->id());
//
// Thread-safe.
#ifndef TENGEN_PROTOCOL_MANAGER_PROCESS_USAGE_H_
#define TENGEN_PROTOCOL_MANAGER_PROCESS_USAGE_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "absl/time/time.h"

namespace tengen {

// What a process has used so far.
struct ProcessUsage {
  absl::Duration cpu_time;    // of all its threads
  int64_t unique_memory = 0;  // bytes that would be free if it ended now ("USS")
  int64_t peak_resident = 0;  // bytes, the most it ever held, pages shared with others included
};

// Measures a running process by the operating system's identifier. Unavailable if there is none.
// Takes about a millisecond for each 100 MB.
absl::StatusOr<ProcessUsage> UsageOfProcess(int64_t id);

// How long the threads that a process has now were ready to run while no processor was free; the
// threads that have ended do not count. Zero where the system does not say (Windows).
absl::Duration WaitingTimeOfProcess(int64_t id);

// Likewise for the calling thread.
absl::Duration WaitingTimeOfThisThread();

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_MANAGER_PROCESS_USAGE_H_
