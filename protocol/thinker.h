// One job of thinking at a time, in a thread of its own.
//
//   Thinker thinker(searcher, [&] { queue.PushThought(); });
//   thinker.Start([](Searcher& searcher, SearchControl& control) -> Thinker::Answer { ... });
//   thinker.Stop();                      // hurry up
//   Thinker::Answer answer = thinker.Wait();
//   answer();
//
// Thread rule: all members are called by one thread, the owner. The job runs in the thinker's
// thread; the answer that it returns is run by the owner, so it may touch what the owner owns.
#ifndef TENGEN_PROTOCOL_THINKER_H_
#define TENGEN_PROTOCOL_THINKER_H_

#include <functional>
#include <memory>
#include <thread>

#include "absl/time/time.h"
#include "search/limits.h"
#include "search/search_control.h"
#include "search/searcher.h"

namespace tengen {

class Thinker {
 public:
  using Answer = std::function<void()>;
  using Job = std::function<Answer(Searcher&, SearchControl&)>;

  // `on_done` is called in the thinker's thread when a job is done. `searcher` outlives this.
  Thinker(Searcher& searcher, std::function<void()> on_done);
  // Stops the job and waits for it.
  ~Thinker();
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;

  // REQUIRES: !thinking().
  void Start(Job job);

  // Whether a job was started whose answer has not been taken.
  bool thinking() const { return task_ != nullptr; }
  // Whether the answer of that job is there. False if !thinking().
  bool done() const;

  // Steer the job; nothing if !thinking().
  void Stop();
  void SetTimeControl(const TimeControl& time);

  // Waits for the answer and takes it. REQUIRES: thinking().
  Answer Wait();
  // The same, but for `patience` at most: null if the job is not done by then.
  Answer WaitFor(absl::Duration patience);

 private:
  struct Task;

  Searcher& searcher_;
  std::function<void()> on_done_;
  std::unique_ptr<Task> task_;
  std::thread thread_;
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_THINKER_H_
