#include "protocol/cli/stop_timer.h"

#include "absl/time/clock.h"

namespace tengen {

StopTimer::StopTimer() : thread_([this] { Run(); }) {}

StopTimer::~StopTimer() {
  {
    absl::MutexLock lock(&mutex_);
    ends_ = true;
    changed_.Signal();
  }
  thread_.join();
}

void StopTimer::Start(absl::Duration time) {
  absl::MutexLock lock(&mutex_);
  stopped_.store(false);
  deadline_ = absl::Now() + time;
  changed_.Signal();
}

void StopTimer::Run() {
  absl::MutexLock lock(&mutex_);
  while (!ends_) {
    changed_.WaitWithDeadline(&mutex_, deadline_);
    if (absl::Now() < deadline_) continue;
    stopped_.store(true);
    deadline_ = absl::InfiniteFuture();
  }
}

}  // namespace tengen
