#include "protocol/manager/game_outcome.h"

namespace tengen {
namespace {

constexpr std::array<absl::string_view, kNumGameReasons> kNames = {
    "five",      "forbidden",   "time",       "crash",         "illegal",
    "no-answer", "adjudicated", "full-board", "no-legal-point"};

}  // namespace

absl::string_view NameOf(GameReason reason) { return kNames[static_cast<size_t>(reason)]; }

std::optional<GameReason> GameReasonFromText(absl::string_view text) {
  for (size_t i = 0; i < kNames.size(); ++i) {
    if (kNames[i] == text) return static_cast<GameReason>(i);
  }
  return std::nullopt;
}

}  // namespace tengen
