// The pattern of a window of eleven cells, by the words of `engine/line_pattern.h` alone.
//
//   oracle::LinePatterns patterns(Rule::kRenju, Color::kBlack);
//   patterns.Of(window);    // what a black stone in the middle makes
#ifndef TENGEN_TESTS_ORACLE_LINE_PATTERNS_H_
#define TENGEN_TESTS_ORACLE_LINE_PATTERNS_H_

#include <array>
#include <optional>
#include <vector>

#include "engine/color.h"
#include "engine/line_pattern.h"
#include "engine/rule.h"
#include "tests/oracle/rules.h"

namespace tengen::oracle {

inline constexpr int kWindowCells = 11;
inline constexpr int kMiddle = 5;

// Five cells each way of a point on one line. What lies beyond counts as blocked.
using Window = std::array<Cell, kWindowCells>;

class LinePatterns {
 public:
  LinePatterns(Rule rule, Color color);

  // What a stone of the colour in the middle makes; what the window holds there does not matter.
  LinePattern Of(Window window);

 private:
  LinePattern Compute(Window window);
  // The pattern of a window of which some point completes a winning row.
  LinePattern KindOfFour(const Window& window, const std::vector<int>& completions) const;
  LinePattern KindOfRest(Window window);
  bool Wins(const Window& window) const;
  std::vector<int> Completions(Window window) const;
  bool HasForbiddenPoints() const { return rule_ == Rule::kRenju && color_ == Color::kBlack; }

  Rule rule_;
  Color color_;
  std::vector<std::optional<LinePattern>> known_;  // by the cells as a number in base 4
};

}  // namespace tengen::oracle

#endif  // TENGEN_TESTS_ORACLE_LINE_PATTERNS_H_
