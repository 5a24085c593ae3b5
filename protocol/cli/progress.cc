#include "protocol/cli/progress.h"

#include "absl/time/clock.h"

namespace tengen {
namespace {

constexpr absl::Duration kInterval = absl::Milliseconds(500);

}  // namespace

Progress::Progress(std::ostream& out, size_t total)
    : start_(absl::Now()), total_(total), out_(out), thread_([this] { Run(); }) {}

Progress::~Progress() {
  {
    absl::MutexLock lock(&mutex_);
    ends_ = true;
  }
  thread_.join();
  absl::MutexLock lock(&mutex_);
  Write();
  out_ << "\n";
}

void Progress::Step() {
  absl::MutexLock lock(&mutex_);
  ++done_;
}

void Progress::Run() {
  absl::MutexLock lock(&mutex_);
  while (!mutex_.AwaitWithTimeout(absl::Condition(&ends_), kInterval)) Write();
}

void Progress::Write() {
  out_ << "\r" << done_ << " of " << total_ << ", " << absl::ToInt64Seconds(absl::Now() - start_)
       << " s" << std::flush;
}

}  // namespace tengen
