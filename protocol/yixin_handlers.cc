// The commands by which Yixin-Board analyses positions.
#include <algorithm>
#include <limits>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "engine/forbidden.h"
#include "protocol/command_handlers.h"
#include "protocol/move_search.h"
#include "protocol/response.h"

namespace tengen {
namespace {

// The largest table that is offered: a GUI asks for no more. The binary logarithm of KiB.
constexpr int kMaxTableSizeLog = 24;

// An offered draw is taken if the last search saw the brain no better than this.
constexpr Value kDrawValue = 0;

absl::StatusOr<std::vector<Point>> PointsAt(const Game& game,
                                            const std::vector<Coordinates>& coordinates) {
  std::vector<Point> points;
  for (Coordinates at : coordinates) {
    absl::StatusOr<Point> point = game.PointAt(at);
    if (!point.ok()) return point.status();
    points.push_back(*point);
  }
  return points;
}

}  // namespace

absl::Status Handle(const SetUpCommand& command, const CommandContext& context) {
  Session& session = context.session;
  absl::StatusOr<Rule> rule = RuleInForce(session.settings());
  if (!rule.ok()) return absl::FailedPreconditionError(rule.status().message());
  return session.game().SetStones(command.stones, *rule, BoardUse::kSetUp);
}

absl::Status Handle(const ShowInfoCommand&, const CommandContext& context) {
  Session& session = context.session;
  session.settings().yixin_dialect = true;
  ResponseSink& sink = session.sink();
  sink.Write(FormatMessage(absl::StrCat("INFO MAX_THREAD_NUM ", session.max_threads())));
  sink.Write(FormatMessage(absl::StrCat("INFO MAX_HASH_SIZE ", kMaxTableSizeLog)));
  return absl::OkStatus();
}

absl::Status Handle(const ShowForbidCommand&, const CommandContext& context) {
  // A GUI waits for the line whatever the rule is, even before there is a board.
  Session& session = context.session;
  absl::StatusOr<Rule> rule = RuleInForce(session.settings());
  Bitboard points;
  if (rule.ok() && *rule == Rule::kRenju && session.game().has_board()) {
    Position position = session.game().MakePosition(*rule);
    points = ForbiddenPointsOf(position);
  }
  session.sink().Write(FormatForbid(points));
  return absl::OkStatus();
}

absl::Status Handle(const HashClearCommand&, const CommandContext& context) {
  context.session.ClearTables();
  return absl::OkStatus();
}

absl::Status Handle(const ShowHashUsageCommand&, const CommandContext& context) {
  Session& session = context.session;
  const size_t table_size = session.settings().table_size;
  const std::string size =
      table_size == 0 ? "what fits the memory" : absl::StrCat(table_size >> 10, " KiB");
  session.sink().Write(
      FormatMessage(absl::StrFormat("hash usage %d.%d %%, hash size %s", session.table_usage() / 10,
                                    session.table_usage() % 10, size)));
  return absl::OkStatus();
}

absl::Status Handle(const NBestCommand& command, const CommandContext& context) {
  return ThinkAboutMove(context.session, context.arrival, {.num_lines = command.lines});
}

absl::Status Handle(const SearchDefendCommand&, const CommandContext& context) {
  return ThinkAboutMove(context.session, context.arrival,
                        {.num_lines = std::numeric_limits<int>::max()});
}

absl::Status Handle(const BlockCommand& command, const CommandContext& context) {
  absl::StatusOr<std::vector<Point>> points = PointsAt(context.session.game(), command.points);
  if (points.ok()) context.session.Block(*points);
  return points.status();
}

absl::Status Handle(const BlockUndoCommand& command, const CommandContext& context) {
  absl::StatusOr<std::vector<Point>> points = PointsAt(context.session.game(), command.points);
  if (points.ok()) context.session.Unblock(*points);
  return points.status();
}

absl::Status Handle(const BlockResetCommand&, const CommandContext& context) {
  context.session.UnblockAll();
  return absl::OkStatus();
}

absl::Status Handle(const BlockPathCommand& command, const CommandContext& context) {
  absl::StatusOr<std::vector<Point>> moves = PointsAt(context.session.game(), command.moves);
  if (moves.ok()) context.session.BlockPath(*moves);
  return moves.status();
}

absl::Status Handle(const BlockPathUndoCommand& command, const CommandContext& context) {
  absl::StatusOr<std::vector<Point>> moves = PointsAt(context.session.game(), command.moves);
  if (moves.ok()) context.session.UnblockPath(*moves);
  return moves.status();
}

absl::Status Handle(const BlockPathResetCommand&, const CommandContext& context) {
  context.session.UnblockAllPaths();
  return absl::OkStatus();
}

absl::Status Handle(const DrawCommand&, const CommandContext& context) {
  const bool accepts = context.session.last_value().value_or(kInfinity) <= kDrawValue;
  context.session.sink().Write(FormatMessage(accepts ? "draw accepted" : "draw declined"));
  return absl::OkStatus();
}

absl::Status Handle(const ResignCommand&, const CommandContext& context) {
  context.session.sink().Write(FormatMessage("resignation accepted"));
  return absl::OkStatus();
}

}  // namespace tengen
