#include "search/thread_pool.h"

#include <atomic>
#include <cstdint>
#include <thread>

#include "search/stop_signal.h"

namespace tengen {
namespace {

// Helpers begin at different depths, so that they run ahead of each other.
int FirstDepthOf(size_t index) { return 1 + static_cast<int>(index % 3); }

// A shorter win, then a longer search, then a better value.
bool FoundMore(const SearchReport& a, const SearchReport& b) {
  const Value a_value = a.lines.front().value;
  const Value b_value = b.lines.front().value;
  if (IsWin(a_value) || IsWin(b_value)) return a_value > b_value;
  return a.depth != b.depth ? a.depth > b.depth : a_value > b_value;
}

}  // namespace

void ThreadPool::SetSize(int size) {
  const size_t count = static_cast<size_t>(size);
  while (workers_.size() > count) workers_.pop_back();
  while (workers_.size() < count) {
    const ThreadRole role = workers_.empty() ? ThreadRole::kMain : ThreadRole::kHelper;
    workers_.push_back(std::make_unique<Worker>(role));
  }
}

SearchReport ThreadPool::Run(const SearchRequest& request, const SearchTools& tools) {
  StopSignal stop(*tools.control, *tools.time);
  std::atomic<uint64_t> helper_nodes = 0;
  const SharedState shared = {tools.table, &stop, &helper_nodes,
                              request.limits.nodes / workers_.size()};
  std::vector<std::thread> threads;
  for (size_t i = 1; i < workers_.size(); ++i) {
    workers_[i]->Begin({&request, tools.time, nullptr, FirstDepthOf(i)}, shared);
    threads.emplace_back([&worker = *workers_[i]] { worker.Run(); });
  }
  workers_.front()->Begin({&request, tools.time, tools.listener}, shared);
  workers_.front()->Run();
  stop.Raise();
  for (std::thread& thread : threads) thread.join();

  SearchReport report = BestWorker().report();
  report.nodes = 0;
  for (const std::unique_ptr<Worker>& worker : workers_) report.nodes += worker->nodes();
  report.elapsed = tools.time->Elapsed();
  return report;
}

const Worker& ThreadPool::BestWorker() const {
  const Worker* best = workers_.front().get();
  // Only one line can be compared between threads.
  if (best->report().lines.size() != 1) return *best;
  for (const std::unique_ptr<Worker>& worker : workers_) {
    if (!worker->report().lines.empty() && FoundMore(worker->report(), best->report())) {
      best = worker.get();
    }
  }
  return *best;
}

void ThreadPool::Clear() {
  for (const std::unique_ptr<Worker>& worker : workers_) worker->Clear();
}

}  // namespace tengen
