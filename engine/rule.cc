#include "engine/rule.h"

#include <charconv>

#include "absl/strings/match.h"

namespace tengen {
namespace {

constexpr RowSpec kFiveOrMore = {Overline::kWins, ClosedFive::kWins};
constexpr RowSpec kExactlyFive = {Overline::kNoWin, ClosedFive::kWins};
constexpr RowSpec kOpenExactlyFive = {Overline::kNoWin, ClosedFive::kNoWin};
constexpr RowSpec kOpenFiveOrMore = {Overline::kWins, ClosedFive::kNoWin};
constexpr ForbiddenPoints kFree = ForbiddenPoints::kNone;

// In the order of `Rule`; each row is the table of `rules.md`, Black before White.
constexpr std::array<RuleSpec, kNumRules> kSpecs = {{
    {"freestyle", 0, {kFiveOrMore, kFiveOrMore}, {kFree, kFree}},
    {"standard", 1, {kExactlyFive, kExactlyFive}, {kFree, kFree}},
    {"renju", 4, {kExactlyFive, kFiveOrMore}, {ForbiddenPoints::kRenju, kFree}},
    {"caro", 9, {kOpenExactlyFive, kOpenExactlyFive}, {kFree, kFree}},
    {"caro+", 8, {kOpenFiveOrMore, kOpenFiveOrMore}, {kFree, kFree}},
}};

}  // namespace

const RuleSpec& SpecOf(Rule rule) { return kSpecs[static_cast<size_t>(rule)]; }

std::optional<Rule> RuleFromText(absl::string_view text) {
  for (Rule rule : kRules) {
    if (absl::EqualsIgnoreCase(text, NameOf(rule))) return rule;
  }
  int code = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), code);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return RuleFromGomocupCode(code);
}

std::optional<Rule> RuleFromGomocupCode(int code) {
  for (Rule rule : kRules) {
    if (SpecOf(rule).gomocup_code == code) return rule;
  }
  return std::nullopt;
}

}  // namespace tengen
