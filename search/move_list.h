// Moves with scores, taken out best first.
//
//   MoveList list;
//   list.Add(point, score);
//   for (Point move = list.TakeBest(); move != kNoPoint; move = list.TakeBest()) { ... }
//
// Nothing is sorted: most nodes look at a few moves only, and the greatest of eighty packed keys is
// found in a handful of vector instructions.
#ifndef TENGEN_SEARCH_MOVE_LIST_H_
#define TENGEN_SEARCH_MOVE_LIST_H_

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/point.h"

namespace tengen {

class MoveList {
 public:
  static constexpr int kMaxScore = 0xFFFE;

  // Of equal scores, the move added first is taken first. REQUIRES: fewer than kNumPoints moves.
  // Scores are clamped to -1 .. kMaxScore - 1.
  void Add(Point move, int score) {
    const auto rank = static_cast<uint32_t>(std::clamp(score + 2, 1, kMaxScore + 1));
    keys_[size_] = rank << 16 | (0xFFFFU - static_cast<uint32_t>(size_));
    moves_[size_++] = move;
  }

  // The move of greatest score, which leaves the list; kNoPoint once the list is empty.
  Point TakeBest() {
    uint32_t best = 0;
    for (size_t i = 0; i < size_; ++i) best = std::max(best, keys_[i]);
    if (best == 0) return kNoPoint;
    const size_t place = 0xFFFFU - (best & 0xFFFFU);
    keys_[place] = 0;
    return moves_[place];
  }

 private:
  size_t size_ = 0;
  std::array<uint32_t, kNumPoints> keys_;  // score and place; 0 once taken
  std::array<Point, kNumPoints> moves_;
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_MOVE_LIST_H_
