// Whether one given move wins, and if not, what refutes it.
//
//   const MoveAnswer answer = SolveFirstMove(solver, position, move, limits);
//   for (const MoveAnswer& answer : SolveFirstMoves(solver, position, limits)) { ... }
#ifndef TENGEN_SEARCH_SOLVER_FIRST_MOVE_H_
#define TENGEN_SEARCH_SOLVER_FIRST_MOVE_H_

#include <vector>

#include "engine/point.h"
#include "engine/position.h"
#include "search/solver/solve_result.h"
#include "search/solver/solver.h"

namespace tengen {

struct MoveAnswer {
  Point move;
  SolveResult result;  // of the win that begins with `move`
  // With kNone, the defender's reply after which there is none; kNoPoint if the move is forbidden
  // or not one of the goal's attacks.
  Point refutation = kNoPoint;
};

// Tries every legal reply to `move`. The limits are for all of them together. `position` is
// unchanged on return. REQUIRES: `move` is empty.
MoveAnswer SolveFirstMove(Solver& solver, Position& position, Point move,
                          const SolveLimits& limits);

// The same for every move that is one of the goal's attacks, in index order. The limits are for
// each move.
std::vector<MoveAnswer> SolveFirstMoves(Solver& solver, Position& position,
                                        const SolveLimits& limits);

}  // namespace tengen

#endif  // TENGEN_SEARCH_SOLVER_FIRST_MOVE_H_
