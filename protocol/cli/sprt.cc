#include "protocol/cli/sprt.h"

#include "absl/status/status.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/string_view.h"
#include "protocol/json_writer.h"
#include "protocol/manager/statistics.h"

namespace tengen {
namespace {

void AddNumber(absl::string_view name, absl::string_view help, double* value, FlagSet& flags) {
  flags.Add(name, "X", absl::StrCat(help, "; ", *value, " if not given"),
            [value](absl::string_view text) {
              if (absl::SimpleAtod(text, value)) return absl::OkStatus();
              return absl::InvalidArgumentError("expected a number");
            });
}

absl::string_view NameOf(EloModel model) {
  return model == EloModel::kLogistic ? "logistic" : "normalized";
}

std::string AnswerJson(const SprtState& state, const SprtSettings& settings) {
  JsonWriter json;
  json.BeginObject();
  json.Key("llr").Number(state.llr).Key("lower").Number(state.lower);
  json.Key("upper").Number(state.upper).Key("verdict").String(NameOf(state.verdict));
  json.Key("elo0").Number(settings.elo0).Key("elo1").Number(settings.elo1);
  json.Key("alpha").Number(settings.alpha).Key("beta").Number(settings.beta);
  json.Key("model").String(NameOf(settings.model)).EndObject();
  return absl::StrCat(json.text(), "\n");
}

std::string AnswerText(const SprtState& state, const SprtSettings& settings) {
  return absl::StrCat(
      absl::StrFormat("LLR %.2f (%.2f to %.2f): ", state.llr, state.lower, state.upper),
      NameOf(state.verdict), "\nH0 ", settings.elo0, ", H1 ", settings.elo1, " ",
      NameOf(settings.model), " Elo, alpha ", settings.alpha, ", beta ", settings.beta, "\n");
}

}  // namespace

void SprtCommand::AddFlags(FlagSet& flags) {
  input_.AddFlags(flags);
  AddNumber("elo0", "the difference that H0 claims", &settings_.elo0, flags);
  AddNumber("elo1", "the difference that H1 claims", &settings_.elo1, flags);
  AddNumber("alpha", "how often H1 may be accepted where H0 holds", &settings_.alpha, flags);
  AddNumber("beta", "how often H0 may be accepted where H1 holds", &settings_.beta, flags);
  flags.AddChoice<EloModel>("model", "the Elo of the hypotheses; logistic if not given",
                            {{std::string(NameOf(EloModel::kLogistic)), EloModel::kLogistic},
                             {std::string(NameOf(EloModel::kNormalized)), EloModel::kNormalized}},
                            &settings_.model);
  AddJsonFlag(flags, &format_);
}

absl::StatusOr<ExitCode> SprtCommand::Run(const std::vector<std::string>& operands,
                                          const Streams& streams) {
  if (absl::Status status = CheckSprtSettings(settings_); !status.ok()) return status;
  const absl::StatusOr<ScoreCounts> counts = input_.Read(operands);
  if (!counts.ok()) return counts.status();
  const SprtState state = EvaluateSprt(*counts, settings_);
  streams.out << (format_ == OutputFormat::kJson ? AnswerJson(state, settings_)
                                                 : AnswerText(state, settings_));
  return ExitCode::kAnswered;
}

}  // namespace tengen
