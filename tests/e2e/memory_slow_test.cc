// The brain keeps its memory limit while it searches for long. Field log 33, 44 and 45.
#include <string>

#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"
#include "tests/e2e/live_brain_test_base.h"

namespace tengen {
namespace {

class MemoryTest : public LiveBrainTest {
 protected:
  // Searches a quiet position for `time` under a limit and returns what the brain has used.
  ProcessUsage Search(int64_t limit, absl::Duration time) {
    StartBrain();
    Say(absl::StrCat("START 15\nINFO max_memory ", limit, "\nINFO timeout_turn ",
                     absl::ToInt64Milliseconds(time), "\n",
                     Block("BOARD", {"7,7,2", "6,9,1", "9,8,2", "10,5,1", "5,5,2"})));
    EXPECT_EQ(Hear(), "OK");
    HearMove(time + kSlack);
    const absl::StatusOr<ProcessUsage> usage = brain().process().Usage();
    EXPECT_TRUE(usage.ok()) << usage.status();
    return usage.ok() ? *usage : ProcessUsage();
  }
};

TEST_F(MemoryTest, Entry44PeakStaysBelowEveryLimit) {
  for (const int64_t limit : {int64_t{83886080}, int64_t{367001600}, int64_t{4294967296}}) {
    const ProcessUsage usage = Search(limit, absl::Seconds(5));
    EXPECT_LT(usage.peak_resident, limit);
    EXPECT_LT(usage.unique_memory, limit);
    End();
  }
}

TEST_F(MemoryTest, Entry45UniqueMemoryStaysBelowTheJudgesLimit) {
  const ProcessUsage usage = Search(367001600, absl::Seconds(30));
  EXPECT_LT(usage.unique_memory, 367001600);
}

TEST_F(MemoryTest, Entry33EndAfterALongSearchInMuchMemoryIsQuick) {
  Search(4000000000, absl::Seconds(5));
  const Stopwatch watch;
  End();
  EXPECT_LE(watch.elapsed(), absl::Milliseconds(500));
}

}  // namespace
}  // namespace tengen
