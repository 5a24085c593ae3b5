// The brain: commands in, answers out.
//
//   Brain brain(searcher, sink, [&] { queue.Push({Event::Kind::kThought, {}, {}}); });
//   brain.Run(queue);
//
// How input ends: END, or the end of input, stops a search that is under way at once. Its best move
// is still written, since it was asked for before; nothing after it, and the process ends. So a
// script that pipes "BEGIN" or "BEGIN, END" gets its move, and a manager that is gone costs no
// time.
#ifndef TENGEN_PROTOCOL_BRAIN_H_
#define TENGEN_PROTOCOL_BRAIN_H_

#include <functional>

#include "absl/strings/string_view.h"
#include "absl/time/time.h"
#include "protocol/command_parser.h"
#include "protocol/line_reader.h"
#include "protocol/response.h"
#include "protocol/session.h"

namespace tengen {

// Not thread-safe: one owner thread.
class Brain {
 public:
  // How long STOP and the end wait for a search that was told to stop. It obeys in a twentieth of a
  // second; this is for a host that is busy, and so that nothing can keep the process alive.
  static constexpr absl::Duration kPatience = absl::Seconds(2);

  // `on_thought` is called in another thread when a search has ended; then `HandleThought` is due.
  // `searcher` and `sink` outlive this.
  Brain(Searcher& searcher, ResponseSink& sink, std::function<void()> on_thought)
      : sink_(sink), session_(searcher, sink, std::move(on_thought)) {}

  // Handles events until the end; nothing is left to be written then.
  void Run(EventQueue& queue);

  enum class State : uint8_t { kRunning, kEnded };

  // Does what a line says. `arrival` is when it came.
  State HandleLine(absl::string_view line, absl::Time arrival);

  // Writes the answer of a search that has ended by itself; nothing if that has been done.
  void HandleThought();

  // Stops a search that is under way and writes its answer.
  void AnswerNow();

  // Whether a search was started whose answer has not been written or dropped.
  bool thinking() const { return session_.thinking(); }

 private:
  template <typename T>
  State Obey(const T& command, absl::Time arrival);

  ResponseSink& sink_;
  CommandParser parser_;
  Session session_;
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_BRAIN_H_
