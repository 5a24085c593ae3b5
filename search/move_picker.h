// The moves of a node in the order in which they should be tried, each once.
//
//   MovePicker picker(position, history, {table_move, killers, previous});
//   for (Point move = picker.Next(); move != kNoPoint; move = picker.Next()) { ... }
//
// The table's move comes first, before anything is generated; then the replies that the opponent's
// threat leaves, or the candidates, by static prior and history. Where nothing is threatened,
// `AddRest` appends the empty points far from all stones, for a node that is about to call itself
// lost.
#ifndef TENGEN_SEARCH_MOVE_PICKER_H_
#define TENGEN_SEARCH_MOVE_PICKER_H_

#include <array>
#include <cstdint>

#include "engine/bitboard.h"
#include "engine/point.h"
#include "search/history.h"
#include "search/move_generator.h"
#include "search/move_list.h"
#include "search/search_position.h"

namespace tengen {

struct PickerHints {
  Point table_move;              // kNoPoint if none; need not be playable here
  std::array<Point, 2> killers;  // moves that refuted siblings
  Point previous;                // the opponent's last move, kNoPoint if unknown
};

// Valid while the position stands at the node.
class MovePicker {
 public:
  MovePicker(const SearchPosition& position, const History& history, const PickerHints& hints);

  // The next move, or kNoPoint. It may be forbidden for Black.
  Point Next();

  // What the opponent threatens.
  ReplyKind kind() const { return replies_.kind; }

  // Continues with the empty points that were no candidates. REQUIRES: `Next` has returned
  // kNoPoint. Does nothing where the replies are restricted, since those are all that matter.
  void AddRest();

 private:
  enum class Stage : uint8_t { kTableMove, kGenerate, kPick };

  void Generate(const Bitboard& points);
  int ScoreBonus(Point move) const;

  const SearchPosition& position_;
  const History& history_;
  PickerHints hints_;
  Replies replies_;
  Point counter_move_;
  Stage stage_ = Stage::kTableMove;
  bool rest_added_ = false;
  MoveList list_;
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_MOVE_PICKER_H_
