#include "protocol/manager/player_clock.h"

#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"

namespace tengen {
namespace {

constexpr double kMaxSeconds = 1e6;  // a million seconds still fit managers' 31 bits

absl::Status BadPart(absl::string_view part) {
  return absl::InvalidArgumentError(absl::StrCat(
      "'", part, "': expected 1s or 500ms a move, 60+0 or 10+0.1 seconds a game, or nodes=N"));
}

// Reads a number of units that is not negative.
std::optional<absl::Duration> ParseTime(absl::string_view text, absl::Duration unit) {
  double number = 0;
  const bool is_number = !text.empty() &&
                         text.find_first_not_of("0123456789.") == absl::string_view::npos &&
                         absl::SimpleAtod(text, &number);
  if (!is_number || number * absl::ToDoubleSeconds(unit) > kMaxSeconds) return std::nullopt;
  return number * unit;
}

absl::Status ParseGameTime(absl::string_view part, ClockSettings& clock) {
  const std::pair<absl::string_view, absl::string_view> parts =
      absl::StrSplit(part, absl::MaxSplits('+', 1));
  const auto base = ParseTime(parts.first, absl::Seconds(1));
  const auto increment = ParseTime(parts.second, absl::Seconds(1));
  if (!base || !increment || clock.match || *base <= absl::ZeroDuration()) return BadPart(part);
  clock.match = *base;
  clock.increment = *increment;
  return absl::OkStatus();
}

absl::Status ParseNodes(absl::string_view part, absl::string_view count, ClockSettings& clock) {
  int64_t nodes = 0;
  if (clock.nodes || !absl::SimpleAtoi(count, &nodes) || nodes < 1) return BadPart(part);
  clock.nodes = nodes;
  return absl::OkStatus();
}

absl::Status ParsePart(absl::string_view part, ClockSettings& clock) {
  absl::string_view rest = part;
  if (absl::ConsumePrefix(&rest, "nodes=")) return ParseNodes(part, rest, clock);
  if (absl::StrContains(part, '+')) return ParseGameTime(part, clock);
  std::optional<absl::Duration> turn;
  if (absl::ConsumeSuffix(&rest, "ms")) {
    turn = ParseTime(rest, absl::Milliseconds(1));
  } else if (absl::ConsumeSuffix(&rest, "s")) {
    turn = ParseTime(rest, absl::Seconds(1));
  }
  if (!turn || clock.turn || *turn <= absl::ZeroDuration()) return BadPart(part);
  clock.turn = *turn;
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<ClockSettings> ParseClock(absl::string_view text) {
  ClockSettings clock;
  for (const absl::string_view part : absl::StrSplit(text, ',')) {
    if (absl::Status status = ParsePart(part, clock); !status.ok()) return status;
  }
  return clock;
}

}  // namespace tengen
