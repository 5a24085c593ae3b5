// Self-play over all rules and sizes, with both memory limits: no fault.
#include <iostream>

#include "gtest/gtest.h"
#include "tests/e2e/binary_path.h"
#include "tests/e2e/selfplay_match.h"

namespace tengen {
namespace {

TEST(SelfPlaySlowTest, NoFaultInAGameOfEachKindWithEachMemory) {
  MatchConfig match;
  match.brain.program = BinaryPath("pbrain-tengen");
  match.games = 36;
  // The machine may be busy with other tests; the soak program is for the last millisecond.
  match.tolerance = absl::Milliseconds(500);
  const SelfPlayReport report = PlayMatch(match);
  std::cout << report.Text();
  EXPECT_FALSE(report.HasFaults());
}

}  // namespace
}  // namespace tengen
