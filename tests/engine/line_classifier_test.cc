#include "engine/line_classifier.h"

#include <string>

#include "engine/pattern_table.h"
#include "gtest/gtest.h"
#include "tests/oracle/line_patterns.h"
#include "tests/support/rule_test_name.h"

namespace tengen {
namespace {

constexpr uint32_t kNumKeys = 1U << kWindowKeyBits;

oracle::Window WindowOf(uint32_t key) {
  oracle::Window window = {};
  for (int offset = -kWindowReach; offset <= kWindowReach; ++offset) {
    if (offset == 0) continue;
    window[static_cast<size_t>(oracle::kMiddle + offset)] = CellInKey(key, offset);
  }
  return window;
}

// "X.XX*.O#": the window of a drawing, with the point at the star and blocked cells beyond.
uint32_t KeyOf(const std::string& drawing) {
  const int star = static_cast<int>(drawing.find('*'));
  uint32_t key = (1U << kWindowKeyBits) - 1;
  for (int i = 0; i < static_cast<int>(drawing.size()); ++i) {
    const int offset = i - star;
    if (offset == 0 || offset < -kWindowReach || offset > kWindowReach) continue;
    const char c = drawing[static_cast<size_t>(i)];
    const Cell cell = c == 'X'   ? Cell::kBlack
                      : c == 'O' ? Cell::kWhite
                      : c == '.' ? Cell::kEmpty
                                 : Cell::kBlocked;
    key = WithCell(key, offset, cell);
  }
  return key;
}

LinePattern Classify(Rule rule, Color color, const std::string& drawing) {
  return LineClassifier(SpecOf(rule), color).Classify(KeyOf(drawing));
}

struct RuleAndColor {
  Rule rule;
  Color color;
};

class EveryWindowTest : public testing::TestWithParam<RuleAndColor> {};

TEST_P(EveryWindowTest, HasThePatternOfTheOracleInTheClassifierAndInTheTable) {
  const auto [rule, color] = GetParam();
  oracle::LinePatterns expected(rule, color);
  LineClassifier classifier(SpecOf(rule), color);
  const PatternTable& table = PatternTable::For(rule);
  for (uint32_t key = 0; key < kNumKeys; ++key) {
    const LinePattern pattern = expected.Of(WindowOf(key));
    ASSERT_EQ(classifier.Classify(key), pattern) << std::hex << key;
    ASSERT_EQ(table.pattern(color, key), pattern) << std::hex << key;
  }
}

std::vector<RuleAndColor> AllRulesAndColors() {
  std::vector<RuleAndColor> all;
  for (Rule rule : kRules) {
    for (Color color : kColors) all.push_back({rule, color});
  }
  return all;
}

std::string NameOfParam(const testing::TestParamInfo<RuleAndColor>& tested) {
  return RuleTestName(tested.param.rule) +
         (tested.param.color == Color::kBlack ? "_black" : "_white");
}

INSTANTIATE_TEST_SUITE_P(AllRules, EveryWindowTest, testing::ValuesIn(AllRulesAndColors()),
                         NameOfParam);

TEST(LineClassifierTest, AnOverlineIsWorthWhatTheRuleSays) {
  const std::string six = ".XXX*XX..";
  EXPECT_EQ(Classify(Rule::kFreestyle, Color::kBlack, six), LinePattern::kFive);
  EXPECT_EQ(Classify(Rule::kStandard, Color::kBlack, six), LinePattern::kNone);
  EXPECT_EQ(Classify(Rule::kRenju, Color::kBlack, six), LinePattern::kOverline);
  EXPECT_EQ(Classify(Rule::kCaro, Color::kBlack, six), LinePattern::kNone);
  EXPECT_EQ(Classify(Rule::kCaroPlus, Color::kBlack, six), LinePattern::kFive);
}

TEST(LineClassifierTest, WhiteMayMakeAnOverlineInRenju) {
  EXPECT_EQ(Classify(Rule::kRenju, Color::kWhite, ".OOO*OO.."), LinePattern::kFive);
}

TEST(LineClassifierTest, TwoFoursOnOneLineAreADoubleFourOnlyWhereThatIsForbidden) {
  const std::string two_fours = ".X.X*X.X.";
  EXPECT_EQ(Classify(Rule::kRenju, Color::kBlack, two_fours), LinePattern::kDoubleFour);
  EXPECT_EQ(Classify(Rule::kStandard, Color::kBlack, two_fours), LinePattern::kOpenFour);
}

TEST(LineClassifierTest, AThreeBetweenFarStonesIsNoThreeWhereAnOverlineDoesNotWin) {
  const std::string between = "X..X*X..X";
  EXPECT_EQ(Classify(Rule::kRenju, Color::kBlack, between), LinePattern::kBroadSleepingThree);
  EXPECT_EQ(Classify(Rule::kFreestyle, Color::kBlack, between), LinePattern::kFreeThree);
}

TEST(LineClassifierTest, OnlyAStoneClosesAFiveInCaro) {
  EXPECT_EQ(Classify(Rule::kCaro, Color::kBlack, "OXX*XXO"), LinePattern::kNone);
  EXPECT_EQ(Classify(Rule::kCaro, Color::kBlack, "OXX*XX#"), LinePattern::kFive);
  EXPECT_EQ(Classify(Rule::kCaro, Color::kBlack, "#XX*XX#"), LinePattern::kFive);
}

TEST(LineClassifierTest, AReplyAtTheFarEndStopsACaroFourNextToAnOpponentStone) {
  EXPECT_EQ(Classify(Rule::kCaro, Color::kBlack, "O.XX*X..."), LinePattern::kFour);
  EXPECT_EQ(Classify(Rule::kFreestyle, Color::kBlack, "O.XX*X..."), LinePattern::kOpenFour);
}

}  // namespace
}  // namespace tengen
