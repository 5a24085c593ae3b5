// Stones under the symmetries of the board: which symmetries leave them as they are, and one form
// for all eight images.
//
//   CanonicalStones(a, board) == CanonicalStones(b, board)   // a and b are the same but for
//   symmetry
//
// Stones are given as moves, Black first, colours in turn.
#ifndef TENGEN_ENGINE_STONE_SYMMETRY_H_
#define TENGEN_ENGINE_STONE_SYMMETRY_H_

#include <vector>

#include "absl/types/span.h"
#include "engine/geometry.h"
#include "engine/point.h"
#include "engine/symmetry.h"

namespace tengen {

// The black stones in index order, then the white ones: the same for every order of the moves.
// REQUIRES of all members: every point is on the board.
std::vector<Point> SortedStones(absl::Span<const Point> moves, const Geometry& board,
                                Symmetry symmetry = Symmetry::kIdentity);

// The least of the eight images, as sorted stones.
std::vector<Point> CanonicalStones(absl::Span<const Point> moves, const Geometry& board);

// The symmetries that map every stone onto one of its colour, the identity first.
std::vector<Symmetry> SymmetriesOf(absl::Span<const Point> moves, const Geometry& board);

}  // namespace tengen

#endif  // TENGEN_ENGINE_STONE_SYMMETRY_H_
