#include "protocol/cli/batch.h"

#include <map>
#include <thread>
#include <utility>
#include <vector>

#include "absl/base/thread_annotations.h"
#include "absl/synchronization/mutex.h"

namespace tengen {
namespace {

// Hands out the numbers, and holds answers back until those before them are there.
class Queue {
 public:
  Queue(size_t count, const BatchSink& sink) : count_(count), sink_(sink) {}

  // Returns false if none is left.
  bool Take(size_t* index) {
    absl::MutexLock lock(&mutex_);
    if (next_to_take_ == count_) return false;
    *index = next_to_take_++;
    return true;
  }

  void Put(size_t index, std::string answer) {
    absl::MutexLock lock(&mutex_);
    answers_.emplace(index, std::move(answer));
    while (!answers_.empty() && answers_.begin()->first == next_to_write_) {
      sink_(answers_.begin()->second);
      answers_.erase(answers_.begin());
      ++next_to_write_;
    }
  }

 private:
  const size_t count_;
  const BatchSink& sink_;
  absl::Mutex mutex_;
  size_t next_to_take_ ABSL_GUARDED_BY(mutex_) = 0;
  size_t next_to_write_ ABSL_GUARDED_BY(mutex_) = 0;
  std::map<size_t, std::string> answers_ ABSL_GUARDED_BY(mutex_);
};

void Work(Queue& queue, int worker, const BatchTask& task) {
  for (size_t index = 0; queue.Take(&index);) queue.Put(index, task(worker, index));
}

}  // namespace

void RunBatch(size_t count, int num_workers, const BatchTask& task, const BatchSink& sink) {
  Queue queue(count, sink);
  std::vector<std::thread> threads;
  for (int worker = 1; worker < num_workers; ++worker) {
    threads.emplace_back([&queue, &task, worker] { Work(queue, worker, task); });
  }
  Work(queue, 0, task);
  for (std::thread& thread : threads) thread.join();
}

}  // namespace tengen
