// Notices that the user or the system wants the program to stop.
//
//   Interrupt interrupt;
//   RunMatch(settings, interrupt.flag());
#ifndef TENGEN_PROTOCOL_MANAGER_INTERRUPT_H_
#define TENGEN_PROTOCOL_MANAGER_INTERRUPT_H_

#include <atomic>
#include <map>

namespace tengen {

// While it lives, the first SIGINT, SIGTERM or SIGHUP (where there is one) sets the flag, and the
// next of the same kind ends the process as usual. A signal that was ignored before stays so, as
// nohup wants it. REQUIRES: no other lives.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  // False at first. Others may set it too.
  std::atomic<bool>& flag();

 private:
  using Handler = void (*)(int);
  std::map<int, Handler> before_;  // by signal
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_MANAGER_INTERRUPT_H_
