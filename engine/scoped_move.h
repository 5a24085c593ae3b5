// A stone, or a turn, that is taken back at the end of the scope.
#ifndef TENGEN_ENGINE_SCOPED_MOVE_H_
#define TENGEN_ENGINE_SCOPED_MOVE_H_

#include "engine/position.h"

namespace tengen {

class ScopedMove {
 public:
  // Plays `point` for the side to move. REQUIRES: `point` is empty; `position` outlives this.
  ScopedMove(Position& position, Point point) : position_(position) { position.Play(point); }
  // Places a stone of `cell`, as `Position::Place`.
  ScopedMove(Position& position, Point point, Cell cell) : position_(position) {
    position.Place(point, cell);
  }
  ~ScopedMove() { position_.Undo(); }
  ScopedMove(const ScopedMove&) = delete;
  ScopedMove& operator=(const ScopedMove&) = delete;

 private:
  Position& position_;
};

// The turn of a colour, which passes back at the end of the scope.
class ScopedTurn {
 public:
  ScopedTurn(Position& position, Color color)
      : position_(position), before_(position.side_to_move()) {
    position.SetSideToMove(color);
  }
  ~ScopedTurn() { position_.SetSideToMove(before_); }
  ScopedTurn(const ScopedTurn&) = delete;
  ScopedTurn& operator=(const ScopedTurn&) = delete;

 private:
  Position& position_;
  Color before_;
};

}  // namespace tengen

#endif  // TENGEN_ENGINE_SCOPED_MOVE_H_
