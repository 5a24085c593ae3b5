#include <cstdio>

#include "engine/position.h"
#include "gtest/gtest.h"
#include "tests/support/position_walk.h"
#include "tests/support/random_game.h"

namespace tengen {
namespace {

constexpr int64_t kPlies = 2'000'000;

TEST(PositionSlowTest, EveryFieldEqualsARebuildAndTheOracleInTwoMillionPlies) {
  constexpr int kSizes = kMaxBoardSize - kMinBoardSize + 1;
  constexpr int kPliesOfAWalk = static_cast<int>(kPlies / (kNumRules * kSizes)) + 1;
  WalkCounters total;
  for (Rule rule : kRules) {
    Random random(TestSeed(20 + Index(rule)));
    WalkOracles oracles(rule);
    for (int size = kMinBoardSize; size <= kMaxBoardSize; ++size) {
      PositionWalk walk(rule, size, oracles, random);
      ASSERT_EQ(walk.Run(kPliesOfAWalk), "") << NameOf(rule) << " " << size;
      total.Add(walk.counters());
    }
  }
  EXPECT_GE(total.plies, kPlies);
  std::printf(
      "plies %lld, undone %lld, dead stones %lld, winning points %lld, forbidden classes %lld\n",
      static_cast<long long>(total.plies), static_cast<long long>(total.undos),
      static_cast<long long>(total.dead_stones), static_cast<long long>(total.fives),
      static_cast<long long>(total.forbidden_classes));
}

}  // namespace
}  // namespace tengen
