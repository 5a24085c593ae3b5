// What a search tells while it runs.
#ifndef TENGEN_SEARCH_SEARCH_LISTENER_H_
#define TENGEN_SEARCH_SEARCH_LISTENER_H_

#include <cstdint>
#include <vector>

#include "absl/time/time.h"
#include "engine/point.h"
#include "eval/value.h"

namespace tengen {

// One principal variation at the root.
struct SearchLine {
  Value value = 0;           // for the side to move
  std::vector<Point> moves;  // the first is the move to play; never empty
};

// The state of a search after an iteration, or its result.
struct SearchReport {
  std::vector<SearchLine> lines;  // best first; empty only if the board is full
  int depth = 0;                  // of the last complete iteration
  int selective_depth = 0;        // the deepest ply reached
  uint64_t nodes = 0;
  absl::Duration elapsed;

  Point best_move() const { return lines.empty() ? kNoPoint : lines.front().moves.front(); }
};

// Called from the thread that called `Searcher::Search`; a call must not block for long.
class SearchListener {
 public:
  virtual ~SearchListener() = default;
  // After each iteration and each line of it.
  virtual void OnReport(const SearchReport& report) = 0;
  // The search of a root move begins, and ends with its value ("realtime" views). May be ignored.
  virtual void OnRootMove(Point /*move*/) {}
  virtual void OnRootMoveDone(Point /*move*/, Value /*value*/) {}
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_SEARCH_LISTENER_H_
