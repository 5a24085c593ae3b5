#include "protocol/manager/reply.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"

namespace tengen {
namespace {

constexpr size_t kMaxLineLength = 999;

bool IsDigits(absl::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char letter) {
    return absl::ascii_isdigit(static_cast<unsigned char>(letter));
  });
}

// Digits and nothing else: SimpleAtoi would take blanks and signs too.
std::optional<int> ParseNumber(absl::string_view text) {
  int value = 0;
  if (!IsDigits(text) || !absl::SimpleAtoi(text, &value)) return std::nullopt;
  return value;
}

std::optional<Point> ParseMove(absl::string_view text) {
  const std::vector<absl::string_view> parts = absl::StrSplit(text, ',');
  if (parts.size() != 2) return std::nullopt;
  const std::optional<int> x = ParseNumber(parts[0]);
  const std::optional<int> y = ParseNumber(parts[1]);
  if (!x || !y) return std::nullopt;
  return *x < kMaxBoardSize && *y < kMaxBoardSize ? Point::At(*x, *y) : kNoPoint;
}

std::optional<std::vector<Point>> ParseMoves(absl::string_view line) {
  std::vector<Point> moves;
  for (absl::string_view text : absl::StrSplit(line, ' ')) {
    const std::optional<Point> move = ParseMove(text);
    if (!move) return std::nullopt;
    moves.push_back(*move);
  }
  return moves;
}

bool IsAbout(absl::string_view line) {
  for (absl::string_view key : {"name", "version", "author", "country"}) {
    if (key != "name" && !absl::ConsumePrefix(&line, ", ")) return false;
    if (!absl::ConsumePrefix(&line, absl::StrCat(key, "=\""))) return false;
    const size_t end = line.find('"');
    if (end == absl::string_view::npos) return false;
    line.remove_prefix(end + 1);
  }
  return line.empty();
}

// Four digits a point, then the full stop that the reader waits for.
bool IsForbid(absl::string_view line) {
  if (!absl::ConsumePrefix(&line, "FORBID ") || !absl::ConsumeSuffix(&line, ".")) return false;
  return line.size() % 4 == 0 && IsDigits(line);
}

bool IsText(absl::string_view line, absl::string_view word) {
  return absl::ConsumePrefix(&line, word) && absl::ConsumePrefix(&line, " ") &&
         !absl::StripAsciiWhitespace(line).empty();
}

ReplyKind KindOf(absl::string_view line) {
  constexpr std::array<std::pair<absl::string_view, ReplyKind>, 6> kTexts = {{
      {"ERROR", ReplyKind::kError},
      {"UNKNOWN", ReplyKind::kUnknown},
      {"MESSAGE", ReplyKind::kMessage},
      {"DEBUG", ReplyKind::kDebug},
      {"INFO", ReplyKind::kDetail},
      {"SUGGEST", ReplyKind::kSuggest},
  }};
  if (line.size() > kMaxLineLength || absl::StrContains(line, '\r')) return ReplyKind::kInvalid;
  if (line == "OK") return ReplyKind::kOk;
  if (line == "SWAP") return ReplyKind::kSwap;
  if (line == "UNKNOWN") return ReplyKind::kUnknown;
  if (IsAbout(line)) return ReplyKind::kAbout;
  if (IsForbid(line)) return ReplyKind::kForbid;
  for (const auto& [word, kind] : kTexts) {
    if (IsText(line, word)) return kind;
  }
  return ReplyKind::kInvalid;
}

}  // namespace

absl::string_view NameOf(ReplyKind kind) {
  switch (kind) {
    case ReplyKind::kMoves:
      return "moves";
    case ReplyKind::kOk:
      return "OK";
    case ReplyKind::kAbout:
      return "about line";
    case ReplyKind::kSwap:
      return "SWAP";
    case ReplyKind::kForbid:
      return "FORBID";
    case ReplyKind::kError:
      return "ERROR";
    case ReplyKind::kUnknown:
      return "UNKNOWN";
    case ReplyKind::kMessage:
      return "MESSAGE";
    case ReplyKind::kDebug:
      return "DEBUG";
    case ReplyKind::kDetail:
      return "INFO";
    case ReplyKind::kSuggest:
      return "SUGGEST";
    case ReplyKind::kInvalid:
      return "invalid line";
  }
  return "";
}

Reply ParseReply(absl::string_view line) {
  Reply reply;
  reply.line = std::string(line);
  if (std::optional<std::vector<Point>> moves = ParseMoves(line)) {
    reply.kind = ReplyKind::kMoves;
    reply.moves = *std::move(moves);
  } else {
    reply.kind = KindOf(line);
  }
  return reply;
}

}  // namespace tengen
