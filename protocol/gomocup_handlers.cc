// The commands of the Gomocup protocol, without its openings.
#include "absl/strings/str_cat.h"
#include "protocol/command_handlers.h"
#include "protocol/info_key.h"
#include "protocol/move_search.h"
#include "protocol/response.h"

namespace tengen {
namespace {

// Begins a game on a board of `size` points a side.
absl::Status StartGame(Session& session, int size) {
  absl::Status status = session.game().Start(size);
  status.Update(RuleInForce(session.settings()).status());
  if (!status.ok()) return absl::FailedPreconditionError(status.message());
  session.NewGame();
  session.sink().Write(kOkLine);
  return absl::OkStatus();
}

absl::Status Think(const CommandContext& context) {
  return ThinkAboutMove(context.session, context.arrival, {});
}

}  // namespace

absl::Status Handle(const StartCommand& command, const CommandContext& context) {
  return StartGame(context.session, command.size);
}

absl::Status Handle(const RectStartCommand& command, const CommandContext& context) {
  if (command.width == command.height) return StartGame(context.session, command.width);
  context.session.game().Close();
  return absl::InvalidArgumentError(absl::StrCat("unsupported board of ", command.width, " by ",
                                                 command.height,
                                                 " points, expected a square one, such as 20"));
}

absl::Status Handle(const RestartCommand&, const CommandContext& context) {
  if (!context.session.game().has_board()) return context.session.game().Restart();
  return StartGame(context.session, context.session.game().board().size());
}

absl::Status Handle(const BeginCommand&, const CommandContext& context) { return Think(context); }

absl::Status Handle(const TurnCommand& command, const CommandContext& context) {
  if (absl::Status status = context.session.game().Play(command.at); !status.ok()) return status;
  return Think(context);
}

absl::Status Handle(const PlayCommand& command, const CommandContext& context) {
  Session& session = context.session;
  if (absl::Status status = session.game().Play(command.at); !status.ok()) return status;
  session.sink().Write(FormatMove(session.game().stones().back().point));
  return absl::OkStatus();
}

absl::Status Handle(const TakebackCommand& command, const CommandContext& context) {
  absl::Status status = context.session.game().Takeback(command.at);
  if (status.ok()) context.session.sink().Write(kOkLine);
  return status;
}

absl::Status Handle(const BoardCommand& command, const CommandContext& context) {
  Session& session = context.session;
  absl::StatusOr<Rule> rule = RuleInForce(session.settings());
  if (!rule.ok()) return absl::FailedPreconditionError(rule.status().message());
  absl::Status status = session.game().SetStones(command.stones, *rule, BoardUse::kThink);
  return status.ok() ? Think(context) : status;
}

absl::Status Handle(const InfoCommand& command, const CommandContext& context) {
  // Whatever is wrong with it: an answer would pass for the answer to the next command.
  Session& session = context.session;
  const GameClock before = session.settings().clock;
  ApplyInfo(session.settings(), command.key, command.value).IgnoreError();
  if (session.settings().clock != before) session.UpdateThoughtsClock();
  return absl::OkStatus();
}

absl::Status Handle(const AboutCommand&, const CommandContext& context) {
  context.session.sink().Write(FormatAbout());
  return absl::OkStatus();
}

}  // namespace tengen
