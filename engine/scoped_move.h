// A stone that is taken back at the end of the scope.
#ifndef TENGEN_ENGINE_SCOPED_MOVE_H_
#define TENGEN_ENGINE_SCOPED_MOVE_H_

#include "engine/position.h"

namespace tengen {

class ScopedMove {
 public:
  // Plays `point` for the side to move. REQUIRES: `point` is empty; `position` outlives this.
  ScopedMove(Position& position, Point point) : position_(position) {
    position.Play(point);
  }
  // Places a stone of `cell`, as `Position::Place`.
  ScopedMove(Position& position, Point point, Cell cell)
      : position_(position) {
    position.Place(point, cell);
  }
  ~ScopedMove() { position_.Undo(); }
  ScopedMove(const ScopedMove&) = delete;
  ScopedMove& operator=(const ScopedMove&) = delete;

 private:
  Position& position_;
};

}  // namespace tengen

#endif  // TENGEN_ENGINE_SCOPED_MOVE_H_
