#include "protocol/thinker.h"

#include <cassert>
#include <utility>

#include "absl/synchronization/notification.h"

namespace tengen {

struct Thinker::Task {
  Job job;
  SearchControl control;
  Answer answer;  // written before `done`, read after it
  absl::Notification done;
};

Thinker::Thinker(Searcher& searcher, std::function<void()> on_done)
    : searcher_(searcher), on_done_(std::move(on_done)) {}

Thinker::~Thinker() {
  if (!thinking()) return;
  Stop();
  Wait();
}

void Thinker::Start(Job job) {
  assert(!thinking());
  task_ = std::make_unique<Task>();
  task_->job = std::move(job);
  thread_ = std::thread([this, task = task_.get()] {
    task->answer = task->job(searcher_, task->control);
    task->done.Notify();
    on_done_();
  });
}

bool Thinker::done() const { return thinking() && task_->done.HasBeenNotified(); }

void Thinker::Stop() {
  if (thinking()) task_->control.Stop();
}

void Thinker::SetTimeControl(const TimeControl& time) {
  if (thinking()) task_->control.SetTimeControl(time);
}

Thinker::Answer Thinker::Wait() {
  assert(thinking());
  thread_.join();
  Answer answer = std::move(task_->answer);
  task_.reset();
  return answer;
}

Thinker::Answer Thinker::WaitFor(absl::Duration patience) {
  assert(thinking());
  if (!task_->done.WaitForNotificationWithTimeout(patience)) return nullptr;
  return Wait();
}

}  // namespace tengen
