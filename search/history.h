// What past cutoffs say about moves: a score for each colour and point, and the best answer to each
// move of the opponent.
//
//   history.Reward(color, move, depth);
//   picker adds history.Of(color, move) / parameters::kHistoryScale
#ifndef TENGEN_SEARCH_HISTORY_H_
#define TENGEN_SEARCH_HISTORY_H_

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "engine/color.h"
#include "engine/point.h"
#include "search/parameters.h"

namespace tengen {

// Not thread-safe; one a thread.
class History {
 public:
  History() { Clear(); }

  void Clear() {
    for (auto& scores : scores_) scores.fill(0);
    for (auto& counters : counters_) counters.fill(kNoPoint);
  }

  // Within +-kHistoryLimit.
  int Of(Color color, Point move) const { return scores_[Col(color)][Idx(move)]; }

  // The move caused a cutoff at `depth`, or was tried in vain before one that did.
  void Reward(Color color, Point move, int depth) { Move(color, move, BonusAt(depth)); }
  void Punish(Color color, Point move, int depth) { Move(color, move, -BonusAt(depth)); }

  // The last refutation of `previous`, an opponent's move; kNoPoint if none. `color` is the one
  // that answers. `previous` may be kNoPoint.
  Point CounterMove(Color color, Point previous) const {
    return previous == kNoPoint ? kNoPoint : counters_[Col(color)][Idx(previous)];
  }
  void SetCounterMove(Color color, Point previous, Point move) {
    if (previous != kNoPoint) counters_[Col(color)][Idx(previous)] = move;
  }

 private:
  static constexpr size_t Col(Color color) { return static_cast<size_t>(color); }
  static constexpr size_t Idx(Point point) { return static_cast<size_t>(point.index()); }

  static int BonusAt(int depth) {
    return std::min(parameters::kHistoryBonusPerPly * depth, parameters::kHistoryBonusLimit);
  }

  // Towards the limit, the slower the nearer it is.
  void Move(Color color, Point move, int bonus) {
    int16_t& score = scores_[Col(color)][Idx(move)];
    score =
        static_cast<int16_t>(score + bonus - score * std::abs(bonus) / parameters::kHistoryLimit);
  }

  std::array<std::array<int16_t, kNumPoints>, kNumColors> scores_;
  std::array<std::array<Point, kNumPoints>, kNumColors> counters_;
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_HISTORY_H_
