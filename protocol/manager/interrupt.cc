#include "protocol/manager/interrupt.h"

#include <csignal>

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

void SetHandlers(void (*handler)(int)) {
  std::signal(SIGINT, handler);
  std::signal(SIGTERM, handler);
#ifdef SIGHUP
  std::signal(SIGHUP, handler);
#endif
}

}  // namespace

Interrupt::Interrupt() {
  Flag().store(false);
  SetHandlers(&HandleSignal);
}

Interrupt::~Interrupt() { SetHandlers(SIG_DFL); }

std::atomic<bool>& Interrupt::flag() { return Flag(); }

}  // namespace tengen
