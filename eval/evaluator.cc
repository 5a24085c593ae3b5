#include "eval/evaluator.h"

#include <algorithm>

#include "engine/point.h"
#include "engine/point_threat.h"

namespace tengen {

Evaluator::Evaluator(const Position& position) : weights_(&WeightsOf(position.rule())) {
  for (Point point : position.empty()) {
    for (Color color : kColors) {
      const PointPattern pattern = position.point_pattern(color, point);
      sums_[static_cast<size_t>(color)].Exchange({0, 0}, weights_->of(color).worth[pattern]);
    }
  }
}

Value Evaluator::Evaluate(const Position& position) const {
  const Color own = position.side_to_move();
  const Color opponent = Opponent(own);
  Value value = sum(own).own + sum(opponent).opponent;
  for (size_t i = 0; i < kNumPointThreats; ++i) {
    const PointThreat threat = static_cast<PointThreat>(i);
    value += position.Has(own, threat) ? weights_->threat[i].own : 0;
    value += position.Has(opponent, threat) ? weights_->threat[i].opponent : 0;
  }
  return std::clamp(value / kWorthScale, -kMaxEvaluation, kMaxEvaluation);
}

}  // namespace tengen
