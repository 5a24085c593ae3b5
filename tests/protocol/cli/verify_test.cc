#include "protocol/cli/verify.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/string_view.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/run_tengen.h"

namespace tengen {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

// An open three on an empty board.
constexpr absl::string_view kOpenThree = R"(tengen proof 1
rule freestyle
size 15
black F8 G8 H8
white A1 A3
to-move black

1 - I8
2 E8 J8
2 * E8
)";

TEST(VerifyCommandTest, AProofThatHoldsExitsZero) {
  const TengenRun run = RunTengen({"verify", "-"}, kOpenThree);
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.out, "-: valid, black wins in 2 stones\n");
  EXPECT_EQ(run.err, "");
}

TEST(VerifyCommandTest, AProofThatDoesNotHoldExitsOneAndSaysWhere) {
  const TengenRun run =
      RunTengen({"verify", "-"}, absl::StrReplaceAll(kOpenThree, {{"2 E8 J8\n", ""}}));
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_EQ(run.out, "-: not valid, after I8 E8: the attacker's E8 is not empty\n");
  EXPECT_EQ(run.err, "");
}

TEST(VerifyCommandTest, TheRuleOfTheProofDecides) {
  const std::string closed = absl::StrReplaceAll(kOpenThree, {{"white A1 A3", "white D8 K8"}});
  EXPECT_EQ(RunTengen({"verify", "-"}, closed).exit_code, 0);
  const TengenRun caro =
      RunTengen({"verify", "-"}, absl::StrReplaceAll(closed, {{"freestyle", "caro"}}));
  EXPECT_EQ(caro.exit_code, 1);
  EXPECT_THAT(caro.out, HasSubstr("which does not win"));
}

TEST(VerifyCommandTest, JsonHasAnObjectALineForEachFile) {
  const std::string good = WriteTestFile("good.proof", kOpenThree);
  const std::string bad =
      WriteTestFile("bad.proof", absl::StrReplaceAll(kOpenThree, {{"2 * E8\n", ""}}));
  const TengenRun run = RunTengen({"verify", "--json", good, bad});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_EQ(run.out,
            absl::StrCat("{\"file\":\"", good,
                         "\",\"valid\":true,\"rule\":\"freestyle\",\"size\":15,\"to_move\":"
                         "\"black\",\"length\":2,\"fault\":null}\n{\"file\":\"",
                         bad,
                         "\",\"valid\":false,\"rule\":\"freestyle\",\"size\":15,\"to_move\":"
                         "\"black\",\"length\":2,\"fault\":\"after I8: the reply A15 is not "
                         "answered\"}\n"));
}

TEST(VerifyCommandTest, WhatIsNoProofIsBadInput) {
  const TengenRun stones_twice =
      RunTengen({"verify", "-"}, absl::StrReplaceAll(kOpenThree, {{"A3", "F8"}}));
  EXPECT_EQ(stones_twice.exit_code, 2);
  EXPECT_EQ(stones_twice.out, "");
  EXPECT_EQ(stones_twice.err, "tengen: -, line 5: F8, expected stones on different points\n");
  EXPECT_EQ(RunTengen({"verify"}).exit_code, 2);
  EXPECT_EQ(RunTengen({"verify", "-"}, "").exit_code, 2);
  const TengenRun missing = RunTengen({"verify", "no/such.proof"});
  EXPECT_EQ(missing.exit_code, 2);
  EXPECT_THAT(missing.err, StartsWith("tengen: 'no/such.proof'"));
}

}  // namespace
}  // namespace tengen
