#include "protocol/manager/game_commands.h"

#include <algorithm>
#include <cstddef>

#include "absl/strings/str_cat.h"
#include "engine/notation.h"

namespace tengen {
namespace {

// What managers send for "unlimited"; for a move, what Yixin-Board sends.
constexpr int64_t kUnlimitedLeft = 2'147'483'647;
constexpr int64_t kUnlimitedTurn = 2'000'000;

int64_t Milliseconds(absl::Duration duration) { return absl::ToInt64Milliseconds(duration); }

}  // namespace

std::string GameInfo(const GameTerms& terms) {
  const ClockSettings& clock = terms.clock;
  const int64_t match = Milliseconds(clock.match.value_or(absl::ZeroDuration()));
  std::string text = absl::StrCat("INFO max_memory ", terms.max_memory, "\nINFO timeout_match ",
                                  match, "\nINFO timeout_turn ");
  if (clock.turn.has_value()) {
    // Zero would ask for a move at once.
    absl::StrAppend(&text, std::max<int64_t>(Milliseconds(*clock.turn), 1));
  } else {
    absl::StrAppend(&text, clock.match.has_value() ? match : kUnlimitedTurn);
  }
  absl::StrAppend(&text, "\nINFO game_type 1\nINFO rule ", SpecOf(terms.rule).gomocup_code, "\n");
  if (clock.increment > absl::ZeroDuration()) {
    absl::StrAppend(&text, "INFO time_increment ", Milliseconds(clock.increment), "\n");
  }
  if (clock.nodes.has_value()) absl::StrAppend(&text, "INFO max_node ", *clock.nodes, "\n");
  return text;
}

std::string TimeLeftInfo(absl::Duration left) {
  const bool is_unlimited = left == absl::InfiniteDuration();
  return absl::StrCat("INFO time_left ", is_unlimited ? kUnlimitedLeft : Milliseconds(left), "\n");
}

std::string MoveRequest(absl::Span<const Point> moves, BoardKnown known) {
  if (moves.empty()) return "BEGIN\n";
  if (moves.size() == 1 || known == BoardKnown::kYes) {
    return absl::StrCat("TURN ", FormatPair(moves.back()), "\n");
  }
  std::string text = "BOARD\n";
  for (size_t i = 0; i < moves.size(); ++i) {
    const bool is_own = (moves.size() - i) % 2 == 0;
    absl::StrAppend(&text, FormatPair(moves[i]), is_own ? ",1\n" : ",2\n");
  }
  return absl::StrCat(text, "DONE\n");
}

}  // namespace tengen
