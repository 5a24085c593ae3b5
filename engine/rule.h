// The rules of the game as data: what wins and what is forbidden, for each colour.
//
//   const RuleSpec& spec = SpecOf(Rule::kRenju);
//   spec.row[Index(Color::kBlack)].overline == Overline::kNoWin
//
// `rules.md` is the source. Adding a rule touches this unit and `line_classifier` alone.
#ifndef TENGEN_ENGINE_RULE_H_
#define TENGEN_ENGINE_RULE_H_

#include <array>
#include <cstdint>
#include <optional>

#include "absl/strings/string_view.h"
#include "engine/color.h"

namespace tengen {

enum class Rule : uint8_t { kFreestyle = 0, kStandard = 1, kRenju = 2, kCaro = 3, kCaroPlus = 4 };

inline constexpr int kNumRules = 5;
inline constexpr std::array<Rule, kNumRules> kRules = {Rule::kFreestyle, Rule::kStandard,
                                                       Rule::kRenju, Rule::kCaro, Rule::kCaroPlus};

constexpr int Index(Rule rule) { return static_cast<int>(rule); }

// What six or more stones in a row are worth.
enum class Overline : uint8_t { kWins, kNoWin };

// Whether five stones closed at both ends by opponent stones win. The edge never closes an end.
enum class ClosedFive : uint8_t { kWins, kNoWin };

// Which rows win for one colour.
struct RowSpec {
  Overline overline = Overline::kWins;
  ClosedFive closed_five = ClosedFive::kWins;

  friend constexpr bool operator==(const RowSpec& a, const RowSpec& b) = default;
};

// Whether a colour has forbidden points (overline, double four, double three).
enum class ForbiddenPoints : uint8_t { kNone, kRenju };

struct RuleSpec {
  absl::string_view name;                             // "freestyle", ..., "caro+"
  int gomocup_code;                                   // 0, 1, 4, 9, 8
  std::array<RowSpec, kNumColors> row;                // by colour
  std::array<ForbiddenPoints, kNumColors> forbidden;  // by colour
};

// Thread-safe; the reference lives for ever.
const RuleSpec& SpecOf(Rule rule);

inline absl::string_view NameOf(Rule rule) { return SpecOf(rule).name; }

// Whether there are fives of `color` that do not win, since opponent stones close both ends.
inline bool FivesCanBeClosed(Rule rule, Color color) {
  return SpecOf(rule).row[static_cast<size_t>(color)].closed_five == ClosedFive::kNoWin;
}

// Whether `color` has forbidden points under `rule`.
inline bool HasForbiddenPoints(Rule rule, Color color) {
  return SpecOf(rule).forbidden[static_cast<size_t>(color)] == ForbiddenPoints::kRenju;
}

// A rule by its name, letter case free, or by its Gomocup code in decimal ("4").
std::optional<Rule> RuleFromText(absl::string_view text);

// A rule by its Gomocup code without the bit 2 of continuous games: 0, 1, 4, 8 or 9.
std::optional<Rule> RuleFromGomocupCode(int code);

}  // namespace tengen

#endif  // TENGEN_ENGINE_RULE_H_
