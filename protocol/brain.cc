#include "protocol/brain.h"

#include <type_traits>
#include <variant>

#include "protocol/command_handlers.h"

namespace tengen {

void Brain::Run(EventQueue& queue) {
  State state = State::kRunning;
  while (state == State::kRunning) {
    const Event event = queue.Pop();
    switch (event.kind) {
      case Event::Kind::kLine:
        state = HandleLine(event.line, event.arrival);
        break;
      case Event::Kind::kThought:
        HandleThought();
        break;
      case Event::Kind::kEndOfInput:
        AnswerNow();
        state = State::kEnded;
        break;
    }
  }
}

Brain::State Brain::HandleLine(absl::string_view line, absl::Time arrival) {
  State state = State::kRunning;
  for (const absl::StatusOr<Command>& command : parser_.ParseLine(line)) {
    if (command.ok()) {
      state = std::visit([&](const auto& c) { return Obey(c, arrival); }, *command);
    } else {
      sink_.Write(FormatFailure(command.status()));
    }
  }
  return state;
}

template <typename T>
Brain::State Brain::Obey(const T& command, absl::Time arrival) {
  if constexpr (T::kWhileThinking == WhileThinking::kAnswer) {
    AnswerNow();
    return std::is_same_v<T, EndCommand> ? State::kEnded : State::kRunning;
  } else {
    if (T::kWhileThinking == WhileThinking::kDiscard) session_.DiscardThought();
    const absl::Status status = Handle(command, {session_, arrival});
    if (!status.ok()) sink_.Write(FormatFailure(status));
    return State::kRunning;
  }
}

void Brain::HandleThought() {
  if (session_.thought_is_ready()) session_.AnswerThought();
}

void Brain::AnswerNow() {
  session_.HurryThought();
  if (session_.thinking()) session_.AnswerThought(kPatience);
}

}  // namespace tengen
