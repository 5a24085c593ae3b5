// Matches of full length.
#include "gtest/gtest.h"
#include "tests/e2e/match_runs.h"

namespace tengen {
namespace {

// Field-log 73.
TEST(MatchSlowTest, TwoThousandGamesStoppedFiveTimesEndAsIfTheyHadNotBeen) {
  ExpectSameAfterStops(2000);
}

TEST(MatchSlowTest, IdenticalEnginesAreWithinTheErrorOverAThousandPairs) {
  ExpectIdenticalEnginesWithinError(2000);
}

}  // namespace
}  // namespace tengen
