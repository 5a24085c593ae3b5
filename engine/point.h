// A point of the board.
//
//   Point p = Point::At(7, 7);     // x to the right, y downwards, both from 0
//   p.x(), p.y(), p.index()
//
// A point does not know the board's size: the same (x, y) is the same `Point` on every board.
#ifndef TENGEN_ENGINE_POINT_H_
#define TENGEN_ENGINE_POINT_H_

#include <compare>
#include <cstdint>
#include <utility>

namespace tengen {

inline constexpr int kMinBoardSize = 5;
inline constexpr int kMaxBoardSize = 22;

// Rows are kept this far apart, whatever the board's size, so that steps are constants.
inline constexpr int kRowStride = kMaxBoardSize;
inline constexpr int kNumPoints = kRowStride * kMaxBoardSize;

class Point {
 public:
  // Not a point of any board; equal to `kNoPoint`.
  constexpr Point() = default;

  // REQUIRES: 0 <= x, y < kMaxBoardSize.
  static constexpr Point At(int x, int y) { return Point(y * kRowStride + x); }

  // REQUIRES: 0 <= index < kNumPoints.
  static constexpr Point FromIndex(int index) { return Point(index); }

  constexpr int x() const { return index_ % kRowStride; }
  constexpr int y() const { return index_ / kRowStride; }
  constexpr int index() const { return index_; }

  // The index order: row by row from the top left. It breaks ties everywhere.
  friend constexpr bool operator==(Point a, Point b) = default;
  // NOLINTNEXTLINE(modernize-use-nullptr): it takes the 0 of a rewritten comparison for a pointer.
  friend constexpr auto operator<=>(Point a, Point b) = default;

  template <typename H>
  friend H AbslHashValue(H h, Point p) {
    return H::combine(std::move(h), p.index_);
  }

 private:
  explicit constexpr Point(int index) : index_(static_cast<uint16_t>(index)) {}

  uint16_t index_ = 0xFFFF;
};

inline constexpr Point kNoPoint;

}  // namespace tengen

#endif  // TENGEN_ENGINE_POINT_H_
