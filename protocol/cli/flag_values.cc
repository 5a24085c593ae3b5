#include "protocol/cli/flag_values.h"

#include <optional>

#include "engine/point.h"

namespace tengen {

absl::Status ParseRule(absl::string_view text, Rule* rule) {
  const std::optional<Rule> parsed = RuleFromText(text);
  if (!parsed.has_value()) {
    return absl::InvalidArgumentError(
        "expected freestyle, standard, renju, caro, caro+ or a Gomocup code (0, 1, 4, 9, 8)");
  }
  *rule = *parsed;
  return absl::OkStatus();
}

absl::Status ParseSize(absl::string_view text, int* size) {
  if (!absl::SimpleAtoi(text, size) || *size < kMinBoardSize || *size > kMaxBoardSize) {
    return absl::InvalidArgumentError(
        absl::StrCat("expected a number of ", kMinBoardSize, " to ", kMaxBoardSize));
  }
  return absl::OkStatus();
}

void AddRuleFlags(FlagSet& flags, Rule* rule, int* size) {
  flags.Add("rule", "NAME|CODE", "freestyle (the default), standard, renju, caro, caro+",
            [rule](absl::string_view text) { return ParseRule(text, rule); });
  flags.Add("size", "N", "points a side, 5 to 22; 15 if not given",
            [size](absl::string_view text) { return ParseSize(text, size); });
}

FlagSet::Setter SecondsSetter(absl::Duration* time) {
  return [time](absl::string_view text) {
    double seconds = 0;
    if (!absl::SimpleAtod(text, &seconds) || !(seconds >= 0)) {
      return absl::InvalidArgumentError("expected a number of seconds, as in 2.5");
    }
    *time = absl::Seconds(seconds);
    return absl::OkStatus();
  };
}

}  // namespace tengen
