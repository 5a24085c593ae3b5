// How promising a move looks before it is searched: what it makes for the mover, and what it takes
// from the opponent.
//
//   MovePrior prior(position);
//   int score = prior.Of(point);       // greater is better
#ifndef TENGEN_EVAL_MOVE_PRIOR_H_
#define TENGEN_EVAL_MOVE_PRIOR_H_

#include <array>
#include <cstdint>

#include "engine/color.h"
#include "engine/point.h"
#include "engine/position.h"
#include "eval/weights.h"

namespace tengen {

// A view of a position, for its side to move: valid until the position changes.
class MovePrior {
 public:
  explicit MovePrior(const Position& position)
      : position_(position),
        own_(position.side_to_move()),
        attack_(WeightsOf(position.rule()).of(own_).attack),
        defence_(WeightsOf(position.rule()).of(Opponent(own_)).defence) {}

  // 0 .. 32'000. REQUIRES: `point` is empty.
  int Of(Point point) const {
    return attack_[position_.point_pattern(own_, point)] +
           defence_[position_.point_pattern(Opponent(own_), point)];
  }

 private:
  const Position& position_;
  Color own_;
  const std::array<int16_t, kNumPointPatterns>& attack_;
  const std::array<int16_t, kNumPointPatterns>& defence_;
};

}  // namespace tengen

#endif  // TENGEN_EVAL_MOVE_PRIOR_H_
