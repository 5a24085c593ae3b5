#include "protocol/cli/forbidden.h"

#include <algorithm>
#include <array>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "engine/forbidden.h"
#include "engine/forbidden_explanation.h"
#include "engine/notation.h"
#include "engine/point.h"
#include "engine/position.h"
#include "engine/rule.h"
#include "protocol/cli/explanation_text.h"
#include "protocol/json_writer.h"

namespace tengen {
namespace {

constexpr std::array<ForbiddenKind, 3> kKinds = {
    ForbiddenKind::kOverline, ForbiddenKind::kDoubleFour, ForbiddenKind::kDoubleThree};

std::vector<Point> PointsOfKind(Position& position, ForbiddenKind kind) {
  std::vector<Point> points;
  for (Point point : ForbiddenPointsOf(position)) {
    if (FindForbidden(position, point) == kind) points.push_back(point);
  }
  std::sort(points.begin(), points.end(), ReadsBefore);
  return points;
}

std::string ListText(const PositionInput& input, Position& position) {
  std::string text = input.id.empty() ? "" : absl::StrCat(input.id, ": ");
  if (!HasForbiddenPoints(position.rule(), Color::kBlack)) {
    return absl::StrCat(text, NameOf(position.rule()), " has no forbidden points, renju has\n");
  }
  absl::string_view separator;
  for (ForbiddenKind kind : kKinds) {
    const std::vector<Point> points = PointsOfKind(position, kind);
    absl::StrAppend(&text, separator, NameOf(kind), ": ",
                    points.empty() ? "-" : FormatMoves(points, position.geometry(), " "));
    separator = "; ";
  }
  return absl::StrCat(text, "\n");
}

std::string ListJson(const PositionInput& input, Position& position) {
  JsonWriter json;
  json.BeginObject();
  WriteId(input.id, json);
  for (ForbiddenKind kind : kKinds) {
    WritePoints(JsonNameOf(kind), PointsOfKind(position, kind), position.geometry(), json);
  }
  json.EndObject();
  return absl::StrCat(json.text(), "\n");
}

}  // namespace

void ForbiddenCommand::AddFlags(FlagSet& flags) {
  options_.AddFlags(flags);
  AddJsonFlag(flags, &format_);
  flags.AddText("explain", "POINT", "say why the point is forbidden or not, step by step",
                &explain_);
}

absl::StatusOr<ExitCode> ForbiddenCommand::Run(const std::vector<std::string>& operands,
                                               const Streams& streams) {
  const absl::StatusOr<std::vector<PositionInput>> inputs =
      ReadInputs(operands, options_, streams.in);
  if (!inputs.ok()) return inputs.status();
  std::string answers;
  for (const PositionInput& input : *inputs) {
    const absl::StatusOr<std::string> answer = Answer(input);
    if (!answer.ok()) return answer.status();
    answers += *answer;
  }
  streams.out << answers;
  return ExitCode::kAnswered;
}

absl::StatusOr<std::string> ForbiddenCommand::Answer(const PositionInput& input) const {
  absl::StatusOr<Position> position = ToPosition(input, ToMove::kIgnored);
  if (!position.ok()) return position.status();
  if (explain_.empty()) {
    return format_ == OutputFormat::kJson ? ListJson(input, *position) : ListText(input, *position);
  }
  const absl::StatusOr<Point> point = ParsePoint(explain_, position->geometry());
  if (!point.ok() || *point == kNoPoint || !position->IsEmpty(*point)) {
    return absl::InvalidArgumentError(absl::StrCat(
        "'--explain=", explain_, "': expected an empty point of the board, as in --explain=H8"));
  }
  if (!HasForbiddenPoints(position->rule(), Color::kBlack)) {
    return absl::InvalidArgumentError(
        absl::StrCat("'--explain=", explain_, "': ", NameOf(position->rule()),
                     " has no forbidden points, expected --rule=renju"));
  }
  const PointExplanation explanation = ExplainForbidden(*position, *point);
  return format_ == OutputFormat::kJson
             ? ExplanationJson(input.id, explanation, position->geometry())
             : ExplanationText(explanation, position->geometry());
}

}  // namespace tengen
