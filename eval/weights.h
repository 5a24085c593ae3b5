// The numbers of the evaluation: what a point is worth for a colour by the pattern that the colour
// would make there, and how urgent a move is.
//
//   const Weights& weights = WeightsOf(Rule::kRenju);
//   weights.of(Color::kBlack).point[position.point_pattern(Color::kBlack, p)]
//
// Set by hand, as a formula over the four line patterns of a point; plain data, so that they can be
// trained later.
#ifndef TENGEN_EVAL_WEIGHTS_H_
#define TENGEN_EVAL_WEIGHTS_H_

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/color.h"
#include "engine/point_threat.h"
#include "engine/rule.h"

namespace tengen {

using PointWeights = std::array<int16_t, kNumPointPatterns>;

struct ColorWeights {
  PointWeights point;    // what an empty point adds to its colour's sum; 0 for pattern 0
  PointWeights attack;   // urgency of a move by what it makes for the mover
  PointWeights defence;  // urgency of a move by what this colour, the opponent, would make there
};

struct Weights {
  std::array<ColorWeights, kNumColors> color;
  // Added once if at least one point of the class exists, for the side to move and for its
  // opponent.
  std::array<int16_t, kNumPointThreats> own_threat;
  std::array<int16_t, kNumPointThreats> opponent_threat;

  const ColorWeights& of(Color c) const { return color[static_cast<size_t>(c)]; }
};

// The weights of a rule; both colours have the same where the rule treats them alike. Thread-safe;
// the reference lives for ever. The first call for a rule takes about a millisecond.
const Weights& WeightsOf(Rule rule);

}  // namespace tengen

#endif  // TENGEN_EVAL_WEIGHTS_H_
