#include "tests/oracle/line_patterns.h"

#include <algorithm>
#include <set>

namespace tengen::oracle {
namespace {

Cell& At(Window& window, int i) { return window[static_cast<size_t>(i)]; }
Cell At(const Window& window, int i) {
  return i < 0 || i >= kWindowCells ? Cell::kBlocked : window[static_cast<size_t>(i)];
}

// The unbroken row through the middle: its first and last cell.
struct Span {
  int first;
  int last;
};

Span RowThroughMiddle(const Window& window, Color color) {
  Span row = {kMiddle, kMiddle};
  while (At(window, row.first - 1) == CellOf(color)) --row.first;
  while (At(window, row.last + 1) == CellOf(color)) ++row.last;
  return row;
}

size_t NumberOf(const Window& window) {
  size_t number = 0;
  for (int i = 0; i < kWindowCells; ++i) {
    if (i != kMiddle) number = 4 * number + static_cast<size_t>(At(window, i));
  }
  return number;
}

}  // namespace

LinePatterns::LinePatterns(Rule rule, Color color)
    : rule_(rule), color_(color), known_(size_t{1} << (2 * (kWindowCells - 1))) {}

LinePattern LinePatterns::Of(Window window) {
  At(window, kMiddle) = CellOf(color_);
  std::optional<LinePattern>& known = known_[NumberOf(window)];
  if (!known.has_value()) known = Compute(window);
  return *known;
}

LinePattern LinePatterns::Compute(Window window) {
  if (Wins(window)) return LinePattern::kFive;
  const Span row = RowThroughMiddle(window, color_);
  if (row.last - row.first + 1 >= 6 && HasForbiddenPoints()) return LinePattern::kOverline;
  const std::vector<int> completions = Completions(window);
  return completions.empty() ? KindOfRest(window) : KindOfFour(window, completions);
}

bool LinePatterns::Wins(const Window& window) const {
  const Span row = RowThroughMiddle(window, color_);
  const Cell closing = CellOf(Opponent(color_));
  const int closed_ends = static_cast<int>(At(window, row.first - 1) == closing) +
                          static_cast<int>(At(window, row.last + 1) == closing);
  return IsWinningRow(rule_, color_, {row.last - row.first + 1, closed_ends});
}

std::vector<int> LinePatterns::Completions(Window window) const {
  std::vector<int> completions;
  for (int i = 0; i < kWindowCells; ++i) {
    if (At(window, i) != Cell::kEmpty) continue;
    At(window, i) = CellOf(color_);
    if (Wins(window)) completions.push_back(i);
    At(window, i) = Cell::kEmpty;
  }
  return completions;
}

LinePattern LinePatterns::KindOfFour(const Window& window,
                                     const std::vector<int>& completions) const {
  if (HasForbiddenPoints()) {
    // Different fours are different sets of four stones; the ends of one row complete the same set.
    std::set<std::set<int>> fours;
    for (int completion : completions) {
      Window completed = window;
      At(completed, completion) = CellOf(color_);
      const Span row = RowThroughMiddle(completed, color_);
      std::set<int> stones;
      for (int i = row.first; i <= row.last; ++i) stones.insert(i);
      stones.erase(completion);
      fours.insert(stones);
    }
    if (fours.size() > 1) return LinePattern::kDoubleFour;
    return completions.size() > 1 ? LinePattern::kOpenFour : LinePattern::kFour;
  }
  for (int reply = 0; reply < kWindowCells; ++reply) {
    if (At(window, reply) != Cell::kEmpty) continue;
    Window answered = window;
    At(answered, reply) = CellOf(Opponent(color_));
    if (Completions(answered).empty()) return LinePattern::kFour;
  }
  return LinePattern::kOpenFour;
}

LinePattern LinePatterns::KindOfRest(Window window) {
  std::vector<LinePattern> next;  // what one more stone makes, by where it stands
  for (int i = 0; i < kWindowCells; ++i) {
    if (At(window, i) != Cell::kEmpty) continue;
    At(window, i) = CellOf(color_);
    next.push_back(Of(window));
    At(window, i) = Cell::kEmpty;
  }
  const auto points_that_make = [&next](std::initializer_list<LinePattern> patterns) {
    return std::count_if(next.begin(), next.end(), [&](LinePattern pattern) {
      return std::find(patterns.begin(), patterns.end(), pattern) != patterns.end();
    });
  };
  using enum LinePattern;
  const auto open_fours = points_that_make({kOpenFour});
  if (open_fours >= 2) return kFreeThree;
  if (open_fours == 1) return kThree;
  const auto fours = points_that_make({kFour, kDoubleFour});
  if (fours >= 2) return kBroadSleepingThree;
  if (fours == 1) return kSleepingThree;
  const auto threes = points_that_make({kThree, kFreeThree});
  if (threes >= 3) return kFreeTwo;
  if (threes == 2) return kBroadTwo;
  if (threes == 1) return kOpenTwo;
  if (points_that_make({kSleepingThree, kBroadSleepingThree}) > 0) return kTwo;
  if (points_that_make({kOpenTwo, kBroadTwo, kFreeTwo}) > 0) return kOpenOne;
  return points_that_make({kTwo}) > 0 ? kOne : kNone;
}

}  // namespace tengen::oracle
