// Whole sessions of any bytes: through the splitter, the parser and the brain, with a scripted
// searcher. Every line that is written must be one that a manager can read.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/string_view.h"
#include "absl/time/clock.h"
#include "protocol/brain.h"
#include "tests/protocol/fake_searcher.h"

namespace tengen {
namespace {

// "x,y" and up to two more, each on any board.
bool IsMoves(absl::string_view line) {
  return !line.empty() && line.size() <= 17 &&
         line.find_first_not_of("0123456789, ") == absl::string_view::npos;
}

bool IsReadable(absl::string_view line) {
  if (line.size() >= 1000 || line.find_first_of("\r\n\t") != absl::string_view::npos) return false;
  if (absl::EndsWith(line, " ")) return false;
  for (absl::string_view kind : {"ERROR ", "UNKNOWN ", "MESSAGE ", "FORBID "}) {
    if (absl::StartsWith(line, kind)) {
      return !absl::StrContains(line, "=") || !absl::StrContains(line, "name");
    }
  }
  return line == "OK" || line == "SWAP" || absl::StartsWith(line, "name=\"") || IsMoves(line);
}

class CheckingSink : public ResponseSink {
 public:
  void Write(absl::string_view line) override {
    if (!IsReadable(line)) std::abort();
  }
};

void RunSession(absl::string_view bytes) {
  FakeSearcher searcher;
  CheckingSink sink;
  EventQueue queue;
  Brain brain(searcher, sink, [&] { queue.Push({Event::Kind::kThought, {}, {}}); });
  LineSplitter splitter;
  std::vector<std::string> lines = splitter.Append(bytes);
  lines.push_back(splitter.Finish());
  for (const std::string& line : lines) {
    if (brain.HandleLine(line, absl::Now()) == Brain::State::kEnded) return;
    // A line that begins with a blank comes before the search of the line before it has ended.
    if (absl::StartsWith(line, " ")) continue;
    while (brain.thinking()) {
      queue.Pop();
      brain.HandleThought();
    }
  }
}

}  // namespace
}  // namespace tengen

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  tengen::RunSession({reinterpret_cast<const char*>(data), size});
  return 0;
}
