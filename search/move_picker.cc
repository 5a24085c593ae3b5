#include "search/move_picker.h"

#include "engine/position.h"
#include "eval/move_prior.h"
#include "search/parameters.h"

namespace tengen {

MovePicker::MovePicker(const SearchPosition& position, const History& history,
                       const PickerHints& hints)
    : position_(position),
      history_(history),
      hints_(hints),
      replies_(RepliesOf(position.position())),
      counter_move_(history.CounterMove(position.side_to_move(), hints.previous)) {
  const bool playable =
      hints_.table_move != kNoPoint && position.position().empty().Contains(hints_.table_move) &&
      (replies_.kind == ReplyKind::kFree || replies_.points.Contains(hints_.table_move));
  if (!playable) hints_.table_move = kNoPoint;
}

Point MovePicker::Next() {
  switch (stage_) {
    case Stage::kTableMove:
      stage_ = Stage::kGenerate;
      if (hints_.table_move != kNoPoint) return hints_.table_move;
      [[fallthrough]];
    case Stage::kGenerate:
      stage_ = Stage::kPick;
      Generate(replies_.points);
      [[fallthrough]];
    case Stage::kPick:
      return list_.TakeBest();
  }
  return kNoPoint;
}

void MovePicker::AddRest() {
  if (rest_added_ || replies_.kind != ReplyKind::kFree) return;
  rest_added_ = true;
  Generate(position_.position().empty() & ~replies_.points);
}

void MovePicker::Generate(const Bitboard& points) {
  const MovePrior prior(position_.position());
  for (Point move : points) {
    if (move == hints_.table_move) continue;
    list_.Add(move, prior.Of(move) + ScoreBonus(move));
  }
}

int MovePicker::ScoreBonus(Point move) const {
  // Histories are signed and the scores of a list are not.
  const int history = (history_.Of(position_.side_to_move(), move) + parameters::kHistoryLimit) /
                      parameters::kHistoryScale;
  if (move == hints_.killers[0] || move == hints_.killers[1]) {
    return history + parameters::kKillerBonus;
  }
  return move == counter_move_ ? history + parameters::kCounterMoveBonus : history;
}

}  // namespace tengen
