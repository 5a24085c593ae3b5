// What a point adds to the value of a position, in the unit of all weights.
#ifndef TENGEN_EVAL_POINT_WORTH_H_
#define TENGEN_EVAL_POINT_WORTH_H_

#include <cstdint>

namespace tengen {

// Worths are sixteenths of a `Value`.
inline constexpr int kWorthScale = 16;

// What an empty point adds to the value for the side to move: if the pattern is its own, and if it
// is its opponent's.
struct PointWorth {
  int16_t own;
  int16_t opponent;

  friend constexpr bool operator==(const PointWorth& a, const PointWorth& b) = default;
};

}  // namespace tengen

#endif  // TENGEN_EVAL_POINT_WORTH_H_
