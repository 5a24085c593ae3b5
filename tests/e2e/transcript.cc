#include "tests/e2e/transcript.h"

#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"

namespace tengen {
namespace {

constexpr absl::string_view kSessionBreak = "-----";
constexpr absl::string_view kElision = "... more board lines";

std::string FirstWord(absl::string_view line) {
  const std::vector<absl::string_view> words =
      absl::StrSplit(line, absl::ByAnyChar(" \t"), absl::SkipEmpty());
  return words.empty() ? std::string() : absl::AsciiStrToUpper(words[0]);
}

struct RecordedLine {
  absl::Duration delay;
  char direction;  // '>' sent, '<' answered, '#' how it ended, '!' what the recorded brain did
  absl::string_view text;
};

// "    0.013   +0.007 > INFO rule 0\r\n"
absl::StatusOr<RecordedLine> ParseLine(absl::string_view line) {
  const std::vector<absl::string_view> fields =
      absl::StrSplit(absl::StripAsciiWhitespace(line), absl::MaxSplits(' ', 1));
  RecordedLine result;
  double delay = 0;
  if (fields.size() != 2) return absl::InvalidArgumentError("expected two times and a line");
  const std::vector<absl::string_view> rest =
      absl::StrSplit(absl::StripLeadingAsciiWhitespace(fields[1]), absl::MaxSplits(' ', 2));
  if (rest.size() != 3 || !absl::SimpleAtod(rest[0], &delay) || rest[1].size() != 1) {
    return absl::InvalidArgumentError("expected two times and a line");
  }
  result.delay = absl::Seconds(delay);
  result.direction = rest[1][0];
  result.text = rest[2];
  return result;
}

class TranscriptBuilder {
 public:
  absl::Status Add(int line_number, absl::string_view line) {
    if (absl::StripAsciiWhitespace(line).empty()) return absl::OkStatus();
    if (line == kSessionBreak) {
      EndSession();
      return absl::OkStatus();
    }
    if (absl::StrContains(line, kElision)) {
      if (!block_is_open_) return absl::InvalidArgumentError("an elision outside a block");
      session_.steps.back().recorded = Recorded::kFirstLines;
      return absl::OkStatus();
    }
    const absl::StatusOr<RecordedLine> recorded = ParseLine(line);
    if (!recorded.ok()) return recorded.status();
    if (recorded->direction == '>') {
      AddSent(line_number, *recorded);
    } else if (recorded->direction == '<' && !session_.steps.empty()) {
      session_.steps.back().answers.emplace_back(recorded->text);
    }
    return absl::OkStatus();
  }

  Transcript Finish() {
    EndSession();
    return std::move(transcript_);
  }

 private:
  void EndSession() {
    if (!session_.steps.empty()) transcript_.sessions.push_back(std::move(session_));
    session_ = Session();
    block_is_open_ = false;
  }

  void AddSent(int line_number, const RecordedLine& recorded) {
    const SentLine line = TakeLineEnd(recorded.text);
    if (!block_is_open_) {
      TranscriptStep step;
      step.line_number = line_number;
      step.delay = recorded.delay;
      step.name = FirstWord(line.text);
      session_.steps.push_back(std::move(step));
    }
    TranscriptStep& step = session_.steps.back();
    step.lines.push_back(line);
    block_is_open_ = OpensBlock(step.name) && !absl::EqualsIgnoreCase(line.text, "DONE");
    if (step.name == "END") session_.end = SessionEnd::kEndCommand;
  }

  // A line whose end was not recorded ends as the one before it.
  SentLine TakeLineEnd(absl::string_view text) {
    for (const auto& [mark, bytes] :
         {std::pair<absl::string_view, absl::string_view>("\\r\\n", "\r\n"),
          std::pair<absl::string_view, absl::string_view>("\\n", "\n")}) {
      if (!absl::ConsumeSuffix(&text, mark)) continue;
      last_line_end_ = std::string(bytes);
      break;
    }
    return {std::string(text), last_line_end_};
  }

  Transcript transcript_;
  Session session_;
  bool block_is_open_ = false;
  std::string last_line_end_ = "\n";
};

}  // namespace

std::string TranscriptStep::arguments() const {
  const std::vector<std::string> words = absl::StrSplit(lines[0].text, absl::MaxSplits(' ', 1));
  return words.size() < 2 ? "" : words[1];
}

bool OpensBlock(absl::string_view name) {
  return name == "BOARD" || name == "YXBOARD" || name == "SWAP2BOARD" ||
         absl::StartsWith(name, "YXQUERYDATABASE");
}

absl::StatusOr<Transcript> ParseTranscript(absl::string_view text) {
  TranscriptBuilder builder;
  int line_number = 0;
  for (absl::string_view line : absl::StrSplit(text, '\n')) {
    ++line_number;
    if (absl::Status status = builder.Add(line_number, line); !status.ok()) {
      return absl::InvalidArgumentError(
          absl::StrCat("line ", line_number, ": ", status.message(), ": '", line, "'"));
    }
  }
  return builder.Finish();
}

}  // namespace tengen
