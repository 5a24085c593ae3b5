// The lines of a square board: four directions, and where a point lies on the line through it.
//
//   Geometry board(15);
//   board.Contains(x, y); board.PointAt(x, y); board.LineOf(p, Direction::kHorizontal)
#ifndef TENGEN_ENGINE_GEOMETRY_H_
#define TENGEN_ENGINE_GEOMETRY_H_

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/point.h"

namespace tengen {

// The four directions of a row. `kDiagonal` runs down to the right, `kAntidiagonal` up to the
// right.
enum class Direction : uint8_t { kHorizontal = 0, kVertical = 1, kDiagonal = 2, kAntidiagonal = 3 };

inline constexpr int kNumDirections = 4;
inline constexpr std::array<Direction, kNumDirections> kDirections = {
    Direction::kHorizontal, Direction::kVertical, Direction::kDiagonal, Direction::kAntidiagonal};

constexpr int Index(Direction direction) { return static_cast<int>(direction); }

// One step along a direction, in columns and rows.
constexpr int StepX(Direction direction) { return direction == Direction::kVertical ? 0 : 1; }
constexpr int StepY(Direction direction) {
  constexpr std::array<int, kNumDirections> kSteps = {0, 1, 1, -1};
  return kSteps[static_cast<size_t>(direction)];
}

// One step along a direction, as a difference of `Point::index()`.
constexpr int Step(Direction direction) { return StepY(direction) * kRowStride + StepX(direction); }

// A line of one direction, and a place on it. Places grow along the direction; the place is the
// column, or the row for vertical lines, so it lies in 0 .. kMaxBoardSize - 1.
struct LinePlace {
  int line;
  int place;
};

inline constexpr int kMaxLines = 2 * kMaxBoardSize - 1;

constexpr LinePlace LineOf(Point point, Direction direction) {
  const int x = point.x();
  const int y = point.y();
  switch (direction) {
    case Direction::kHorizontal:
      return {y, x};
    case Direction::kVertical:
      return {x, y};
    case Direction::kDiagonal:
      return {x - y + kMaxBoardSize - 1, x};
    case Direction::kAntidiagonal:
      return {x + y, x};
  }
  return {0, 0};
}

// A square board of `size` points a side.
class Geometry {
 public:
  // REQUIRES: kMinBoardSize <= size <= kMaxBoardSize.
  explicit constexpr Geometry(int size) : size_(size) {}

  constexpr int size() const { return size_; }
  constexpr int num_points() const { return size_ * size_; }

  // The middle of the board; of an even board, the middle point to the lower right.
  constexpr Point centre() const { return Point::At(size_ / 2, size_ / 2); }

  constexpr bool Contains(int x, int y) const { return x >= 0 && y >= 0 && x < size_ && y < size_; }
  constexpr bool Contains(Point point) const {
    return point != kNoPoint && Contains(point.x(), point.y());
  }

  // The point `steps` along `direction` from `point`, or `kNoPoint` outside the board.
  constexpr Point Along(Point point, Direction direction, int steps) const {
    const int x = point.x() + steps * StepX(direction);
    const int y = point.y() + steps * StepY(direction);
    return Contains(x, y) ? Point::At(x, y) : kNoPoint;
  }

  friend constexpr bool operator==(const Geometry& a, const Geometry& b) = default;

 private:
  int size_;
};

}  // namespace tengen

#endif  // TENGEN_ENGINE_GEOMETRY_H_
