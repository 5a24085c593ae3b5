#include "tests/support/random_game.h"

#include <algorithm>
#include <string>

#include "engine/geometry.h"
#include "gtest/gtest.h"

namespace tengen {
namespace {

Cell RandomCell(Random& random) {
  if (random.OneIn(24)) return Cell::kBlocked;
  return random.OneIn(2) ? Cell::kBlack : Cell::kWhite;
}

// A part of the board that the stones of a random position keep to.
struct Area {
  int left;
  int top;
  int side;

  Point RandomPoint(Random& random) const {
    // One after the other: compilers differ in which argument of a call they take first.
    const int x = left + random.Below(side);
    return Point::At(x, top + random.Below(side));
  }
  bool Contains(Point point) const {
    return point.x() >= left && point.x() < left + side && point.y() >= top &&
           point.y() < top + side;
  }
};

Point UniformPoint(Random& random, int size) { return Area{0, 0, size}.RandomPoint(random); }

Area RandomArea(Random& random, int size) {
  const int side = std::min(size, random.Between(6, 11));
  return {random.Below(size - side + 1), random.Below(size - side + 1), side};
}

// An empty point of the area, beside one of `stones` or anywhere; kNoPoint if the draw is no such
// point.
Point RandomPointOf(const Area& area, Random& random, const oracle::Board& board,
                    const std::vector<Point>& stones) {
  Point point = area.RandomPoint(random);
  if (!stones.empty() && random.OneIn(2)) point = RandomPoint(random, board, stones);
  if (point == kNoPoint || !area.Contains(point)) return kNoPoint;
  return board.at(point) == Cell::kEmpty ? point : kNoPoint;
}

}  // namespace

uint64_t TestSeed(int stream) {
  const int shift = GTEST_FLAG_GET(random_seed);
  const uint64_t seed = static_cast<uint64_t>(stream) * 1'000'000U + static_cast<uint64_t>(shift);
  testing::Test::RecordProperty("seed", std::to_string(seed));
  return seed;
}

RandomGame::Step RandomGame::Next() {
  const size_t limit = static_cast<size_t>(board_.size() * board_.size() * 3 / 4);
  if (undos_to_come_ == 0 && !stones_.empty() && random_->OneIn(12)) {
    const int most = static_cast<int>(stones_.size());
    undos_to_come_ = random_->OneIn(6) ? most : random_->Between(1, std::min(most, 8));
  }
  if (undos_to_come_ > 0 || stones_.size() >= limit) return Undo();
  Point point = RandomPoint(*random_, board_, stones_);
  while (point == kNoPoint) {
    const Point any = UniformPoint(*random_, board_.size());
    if (board_.at(any) == Cell::kEmpty) point = any;
  }
  const Step step = {Kind::kPlace, point, RandomCell(*random_)};
  board_.Set(point, step.cell);
  stones_.push_back(point);
  return step;
}

RandomGame::Step RandomGame::Undo() {
  undos_to_come_ = std::max(0, undos_to_come_ - 1);
  const Step step = {Kind::kUndo, stones_.back(), board_.at(stones_.back())};
  board_.Set(step.point, Cell::kEmpty);
  stones_.pop_back();
  return step;
}

Point RandomPoint(Random& random, const oracle::Board& board, const std::vector<Point>& stones) {
  if (stones.empty() || random.OneIn(10)) return kNoPoint;
  for (int tries = 0; tries < 4; ++tries) {
    const Point near = stones[static_cast<size_t>(random.Below(static_cast<int>(stones.size())))];
    const Direction direction = kDirections[static_cast<size_t>(random.Below(kNumDirections))];
    const int steps = random.OneIn(2) ? random.Between(1, 3) : -random.Between(1, 3);
    const Point point = Geometry(board.size()).Along(near, direction, steps);
    if (point != kNoPoint && board.at(point) == Cell::kEmpty) return point;
  }
  return kNoPoint;
}

Stones RandomRenjuStones(Random& random) {
  const int size = random.OneIn(8) ? random.Between(14, kMaxBoardSize) : random.Between(7, 13);
  const Area area = RandomArea(random, size);
  const int black = random.Between(5, 6 + area.side * area.side / 4);
  const int white = random.OneIn(3) ? 0 : random.Below(1 + area.side * area.side / 9);
  oracle::Board board(size);
  Stones stones = {size, {}, {}, {}};
  const auto add_stone = [&](Cell cell, std::vector<Point>& own) {
    const Point point = RandomPointOf(area, random, board, own);
    if (point == kNoPoint) return;
    board.Set(point, cell);
    own.push_back(point);
  };
  for (int i = 0; i < black; ++i) add_stone(Cell::kBlack, stones.black);
  for (int i = 0; i < white; ++i) add_stone(Cell::kWhite, stones.white);
  return stones;
}

Stones RandomThreeRichStones(Random& random) {
  const int size = random.Between(7, 11);
  oracle::Board board(size);
  std::vector<Point> points;
  Stones stones = {size, {}, {}, {}};
  const int most = random.Between(8, size * size / 3);
  for (int i = 0; i < most; ++i) {
    const Color color = kColors[static_cast<size_t>(i % 2)];
    const Point near = RandomPoint(random, board, points);
    const Point point = near == kNoPoint ? UniformPoint(random, size) : near;
    if (board.at(point) != Cell::kEmpty) continue;
    board.Set(point, CellOf(color));
    if (!random.OneIn(30) && CanWinAtOnce(board, Rule::kFreestyle, color)) {
      board.Set(point, Cell::kEmpty);
      continue;
    }
    points.push_back(point);
    (color == Color::kBlack ? stones.black : stones.white).push_back(point);
  }
  return stones;
}

}  // namespace tengen
