// Lazy parallel search: all threads search the same position and meet in the transposition table.
//
//   ThreadPool pool;
//   pool.SetSize(2);
//   SearchReport report = pool.Run(request, {&table, &control, &listener});
#ifndef TENGEN_SEARCH_THREAD_POOL_H_
#define TENGEN_SEARCH_THREAD_POOL_H_

#include <memory>
#include <vector>

#include "search/search_control.h"
#include "search/search_listener.h"
#include "search/search_request.h"
#include "search/time_manager.h"
#include "search/transposition_table.h"
#include "search/worker.h"

namespace tengen {

// What a search needs besides its request. All outlive it.
struct SearchTools {
  TranspositionTable* table;
  TimeManager* time;
  const SearchControl* control;
  SearchListener* listener;
};

// Not thread-safe.
class ThreadPool {
 public:
  ThreadPool() { SetSize(1); }

  // REQUIRES: size >= 1.
  void SetSize(int size);
  int size() const { return static_cast<int>(workers_.size()); }

  // Searches in the calling thread and size() - 1 others; returns when all have ended, with the
  // report of the thread that found out most.
  SearchReport Run(const SearchRequest& request, const SearchTools& tools);

  // Forgets what the threads have learnt.
  void Clear();

 private:
  const Worker& BestWorker() const;

  std::vector<std::unique_ptr<Worker>> workers_;  // the first is the main one
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_THREAD_POOL_H_
