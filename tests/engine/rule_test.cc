#include "engine/rule.h"

#include "gtest/gtest.h"
#include "tests/oracle/rules.h"

namespace tengen {
namespace {

bool Wins(const RowSpec& spec, const oracle::Row& row) {
  if (row.length >= 6) return spec.overline == Overline::kWins;
  return row.length == 5 && (row.closed_ends < 2 || spec.closed_five == ClosedFive::kWins);
}

void CompareRowsOf(Rule rule, Color color) {
  for (int length = 1; length <= 9; ++length) {
    for (int closed_ends = 0; closed_ends <= 2; ++closed_ends) {
      const oracle::Row row = {length, closed_ends};
      EXPECT_EQ(Wins(SpecOf(rule).row[static_cast<size_t>(color)], row),
                IsWinningRow(rule, color, row))
          << NameOf(rule) << " " << length << " " << closed_ends;
    }
  }
}

TEST(RuleTest, EveryRowWinsWhereTheTableOfTheRulesSaysSo) {
  for (Rule rule : kRules) {
    for (Color color : kColors) CompareRowsOf(rule, color);
  }
}

TEST(RuleTest, FivesCanBeClosedInCaroAndCaroPlus) {
  for (Rule rule : kRules) {
    const bool caro = rule == Rule::kCaro || rule == Rule::kCaroPlus;
    for (Color color : kColors) EXPECT_EQ(FivesCanBeClosed(rule, color), caro) << NameOf(rule);
  }
}

TEST(RuleTest, OnlyBlackInRenjuHasForbiddenPoints) {
  for (Rule rule : kRules) {
    EXPECT_EQ(HasForbiddenPoints(rule, Color::kBlack), rule == Rule::kRenju);
    EXPECT_FALSE(HasForbiddenPoints(rule, Color::kWhite));
  }
}

TEST(RuleTest, RulesHaveTheNamesAndCodesOfTheProtocol) {
  EXPECT_EQ(RuleFromText("freestyle"), Rule::kFreestyle);
  EXPECT_EQ(RuleFromText("STANDARD"), Rule::kStandard);
  EXPECT_EQ(RuleFromText("Renju"), Rule::kRenju);
  EXPECT_EQ(RuleFromText("caro"), Rule::kCaro);
  EXPECT_EQ(RuleFromText("caro+"), Rule::kCaroPlus);
  EXPECT_EQ(RuleFromGomocupCode(0), Rule::kFreestyle);
  EXPECT_EQ(RuleFromGomocupCode(1), Rule::kStandard);
  EXPECT_EQ(RuleFromGomocupCode(4), Rule::kRenju);
  EXPECT_EQ(RuleFromGomocupCode(8), Rule::kCaroPlus);
  EXPECT_EQ(RuleFromGomocupCode(9), Rule::kCaro);
}

TEST(RuleTest, AnyRuleComesBackFromItsNameAndItsCode) {
  for (Rule rule : kRules) {
    EXPECT_EQ(RuleFromText(NameOf(rule)), rule);
    EXPECT_EQ(RuleFromText(std::to_string(SpecOf(rule).gomocup_code)), rule);
  }
}

TEST(RuleTest, OtherTextsAndCodesNameNoRule) {
  for (const char* text : {"", "go", "freestyle ", "4x", "x4", "-1", "2", "12", "99999999999"}) {
    EXPECT_EQ(RuleFromText(text), std::nullopt) << text;
  }
  for (int code : {-1, 2, 3, 5, 6, 7, 10, 11, 12}) {
    EXPECT_EQ(RuleFromGomocupCode(code), std::nullopt) << code;
  }
}

}  // namespace
}  // namespace tengen
