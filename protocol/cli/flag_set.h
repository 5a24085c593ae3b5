// The flags of one subcommand.
//
//   FlagSet flags;
//   flags.AddSwitch("json", "write JSON", [&] { format = kJson; });
//   flags.AddChoice("passes", "whether passing is allowed", {{"on", kOn}, {"off", kOff}}, &passes);
//   absl::StatusOr<std::vector<std::string>> operands = flags.Parse(arguments);
//
// A flag is written --name=value or --name value, a switch --name. Everything after -- is an
// operand; so is a lone -. Each subcommand has flags of its own, and tests run several in one
// process: that is why these aren't global flags of Abseil's.
#ifndef TENGEN_PROTOCOL_CLI_FLAG_SET_H_
#define TENGEN_PROTOCOL_CLI_FLAG_SET_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"

namespace tengen {

class FlagSet {
 public:
  // Reads a value and stores it, or says what was expected, as in "expected on or off".
  using Setter = std::function<absl::Status(absl::string_view value)>;

  // Declares a flag with a value. `form` stands for the value in the help, as in "FILE". The
  // pointers that the setters keep must outlive the set.
  void Add(absl::string_view name, absl::string_view form, absl::string_view help, Setter setter);

  // A flag without a value, which calls `set`.
  void AddSwitch(absl::string_view name, absl::string_view help, std::function<void()> set);

  void AddText(absl::string_view name, absl::string_view form, absl::string_view help,
               std::string* value);

  // A flag that takes one of some names. `T` is often an optional<Enum>.
  template <typename T>
  using Choices = std::vector<std::pair<std::string, T>>;
  template <typename T>
  void AddChoice(absl::string_view name, absl::string_view help, Choices<T> choices, T* value);

  // `listener` is told each flag that `Parse` has set, as --name=value or --name.
  using Listener = std::function<void(const std::string& flag)>;
  void SetListener(Listener listener) { listener_ = std::move(listener); }

  // Sets the flags and returns the operands in order. InvalidArgument names the flag, the value and
  // what was expected.
  absl::StatusOr<std::vector<std::string>> Parse(absl::Span<const std::string> arguments) const;

  // One line a flag, in the order in which they were added.
  std::string Help() const;

 private:
  enum class Value : uint8_t { kNone, kRequired };

  struct Flag {
    std::string name;
    Value value;
    std::string form;
    std::string help;
    Setter setter;
  };

  absl::Status Set(absl::Span<const std::string>& arguments) const;
  absl::StatusOr<const Flag*> Find(absl::string_view name) const;

  std::vector<Flag> flags_;
  Listener listener_ = [](const std::string&) {};
};

template <typename T>
void FlagSet::AddChoice(absl::string_view name, absl::string_view help, Choices<T> choices,
                        T* value) {
  const auto first = [](std::string* out, const std::pair<std::string, T>& choice) {
    out->append(choice.first);
  };
  const std::string form = absl::StrJoin(choices, "|", first);
  Add(name, form, help, [choices = std::move(choices), form, value](absl::string_view text) {
    for (const auto& [choice, meaning] : choices) {
      if (text != choice) continue;
      *value = meaning;
      return absl::OkStatus();
    }
    return absl::InvalidArgumentError(absl::StrCat("expected ", form));
  });
}

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_FLAG_SET_H_
