#include "engine/forbidden_explanation.h"

#include <algorithm>

#include "engine/color.h"
#include "engine/point_threat.h"
#include "engine/scoped_move.h"

namespace tengen {
namespace {

enum class Lines : uint8_t { kAlways, kIfInQuestion };

PointExplanation Explain(Position& position, Point point, Lines lines);

bool MattersForForbidden(LinePattern pattern) {
  switch (pattern) {
    case LinePattern::kOverline:
    case LinePattern::kThree:
    case LinePattern::kFreeThree:
    case LinePattern::kFour:
    case LinePattern::kDoubleFour:
    case LinePattern::kOpenFour:
    case LinePattern::kFive:
      return true;
    default:
      return false;
  }
}

// Fills in the open-four points of a three. REQUIRES: Black's stone stands on `point`.
void ExplainThree(Position& position, Point point, LineExplanation& three) {
  for (Point completion : OpenFourPoints(position, point, three.direction)) {
    if (completion == kNoPoint) continue;
    three.open_four_points.push_back(Explain(position, completion, Lines::kIfInQuestion));
  }
}

PointExplanation Explain(Position& position, Point point, Lines lines) {
  const PointThreat threat = position.threat(Color::kBlack, point);
  PointExplanation result;
  result.point = point;
  result.makes_five = threat == PointThreat::kFive;
  result.kind = FindForbidden(position, point);
  if (lines == Lines::kIfInQuestion && threat != PointThreat::kForbidden) return result;
  for (Direction direction : kDirections) {
    const LinePattern pattern = position.line_pattern(Color::kBlack, point, direction);
    if (MattersForForbidden(pattern)) result.lines.push_back({direction, pattern, {}});
  }
  ScopedMove move(position, point, Cell::kBlack);
  for (LineExplanation& line : result.lines) {
    if (line.IsThree()) ExplainThree(position, point, line);
  }
  return result;
}

}  // namespace

bool LineExplanation::IsTrueThree() const {
  return std::any_of(open_four_points.begin(), open_four_points.end(),
                     [](const PointExplanation& p) { return p.CanCompleteThree(); });
}

PointExplanation ExplainForbidden(Position& position, Point point) {
  return Explain(position, point, Lines::kAlways);
}

}  // namespace tengen
