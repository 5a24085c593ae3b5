// A flag that rises when time is up, for searches that look at one.
//
//   StopTimer timer;
//   timer.Start(absl::Seconds(5));
//   solver.Solve(position, {.stop = &timer.stopped()});
#ifndef TENGEN_PROTOCOL_CLI_STOP_TIMER_H_
#define TENGEN_PROTOCOL_CLI_STOP_TIMER_H_

#include <atomic>
#include <thread>

#include "absl/base/thread_annotations.h"
#include "absl/synchronization/mutex.h"
#include "absl/time/time.h"

namespace tengen {

// One owner; the flag may be read from any thread.
class StopTimer {
 public:
  StopTimer();
  ~StopTimer();
  StopTimer(const StopTimer&) = delete;
  StopTimer& operator=(const StopTimer&) = delete;

  // Lowers the flag, and raises it after `time`, which may be infinite.
  void Start(absl::Duration time);

  const std::atomic<bool>& stopped() const { return stopped_; }

 private:
  void Run();

  std::atomic<bool> stopped_ = false;
  absl::Mutex mutex_;
  absl::CondVar changed_;
  absl::Time deadline_ ABSL_GUARDED_BY(mutex_) = absl::InfiniteFuture();
  bool ends_ ABSL_GUARDED_BY(mutex_) = false;
  std::thread thread_;
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_STOP_TIMER_H_
