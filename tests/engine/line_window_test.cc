#include "engine/line_window.h"

#include <vector>

#include "engine/point.h"
#include "gtest/gtest.h"
#include "tests/support/random_game.h"

namespace tengen {
namespace {

constexpr uint32_t kNumKeys = 1U << kWindowKeyBits;

// A line of random cells as a word, and the cell at a place of it: blocked outside the line.
struct RandomLine {
  std::vector<Cell> cells;

  explicit RandomLine(Random& random) : cells(static_cast<size_t>(kMaxBoardSize)) {
    for (Cell& cell : cells) cell = static_cast<Cell>(random.Below(4));
  }
  Cell at(int place) const {
    return place < 0 || place >= kMaxBoardSize ? Cell::kBlocked : cells[static_cast<size_t>(place)];
  }
  uint64_t word() const {
    uint64_t word = 0;
    for (int i = 31; i >= 0; --i) word = word << 2 | static_cast<uint64_t>(at(i - kWindowReach));
    return word;
  }
};

TEST(LineWindowTest, AKeyHoldsTheFiveCellsEachWay) {
  Random random(TestSeed(2));
  for (int i = 0; i < 200; ++i) {
    const RandomLine line(random);
    for (int place = 0; place < kMaxBoardSize; ++place) {
      const uint32_t key = WindowKey(line.word(), place);
      EXPECT_LT(key, kNumKeys);
      for (int offset = -kWindowReach; offset <= kWindowReach; ++offset) {
        if (offset == 0) continue;
        EXPECT_EQ(CellInKey(key, offset), line.at(place + offset));
      }
    }
  }
}

TEST(LineWindowTest, ACellCanBeReplacedWithoutTouchingTheOthers) {
  Random random(TestSeed(3));
  for (int i = 0; i < 2000; ++i) {
    const auto key = static_cast<uint32_t>(random.Below(static_cast<int>(kNumKeys)));
    const int distance = random.Between(1, kWindowReach);
    const int changed = random.OneIn(2) ? distance : -distance;
    const Cell cell = static_cast<Cell>(random.Below(4));
    const uint32_t after = WithCell(key, changed, cell);
    for (int offset = -kWindowReach; offset <= kWindowReach; ++offset) {
      if (offset == 0) continue;
      EXPECT_EQ(CellInKey(after, offset), offset == changed ? cell : CellInKey(key, offset));
    }
  }
}

}  // namespace
}  // namespace tengen
