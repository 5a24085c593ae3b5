// Whether a stone may be placed on a `FoursBoard`, told from the board's lines where they show it.
//
//   ForbiddenJudge judge(board, position);      // the position that the board was loaded from
//   if (judge.IsForbidden(Color::kBlack, point)) { ... }
//
// Nearly all points are judged by the lines; only where they show two possible threes is the
// position brought up to the board's stones and asked.
#ifndef TENGEN_SEARCH_SOLVER_FORBIDDEN_JUDGE_H_
#define TENGEN_SEARCH_SOLVER_FORBIDDEN_JUDGE_H_

#include <array>

#include "engine/color.h"
#include "engine/point.h"
#include "engine/position.h"
#include "search/solver/fours_board.h"

namespace tengen {

// Not thread-safe.
class ForbiddenJudge {
 public:
  // Both must outlive the judge. REQUIRES: the stones that are placed on the board are those of
  // both colours in turn, the position's side to move first.
  ForbiddenJudge(const FoursBoard& board, Position& position);

  // Leaves the position as it was.
  ~ForbiddenJudge();

  ForbiddenJudge(const ForbiddenJudge&) = delete;
  ForbiddenJudge& operator=(const ForbiddenJudge&) = delete;

  // Whether the rule knows forbidden points for `color`.
  bool Binds(Color color) const { return binds_[static_cast<size_t>(color)]; }

  // REQUIRES: the point is empty, and `color` does not make five there.
  bool IsForbidden(Color color, Point point) { return Binds(color) && IsForbiddenToBlack(point); }

 private:
  bool IsForbiddenToBlack(Point point);
  void BringUp();

  const FoursBoard& board_;
  Position& position_;
  int first_ply_;
  std::array<bool, kNumColors> binds_;
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_SOLVER_FORBIDDEN_JUDGE_H_
