#include "engine/point_threat.h"

#include <algorithm>
#include <set>
#include <string>

#include "gtest/gtest.h"

namespace tengen {
namespace {

constexpr int kNumLines = 1 << 16;

std::array<LinePattern, 4> LinesOf(int lines) {
  std::array<LinePattern, 4> patterns;
  for (size_t i = 0; i < 4; ++i) patterns[i] = static_cast<LinePattern>(lines >> (4 * i) & 15);
  return patterns;
}

// The class by the words of `PointThreat`, from the four lines as they come.
PointThreat ExpectedThreat(const std::array<LinePattern, 4>& lines, ForbiddenPoints forbidden) {
  int fours = 0;
  int threes = 0;
  bool five = false;
  bool open_four = false;
  bool overline = false;
  for (LinePattern line : lines) {
    five |= line == LinePattern::kFive;
    open_four |= line == LinePattern::kOpenFour;
    overline |= line == LinePattern::kOverline;
    fours += line == LinePattern::kFour || line == LinePattern::kOpenFour ? 1 : 0;
    fours += line == LinePattern::kDoubleFour ? 2 : 0;
    threes += line == LinePattern::kThree || line == LinePattern::kFreeThree ? 1 : 0;
  }
  if (five) return PointThreat::kFive;
  if (forbidden == ForbiddenPoints::kRenju && (overline || fours > 1 || threes > 1)) {
    return PointThreat::kForbidden;
  }
  if (open_four) return PointThreat::kOpenFour;
  if (fours > 1) return PointThreat::kDoubleFour;
  if (fours == 1) return threes == 0 ? PointThreat::kFour : PointThreat::kFourThree;
  if (threes == 0) return PointThreat::kNone;
  return threes == 1 ? PointThreat::kThree : PointThreat::kDoubleThree;
}

TEST(PointThreatTest, EveryChoiceOfFourLinesHasItsClass) {
  for (ForbiddenPoints forbidden : {ForbiddenPoints::kNone, ForbiddenPoints::kRenju}) {
    const ClassifiedPattern* classified = ClassifiedPatterns(forbidden);
    for (int lines = 0; lines < kNumLines; ++lines) {
      const PointPattern pattern = PointPatternOf(static_cast<uint16_t>(lines));
      const PointThreat expected = ExpectedThreat(LinesOf(lines), forbidden);
      ASSERT_EQ(ThreatOf(pattern, forbidden), expected) << lines;
      const int threat_bits = static_cast<int>(expected) << kPointPatternBits;
      ASSERT_EQ(classified[lines], pattern | threat_bits) << lines;
    }
  }
}

TEST(PointThreatTest, APointPatternNamesItsFourLinesInAnyOrder) {
  std::set<PointPattern> patterns;
  for (int lines = 0; lines < kNumLines; ++lines) {
    const PointPattern pattern = PointPatternOf(static_cast<uint16_t>(lines));
    std::array<LinePattern, 4> sorted = LinesOf(lines);
    std::sort(sorted.begin(), sorted.end());
    ASSERT_EQ(LinePatternsOf(pattern), sorted) << lines;
    patterns.insert(pattern);
  }
  EXPECT_EQ(patterns.size(), static_cast<size_t>(kNumPointPatterns));
  EXPECT_EQ(*patterns.begin(), 0);
  EXPECT_EQ(*patterns.rbegin(), kNumPointPatterns - 1);
}

TEST(PointThreatTest, NoLinesAtAllAreThePatternZero) { EXPECT_EQ(PointPatternOf(0), 0); }

TEST(PointThreatTest, ClassesHaveDifferentNames) {
  std::set<std::string> names;
  for (int i = 0; i < kNumPointThreats; ++i) {
    names.insert(std::string(NameOf(static_cast<PointThreat>(i))));
  }
  EXPECT_EQ(names.size(), static_cast<size_t>(kNumPointThreats));
}

}  // namespace
}  // namespace tengen
