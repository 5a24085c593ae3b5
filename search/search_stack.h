// What the search knows about each ply of the line it is looking at.
//
//   SearchStack stack;
//   stack.at(ply).killers
//   stack.variation().Extend(ply, move);     // the line through `move` is the best one at `ply`
#ifndef TENGEN_SEARCH_SEARCH_STACK_H_
#define TENGEN_SEARCH_SEARCH_STACK_H_

#include <algorithm>
#include <array>
#include <cstddef>

#include "absl/types/span.h"
#include "engine/point.h"
#include "eval/value.h"
#include "search/parameters.h"

namespace tengen {

struct PlyRecord {
  Point move;                    // the move being searched at this ply
  Value evaluation = kNoValue;   // static value for its side to move
  std::array<Point, 2> killers;  // quiet moves that caused cutoffs here, the last one first
};

// The best line found at each ply, as a triangular array.
class PrincipalVariation {
 public:
  void Clear(int ply) { length_[Idx(ply)] = 0; }

  // The line at `ply` becomes `move` and the line one ply deeper.
  void Extend(int ply, Point move) {
    const size_t here = Idx(ply);
    const size_t below = here + 1;
    lines_[here][0] = move;
    std::copy_n(lines_[below].begin(), length_[below], lines_[here].begin() + 1);
    length_[here] = length_[below] + 1;
  }

  absl::Span<const Point> LineFrom(int ply) const {
    return absl::MakeConstSpan(lines_[Idx(ply)].data(), length_[Idx(ply)]);
  }

 private:
  static constexpr size_t kSize = parameters::kMaxSearchPly + 2;
  static constexpr size_t Idx(int ply) { return static_cast<size_t>(ply); }

  std::array<std::array<Point, kSize>, kSize> lines_;
  std::array<size_t, kSize> length_ = {};
};

class SearchStack {
 public:
  // REQUIRES: 0 <= ply <= kMaxSearchPly.
  PlyRecord& at(int ply) { return records_[static_cast<size_t>(ply)]; }
  const PlyRecord& at(int ply) const { return records_[static_cast<size_t>(ply)]; }

  PrincipalVariation& variation() { return variation_; }

  void Clear() { records_.fill(PlyRecord()); }

 private:
  std::array<PlyRecord, parameters::kMaxSearchPly + 1> records_;
  PrincipalVariation variation_;
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_SEARCH_STACK_H_
