#include "protocol/cli/elo.h"

#include <optional>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/string_view.h"
#include "protocol/json_writer.h"
#include "protocol/manager/statistics.h"

namespace tengen {
namespace {

void WriteEstimate(absl::string_view key, const EloEstimate& estimate, JsonWriter& json) {
  WriteOptional(key, estimate.value, json);
  WriteOptional(absl::StrCat(key, "_low"), estimate.low, json);
  WriteOptional(absl::StrCat(key, "_high"), estimate.high, json);
}

std::string AnswerJson(const ScoreCounts& counts) {
  JsonWriter json;
  json.BeginObject();
  json.Key("games").Integer(counts.games());
  WriteOptional("score", MeanScore(counts), json);
  WriteEstimate("elo", EstimateElo(counts, EloModel::kLogistic), json);
  WriteEstimate("normalized_elo", EstimateElo(counts, EloModel::kNormalized), json);
  json.EndObject();
  return absl::StrCat(json.text(), "\n");
}

std::string AnswerText(const ScoreCounts& counts) {
  const std::optional<double> score = MeanScore(counts);
  const std::string percent =
      score.has_value() ? absl::StrFormat("%.1f %%", 100 * *score) : std::string("n/a");
  const auto estimate = [&counts](EloModel model) {
    return FormatEstimate(EstimateElo(counts, model));
  };
  return absl::StrCat("games ", counts.games(), ": ", DescribeCounts(counts), "\nscore ", percent,
                      "\nElo ", estimate(EloModel::kLogistic), "\nnormalized Elo ",
                      estimate(EloModel::kNormalized), "\n");
}

}  // namespace

void EloCommand::AddFlags(FlagSet& flags) {
  input_.AddFlags(flags);
  AddJsonFlag(flags, &format_);
}

absl::StatusOr<ExitCode> EloCommand::Run(const std::vector<std::string>& operands,
                                         const Streams& streams) {
  const absl::StatusOr<ScoreCounts> counts = input_.Read(operands);
  if (!counts.ok()) return counts.status();
  streams.out << (format_ == OutputFormat::kJson ? AnswerJson(*counts) : AnswerText(*counts));
  return ExitCode::kAnswered;
}

}  // namespace tengen
