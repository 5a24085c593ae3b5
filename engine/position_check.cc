// The self-check of `Position`, apart from the hot code.
#include <string>

#include "absl/strings/str_cat.h"
#include "engine/position.h"

namespace tengen {
namespace {

std::string Where(Point point) { return absl::StrCat(" at ", point.x(), ",", point.y()); }

}  // namespace

std::string Position::CheckConsistency() const {
  Position fresh(rule_, geometry_);
  fresh.cells_ = cells_;
  fresh.side_to_move_ = side_to_move_;
  fresh.Rebuild();
  if (fresh.words_ != words_) return "line words differ";
  if (fresh.hash_ != hash_) return "hash differs";
  if (!(fresh.empty_ == empty_)) return "empty points differ";
  if (!(fresh.near_ == near_)) return "points near a stone differ";
  for (int index = 0; index < kNumPoints; ++index) {
    const Point point = Point::FromIndex(index);
    if (!(fresh.states_[Idx(point)] == states_[Idx(point)])) {
      return absl::StrCat("line patterns or classes differ", Where(point));
    }
  }
  for (Color color : kColors) {
    for (size_t threat = 0; threat < kNumPointThreats; ++threat) {
      const auto name = NameOf(static_cast<PointThreat>(threat));
      if (!(fresh.points_[Col(color)][threat] == points_[Col(color)][threat])) {
        return absl::StrCat("points differ in class ", name);
      }
      if (points_[Col(color)][threat].Count() != counts_[Col(color)][threat]) {
        return absl::StrCat("count differs from the points in class ", name);
      }
    }
  }
  return "";
}

}  // namespace tengen
