#include "tests/e2e/step_renderer.h"

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/notation.h"

namespace tengen {
namespace {

constexpr int kRenjuBit = 4;

std::string Verbatim(const TranscriptStep& step) {
  std::string text;
  for (const SentLine& line : step.lines) absl::StrAppend(&text, line.text, line.line_end);
  return text;
}

std::vector<std::string> WordsOf(const SentLine& line) {
  return absl::StrSplit(line.text, ' ', absl::SkipEmpty());
}

// The block's lines between the command and DONE.
absl::Span<const SentLine> BodyOf(const TranscriptStep& step) {
  return absl::MakeConstSpan(step.lines).subspan(1, step.lines.size() - 2);
}

// The block with `body` in place of its lines, which end as the recorded ones did.
std::string Block(const TranscriptStep& step, const std::vector<std::string>& body) {
  const SentLine& first = step.lines.front();
  const SentLine& last = step.lines.back();
  const std::string& line_end = step.lines[step.lines.size() > 2 ? 1 : 0].line_end;
  std::string text = absl::StrCat(first.text, first.line_end);
  for (const std::string& line : body) absl::StrAppend(&text, line, line_end);
  absl::StrAppend(&text, last.text, last.line_end);
  return text;
}

absl::Status Malformed(const SentLine& line) {
  return absl::InvalidArgumentError(absl::StrCat("cannot read '", line.text, "'"));
}

}  // namespace

std::optional<Coordinate> ParseCoordinate(absl::string_view text) {
  Coordinate result;
  const std::vector<absl::string_view> parts = absl::StrSplit(text, ',');
  if (parts.size() < 2 || !absl::SimpleAtoi(parts[0], &result.first) ||
      !absl::SimpleAtoi(parts[1], &result.second)) {
    return std::nullopt;
  }
  return result;
}

absl::StatusOr<std::string> StepRenderer::Render(const TranscriptStep& step) {
  if (step.name == "INFO") return RenderInfo(step);
  if (step.name == "TURN" || step.name == "TAKEBACK") return RenderMove(step);
  if (step.name == "BOARD" || step.name == "YXBOARD") return RenderBoard(step);
  if (step.name == "SWAP2BOARD") return RenderSwap2(step);
  if (absl::StartsWith(step.name, "YXQUERYDATABASE")) return RenderQuery(step);
  if (step.name == "RESTART") game_.Restart();
  if (step.name == "START") {
    int size = 0;
    if (!absl::SimpleAtoi(step.arguments(), &size)) return Malformed(step.lines[0]);
    game_.Start(size);
  }
  return Verbatim(step);
}

std::string StepRenderer::RenderInfo(const TranscriptStep& step) {
  const std::vector<std::string> words = WordsOf(step.lines[0]);
  int64_t value = 0;
  if (words.size() != 3 || !absl::SimpleAtoi(words[2], &value)) return Verbatim(step);
  const std::string key = absl::AsciiStrToLower(words[1]);
  if (key == "rule") {
    game_.set_rule((value & kRenjuBit) != 0 ? Rule::kRenju : Rule::kFreestyle);
  }
  if (key != "timeout_turn" || absl::Milliseconds(value) <= turn_limit_) return Verbatim(step);
  return absl::StrCat(words[0], " ", words[1], " ", absl::ToInt64Milliseconds(turn_limit_),
                      step.lines[0].line_end);
}

absl::StatusOr<std::string> StepRenderer::RenderMove(const TranscriptStep& step) {
  const SentLine& line = step.lines[0];
  const std::optional<Coordinate> recorded = ParseCoordinate(step.arguments());
  if (!recorded) return Malformed(line);
  const absl::StatusOr<Point> point =
      step.name == "TURN" ? game_.PlayManager(*recorded) : game_.TakeBack(*recorded);
  if (!point.ok()) return point.status();
  return absl::StrCat(WordsOf(line)[0], " ", FormatPair(*point), line.line_end);
}

absl::StatusOr<std::string> StepRenderer::RenderBoard(const TranscriptStep& step) {
  std::vector<RecordedStone> stones;
  for (const SentLine& line : BodyOf(step)) {
    const std::optional<Coordinate> recorded = ParseCoordinate(line.text);
    if (!recorded || line.text.back() < '1' || line.text.back() > '3') return Malformed(line);
    stones.push_back({*recorded, static_cast<Owner>(line.text.back() - '0')});
  }
  const absl::StatusOr<std::vector<ReplayStone>> set_up = game_.SetUp(stones, step.recorded);
  if (!set_up.ok()) return set_up.status();
  std::vector<std::string> body;
  for (const ReplayStone& stone : *set_up) {
    body.push_back(absl::StrCat(FormatPair(stone.point), ",", static_cast<int>(stone.owner)));
  }
  return Block(step, body);
}

absl::StatusOr<std::string> StepRenderer::RenderSwap2(const TranscriptStep& step) {
  std::vector<Coordinate> stones;
  for (const SentLine& line : BodyOf(step)) {
    const std::optional<Coordinate> recorded = ParseCoordinate(line.text);
    if (!recorded) return Malformed(line);
    stones.push_back(*recorded);
  }
  const absl::StatusOr<std::vector<ReplayStone>> set_up = game_.SetUpSwap2(stones);
  if (!set_up.ok()) return set_up.status();
  std::vector<std::string> body;
  for (const ReplayStone& stone : *set_up) body.push_back(FormatPair(stone.point));
  return Block(step, body);
}

std::string StepRenderer::RenderQuery(const TranscriptStep& step) const {
  std::vector<std::string> body;
  for (const SentLine& line : BodyOf(step)) {
    const std::optional<Coordinate> recorded = ParseCoordinate(line.text);
    const std::optional<Point> point = recorded ? game_.PointOf(*recorded) : std::nullopt;
    body.push_back(point ? FormatPair(*point) : line.text);
  }
  return Block(step, body);
}

}  // namespace tengen
