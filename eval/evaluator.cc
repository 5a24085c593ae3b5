#include "eval/evaluator.h"

#include <algorithm>

#include "engine/point.h"
#include "engine/point_threat.h"

namespace tengen {
namespace {

// The side to move gets more out of its own points than the opponent out of its, in 1/16.
constexpr int kOwnScale = 18;
constexpr int kOpponentScale = 15;

}  // namespace

Evaluator::Evaluator(const Position& position) : weights_(&WeightsOf(position.rule())) {
  for (Point point : position.empty()) {
    for (Color color : kColors) {
      sums_[static_cast<size_t>(color)] +=
          weights_->of(color).point[position.point_pattern(color, point)];
    }
  }
}

Value Evaluator::Evaluate(const Position& position) const {
  const Color own = position.side_to_move();
  const Color opponent = Opponent(own);
  Value value = (kOwnScale * sum(own) - kOpponentScale * sum(opponent)) / 16;
  for (size_t i = 0; i < kNumPointThreats; ++i) {
    const PointThreat threat = static_cast<PointThreat>(i);
    value += position.Has(own, threat) ? weights_->own_threat[i] : 0;
    value += position.Has(opponent, threat) ? weights_->opponent_threat[i] : 0;
  }
  return std::clamp(value, -kMaxEvaluation, kMaxEvaluation);
}

}  // namespace tengen
