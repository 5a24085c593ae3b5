// The first is needed by the other.
// clang-format off
#include <windows.h>
#include <psapi.h>
// clang-format on

#include "protocol/manager/handle_windows.h"
#include "protocol/manager/process_usage.h"

namespace tengen {
namespace {

absl::Duration FromFileTime(const FILETIME& time) {
  const ULONGLONG hundred_nanoseconds =
      (static_cast<ULONGLONG>(time.dwHighDateTime) << 32) | time.dwLowDateTime;
  return absl::Nanoseconds(100) * static_cast<int64_t>(hundred_nanoseconds);
}

}  // namespace

absl::StatusOr<ProcessUsage> UsageOfProcess(int64_t id) {
  FILETIME created, exited, kernel, user;
  PROCESS_MEMORY_COUNTERS_EX memory = {};
  memory.cb = sizeof(memory);
  const Handle process(OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION | PROCESS_VM_READ, FALSE,
                                   static_cast<DWORD>(id)));
  if (!process.is_open() || !GetProcessTimes(process.get(), &created, &exited, &kernel, &user) ||
      !GetProcessMemoryInfo(process.get(), reinterpret_cast<PROCESS_MEMORY_COUNTERS*>(&memory),
                            sizeof(memory))) {
    return absl::UnavailableError("no such process");
  }
  ProcessUsage usage;
  usage.cpu_time = FromFileTime(kernel) + FromFileTime(user);
  usage.unique_memory = static_cast<int64_t>(memory.PrivateUsage);
  usage.peak_resident = static_cast<int64_t>(memory.PeakWorkingSetSize);
  return usage;
}

absl::Duration WaitingTimeOfProcess(int64_t /*id*/) { return absl::ZeroDuration(); }

absl::Duration WaitingTimeOfThisThread() { return absl::ZeroDuration(); }

}  // namespace tengen
