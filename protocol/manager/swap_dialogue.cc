#include "protocol/manager/swap_dialogue.h"

#include <cassert>
#include <cstddef>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/types/span.h"

namespace tengen {
namespace {

constexpr size_t kFirstStones = 3;
constexpr size_t kMoreStones = 2;

absl::Status Place(const std::vector<Point>& points, OpeningPhase& phase) {
  for (const Point point : points) {
    const absl::Status status = phase.Act({OpeningAct::kPlaceStone, point});
    if (!status.ok()) return absl::InvalidArgumentError(status.message());
  }
  return absl::OkStatus();
}

absl::Status WrongNumber(const SwapAnswer& answer, absl::string_view expected) {
  return absl::InvalidArgumentError(
      answer.takes_black ? absl::StrCat("SWAP, expected ", expected)
                         : absl::StrCat(answer.points.size(), " stones, expected ", expected));
}

// A player takes a colour or places two more stones. Returns White's move, if the answer has it.
absl::StatusOr<Point> Choose(const SwapAnswer& answer, OpeningPhase& phase) {
  const bool places_two = !answer.takes_black && answer.points.size() == kMoreStones;
  if (!answer.takes_black && !places_two && answer.points.size() != 1) {
    return WrongNumber(answer, "SWAP, one stone or, of three on the board, two");
  }
  const OpeningAct act = answer.takes_black ? OpeningAct::kTakeBlack
                         : places_two       ? OpeningAct::kPlaceTwo
                                            : OpeningAct::kTakeWhite;
  if (absl::Status status = phase.Act({act}); !status.ok()) {
    return absl::InvalidArgumentError(status.message());
  }
  if (answer.takes_black) return kNoPoint;
  if (!places_two) return answer.points.front();
  if (absl::Status status = Place(answer.points, phase); !status.ok()) return status;
  return kNoPoint;
}

}  // namespace

bool IsSwapOpening(OpeningRule rule) {
  return rule == OpeningRule::kSwap || rule == OpeningRule::kSwap2;
}

absl::StatusOr<Point> PlaySwapOpening(OpeningPhase& phase,
                                      const std::array<EnginePlayer*, 2>& players) {
  assert(IsSwapOpening(phase.rule()));
  Point white_move = kNoPoint;
  while (!phase.is_over()) {
    EnginePlayer& player = *players[static_cast<size_t>(phase.player_to_act())];
    const absl::StatusOr<SwapAnswer> answer = player.AskSwap(phase.moves());
    if (!answer.ok()) return answer.status();
    if (phase.moves().empty()) {
      if (answer->points.size() != kFirstStones) return WrongNumber(*answer, "three stones");
      if (absl::Status status = Place(answer->points, phase); !status.ok()) return status;
    } else {
      const absl::StatusOr<Point> move = Choose(*answer, phase);
      if (!move.ok()) return move.status();
      white_move = *move;
    }
  }
  return white_move;
}

}  // namespace tengen
