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

// A fault that makes nearly every check wait for what never comes.
TEST(ConformSlowTest, NoBrainMakesItHang) {
  const absl::Time start = absl::Now();
  const TengenRun run =
      RunTengen({"conform", "--", BinaryPath("toy_brain"), "--at=1", "--fault=hang"});
  EXPECT_EQ(run.exit_code, 1) << run.out;
  EXPECT_THAT(run.out, HasSubstr("fail  swap2-colour")) << run.out;
  std::cout << "hang: " << absl::ToDoubleSeconds(absl::Now() - start) << " s\n";
  for (const std::string fault : {"flood", "close", "endless_line"}) {
    EXPECT_THAT(RunTengen({"conform", "--only=begin", "--", BinaryPath("toy_brain"), "--at=1",
                           absl::StrCat("--fault=", fault)})
                    .out,
                HasSubstr("fail  begin"));
  }
}

}  // namespace
}  // namespace tengen
