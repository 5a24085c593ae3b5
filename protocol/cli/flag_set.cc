#include "protocol/cli/flag_set.h"

#include "absl/strings/match.h"
#include "absl/strings/strip.h"

namespace tengen {
namespace {

constexpr absl::string_view kPrefix = "--";

}  // namespace

void FlagSet::Add(absl::string_view name, absl::string_view form, absl::string_view help,
                  Setter setter) {
  flags_.push_back({std::string(name), Value::kRequired, std::string(form), std::string(help),
                    std::move(setter)});
}

void FlagSet::AddSwitch(absl::string_view name, absl::string_view help, std::function<void()> set) {
  const auto setter = [set = std::move(set)](absl::string_view) {
    set();
    return absl::OkStatus();
  };
  flags_.push_back({std::string(name), Value::kNone, "", std::string(help), setter});
}

void FlagSet::AddText(absl::string_view name, absl::string_view form, absl::string_view help,
                      std::string* value) {
  Add(name, form, help, [value](absl::string_view text) {
    *value = std::string(text);
    return absl::OkStatus();
  });
}

absl::StatusOr<const FlagSet::Flag*> FlagSet::Find(absl::string_view name) const {
  for (const Flag& flag : flags_) {
    if (flag.name == name) return &flag;
  }
  const auto append_name = [](std::string* out, const Flag& flag) {
    absl::StrAppend(out, kPrefix, flag.name);
  };
  return absl::InvalidArgumentError(absl::StrCat("unknown flag '", kPrefix, name, "', expected ",
                                                 absl::StrJoin(flags_, " ", append_name)));
}

// Sets the flag at the front of `arguments` and removes it, with its value.
absl::Status FlagSet::Set(absl::Span<const std::string>& arguments) const {
  const absl::string_view text = absl::StripPrefix(arguments.front(), kPrefix);
  arguments.remove_prefix(1);
  const size_t equals = text.find('=');
  const absl::string_view name = text.substr(0, equals);
  const absl::StatusOr<const Flag*> flag = Find(name);
  if (!flag.ok()) return flag.status();
  absl::string_view value;
  if (equals != absl::string_view::npos) {
    if ((*flag)->value == Value::kNone) {
      return absl::InvalidArgumentError(
          absl::StrCat("'", kPrefix, text, "': expected no value, just ", kPrefix, name));
    }
    value = text.substr(equals + 1);
  } else if ((*flag)->value == Value::kRequired) {
    if (arguments.empty()) {
      return absl::InvalidArgumentError(absl::StrCat(
          "'", kPrefix, name, "' has no value, expected ", kPrefix, name, "=", (*flag)->form));
    }
    value = arguments.front();
    arguments.remove_prefix(1);
  }
  absl::Status status = (*flag)->setter(value);
  const std::string written = (*flag)->value == Value::kNone
                                  ? absl::StrCat(kPrefix, name)
                                  : absl::StrCat(kPrefix, name, "=", value);
  if (!status.ok()) {
    return absl::InvalidArgumentError(absl::StrCat("'", written, "': ", status.message()));
  }
  listener_(written);
  return status;
}

absl::StatusOr<std::vector<std::string>> FlagSet::Parse(
    absl::Span<const std::string> arguments) const {
  std::vector<std::string> operands;
  while (!arguments.empty()) {
    if (arguments.front() == kPrefix) {
      operands.insert(operands.end(), arguments.begin() + 1, arguments.end());
      break;
    }
    if (absl::StartsWith(arguments.front(), kPrefix)) {
      if (absl::Status status = Set(arguments); !status.ok()) return status;
    } else {
      operands.push_back(arguments.front());
      arguments.remove_prefix(1);
    }
  }
  return operands;
}

std::string FlagSet::Help() const {
  std::string text;
  for (const Flag& flag : flags_) {
    const absl::string_view equals = flag.value == Value::kNone ? "" : "=";
    absl::StrAppend(&text, "  ", kPrefix, flag.name, equals, flag.form, "\n      ", flag.help,
                    "\n");
  }
  return text;
}

}  // namespace tengen
