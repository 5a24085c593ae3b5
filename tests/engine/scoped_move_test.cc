#include "engine/scoped_move.h"

#include "engine/position.h"
#include "gtest/gtest.h"

namespace tengen {
namespace {

TEST(ScopedMoveTest, TakesTheStoneBackAtTheEndOfTheScope) {
  Position position(Rule::kRenju, Geometry(15));
  const uint64_t hash = position.hash();
  {
    ScopedMove move(position, Point::At(7, 7));
    EXPECT_EQ(position.at(Point::At(7, 7)), Cell::kBlack);
    ScopedMove dead(position, Point::At(0, 0), Cell::kBlocked);
    EXPECT_EQ(position.ply(), 2);
  }
  EXPECT_EQ(position.hash(), hash);
  EXPECT_EQ(position.ply(), 0);
}

}  // namespace
}  // namespace tengen
