#include "protocol/manager/interrupt.h"

#include <csignal>
#include <vector>

namespace tengen {
namespace {

// A signal handler has no way to a member.
std::atomic<bool>& Flag() {
  static std::atomic<bool> flag{false};
  static_assert(std::atomic<bool>::is_always_lock_free);
  return flag;
}

extern "C" void HandleSignal(int number) {
  Flag().store(true);
  std::signal(number, SIG_DFL);
}

std::vector<int> Signals() {
  std::vector<int> signals = {SIGINT, SIGTERM};
#ifdef SIGHUP
  signals.push_back(SIGHUP);
#endif
  return signals;
}

}  // namespace

Interrupt::Interrupt() {
  Flag().store(false);
  for (const int number : Signals()) {
    before_[number] = std::signal(number, &HandleSignal);
    if (before_[number] == SIG_IGN) std::signal(number, SIG_IGN);
  }
}

Interrupt::~Interrupt() {
  for (const auto& [number, handler] : before_) std::signal(number, handler);
}

std::atomic<bool>& Interrupt::flag() { return Flag(); }

}  // namespace tengen
