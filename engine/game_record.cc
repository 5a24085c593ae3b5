#include "engine/game_record.h"

#include <cstddef>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "engine/color.h"
#include "engine/notation.h"

namespace tengen {

absl::StatusOr<Position> Replay(const GameRecord& game) {
  Position position(game.rule, game.board);
  for (size_t i = 0; i < game.moves.size(); ++i) {
    const Point point = game.moves[i].point;
    if (point == kNoPoint) {
      position.SetSideToMove(Opponent(position.side_to_move()));
      continue;
    }
    if (!game.board.Contains(point)) {
      return absl::InvalidArgumentError(absl::StrCat("move ", i + 1, " (", FormatPair(point),
                                                     ") is outside the ", game.board.size(), "x",
                                                     game.board.size(), " board"));
    }
    if (!position.IsEmpty(point)) {
      return absl::InvalidArgumentError(absl::StrCat("move ", i + 1, " (",
                                                     FormatPoint(point, game.board),
                                                     ") is on a stone, expected an empty point"));
    }
    position.Play(point);
  }
  return position;
}

}  // namespace tengen
