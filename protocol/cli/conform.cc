#include "protocol/cli/conform.h"

#include <array>
#include <cstddef>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "protocol/json_writer.h"
#include "protocol/manager/conformance.h"

namespace tengen {
namespace {

constexpr size_t kNumOutcomes = 4;

std::string ResultJson(const ConformanceCheck& check, const ConformanceResult& result) {
  JsonWriter json;
  json.BeginObject();
  json.Key("check").String(check.name).Key("result").String(NameOf(result.outcome));
  json.Key("promise").String(check.promise).Key("remark");
  result.remark.empty() ? json.Null() : json.String(result.remark);
  json.Key("lines").BeginArray();
  if (result.outcome == ConformanceOutcome::kFailed) {
    for (const std::string& line : result.lines) json.String(line);
  }
  json.EndArray().EndObject();
  return absl::StrCat(json.text(), "\n");
}

std::string ResultText(const ConformanceCheck& check, const ConformanceResult& result) {
  std::string text = absl::StrFormat("%-5s %-22s %s", std::string(NameOf(result.outcome)),
                                     std::string(check.name), std::string(check.promise));
  if (result.outcome != ConformanceOutcome::kFailed) {
    const std::string remark = result.remark.empty() ? "" : absl::StrCat(" (", result.remark, ")");
    return absl::StrCat(text, remark, "\n");
  }
  absl::StrAppend(&text, "\n        ", result.remark, "\n");
  for (const std::string& line : result.lines) absl::StrAppend(&text, "        ", line, "\n");
  return text;
}

// "48 pass, 1 fail, 2 lacks".
std::string Summary(const std::array<int, kNumOutcomes>& counts) {
  std::string text;
  for (size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] == 0) continue;
    absl::StrAppend(&text, text.empty() ? "" : ", ", counts[i], " ",
                    NameOf(static_cast<ConformanceOutcome>(i)));
  }
  return absl::StrCat(text, "\n");
}

}  // namespace

void ConformCommand::AddFlags(FlagSet& flags) {
  flags.Add("only", "NAME,...", "the checks to run; all if not given",
            [this](absl::string_view text) {
              only_ = absl::StrSplit(text, ',', absl::SkipEmpty());
              return absl::OkStatus();
            });
  AddJsonFlag(flags, &format_);
}

absl::StatusOr<ExitCode> ConformCommand::Run(const std::vector<std::string>& operands,
                                             const Streams& streams) {
  if (operands.empty()) {
    return absl::InvalidArgumentError("no brain, expected -- and the command that starts it");
  }
  const ConformanceRequest request = {
      operands.front(), {operands.begin() + 1, operands.end()}, only_};
  std::array<int, kNumOutcomes> counts = {};
  const auto report = [&](const ConformanceCheck& check, const ConformanceResult& result) {
    ++counts[static_cast<size_t>(result.outcome)];
    streams.out << (format_ == OutputFormat::kJson ? ResultJson(check, result)
                                                   : ResultText(check, result))
                << std::flush;
  };
  if (absl::Status status = RunConformance(request, report); !status.ok()) return status;
  if (format_ == OutputFormat::kText) streams.out << Summary(counts);
  const int failed = counts[static_cast<size_t>(ConformanceOutcome::kFailed)];
  return failed == 0 ? ExitCode::kAnswered : ExitCode::kCheckFailed;
}

}  // namespace tengen
