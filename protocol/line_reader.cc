#include "protocol/line_reader.h"

#include <algorithm>
#include <array>
#include <utility>

#include "absl/time/clock.h"

namespace tengen {

std::vector<std::string> LineSplitter::Append(absl::string_view bytes) {
  std::vector<std::string> lines;
  while (!bytes.empty()) {
    const size_t end = bytes.find_first_of("\r\n");
    const absl::string_view part = bytes.substr(0, end);
    line_.append(part.data(), std::min(part.size(), kMaxLineLength - line_.size()));
    if (end == absl::string_view::npos) break;
    if (!line_.empty()) lines.push_back(std::exchange(line_, {}));
    bytes.remove_prefix(end + 1);
  }
  return lines;
}

std::string LineSplitter::Finish() { return std::exchange(line_, {}); }

void EventQueue::Push(Event event) {
  absl::MutexLock lock(&mutex_);
  if (event.kind == Event::Kind::kLine) {
    const auto has_room = [this]() ABSL_SHARED_LOCKS_REQUIRED(mutex_) {
      return events_.size() < kMaxLines;
    };
    mutex_.Await(absl::Condition(&has_room));
  }
  events_.push_back(std::move(event));
}

Event EventQueue::Pop() {
  absl::MutexLock lock(&mutex_);
  const auto has_event = [this]() ABSL_SHARED_LOCKS_REQUIRED(mutex_) { return !events_.empty(); };
  mutex_.Await(absl::Condition(&has_event));
  Event event = std::move(events_.front());
  events_.pop_front();
  return event;
}

void ReadLines(ByteSource& source, EventQueue& queue) {
  LineSplitter splitter;
  std::array<char, 4096> buffer;
  while (const size_t size = source.Read(absl::MakeSpan(buffer))) {
    const absl::Time arrival = absl::Now();
    for (std::string& line : splitter.Append(absl::string_view(buffer.data(), size))) {
      queue.Push({Event::Kind::kLine, std::move(line), arrival});
    }
  }
  std::string last = splitter.Finish();
  if (!last.empty()) queue.Push({Event::Kind::kLine, std::move(last), absl::Now()});
  queue.Push({Event::Kind::kEndOfInput, {}, {}});
}

}  // namespace tengen
