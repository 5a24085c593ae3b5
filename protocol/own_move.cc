#include "protocol/own_move.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>
#include <vector>

#include "engine/forbidden.h"

namespace tengen {
namespace {

std::vector<Point> EmptyPointsFromCentre(const Position& position) {
  const Point centre = position.geometry().centre();
  std::vector<Point> points;
  for (Point point : position.empty()) points.push_back(point);
  const auto distance = [&](Point p) {
    return std::max(std::abs(p.x() - centre.x()), std::abs(p.y() - centre.y()));
  };
  std::sort(points.begin(), points.end(), [&](Point a, Point b) {
    return std::make_tuple(distance(a), a.index()) < std::make_tuple(distance(b), b.index());
  });
  return points;
}

}  // namespace

Point LawfulMove(Position& position, absl::Span<const Point> wishes) {
  std::vector<Point> points;
  for (Point wish : wishes) {
    if (position.geometry().Contains(wish) && position.IsEmpty(wish)) points.push_back(wish);
  }
  const Color side = position.side_to_move();
  const auto allowed = [&](Point point) { return !IsForbidden(position, side, point); };
  auto found = std::find_if(points.begin(), points.end(), allowed);
  if (found != points.end()) return *found;
  const std::vector<Point> others = EmptyPointsFromCentre(position);
  points.insert(points.end(), others.begin(), others.end());
  found = std::find_if(points.begin(), points.end(), allowed);
  if (found != points.end()) return *found;
  return points.empty() ? kNoPoint : points.front();
}

}  // namespace tengen
