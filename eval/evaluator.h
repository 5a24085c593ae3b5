// The static value of a position, kept up to date move by move.
//
//   Evaluator evaluator(position);
//   evaluator.Push(position.Play(p));
//   Value value = evaluator.Evaluate(position);   // for the side to move
//   position.Undo();
//   evaluator.Pop();
//
// Each colour has running sums of what the empty points are worth to it.
#ifndef TENGEN_EVAL_EVALUATOR_H_
#define TENGEN_EVAL_EVALUATOR_H_

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "engine/color.h"
#include "engine/position.h"
#include "eval/value.h"
#include "eval/weights.h"

namespace tengen {

// Not thread-safe; one a position.
class Evaluator {
 public:
  // Sums over the whole board.
  explicit Evaluator(const Position& position);

  // Follows a move. REQUIRES: `delta` is the record of the move just made.
  void Push(const PositionDelta& delta) {
    assert(depth_ < saved_.size());
    saved_[depth_++] = sums_;
    const auto& black = weights_->of(Color::kBlack).worth;
    const auto& white = weights_->of(Color::kWhite).worth;
    for (const PointChange& change : delta.view()) {
      sums_[0].Exchange(black[change.pattern_before(Color::kBlack)],
                        black[change.pattern_after(Color::kBlack)]);
      sums_[1].Exchange(white[change.pattern_before(Color::kWhite)],
                        white[change.pattern_after(Color::kWhite)]);
    }
  }
  // Follows the undoing of the last move pushed.
  void Pop() {
    assert(depth_ > 0);
    sums_ = saved_[--depth_];
  }

  // The value for the side to move, within +-kMaxEvaluation. REQUIRES: `position` is the one
  // followed.
  Value Evaluate(const Position& position) const;

  // What the points of a colour are worth in all.
  struct Sum {
    int32_t own = 0;       // while it is to move
    int32_t opponent = 0;  // while its opponent is

    void Exchange(const PointWorth& before, const PointWorth& after) {
      own += after.own - before.own;
      opponent += after.opponent - before.opponent;
    }
    friend constexpr bool operator==(const Sum& a, const Sum& b) = default;
  };
  const Sum& sum(Color color) const { return sums_[static_cast<size_t>(color)]; }

 private:
  using Sums = std::array<Sum, kNumColors>;

  const Weights* weights_;
  Sums sums_ = {};
  size_t depth_ = 0;
  std::array<Sums, kNumPoints> saved_;
};

}  // namespace tengen

#endif  // TENGEN_EVAL_EVALUATOR_H_
