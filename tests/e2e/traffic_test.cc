#include "tests/e2e/traffic.h"

#include <algorithm>
#include <string>

#include "absl/strings/ascii.h"
#include "gtest/gtest.h"
#include "tests/e2e/brain_session.h"

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
  const absl::StatusOr<ReplayReport> report =
      ReplayFile(GetParam(), {BinaryPath("pbrain-tengen"), {}}, ReplayOptions());
  ASSERT_TRUE(report.ok()) << report.status();
  EXPECT_GT(report->answers, 0);
}

INSTANTIATE_TEST_SUITE_P(Files, TrafficTest, testing::ValuesIn(TrafficFiles()), TestName);

}  // namespace
}  // namespace tengen
