// Recorded traffic between a manager and a brain, as in tests/data/traffic.
//
//   absl::StatusOr<Transcript> transcript = ParseTranscript(text);
//   for (const TranscriptStep& step : transcript->sessions[0].steps) { ... }
//
// A line is "<seconds> +<delta> > sent to the brain" or "... < answered"; "\r\n" or "\n" at its end
// stand for those bytes. "-----" parts one life of the brain from the next. Of a long BOARD only
// the first stones are recorded; "... more board lines" stands for the others.
#ifndef TENGEN_TESTS_E2E_TRANSCRIPT_H_
#define TENGEN_TESTS_E2E_TRANSCRIPT_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/time/time.h"

namespace tengen {

struct SentLine {
  std::string text;
  std::string line_end;  // "\r\n" or "\n"
};

// Whether all lines of a block were recorded.
enum class Recorded : uint8_t { kWhole, kFirstLines };

// One command: its line, the lines of its block with the closing DONE, and what the recorded brain
// answered.
struct TranscriptStep {
  int line_number = 0;   // in the file, from 1
  absl::Duration delay;  // since the line before
  std::string name;      // the first word in upper case
  std::vector<SentLine> lines;
  Recorded recorded = Recorded::kWhole;
  std::vector<std::string> answers;

  // The words after the first one.
  std::string arguments() const;
};

// How the manager ended a session.
enum class SessionEnd : uint8_t { kEndCommand, kEndOfInput };

struct Session {
  std::vector<TranscriptStep> steps;
  SessionEnd end = SessionEnd::kEndOfInput;
};

struct Transcript {
  std::vector<Session> sessions;
};

// InvalidArgument names the line that can't be read.
absl::StatusOr<Transcript> ParseTranscript(absl::string_view text);

// Whether the command is followed by lines up to DONE. `name` in upper case.
bool OpensBlock(absl::string_view name);

}  // namespace tengen

#endif  // TENGEN_TESTS_E2E_TRANSCRIPT_H_
