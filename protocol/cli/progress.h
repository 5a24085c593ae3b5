// How far a long run has come, rewritten in place for whoever watches.
//
//   Progress progress(streams.err, inputs.size());
//   progress.Step();
#ifndef TENGEN_PROTOCOL_CLI_PROGRESS_H_
#define TENGEN_PROTOCOL_CLI_PROGRESS_H_

#include <cstddef>
#include <ostream>
#include <thread>

#include "absl/base/thread_annotations.h"
#include "absl/synchronization/mutex.h"
#include "absl/time/time.h"

namespace tengen {

// Writes a line now and again, and a last one at the end of its life. Thread-safe.
class Progress {
 public:
  // `out` outlives this and is not written by others meanwhile.
  Progress(std::ostream& out, size_t total);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // One of the total is done.
  void Step();

 private:
  void Run();
  void Write() ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex_);

  const absl::Time start_;
  const size_t total_;
  absl::Mutex mutex_;
  std::ostream& out_ ABSL_GUARDED_BY(mutex_);
  size_t done_ ABSL_GUARDED_BY(mutex_) = 0;
  bool ends_ ABSL_GUARDED_BY(mutex_) = false;
  std::thread thread_;
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_PROGRESS_H_
