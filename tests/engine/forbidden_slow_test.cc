#include <cstdio>

#include "engine/forbidden.h"
#include "gtest/gtest.h"
#include "tests/support/forbidden_differential.h"
#include "tests/support/random_game.h"

namespace tengen {
namespace {

constexpr int64_t kPositions = 1'000'000;

TEST(ForbiddenSlowTest, EveryPointOfAMillionRandomPositionsHasTheOraclesVerdict) {
  Random random(TestSeed(40));
  ForbiddenDifferential differential;
  for (int64_t i = 0; i < kPositions; ++i) {
    ASSERT_EQ(differential.Compare(RandomRenjuStones(random)), "") << "position " << i;
  }
  const ForbiddenDifferential::Counters& counters = differential.counters();
  EXPECT_EQ(counters.positions, kPositions);
  EXPECT_GT(counters.nested, kPositions / 10);
  std::printf(
      "positions %lld, points %lld, with forbidden points %lld, with a double three %lld, nested "
      "%lld, nested twice %lld\n",
      static_cast<long long>(counters.positions), static_cast<long long>(counters.points),
      static_cast<long long>(counters.with_forbidden),
      static_cast<long long>(counters.with_double_three), static_cast<long long>(counters.nested),
      static_cast<long long>(counters.twice_nested));
}

}  // namespace
}  // namespace tengen
