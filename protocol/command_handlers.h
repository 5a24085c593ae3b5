// What the brain does about each command.
//
//   absl::Status status = Handle(TurnCommand{{7, 7}}, {session, arrival});
//   if (!status.ok()) sink.Write(FormatFailure(status));
//
// A handler changes the session and writes its answer to the session's sink, or starts the search
// whose end will; or it returns a status, which is the answer, and changes nothing. Commands that
// end a search have ended it before their handler is called (command.h), except STOP and END, which
// have none: that is all they do.
//
// In three files: gomocup_handlers.cc, yixin_handlers.cc, opening_handlers.cc.
#ifndef TENGEN_PROTOCOL_COMMAND_HANDLERS_H_
#define TENGEN_PROTOCOL_COMMAND_HANDLERS_H_

#include "absl/status/status.h"
#include "absl/time/time.h"
#include "protocol/command.h"
#include "protocol/session.h"

namespace tengen {

struct CommandContext {
  Session& session;
  absl::Time arrival;  // of the command's last line: where the clock of a move begins
};

absl::Status Handle(const StartCommand& command, const CommandContext& context);
absl::Status Handle(const RectStartCommand& command, const CommandContext& context);
absl::Status Handle(const RestartCommand& command, const CommandContext& context);
absl::Status Handle(const BeginCommand& command, const CommandContext& context);
absl::Status Handle(const TurnCommand& command, const CommandContext& context);
absl::Status Handle(const PlayCommand& command, const CommandContext& context);
absl::Status Handle(const TakebackCommand& command, const CommandContext& context);
absl::Status Handle(const BoardCommand& command, const CommandContext& context);
absl::Status Handle(const InfoCommand& command, const CommandContext& context);
absl::Status Handle(const AboutCommand& command, const CommandContext& context);

absl::Status Handle(const SetUpCommand& command, const CommandContext& context);
absl::Status Handle(const ShowInfoCommand& command, const CommandContext& context);
absl::Status Handle(const ShowForbidCommand& command, const CommandContext& context);
absl::Status Handle(const HashClearCommand& command, const CommandContext& context);
absl::Status Handle(const ShowHashUsageCommand& command, const CommandContext& context);
absl::Status Handle(const NBestCommand& command, const CommandContext& context);
absl::Status Handle(const SearchDefendCommand& command, const CommandContext& context);
absl::Status Handle(const BlockCommand& command, const CommandContext& context);
absl::Status Handle(const BlockUndoCommand& command, const CommandContext& context);
absl::Status Handle(const BlockResetCommand& command, const CommandContext& context);
absl::Status Handle(const BlockPathCommand& command, const CommandContext& context);
absl::Status Handle(const BlockPathUndoCommand& command, const CommandContext& context);
absl::Status Handle(const BlockPathResetCommand& command, const CommandContext& context);
absl::Status Handle(const DrawCommand& command, const CommandContext& context);
absl::Status Handle(const ResignCommand& command, const CommandContext& context);

absl::Status Handle(const Swap2BoardCommand& command, const CommandContext& context);
absl::Status Handle(const BalanceOneCommand& command, const CommandContext& context);
absl::Status Handle(const BalanceTwoCommand& command, const CommandContext& context);
absl::Status Handle(const Swap2StepCommand& command, const CommandContext& context);
absl::Status Handle(const SoosorvStepCommand& command, const CommandContext& context);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_COMMAND_HANDLERS_H_
