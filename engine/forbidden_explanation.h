// Why a point is or is not forbidden for Black: the rule's own argument as a tree.
//
//   const PointExplanation why = ExplainForbidden(position, point);
//   for (const LineExplanation& line : why.lines) { ... }
//
// A three is true if one of its open-four points can be played; that is a question of the same
// kind with one more stone on the board, so the tree goes on there.
#ifndef TENGEN_ENGINE_FORBIDDEN_EXPLANATION_H_
#define TENGEN_ENGINE_FORBIDDEN_EXPLANATION_H_

#include <cstdint>
#include <vector>

#include "engine/forbidden.h"
#include "engine/geometry.h"
#include "engine/line_pattern.h"
#include "engine/point.h"
#include "engine/position.h"

namespace tengen {

struct LineExplanation;

struct PointExplanation {
  Point point;
  bool makes_five = false;
  ForbiddenKind kind = ForbiddenKind::kNone;
  // The lines on which a stone here makes a three or more, or an overline. Below the root only of
  // points that make enough for the question to arise.
  std::vector<LineExplanation> lines;

  // Whether a three may count on this point: it is legal and no five.
  bool CanCompleteThree() const { return !makes_five && kind == ForbiddenKind::kNone; }
};

struct LineExplanation {
  Direction direction;
  LinePattern pattern;
  // Of a three: the points that make an open four of it, with the stone in place.
  std::vector<PointExplanation> open_four_points;

  bool IsThree() const {
    return pattern == LinePattern::kThree || pattern == LinePattern::kFreeThree;
  }
  // Whether this is a three that counts.
  bool IsTrueThree() const;
};

// REQUIRES: the rule has forbidden points for Black, and `point` is empty. `position` is unchanged
// on return. The tree's size is bounded by the chains of threes on the board.
PointExplanation ExplainForbidden(Position& position, Point point);

}  // namespace tengen

#endif  // TENGEN_ENGINE_FORBIDDEN_EXPLANATION_H_
