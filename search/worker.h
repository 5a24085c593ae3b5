// One thread's share of a search, kept from search to search.
//
//   Worker worker(ThreadRole::kHelper);
//   worker.Begin(request, {shared, time, /*index=*/1});
//   worker.Run();               // in any thread
//   worker.report()
#ifndef TENGEN_SEARCH_WORKER_H_
#define TENGEN_SEARCH_WORKER_H_

#include "search/root_search.h"
#include "search/search_context.h"
#include "search/search_listener.h"

namespace tengen {

// Not thread-safe; `Run` may be called in another thread than the rest.
class Worker {
 public:
  explicit Worker(ThreadRole role) : context_(role) {}

  // REQUIRES: what `task` and `shared` point to outlives the search.
  void Begin(const RootTask& task, const SharedState& shared) {
    task_ = task;
    context_.Begin(task.request->position, shared);
  }

  void Run() { report_ = RootSearch(context_, task_).Run(); }

  // The result of the last `Run`.
  const SearchReport& report() const { return report_; }
  uint64_t nodes() const { return context_.position.nodes(); }
  void Clear() { context_.Clear(); }

 private:
  SearchContext context_;
  RootTask task_ = {};
  SearchReport report_;
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_WORKER_H_
