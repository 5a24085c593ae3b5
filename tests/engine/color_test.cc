#include "engine/color.h"

#include "gtest/gtest.h"

namespace tengen {
namespace {

TEST(ColorTest, TheOpponentOfTheOpponentIsOneself) {
  EXPECT_EQ(Opponent(Color::kBlack), Color::kWhite);
  EXPECT_EQ(Opponent(Color::kWhite), Color::kBlack);
  EXPECT_EQ(CellOf(Color::kBlack), Cell::kBlack);
  EXPECT_EQ(CellOf(Color::kWhite), Cell::kWhite);
}

}  // namespace
}  // namespace tengen
