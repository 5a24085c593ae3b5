// A brain with a scripted searcher, spoken to line by line.
//
//   class MyTest : public BrainFixture {};
//   TEST_F(MyTest, Answers) {
//     EXPECT_THAT(Answers({"START 15", "BEGIN"}), ElementsAre("OK", "0,0"));
//   }
#ifndef TENGEN_TESTS_PROTOCOL_BRAIN_FIXTURE_H_
#define TENGEN_TESTS_PROTOCOL_BRAIN_FIXTURE_H_

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/synchronization/mutex.h"
#include "absl/time/clock.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "protocol/brain.h"
#include "tests/protocol/fake_searcher.h"

namespace tengen {

// Keeps the lines that were written. Thread-safe.
class RecordingSink : public ResponseSink {
 public:
  void Write(absl::string_view line) override {
    absl::MutexLock lock(&mutex_);
    lines_.emplace_back(line);
  }
  // The lines since the last call.
  std::vector<std::string> Take() {
    absl::MutexLock lock(&mutex_);
    return std::exchange(lines_, {});
  }

 private:
  absl::Mutex mutex_;
  std::vector<std::string> lines_;
};

class BrainFixture : public testing::Test {
 protected:
  // Says one line to the brain. If a search runs after it, it goes on.
  Brain::State Say(absl::string_view line) { return brain_.HandleLine(line, absl::Now()); }

  // Says the lines and waits, after each, for the end of the search that it may have started.
  // Returns everything that was written. The searcher's script must come to an end by itself.
  std::vector<std::string> Answers(const std::vector<std::string>& lines) {
    for (const std::string& line : lines) {
      Say(line);
      AwaitThought();
    }
    return sink_.Take();
  }

  // Waits for the end of a search that runs, and has it answered.
  void AwaitThought() {
    while (brain_.thinking()) {
      queue_.Pop();
      brain_.HandleThought();
    }
  }

  FakeSearcher searcher_;
  RecordingSink sink_;
  EventQueue queue_;
  Brain brain_{searcher_, sink_, [this] { queue_.Push({Event::Kind::kThought, {}, {}}); }};
};

}  // namespace tengen

#endif  // TENGEN_TESTS_PROTOCOL_BRAIN_FIXTURE_H_
