// Setters for values that flags of several subcommands share.
//
//   flags.Add("rule", kRuleForm, kRuleHelp, RuleSetter(&rule));
//   flags.Add("threads", "N", "how many; 1 if not given", NumberSetter(1, 1024, &threads));
#ifndef TENGEN_PROTOCOL_CLI_FLAG_VALUES_H_
#define TENGEN_PROTOCOL_CLI_FLAG_VALUES_H_

#include "absl/status/status.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "absl/time/time.h"
#include "engine/rule.h"
#include "protocol/cli/flag_set.h"

namespace tengen {

// A rule by name or Gomocup code; a board's size. InvalidArgument says what was expected.
absl::Status ParseRule(absl::string_view text, Rule* rule);
absl::Status ParseSize(absl::string_view text, int* size);

// Declares --rule and --size.
void AddRuleFlags(FlagSet& flags, Rule* rule, int* size);

// Seconds, not negative, as in "2.5".
FlagSet::Setter SecondsSetter(absl::Duration* time);

// A whole number from `least` to `most`; `T` may be held by an optional.
template <typename T, typename Holder>
FlagSet::Setter NumberSetter(T least, T most, Holder* value) {
  return [least, most, value](absl::string_view text) {
    T number = 0;
    if (!absl::SimpleAtoi(text, &number) || number < least || number > most) {
      return absl::InvalidArgumentError(absl::StrCat("expected a number of ", least, " to ", most));
    }
    *value = number;
    return absl::OkStatus();
  };
}

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_FLAG_VALUES_H_
