#include "protocol/cli/judge.h"

#include <optional>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "engine/color.h"
#include "engine/game_record.h"
#include "engine/notation.h"
#include "engine/opening_rule.h"
#include "engine/point.h"
#include "protocol/json_writer.h"

namespace tengen {
namespace {

absl::string_view OutcomeOf(GameResult result) {
  if (result == GameResult::kOpen) return "open";
  return result == GameResult::kDraw ? "draw" : "win";
}

// A string, or null for the empty one.
void WriteOptional(absl::string_view key, absl::string_view value, JsonWriter& json) {
  json.Key(key);
  value.empty() ? json.Null() : json.String(value);
}

std::string VerdictJson(absl::string_view id, const Verdict& verdict, const Geometry& board) {
  const std::optional<Color> winner = WinnerOf(verdict.result);
  const bool has_move = verdict.reason != EndReason::kNone;
  JsonWriter json;
  json.BeginObject();
  WriteId(id, json);
  json.Key("outcome").String(OutcomeOf(verdict.result));
  WriteOptional("winner", winner.has_value() ? NameOf(*winner) : "", json);
  WriteOptional("reason", NameOf(verdict.reason), json);
  WriteOptional("move", has_move ? FormatPoint(verdict.move, board) : "", json);
  WritePoints("line", verdict.line, board, json);
  json.EndObject();
  return absl::StrCat(json.text(), "\n");
}

std::string VerdictText(absl::string_view id, const Verdict& verdict, const Geometry& board) {
  std::string text = id.empty() ? "" : absl::StrCat(id, ": ");
  const std::optional<Color> winner = WinnerOf(verdict.result);
  absl::StrAppend(&text, winner.has_value() ? absl::StrCat(NameOf(*winner), " wins")
                                            : std::string(OutcomeOf(verdict.result)));
  if (verdict.reason != EndReason::kNone) {
    const absl::string_view refused = verdict.result == GameResult::kOpen ? "refused, " : "";
    absl::StrAppend(&text, ": ", refused, NameOf(verdict.reason));
    if (verdict.move != kNoPoint) absl::StrAppend(&text, " at ", FormatPoint(verdict.move, board));
  }
  if (!verdict.line.empty()) {
    absl::StrAppend(&text, " (", FormatMoves(verdict.line, board, " "), ")");
  }
  return absl::StrCat(text, "\n");
}

}  // namespace

void JudgeCommand::AddFlags(FlagSet& flags) {
  options_.AddFlags(flags);
  AddJsonFlag(flags, &format_);
  flags.AddChoice<ForbiddenPolicy>(
      "forbidden", "what happens to Black on a forbidden point; loses if not given",
      {{"loses", ForbiddenPolicy::kLoses}, {"refused", ForbiddenPolicy::kRefused}},
      &settings_.forbidden);
  flags.AddChoice<PassPolicy>("passes", "whether passing is allowed; off if not given",
                              {{"on", PassPolicy::kOn}, {"off", PassPolicy::kOff}},
                              &settings_.passes);
  FlagSet::Choices<OpeningRule> openings;
  for (OpeningRule rule : kOpeningRules) openings.emplace_back(std::string(NameOf(rule)), rule);
  flags.AddChoice<OpeningRule>("opening", "where the first stones may lie; free if not given",
                               openings, &settings_.opening);
  flags.AddChoice<RowPolicy>(
      "continuous", "whether play goes on after a five, until the board is full; off if not given",
      {{"on", RowPolicy::kContinues}, {"off", RowPolicy::kEndsGame}}, &settings_.rows);
}

absl::StatusOr<ExitCode> JudgeCommand::Run(const std::vector<std::string>& operands,
                                           const Streams& streams) {
  const absl::StatusOr<std::vector<PositionInput>> inputs =
      ReadInputs(operands, options_, streams.in);
  if (!inputs.ok()) return inputs.status();
  std::string answers;
  for (const PositionInput& input : *inputs) {
    const absl::StatusOr<GameRecord> game = ToGame(input);
    if (!game.ok()) return game.status();
    const Verdict verdict = Judge(*game, settings_);
    answers += format_ == OutputFormat::kJson ? VerdictJson(input.id, verdict, game->board)
                                              : VerdictText(input.id, verdict, game->board);
  }
  streams.out << answers;
  return ExitCode::kAnswered;
}

}  // namespace tengen
