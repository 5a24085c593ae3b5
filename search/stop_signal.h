// The one flag by which a search ends, and the reasons that raise it.
//
//   StopSignal stop(control, time, limits.nodes);
//   if (stop.Poll(nodes)) ...       // the main thread, now and then
//   if (stop.raised()) ...          // every thread, at each node
#ifndef TENGEN_SEARCH_STOP_SIGNAL_H_
#define TENGEN_SEARCH_STOP_SIGNAL_H_

#include <atomic>
#include <cstdint>

#include "search/search_control.h"
#include "search/time_manager.h"

namespace tengen {

class StopSignal {
 public:
  // `control` and `time` outlive this.
  StopSignal(const SearchControl& control, TimeManager& time) : control_(control), time_(time) {}
  StopSignal(const StopSignal&) = delete;
  StopSignal& operator=(const StopSignal&) = delete;

  // Thread-safe.
  bool raised() const { return raised_.load(std::memory_order_relaxed); }
  void Raise() { raised_.store(true, std::memory_order_relaxed); }

  // Looks at the control and the clock. Only from the main thread of the search.
  void Poll() {
    const uint32_t version = control_.time_version();
    if (version != time_version_) {
      time_version_ = version;
      time_.SetControl(control_.time());
    }
    if (control_.stopped() || time_.HardLimitReached()) Raise();
  }

 private:
  const SearchControl& control_;
  TimeManager& time_;
  uint32_t time_version_ = 0;
  std::atomic<bool> raised_ = false;
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_STOP_SIGNAL_H_
