#include "protocol/info_key.h"

#include <algorithm>
#include <string>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "protocol/settings.h"
#include "tests/support/matchers.h"

namespace tengen {
namespace {

using ::testing::_;
using ::testing::Not;
using ::testing::Optional;

Settings With(absl::string_view key, absl::string_view value) {
  Settings settings;
  EXPECT_THAT(ApplyInfo(settings, key, value), IsOk()) << key << " " << value;
  return settings;
}

TEST(InfoKeyTest, EveryKeyTakesItsLimitsInAnyLetterCaseAndNothingBeyond) {
  for (const InfoKey& key : InfoKeys()) {
    Settings settings;
    EXPECT_THAT(ApplyInfo(settings, key.name, absl::StrCat(key.min)), IsOk()) << key.name;
    EXPECT_THAT(ApplyInfo(settings, absl::AsciiStrToUpper(key.name), absl::StrCat(key.max)), IsOk())
        << key.name;
    if (key.min > std::numeric_limits<int64_t>::min()) {
      EXPECT_THAT(ApplyInfo(settings, key.name, absl::StrCat(key.min - 1)),
                  StatusIs(absl::StatusCode::kInvalidArgument, _))
          << key.name;
    }
    if (key.max < std::numeric_limits<int64_t>::max()) {
      EXPECT_THAT(ApplyInfo(settings, key.name, absl::StrCat(key.max + 1)),
                  StatusIs(absl::StatusCode::kInvalidArgument, _))
          << key.name;
    }
  }
}

TEST(InfoKeyTest, EveryKeyRefusesWhatIsNoInteger) {
  for (const InfoKey& key : InfoKeys()) {
    for (const char* value : {"", "x", "1x", "1.5", "0x10", "99999999999999999999"}) {
      Settings settings;
      EXPECT_THAT(ApplyInfo(settings, key.name, value),
                  StatusIs(absl::StatusCode::kInvalidArgument, _))
          << key.name << " '" << value << "'";
    }
  }
}

TEST(InfoKeyTest, EveryKeyOfTheProtocolThatHoldsAnIntegerIsUnderstood) {
  // The rows of the protocol's table, without those that hold text or points.
  for (const char* key : {"timeout_turn",   "timeout_match", "time_left",      "max_memory",
                          "game_type",      "rule",          "max_depth",      "max_node",
                          "thread_num",     "hash_size",     "caution_factor", "pondering",
                          "time_increment", "show_detail",   "usedatabase",    "database_readonly",
                          "nbestsym",       "vcthread",      "checkmate",      "thread_split_depth",
                          "start_depth"}) {
    Settings settings;
    EXPECT_THAT(ApplyInfo(settings, key, "1"), IsOk()) << key;
  }
}

TEST(InfoKeyTest, OtherKeysAreNotFound) {
  Settings settings;
  for (const char* key : {"foo", "", "evaluate", "folder", "timeout", "rules"}) {
    EXPECT_THAT(ApplyInfo(settings, key, "1"), StatusIs(absl::StatusCode::kNotFound, _)) << key;
  }
}

TEST(InfoKeyTest, ABadValueLeavesTheSettingAsItIs) {
  Settings settings = With("hash_size", "65536");
  EXPECT_THAT(ApplyInfo(settings, "hash_size", "-5"), Not(IsOk()));
  EXPECT_EQ(settings.table_size, size_t{65536} << 10);
}

TEST(InfoKeyTest, TimesReachTheClock) {
  EXPECT_THAT(With("timeout_turn", "1500").time_control().turn, Optional(absl::Milliseconds(1500)));
  EXPECT_THAT(With("timeout_match", "60000").time_control().match, Optional(absl::Seconds(60)));
  EXPECT_THAT(With("time_left", "-8259").time_control().left, Optional(absl::Milliseconds(-8259)));
  EXPECT_EQ(With("time_increment", "3000").time_control().increment, absl::Seconds(3));
}

TEST(InfoKeyTest, YixinsNumbersForNoLimitAreUnlimitedInItsDialectOnly) {
  Settings yixin = With("show_detail", "3");
  EXPECT_THAT(ApplyInfo(yixin, "timeout_turn", "2000000"), IsOk());
  EXPECT_THAT(ApplyInfo(yixin, "timeout_match", "100000000"), IsOk());
  EXPECT_THAT(ApplyInfo(yixin, "time_left", "100000000"), IsOk());
  EXPECT_EQ(yixin.time_control().turn, std::nullopt);
  EXPECT_EQ(yixin.time_control().match, std::nullopt);
  EXPECT_EQ(yixin.time_control().left, std::nullopt);
  EXPECT_THAT(With("timeout_turn", "2000000").time_control().turn, Optional(absl::Seconds(2000)));
}

TEST(InfoKeyTest, MemoryIsSixtyFourBitsWide) {
  EXPECT_EQ(With("max_memory", "367001600").memory, size_t{367001600});
  EXPECT_EQ(With("max_memory", "4294967296").memory, size_t{4294967296});
  EXPECT_EQ(With("max_memory", "0").memory, kDefaultMemory);
  Settings settings;
  EXPECT_THAT(ApplyInfo(settings, "max_memory", "-1"), Not(IsOk()));
}

TEST(InfoKeyTest, DepthAndNodesOfZeroOrLessAreNoLimit) {
  EXPECT_EQ(With("max_depth", "9").max_depth, 9);
  EXPECT_EQ(With("max_node", "5000").max_nodes, 5000u);
  EXPECT_TRUE(With("max_node", "5000").has_depth_or_node_limit());
  for (const char* none : {"-1", "0"}) {
    EXPECT_FALSE(With("max_node", none).has_depth_or_node_limit());
    EXPECT_FALSE(With("max_depth", none).has_depth_or_node_limit());
  }
}

TEST(InfoKeyTest, ASearchThatNodesEndHasNoDefaultTime) {
  EXPECT_EQ(With("max_node", "5000").time_control().turn, std::nullopt);
}

TEST(InfoKeyTest, ShowDetailHoldsTwoBitsAndSpeaksYixin) {
  EXPECT_EQ(With("show_detail", "0").detail, (DetailLines{false, false}));
  EXPECT_EQ(With("show_detail", "1").detail, (DetailLines{true, false}));
  EXPECT_EQ(With("show_detail", "2").detail, (DetailLines{false, true}));
  EXPECT_EQ(With("show_detail", "3").detail, (DetailLines{true, true}));
  EXPECT_TRUE(With("show_detail", "0").yixin_dialect);
  EXPECT_FALSE(With("rule", "2").yixin_dialect);
}

TEST(RuleInForceTest, EveryCodeOfTheRulePageWithAndWithoutContinuation) {
  const std::vector<std::pair<int, Rule>> codes = {{0, Rule::kFreestyle},
                                                   {1, Rule::kStandard},
                                                   {4, Rule::kRenju},
                                                   {8, Rule::kCaroPlus},
                                                   {9, Rule::kCaro}};
  for (const auto& [code, rule] : codes) {
    for (const int sent : {code, code | 2}) {
      const Settings settings = With("rule", absl::StrCat(sent));
      absl::StatusOr<Rule> in_force = RuleInForce(settings);
      ASSERT_THAT(in_force, IsOk()) << sent;
      EXPECT_EQ(*in_force, rule) << sent;
    }
  }
}

TEST(RuleInForceTest, SumsWithoutAMeaningAreRefused) {
  for (const int code : {5, 7, 12, 13, 14, 15}) {
    EXPECT_THAT(RuleInForce(With("rule", absl::StrCat(code))),
                StatusIs(absl::StatusCode::kUnimplemented, testing::HasSubstr(absl::StrCat(code))))
        << code;
  }
}

TEST(RuleInForceTest, UnknownBitsAreLeftOut) {
  EXPECT_EQ(*RuleInForce(With("rule", "16")), Rule::kFreestyle);
  EXPECT_EQ(*RuleInForce(With("rule", "1025")), Rule::kStandard);
}

TEST(RuleInForceTest, TwoIsRenjuInTheYixinDialectWheneverThatIsSeen) {
  Settings settings = With("rule", "2");
  EXPECT_EQ(*RuleInForce(settings), Rule::kFreestyle);
  EXPECT_THAT(ApplyInfo(settings, "show_detail", "3"), IsOk());
  EXPECT_EQ(*RuleInForce(settings), Rule::kRenju);
}

TEST(RuleInForceTest, FiveAndSixAreFreestyleWithSwapInTheYixinDialect) {
  Settings settings = With("show_detail", "0");
  for (const char* code : {"5", "6"}) {
    EXPECT_THAT(ApplyInfo(settings, "rule", code), IsOk());
    EXPECT_EQ(*RuleInForce(settings), Rule::kFreestyle) << code;
  }
}

}  // namespace
}  // namespace tengen
