// A position with all that moves along with it: the evaluation's sums, the node count, the key.
//
//   SearchPosition position(request.position);
//   position.Play(move);
//   Value value = position.Evaluate();
//   position.Undo();
#ifndef TENGEN_SEARCH_SEARCH_POSITION_H_
#define TENGEN_SEARCH_SEARCH_POSITION_H_

#include <cstdint>

#include "engine/color.h"
#include "engine/forbidden.h"
#include "engine/point.h"
#include "engine/position.h"
#include "engine/zobrist.h"
#include "eval/evaluator.h"
#include "eval/value.h"

namespace tengen {

// Not thread-safe; one a thread.
class SearchPosition {
 public:
  explicit SearchPosition(const Position& position) : position_(position), evaluator_(position) {}

  // REQUIRES: `move` is empty.
  void Play(Point move) {
    evaluator_.Push(position_.Play(move));
    ++nodes_;
  }
  void Undo() {
    position_.Undo();
    evaluator_.Pop();
  }

  // The static value for the side to move.
  Value Evaluate() const { return evaluator_.Evaluate(position_); }

  const Position& position() const { return position_; }
  // For solvers and rule checks, which leave it as they found it.
  Position& scratch() { return position_; }

  Color side_to_move() const { return position_.side_to_move(); }
  uint64_t key() const { return position_.hash(); }
  // The key after `move`, without playing it.
  uint64_t KeyAfter(Point move) const {
    return key() ^ ZobristKey(move, CellOf(side_to_move())) ^ kZobristWhiteToMove;
  }
  bool IsFull() const { return position_.ply() == position_.geometry().num_points(); }
  // Whether the side to move may not play `move`. REQUIRES: `move` is empty.
  bool IsForbiddenMove(Point move) { return IsForbidden(position_, side_to_move(), move); }

  // Moves played so far.
  uint64_t nodes() const { return nodes_; }

 private:
  Position position_;
  Evaluator evaluator_;
  uint64_t nodes_ = 0;
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_SEARCH_POSITION_H_
