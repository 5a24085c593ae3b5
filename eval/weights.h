// The numbers of the evaluation: what a point is worth for a colour by the pattern that the colour
// would make there, and how urgent a move is.
//
//   const Weights& weights = WeightsOf(Rule::kRenju);
//   weights.of(Color::kBlack).worth[position.point_pattern(Color::kBlack, p)].own
//
// Made from small tables: a number for each line pattern of a point, one for each pair of them, and
// one for the point's class. Those were fitted to games of the engine against itself.
#ifndef TENGEN_EVAL_WEIGHTS_H_
#define TENGEN_EVAL_WEIGHTS_H_

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/color.h"
#include "engine/point_threat.h"
#include "engine/rule.h"
#include "eval/point_worth.h"

namespace tengen {

struct ColorWeights {
  std::array<PointWorth, kNumPointPatterns> worth;  // 0 for pattern 0
  std::array<int16_t, kNumPointPatterns> attack;    // urgency of a move by what it makes
  std::array<int16_t, kNumPointPatterns> defence;   // and by what the opponent would make there
};

struct Weights {
  std::array<ColorWeights, kNumColors> color;
  // Added once if at least one point of the class exists.
  std::array<PointWorth, kNumPointThreats> threat;

  const ColorWeights& of(Color c) const { return color[static_cast<size_t>(c)]; }
};

// The weights of a rule; both colours have the same where the rule treats them alike. Thread-safe;
// the reference lives for ever. The first call for a rule takes about a millisecond.
const Weights& WeightsOf(Rule rule);

}  // namespace tengen

#endif  // TENGEN_EVAL_WEIGHTS_H_
