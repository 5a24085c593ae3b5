#include "eval/weights.h"

#include <algorithm>
#include <memory>

#include "engine/line_pattern.h"

namespace tengen {
namespace {

using LinePatterns = std::array<LinePattern, 4>;
using LineTable = std::array<int, kNumLinePatterns>;

// In the order of `LinePattern`: none, overline, one, open one, two, open two, broad two, free two,
// sleeping three, broad sleeping three, three, free three, four, double four, open four, five.
constexpr LineTable kLineWorth = {0, 0, 0, 1, 2, 5, 6, 7, 6, 8, 18, 22, 24, 24, 60, 90};
// How much a line adds to another one through the same point; the products are summed over pairs.
constexpr LineTable kLineSynergy = {0, 0, 0, 1, 1, 2, 3, 3, 3, 4, 6, 7, 8, 8, 9, 9};
constexpr LineTable kLineAttack = {0, 0, 1, 4, 7, 22, 28, 34, 22, 28, 80, 95, 60, 60, 900, 3000};
constexpr LineTable kLineDefence = {0, 0, 0, 3, 5, 16, 20, 24, 14, 18, 55, 65, 40, 40, 600, 2000};

// What a whole class adds to the urgency of a move, in the order of `PointThreat`.
using ThreatTable = std::array<int, kNumPointThreats>;
constexpr ThreatTable kThreatAttack = {0, 30, 300, 20, 500, 900, 900, 3000, 0};
constexpr ThreatTable kThreatDefence = {0, 20, 160, 15, 300, 500, 500, 2000, 0};

constexpr std::array<int16_t, kNumPointThreats> kOwnThreat = {0, 20, 90, 15, 160, 400, 400, 900, 0};
constexpr std::array<int16_t, kNumPointThreats> kOpponentThreat = {0,    0,    -35,  0, -60,
                                                                   -120, -120, -120, 0};

// A point that Black may not use keeps a little worth, since the verdict may change; that White
// can aim at it is worth more.
constexpr int kForbiddenWorth = -12;

int SumOf(const LineTable& table, const LinePatterns& lines) {
  int sum = 0;
  for (LinePattern line : lines) sum += table[static_cast<size_t>(line)];
  return sum;
}

int SynergyOf(const LinePatterns& lines) {
  int sum = 0;
  int squares = 0;
  for (LinePattern line : lines) {
    const int synergy = kLineSynergy[static_cast<size_t>(line)];
    sum += synergy;
    squares += synergy * synergy;
  }
  return (sum * sum - squares) / 2;
}

ColorWeights MakeColorWeights(ForbiddenPoints forbidden) {
  ColorWeights weights;
  for (int i = 0; i < kNumPointPatterns; ++i) {
    const PointPattern pattern = static_cast<PointPattern>(i);
    const LinePatterns lines = LinePatternsOf(pattern);
    const PointThreat threat = ThreatOf(pattern, forbidden);
    const size_t class_index = static_cast<size_t>(threat);
    const int synergy = SynergyOf(lines);
    const int worth =
        threat == PointThreat::kForbidden ? kForbiddenWorth : SumOf(kLineWorth, lines) + synergy;
    weights.point[pattern] = static_cast<int16_t>(worth);
    weights.attack[pattern] =
        static_cast<int16_t>(SumOf(kLineAttack, lines) + 3 * synergy + kThreatAttack[class_index]);
    weights.defence[pattern] = static_cast<int16_t>(SumOf(kLineDefence, lines) + 2 * synergy +
                                                    kThreatDefence[class_index]);
  }
  return weights;
}

std::unique_ptr<const Weights> MakeWeights(Rule rule) {
  std::unique_ptr<Weights> weights = std::make_unique<Weights>();
  for (Color color : kColors) {
    const size_t index = static_cast<size_t>(color);
    weights->color[index] = MakeColorWeights(SpecOf(rule).forbidden[index]);
  }
  weights->own_threat = kOwnThreat;
  weights->opponent_threat = kOpponentThreat;
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
