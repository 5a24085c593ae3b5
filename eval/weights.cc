#include "eval/weights.h"

#include <algorithm>
#include <memory>

#include "engine/line_pattern.h"
#include "eval/weight_tables.h"

namespace tengen {
namespace {

// Added to urgencies, which must not be negative.
constexpr int kUrgencyBase = 250;

int SumOf(const LineTables& tables, const std::array<LinePattern, 4>& lines) {
  int sum = 0;
  // The lines are in ascending order, so each pair is (greater, smaller).
  for (size_t i = 0; i < lines.size(); ++i) {
    const size_t pattern = static_cast<size_t>(lines[i]);
    sum += tables.line[pattern];
    for (size_t k = 0; k < i; ++k) sum += tables.pair[pattern][static_cast<size_t>(lines[k])];
  }
  return sum;
}

int16_t Urgency(int sum) { return static_cast<int16_t>(std::max(sum + kUrgencyBase, 0)); }

ColorWeights MakeColorWeights(ForbiddenPoints forbidden) {
  ColorWeights weights;
  for (size_t pattern = 0; pattern < kNumPointPatterns; ++pattern) {
    const auto lines = LinePatternsOf(static_cast<PointPattern>(pattern));
    const PointThreat threat = ThreatOf(static_cast<PointPattern>(pattern), forbidden);
    const size_t class_index = static_cast<size_t>(threat);
    weights.worth[pattern] = {static_cast<int16_t>(SumOf(kOwnWorth, lines)),
                              static_cast<int16_t>(SumOf(kOpponentWorth, lines))};
    if (threat == PointThreat::kForbidden) weights.worth[pattern] = kForbiddenWorth;
    weights.attack[pattern] = Urgency(SumOf(kAttack, lines) + kThreatAttack[class_index]);
    weights.defence[pattern] = Urgency(SumOf(kDefence, lines) + kThreatDefence[class_index]);
  }
  return weights;
}

std::unique_ptr<const Weights> MakeWeights(Rule rule) {
  std::unique_ptr<Weights> weights = std::make_unique<Weights>();
  for (size_t color = 0; color < kNumColors; ++color) {
    weights->color[color] = MakeColorWeights(SpecOf(rule).forbidden[color]);
  }
  weights->threat = kThreatWorth;
  return weights;
}

}  // namespace

const Weights& WeightsOf(Rule rule) {
  // Rules without forbidden points share one set.
  static const Weights& plain = *MakeWeights(Rule::kFreestyle).release();
  static const Weights& renju = *MakeWeights(Rule::kRenju).release();
  return HasForbiddenPoints(rule, Color::kBlack) ? renju : plain;
}

}  // namespace tengen
