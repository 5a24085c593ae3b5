// The search at the root: deepening, windows, several lines.
//
//   RootSearch search(context, {&request, &time, &listener});
//   SearchReport report = search.Run();
#ifndef TENGEN_SEARCH_ROOT_SEARCH_H_
#define TENGEN_SEARCH_ROOT_SEARCH_H_

#include <cstddef>
#include <vector>

#include "eval/value.h"
#include "search/alpha_beta.h"
#include "search/root_moves.h"
#include "search/search_context.h"
#include "search/search_listener.h"
#include "search/search_request.h"
#include "search/solver/solve_result.h"
#include "search/time_manager.h"

namespace tengen {

// What one thread is to do. All outlive the search.
struct RootTask {
  const SearchRequest* request;
  const TimeManager* time;
  SearchListener* listener;  // null for a helper
  int first_depth = 1;       // helpers begin deeper, to spread out
};

// One search of one thread. REQUIRES: the context has begun the request's position.
class RootSearch {
 public:
  RootSearch(SearchContext& context, const RootTask& task);

  // Deepens until a limit is reached or nothing is left to find out. The report is that of the last
  // complete iteration, or of a better move found since.
  SearchReport Run();

 private:
  // Whether a solver finds a win; then it is reported.
  bool WinByThreats();
  bool Report(const SolveResult& win);
  // Leaves out what loses to fours that the opponent threatens.
  void AnswerThreatenedFours();
  // One iteration. False if it was stopped.
  bool Iterate(int depth);
  bool SearchLineOf(size_t first, int depth);
  Value SearchInWindow(const Window& window, size_t first, int depth);
  Value SearchMove(const Window& window, Point move, size_t number, int depth);
  Value SearchLate(const Window& null, int depth, int reduction);
  bool SearchBalanced(int depth);
  void Record(RootMove& root_move, Value value);
  void ForgetMerits(size_t first);
  void SortFrom(size_t first);
  // Whether a side that seems lost has moves that were not looked at; then they are added.
  bool AddOtherMoves();
  bool IsSettled(int depth) const;
  bool HasClock() const;
  void Publish(int depth);

  SearchContext& context_;
  RootTask task_;
  AlphaBeta search_;
  std::vector<RootMove> moves_;
  bool other_moves_added_ = false;
  SearchReport report_;
  int same_move_count_ = 0;
  int value_drop_ = 0;
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_ROOT_SEARCH_H_
