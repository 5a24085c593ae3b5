#include "engine/stone_symmetry.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace tengen {

std::vector<Point> SortedStones(absl::Span<const Point> moves, const Geometry& board,
                                Symmetry symmetry) {
  std::vector<Point> stones;
  for (size_t color : {size_t{0}, size_t{1}}) {
    const auto first = static_cast<std::ptrdiff_t>(stones.size());
    for (size_t i = color; i < moves.size(); i += 2) {
      stones.push_back(Apply(symmetry, board, moves[i]));
    }
    std::sort(stones.begin() + first, stones.end());
  }
  return stones;
}

std::vector<Point> CanonicalStones(absl::Span<const Point> moves, const Geometry& board) {
  std::vector<Point> least = SortedStones(moves, board);
  for (Symmetry symmetry : kSymmetries) {
    std::vector<Point> image = SortedStones(moves, board, symmetry);
    if (image < least) least = std::move(image);
  }
  return least;
}

std::vector<Symmetry> SymmetriesOf(absl::Span<const Point> moves, const Geometry& board) {
  const std::vector<Point> stones = SortedStones(moves, board);
  std::vector<Symmetry> symmetries;
  for (Symmetry symmetry : kSymmetries) {
    if (SortedStones(moves, board, symmetry) == stones) symmetries.push_back(symmetry);
  }
  return symmetries;
}

}  // namespace tengen
