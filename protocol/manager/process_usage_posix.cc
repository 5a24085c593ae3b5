#include <sys/types.h>
#include <time.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <system_error>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "protocol/manager/process_usage.h"

namespace tengen {
namespace {

// The sum of the fields of /proc/PID/<file> whose names begin with `prefix`, in bytes.
int64_t SumOfProcFields(pid_t pid, absl::string_view file, absl::string_view prefix) {
  std::ifstream stream(absl::StrCat("/proc/", pid, "/", file));
  int64_t kilobytes = 0;
  for (std::string line; std::getline(stream, line);) {
    if (!absl::StartsWith(line, prefix)) continue;
    const std::vector<absl::string_view> fields =
        absl::StrSplit(line, absl::ByAnyChar(" \t"), absl::SkipEmpty());
    int64_t value = 0;
    if (fields.size() >= 2 && absl::SimpleAtoi(fields[1], &value)) kilobytes += value;
  }
  return kilobytes * 1024;
}

// The second field of a schedstat file: nanoseconds ready to run, but not running.
absl::Duration WaitingTimeIn(const std::filesystem::path& schedstat) {
  std::ifstream stream(schedstat);
  int64_t running = 0;
  int64_t waiting = 0;
  return stream >> running >> waiting ? absl::Nanoseconds(waiting) : absl::ZeroDuration();
}

}  // namespace

absl::StatusOr<ProcessUsage> UsageOfProcess(int64_t id) {
  const pid_t pid = static_cast<pid_t>(id);
  clockid_t clock;
  timespec time;
  if (clock_getcpuclockid(pid, &clock) != 0 || clock_gettime(clock, &time) != 0) {
    return absl::UnavailableError("no such process");
  }
  ProcessUsage usage;
  usage.cpu_time = absl::DurationFromTimespec(time);
  usage.unique_memory = SumOfProcFields(pid, "smaps_rollup", "Private_");
  usage.peak_resident = SumOfProcFields(pid, "status", "VmHWM:");
  return usage;
}

absl::Duration WaitingTimeOfProcess(int64_t id) {
  absl::Duration sum;
  std::error_code error;
  // A thread may end while the list is read, so no step may throw.
  for (std::filesystem::directory_iterator task(absl::StrCat("/proc/", id, "/task"), error), end;
       !error && task != end; task.increment(error)) {
    sum += WaitingTimeIn(task->path() / "schedstat");
  }
  return sum;
}

absl::Duration WaitingTimeOfThisThread() { return WaitingTimeIn("/proc/thread-self/schedstat"); }

}  // namespace tengen
