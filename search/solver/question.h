// What people ask about a position, and the whole answer.
//
//   const SolveQuestion question = {.asks = SolveQuestion::Asks::kAllFirstMoves};
//   const SolveAnswer answer = Answer(solver, position, question, limits);
#ifndef TENGEN_SEARCH_SOLVER_QUESTION_H_
#define TENGEN_SEARCH_SOLVER_QUESTION_H_

#include <cstdint>
#include <vector>

#include "engine/point.h"
#include "engine/position.h"
#include "engine/proof.h"
#include "search/solver/solve_result.h"
#include "search/solver/solver.h"

namespace tengen {

struct SolveQuestion {
  enum class Asks : uint8_t {
    kWin,            // does the side to move win?
    kAllFirstMoves,  // with which moves?
    kFirstMove,      // with this move?
    kDefences,       // which moves stop the win that the opponent threatens?
  };
  enum class Length : uint8_t { kAny, kShortest };

  Asks asks = Asks::kWin;
  Length length = Length::kAny;
  Point first = kNoPoint;  // of kFirstMove
};

struct SolveAnswer {
  // Of the win that was asked about; with kDefences, of the opponent's threat.
  SolveOutcome outcome = SolveOutcome::kUnknown;
  std::vector<Point> first_moves;  // winning ones: all of them if they were asked for, else one
  // A longest defence; with a first move that fails, that move and the reply that refutes it.
  std::vector<Point> line;
  int length = 0;            // 0 unless won
  bool is_shortest = false;  // proved that no shorter win of the goal's kind exists
  bool is_complete = false;  // everything that was asked is decided
  std::vector<Point> defences;
  std::vector<Point> undecided;  // moves whose verdict a limit has prevented
  ProofNode proof;               // meaningless unless won
  uint64_t nodes = 0;
};

// `position` is unchanged on return. The node limit is for each win that is searched for.
SolveAnswer Answer(Solver& solver, Position& position, const SolveQuestion& question,
                   const SolveLimits& limits);

}  // namespace tengen

#endif  // TENGEN_SEARCH_SOLVER_QUESTION_H_
