#include "search/solver/dead_ends.h"

#include "gtest/gtest.h"

namespace tengen {
namespace {

constexpr uint64_t kHash = 0x123456789ABCDE00;

TEST(DeadEndsTest, AFailureHoldsForShorterWinsAndForNoLongerOnes) {
  DeadEnds dead_ends(1024);
  EXPECT_FALSE(dead_ends.Contains(kHash, 2));
  dead_ends.Add(kHash, 7);
  EXPECT_TRUE(dead_ends.Contains(kHash, 2));
  EXPECT_TRUE(dead_ends.Contains(kHash, 7));
  EXPECT_FALSE(dead_ends.Contains(kHash, 8));
  dead_ends.Add(kHash, SolveLimits::kAnyLength);
  EXPECT_TRUE(dead_ends.Contains(kHash, SolveLimits::kAnyLength));
}

TEST(DeadEndsTest, ANewPositionTakesThePlaceOfAnOldOne) {
  DeadEnds dead_ends(512);
  dead_ends.Add(kHash, 7);
  const uint64_t same_place = kHash ^ uint64_t { 1 } << 40;
  EXPECT_FALSE(dead_ends.Contains(same_place, 7));
  dead_ends.Add(same_place, 3);
  EXPECT_TRUE(dead_ends.Contains(same_place, 3));
  EXPECT_FALSE(dead_ends.Contains(kHash, 3));
}

TEST(DeadEndsTest, ClearForgetsAll) {
  DeadEnds dead_ends(512);
  dead_ends.Add(kHash, 7);
  dead_ends.Clear();
  EXPECT_FALSE(dead_ends.Contains(kHash, 1));
}

}  // namespace
}  // namespace tengen
