// Input as lines with their times of arrival, read in a thread of its own so that STOP and END
// reach a running search.
//
//   EventQueue queue;
//   std::thread reader([&] { ReadLines(source, queue); });
//   for (Event event = queue.Pop(); event.kind != Event::Kind::kEndOfInput; event = queue.Pop())
//   ...
#ifndef TENGEN_PROTOCOL_LINE_READER_H_
#define TENGEN_PROTOCOL_LINE_READER_H_

#include <deque>
#include <string>
#include <vector>

#include "absl/base/thread_annotations.h"
#include "absl/strings/string_view.h"
#include "absl/synchronization/mutex.h"
#include "absl/time/time.h"
#include "absl/types/span.h"

namespace tengen {

// Cuts a stream of bytes into lines that end in CR, LF or both. Pure.
class LineSplitter {
 public:
  // The rest of a longer line is dropped.
  static constexpr size_t kMaxLineLength = size_t{1} << 16;

  // The lines that `bytes` completes. Empty lines are left out, as they mean nothing.
  std::vector<std::string> Append(absl::string_view bytes);

  // The last line if it had no line end; else empty.
  std::string Finish();

 private:
  std::string line_;  // the beginning of the next line
};

struct Event {
  enum class Kind : uint8_t { kLine, kEndOfInput, kThought };

  Kind kind = Kind::kLine;
  std::string line;    // of kLine
  absl::Time arrival;  // of kLine
};

// What the owner of the session has to see to, in order. Thread-safe.
class EventQueue {
 public:
  // Lines beyond this many wait in the pipe: `Push` of a line blocks.
  static constexpr size_t kMaxLines = 4096;

  void Push(Event event);

  // Waits for the next event and takes it.
  Event Pop();

 private:
  absl::Mutex mutex_;
  std::deque<Event> events_ ABSL_GUARDED_BY(mutex_);
};

// Where bytes come from.
class ByteSource {
 public:
  virtual ~ByteSource() = default;
  // Waits for input and fills the beginning of `buffer`. Returns the number of bytes, 0 at the end.
  virtual size_t Read(absl::Span<char> buffer) = 0;
};

// Reads `source` to its end into `queue`, the end too.
void ReadLines(ByteSource& source, EventQueue& queue);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_LINE_READER_H_
