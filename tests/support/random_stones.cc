#include "tests/support/random_stones.h"

#include <utility>

#include "engine/color.h"
#include "engine/geometry.h"
#include "engine/point.h"

namespace tengen {

Stones RandomStones(Random& random, int size, int steps) {
  RandomGame game(random, size);
  for (int i = 0; i < steps; ++i) game.Next();
  Stones stones = {.size = size, .black = {}, .white = {}, .dead = {}};
  for (int y = 0; y < size; ++y) {
    for (int x = 0; x < size; ++x) {
      const Cell cell = game.board().at(x, y);
      if (cell == Cell::kBlack) stones.black.push_back(Point::At(x, y));
      if (cell == Cell::kWhite) stones.white.push_back(Point::At(x, y));
    }
  }
  return stones;
}

Stones Moved(const Stones& stones, Symmetry symmetry) {
  const Geometry board(stones.size);
  Stones moved = stones;
  for (Point& point : moved.black) point = Apply(symmetry, board, point);
  for (Point& point : moved.white) point = Apply(symmetry, board, point);
  for (Point& point : moved.dead) point = Apply(symmetry, board, point);
  return moved;
}

Stones Swapped(const Stones& stones) {
  Stones swapped = stones;
  std::swap(swapped.black, swapped.white);
  return swapped;
}

}  // namespace tengen
