#include "engine/bitboard.h"

#include <set>
#include <vector>

#include "gtest/gtest.h"
#include "tests/support/random_game.h"

namespace tengen {
namespace {

std::set<Point> RandomSet(Random& random) {
  std::set<Point> set;
  const int points = random.OneIn(4) ? random.Below(3) : random.Below(kNumPoints);
  for (int i = 0; i < points; ++i) set.insert(Point::FromIndex(random.Below(kNumPoints)));
  return set;
}

Bitboard BitboardOf(const std::set<Point>& set) {
  Bitboard bitboard;
  for (Point point : set) bitboard.Add(point);
  return bitboard;
}

std::vector<Point> PointsOf(const Bitboard& bitboard) {
  return std::vector<Point>(bitboard.begin(), bitboard.end());
}

TEST(BitboardTest, BehavesAsASetOfPoints) {
  Random random(TestSeed(1));
  for (int i = 0; i < 2000; ++i) {
    const std::set<Point> a = RandomSet(random);
    const std::set<Point> b = RandomSet(random);
    std::set<Point> either;
    std::set<Point> both;
    std::set<Point> only_a;
    for (int index = 0; index < kNumPoints; ++index) {
      const Point point = Point::FromIndex(index);
      if (a.count(point) + b.count(point) > 0) either.insert(point);
      if (a.count(point) + b.count(point) == 2) both.insert(point);
      if (a.count(point) > b.count(point)) only_a.insert(point);
    }
    const Bitboard left = BitboardOf(a);
    const Bitboard right = BitboardOf(b);
    EXPECT_EQ(PointsOf(left), std::vector<Point>(a.begin(), a.end()));
    EXPECT_EQ(left.Count(), static_cast<int>(a.size()));
    EXPECT_EQ(left.First(), a.empty() ? kNoPoint : *a.begin());
    EXPECT_EQ(left.IsEmpty(), a.empty());
    EXPECT_EQ(left | right, BitboardOf(either));
    EXPECT_EQ(left & right, BitboardOf(both));
    EXPECT_EQ(left & ~right, BitboardOf(only_a));
    EXPECT_EQ(left == right, a == b);
  }
}

TEST(BitboardTest, HoldsEveryPointByItself) {
  for (int index = 0; index < kNumPoints; ++index) {
    const Point point = Point::FromIndex(index);
    Bitboard set = Bitboard::Of(point);
    EXPECT_TRUE(set.Contains(point));
    EXPECT_EQ(set.Count(), 1);
    EXPECT_EQ(set.First(), point);
    set.Remove(point);
    EXPECT_TRUE(set.IsEmpty());
    set.Toggle(point);
    EXPECT_TRUE(set.Contains(point));
    set.Toggle(point);
    EXPECT_EQ(set, Bitboard());
  }
}

TEST(BitboardTest, AddingTwiceAndRemovingWhatIsAbsentChangeNothing) {
  Bitboard set = Bitboard::Of(Point::At(3, 3));
  set.Add(Point::At(3, 3));
  set.Remove(Point::At(4, 4));
  EXPECT_EQ(set, Bitboard::Of(Point::At(3, 3)));
}

}  // namespace
}  // namespace tengen
