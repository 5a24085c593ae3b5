#include "tests/e2e/traffic.h"

#include <algorithm>
#include <string>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/time/time.h"
#include "gtest/gtest.h"
#include "tests/e2e/binary_path.h"

namespace tengen {
namespace {

std::string TestName(const testing::TestParamInfo<std::string>& info) {
  std::string name = info.param.substr(0, info.param.find('.'));
  std::replace_if(
      name.begin(), name.end(),
      [](char letter) { return !absl::ascii_isalnum(static_cast<unsigned char>(letter)); }, '_');
  return name;
}

class TrafficTest : public testing::TestWithParam<std::string> {};

TEST_P(TrafficTest, BrainAnswersWhereverTheManagerWaits) {
  ReplayOptions options;
  // Yixin-Board stops a search that has no limit: the stop must find it at work.
  if (absl::StartsWith(GetParam(), "yixinboard_")) options.turn_limit = absl::Seconds(1);
  const absl::StatusOr<ReplayReport> report =
      ReplayFile(GetParam(), {BinaryPath("pbrain-tengen"), {}}, options);
  ASSERT_TRUE(report.ok()) << report.status();
  EXPECT_GT(report->answers, 0);
}

INSTANTIATE_TEST_SUITE_P(Files, TrafficTest, testing::ValuesIn(TrafficFiles()), TestName);

}  // namespace
}  // namespace tengen
