// The brain: speaks the Gomocup protocol on its standard streams.
//
//   pbrain-tengen           plays until END or the end of input; other arguments are not looked at,
//                           as managers pass their own
//   pbrain-tengen bench     prints the nodes of fixed searches and their signature, the last line
#include <memory>
#include <string>
#include <thread>

#include "absl/base/thread_annotations.h"
#include "absl/strings/str_cat.h"
#include "absl/synchronization/mutex.h"
#include "protocol/brain.h"
#include "protocol/platform.h"
#include "search/bench_suite.h"
#include "search/searcher.h"

namespace tengen {
namespace {

class StandardInput : public ByteSource {
 public:
  size_t Read(absl::Span<char> buffer) override { return ReadStandardInput(buffer); }
};

class StandardOutput : public ResponseSink {
 public:
  void Write(absl::string_view line) override {
    const std::string bytes = absl::StrCat(line, "\n");
    absl::MutexLock lock(&mutex_);
    WriteStandardOutput(bytes);
  }

 private:
  absl::Mutex mutex_;  // keeps lines whole
};

// Never returns: the reader may be waiting for input, and the tables are left to the system.
[[noreturn]] void Play() {
  PrepareStandardStreams();
  StandardInput input;
  StandardOutput output;
  EventQueue queue;
  const std::unique_ptr<Searcher> searcher = MakeSearcher();
  Brain brain(*searcher, output, [&queue] { queue.Push({Event::Kind::kThought, {}, {}}); });
  std::thread reader([&] { ReadLines(input, queue); });
  brain.Run(queue);
  ExitNow(0);
}

void Bench() {
  const std::unique_ptr<Searcher> searcher = MakeSearcher();
  WriteStandardOutput(FormatBench(RunBench(*searcher)));
}

}  // namespace
}  // namespace tengen

int main(int argc, char** argv) {
  if (argc < 2 || absl::string_view(argv[1]) != "bench") tengen::Play();
  tengen::Bench();
}
