#include "protocol/settings.h"

#include <optional>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"

namespace tengen {
namespace {

constexpr int kContinuousBit = 2;
constexpr int kKnownBits = 1 | kContinuousBit | 4 | 8;

constexpr int kYixinRenju = 2;
constexpr int kYixinFreestyleSwap = 5;
constexpr int kYixinFreestyleSwap2 = 6;

}  // namespace

absl::StatusOr<Rule> RuleInForce(const Settings& settings) {
  if (settings.yixin_dialect) {
    if (settings.rule_code == kYixinRenju) return Rule::kRenju;
    if (settings.rule_code == kYixinFreestyleSwap || settings.rule_code == kYixinFreestyleSwap2) {
      return Rule::kFreestyle;
    }
  }
  const std::optional<Rule> rule =
      RuleFromGomocupCode(settings.rule_code & kKnownBits & ~kContinuousBit);
  if (rule.has_value()) return *rule;
  return absl::UnimplementedError(
      absl::StrCat("rule ", settings.rule_code,
                   " is not supported; 0, 1, 4, 8 and 9 are, each with 2 added or not"));
}

}  // namespace tengen
