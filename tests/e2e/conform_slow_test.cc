// All checks of `tengen conform`.
#include <iostream>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/time/clock.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/binary_path.h"
#include "tests/support/run_tengen.h"

namespace tengen {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(ConformSlowTest, TheBrainOfThisBuildPassesAll) {
  const absl::Time start = absl::Now();
  const TengenRun run = RunTengen({"conform", "--", BinaryPath("pbrain-tengen")});
  EXPECT_EQ(run.exit_code, 0) << run.out;
  EXPECT_THAT(run.out, Not(HasSubstr("skip"))) << run.out;
  std::cout << "all checks: " << absl::ToDoubleSeconds(absl::Now() - start) << " s\n";
}

TEST(ConformSlowTest, AnAnswerThatNeverComesIsNamed) {
  const TengenRun run = RunTengen(
      {"conform", "--only=takeback-runs", "--", BinaryPath("toy_brain"), "--fault=mute_takeback"});
  EXPECT_THAT(run.out, HasSubstr("expected OK or UNKNOWN within 5s")) << run.out;
}

// From the first move on, or from the second.
TEST(ConformSlowTest, NoBrainMakesItHang) {
  struct Case {
    const char* fault;
    const char* reason;
  };
  for (const auto& [fault, reason] :
       std::vector<Case>{{"hang", "the engine has not answered"},
                         {"flood", "the engine has "},
                         {"close", "the engine has "},
                         {"endless_line", "the engine's line is too long"}}) {
    for (const char* move : {"--at=1", "--at=2"}) {
      const absl::Time start = absl::Now();
      const TengenRun run =
          RunTengen({"conform", "--only=start,begin,restart,stop,end", "--",
                     BinaryPath("toy_brain"), move, absl::StrCat("--fault=", fault)});
      EXPECT_EQ(run.exit_code, 1) << run.out;
      EXPECT_THAT(run.out, HasSubstr(reason)) << run.out;
      std::cout << fault << " " << move << ": " << absl::ToDoubleSeconds(absl::Now() - start)
                << " s\n";
    }
  }
}

}  // namespace
}  // namespace tengen
