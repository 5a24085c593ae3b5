#include "protocol/cli/flag_set.h"

#include <optional>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/matchers.h"

namespace tengen {
namespace {

using absl::StatusCode;
using testing::ElementsAre;
using testing::HasSubstr;

class FlagSetTest : public testing::Test {
 protected:
  FlagSetTest() {
    flags_.AddSwitch("json", "write JSON", [this] { ++json_; });
    flags_.AddText("input", "FILE", "a file", &input_);
    flags_.AddChoice<int>("level", "how hard", {{"low", 1}, {"high", 2}}, &level_);
  }

  absl::StatusOr<std::vector<std::string>> Parse(const std::vector<std::string>& arguments) {
    return flags_.Parse(arguments);
  }

  FlagSet flags_;
  int json_ = 0;
  int level_ = 0;
  std::string input_;
};

TEST_F(FlagSetTest, FlagsAndOperandsComeInAnyOrder) {
  EXPECT_THAT(*Parse({"a", "--json", "--level=high", "b", "--input", "file", "c"}),
              ElementsAre("a", "b", "c"));
  EXPECT_EQ(json_, 1);
  EXPECT_EQ(level_, 2);
  EXPECT_EQ(input_, "file");
}

TEST_F(FlagSetTest, AValueMayHoldAnEqualsSignOrBeEmpty) {
  EXPECT_THAT(Parse({"--input=a=b"}), IsOk());
  EXPECT_EQ(input_, "a=b");
  EXPECT_THAT(Parse({"--input="}), IsOk());
  EXPECT_EQ(input_, "");
}

TEST_F(FlagSetTest, ALoneHyphenAndWhatFollowsTwoAreOperands) {
  EXPECT_THAT(*Parse({"-", "--", "--json", "-x"}), ElementsAre("-", "--json", "-x"));
  EXPECT_EQ(json_, 0);
}

TEST_F(FlagSetTest, FaultsNameTheFlagAndWhatWasExpected) {
  EXPECT_THAT(Parse({"--jso"}), StatusIs(StatusCode::kInvalidArgument,
                                         "unknown flag '--jso', expected --json --input --level"));
  EXPECT_THAT(Parse({"--json=1"}),
              StatusIs(StatusCode::kInvalidArgument, HasSubstr("expected no value")));
  EXPECT_THAT(Parse({"--input"}),
              StatusIs(StatusCode::kInvalidArgument, HasSubstr("expected --input=FILE")));
  EXPECT_THAT(Parse({"--level=medium"}),
              StatusIs(StatusCode::kInvalidArgument, "'--level=medium': expected low|high"));
}

TEST_F(FlagSetTest, HelpNamesEachFlagWithItsForm) {
  EXPECT_EQ(flags_.Help(),
            "  --json\n      write JSON\n  --input=FILE\n      a file\n"
            "  --level=low|high\n      how hard\n");
}

TEST_F(FlagSetTest, AListenerHearsWhatWasSetAsItCanBeGivenAgain) {
  std::vector<std::string> heard;
  flags_.SetListener([&heard](const std::string& flag) { heard.push_back(flag); });
  ASSERT_THAT(Parse({"a", "--json", "--input", "a b", "--level=high"}), IsOk());
  EXPECT_THAT(heard, ElementsAre("--json", "--input=a b", "--level=high"));
  EXPECT_FALSE(Parse({"--level=odd"}).ok());
  EXPECT_EQ(heard.size(), 3);
}

}  // namespace
}  // namespace tengen
