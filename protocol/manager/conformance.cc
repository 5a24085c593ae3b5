#include "protocol/manager/conformance.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "protocol/manager/brain_session.h"

namespace tengen {
namespace {

bool IsNamed(absl::string_view name, const std::vector<std::string>& names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

absl::Status CheckNames(const std::vector<std::string>& names,
                        const std::vector<ConformanceCheck>& checks) {
  for (const std::string& name : names) {
    const auto has_name = [&name](const ConformanceCheck& check) { return check.name == name; };
    if (std::any_of(checks.begin(), checks.end(), has_name)) continue;
    const auto append_name = [](std::string* out, const ConformanceCheck& check) {
      absl::StrAppend(out, check.name);
    };
    return absl::InvalidArgumentError(absl::StrCat("unknown check '", name, "', expected some of ",
                                                   absl::StrJoin(checks, " ", append_name)));
  }
  return absl::OkStatus();
}

absl::StatusOr<ConformanceResult> RunCheck(const ConformanceCheck& check,
                                           const ConformanceRequest& request) {
  absl::StatusOr<BrainSession> brain = BrainSession::Start(request.program, request.arguments);
  if (!brain.ok()) return brain.status();
  ConformanceSession session(*std::move(brain));
  check.run(session);
  return session.Finish();
}

}  // namespace

std::vector<ConformanceCheck> AllConformanceChecks() {
  std::vector<ConformanceCheck> checks;
  for (const absl::Span<const ConformanceCheck> theme :
       {StartChecks(), TextChecks(), GameChecks(), TimeChecks(), EndChecks(), MemoryChecks(),
        RuleChecks(), OpeningChecks()}) {
    checks.insert(checks.end(), theme.begin(), theme.end());
  }
  return checks;
}

absl::Status RunConformance(const ConformanceRequest& request, const ConformanceReport& report) {
  const std::vector<ConformanceCheck> checks = AllConformanceChecks();
  if (absl::Status status = CheckNames(request.only, checks); !status.ok()) return status;
  // What all others need is always run; it is reported only if it was asked for, or went wrong.
  const absl::StatusOr<ConformanceResult> first = RunCheck(checks.front(), request);
  if (!first.ok()) return first.status();
  const bool is_alive = first->outcome == ConformanceOutcome::kPassed;
  for (const ConformanceCheck& check : checks) {
    const bool is_first = &check == &checks.front();
    const bool is_wanted = request.only.empty() || IsNamed(check.name, request.only);
    if (is_first && (is_wanted || !is_alive)) report(check, *first);
    if (is_first || !is_wanted) continue;
    if (!is_alive) {
      report(check, {ConformanceOutcome::kSkipped, "the brain gives no answers", {}});
      continue;
    }
    const absl::StatusOr<ConformanceResult> result = RunCheck(check, request);
    if (!result.ok()) return result.status();
    report(check, *result);
  }
  return absl::OkStatus();
}

}  // namespace tengen
