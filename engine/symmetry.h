// The eight symmetries of a square board.
//
//   for (Symmetry s : kSymmetries) Apply(s, Geometry(15), point);
//   Apply(Inverse(s), board, Apply(s, board, p)) == p
#ifndef TENGEN_ENGINE_SYMMETRY_H_
#define TENGEN_ENGINE_SYMMETRY_H_

#include <array>
#include <cstdint>
#include <utility>

#include "engine/geometry.h"
#include "engine/point.h"

namespace tengen {

// Turns are clockwise; a flip is named by the axis that stays where it is.
//
// The value is three bits: first swap x and y (4), then mirror x (1), then mirror y (2).
enum class Symmetry : uint8_t {
  kIdentity = 0,
  kFlipVerticalAxis = 1,
  kFlipHorizontalAxis = 2,
  kHalfTurn = 3,
  kFlipDiagonal = 4,
  kQuarterTurn = 5,
  kThreeQuarterTurn = 6,
  kFlipAntidiagonal = 7,
};

inline constexpr int kNumSymmetries = 8;
inline constexpr std::array<Symmetry, kNumSymmetries> kSymmetries = {
    Symmetry::kIdentity,         Symmetry::kFlipVerticalAxis, Symmetry::kFlipHorizontalAxis,
    Symmetry::kHalfTurn,         Symmetry::kFlipDiagonal,     Symmetry::kQuarterTurn,
    Symmetry::kThreeQuarterTurn, Symmetry::kFlipAntidiagonal};

// Where `point` comes to lie. REQUIRES: the board contains `point`.
constexpr Point Apply(Symmetry symmetry, const Geometry& board, Point point) {
  const unsigned bits = static_cast<unsigned>(symmetry);
  int x = point.x();
  int y = point.y();
  if ((bits & 4) != 0) std::swap(x, y);
  if ((bits & 1) != 0) x = board.size() - 1 - x;
  if ((bits & 2) != 0) y = board.size() - 1 - y;
  return Point::At(x, y);
}

// The symmetry that undoes `symmetry`: all but the quarter turns undo themselves.
constexpr Symmetry Inverse(Symmetry symmetry) {
  switch (symmetry) {
    case Symmetry::kQuarterTurn:
      return Symmetry::kThreeQuarterTurn;
    case Symmetry::kThreeQuarterTurn:
      return Symmetry::kQuarterTurn;
    default:
      return symmetry;
  }
}

}  // namespace tengen

#endif  // TENGEN_ENGINE_SYMMETRY_H_
