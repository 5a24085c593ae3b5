// The strings by which a running search is steered from other threads.
//
//   SearchControl control;                        // one a search
//   searcher.Search(request, control, listener);  // in the search thread
//   control.Stop();                               // in any other
#ifndef TENGEN_SEARCH_SEARCH_CONTROL_H_
#define TENGEN_SEARCH_SEARCH_CONTROL_H_

#include <atomic>
#include <cstdint>

#include "absl/base/thread_annotations.h"
#include "absl/synchronization/mutex.h"
#include "search/limits.h"

namespace tengen {

// Thread-safe. A stop that comes before the search begins is kept.
class SearchControl {
 public:
  SearchControl() = default;
  // Stops once `*other_stop` is true, too. It may be null, and outlives this.
  explicit SearchControl(const std::atomic<bool>* other_stop) : other_stop_(other_stop) {}
  SearchControl(const SearchControl&) = delete;
  SearchControl& operator=(const SearchControl&) = delete;

  void Stop() { stopped_.store(true, std::memory_order_relaxed); }
  bool stopped() const {
    return stopped_.load(std::memory_order_relaxed) ||
           (other_stop_ != nullptr && other_stop_->load(std::memory_order_relaxed));
  }

  // Replaces the time control of the search.
  void SetTimeControl(const TimeControl& time) {
    absl::MutexLock lock(&mutex_);
    time_ = time;
    version_.fetch_add(1, std::memory_order_release);
  }
  // Grows with each `SetTimeControl`; 0 before the first.
  uint32_t time_version() const { return version_.load(std::memory_order_acquire); }
  TimeControl time() const {
    absl::MutexLock lock(&mutex_);
    return time_;
  }

 private:
  std::atomic<bool> stopped_ = false;
  const std::atomic<bool>* other_stop_ = nullptr;
  std::atomic<uint32_t> version_ = 0;
  mutable absl::Mutex mutex_;
  TimeControl time_ ABSL_GUARDED_BY(mutex_);
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_SEARCH_CONTROL_H_
