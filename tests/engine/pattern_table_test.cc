#include "engine/pattern_table.h"

#include "engine/line_window.h"
#include "gtest/gtest.h"

namespace tengen {
namespace {

constexpr uint32_t kNumKeys = 1U << kWindowKeyBits;

Cell Swapped(Cell cell) {
  if (cell == Cell::kBlack) return Cell::kWhite;
  return cell == Cell::kWhite ? Cell::kBlack : cell;
}

uint32_t WithColorsSwapped(uint32_t key) {
  for (int offset = -kWindowReach; offset <= kWindowReach; ++offset) {
    if (offset != 0) key = WithCell(key, offset, Swapped(CellInKey(key, offset)));
  }
  return key;
}

uint32_t ReadBackwards(uint32_t key) {
  uint32_t result = 0;
  for (int offset = -kWindowReach; offset <= kWindowReach; ++offset) {
    if (offset != 0) result = WithCell(result, -offset, CellInKey(key, offset));
  }
  return result;
}

TEST(PatternTableTest, APatternIsTheSameReadBackwards) {
  for (Rule rule : kRules) {
    const PatternTable& table = PatternTable::For(rule);
    for (uint32_t key = 0; key < kNumKeys; ++key) {
      ASSERT_EQ(table.Lines(key), table.Lines(ReadBackwards(key))) << NameOf(rule) << " " << key;
    }
  }
}

TEST(PatternTableTest, ColoursAreAlikeUnderEveryRuleButRenju) {
  for (Rule rule : kRules) {
    if (rule == Rule::kRenju) continue;
    const PatternTable& table = PatternTable::For(rule);
    for (uint32_t key = 0; key < kNumKeys; ++key) {
      ASSERT_EQ(table.pattern(Color::kBlack, key),
                table.pattern(Color::kWhite, WithColorsSwapped(key)))
          << NameOf(rule) << " " << key;
    }
  }
}

TEST(PatternTableTest, BothColoursOfAWindowComeTogether) {
  const PatternTable& table = PatternTable::For(Rule::kRenju);
  for (uint32_t key = 0; key < kNumKeys; ++key) {
    const auto black = static_cast<uint32_t>(table.pattern(Color::kBlack, key));
    const auto white = static_cast<uint32_t>(table.pattern(Color::kWhite, key));
    ASSERT_EQ(table.Lines(key), black | white << 16);
  }
}

TEST(PatternTableTest, ARuleHasOneTable) {
  for (Rule rule : kRules) EXPECT_EQ(&PatternTable::For(rule), &PatternTable::For(rule));
}

}  // namespace
}  // namespace tengen
