// A position: stones, and everything the stones threaten, kept up to date move by move.
//
//   Position position(Rule::kRenju, Geometry(15));
//   position.Play(Point::At(7, 7));
//   position.points(Color::kWhite, PointThreat::kFour);   // a Bitboard
//   position.Undo();
//
// Not thread-safe; copy one for each thread (a copy is about 200 KB at size 15).
#ifndef TENGEN_ENGINE_POSITION_H_
#define TENGEN_ENGINE_POSITION_H_

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/types/span.h"
#include "engine/bitboard.h"
#include "engine/color.h"
#include "engine/geometry.h"
#include "engine/line_pattern.h"
#include "engine/pattern_table.h"
#include "engine/point.h"
#include "engine/point_threat.h"
#include "engine/rule.h"

namespace tengen {

// What the four lines through an empty point are to each colour. Three views of the same thing,
// each kept because looking it up is dearer: Black in the low half of each field, White in the high
// half.
struct PointState {
  uint32_t lines = 0;     // the pattern of direction d in bits 4d .. 4d + 3 of a half
  uint32_t patterns = 0;  // a `PointPattern` in each half
  uint16_t threats = 0;   // a `PointThreat` in each half

  PointPattern pattern(Color color) const {
    return static_cast<PointPattern>(patterns >> (16 * Index(color)));
  }
  PointThreat threat(Color color) const {
    return static_cast<PointThreat>(threats >> (8 * Index(color)) & 0xFF);
  }
  friend bool operator==(const PointState& a, const PointState& b) = default;
};

// An empty point whose state a move changed.
struct PointChange {
  Point point;
  uint32_t patterns_after;
  PointState before;

  PointPattern pattern_before(Color color) const { return before.pattern(color); }
  PointPattern pattern_after(Color color) const {
    return static_cast<PointPattern>(patterns_after >> (16 * Index(color)));
  }
};

// What one move changed. The first change is the move's own point, whose patterns become 0 (it is
// no longer empty); the others are empty points, each at most once.
struct PositionDelta {
  // A move lies on four lines and reaches five points each way on each.
  static constexpr int kMaxChanges = 1 + kNumDirections * 10;

  Point move;
  Cell cell = Cell::kEmpty;  // what was placed
  Color side_before = Color::kBlack;
  uint64_t hash_before = 0;
  Bitboard near_before;
  int num_changes = 0;
  std::array<PointChange, kMaxChanges> changes;

  absl::Span<const PointChange> view() const {
    return absl::MakeConstSpan(changes.data(), static_cast<size_t>(num_changes));
  }
};

class Position {
 public:
  // An empty board, Black to move.
  Position(Rule rule, Geometry geometry);

  Rule rule() const { return rule_; }
  const Geometry& geometry() const { return geometry_; }
  Color side_to_move() const { return side_to_move_; }
  uint64_t hash() const { return hash_; }

  // What lies on a point of the board. REQUIRES: the board contains `point`.
  Cell at(Point point) const { return cells_[Idx(point)]; }
  bool IsEmpty(Point point) const { return at(point) == Cell::kEmpty; }
  const Bitboard& empty() const { return empty_; }
  // Empty points near a stone: at most two steps away in any direction, or three on a line.
  Bitboard candidates() const { return near_ & empty_; }

  // The number of stones that can be undone, and the one played `back` moves ago.
  int ply() const { return ply_; }
  // REQUIRES: 0 <= back < ply().
  Point move_before(int back) const { return history_[At(ply_ - 1 - back)].move; }
  Point last_move() const { return ply_ == 0 ? kNoPoint : move_before(0); }
  // The record of move number `index`, from 0. REQUIRES: 0 <= index < ply().
  const PositionDelta& delta(int index) const { return history_[At(index)]; }

  // Places a stone of the side to move; the turn passes. About 0.2 microseconds. The returned
  // record is valid until the next change. REQUIRES: `point` is empty.
  const PositionDelta& Play(Point point) { return Place(point, CellOf(side_to_move_)); }

  // Places a stone of any colour, or a dead one (kBlocked). The turn passes to the opponent of the
  // stone's colour; a dead stone leaves the turn as it is. REQUIRES: `point` is empty and `cell` is
  // not kEmpty.
  const PositionDelta& Place(Point point, Cell cell);

  // Takes the last stone back. REQUIRES: ply() > 0.
  void Undo();

  // Hands the turn to `color` (a pass, or a set-up position). Not undone by `Undo` of earlier
  // moves.
  void SetSideToMove(Color color);

  // The pattern that `color` would make at an empty point. REQUIRES: `point` is empty.
  LinePattern line_pattern(Color color, Point point, Direction direction) const {
    return static_cast<LinePattern>(
        states_[Idx(point)].lines >> (16 * Index(color) + 4 * Index(direction)) & 15U);
  }
  PointPattern point_pattern(Color color, Point point) const {
    return states_[Idx(point)].pattern(color);
  }
  // `kNone` for a point that is not empty.
  PointThreat threat(Color color, Point point) const { return states_[Idx(point)].threat(color); }
  // The empty points of a class. Not kept for `kNone`.
  const Bitboard& points(Color color, PointThreat threat) const {
    return points_[Col(color)][static_cast<size_t>(threat)];
  }
  int count(Color color, PointThreat threat) const {
    return counts_[Col(color)][static_cast<size_t>(threat)];
  }
  bool Has(Color color, PointThreat threat) const { return count(color, threat) != 0; }

  // The cells of a line in two bits each (`Cell`): place p at bits 2 (p + 5), everything outside
  // the board kBlocked.
  uint64_t line_word(Direction direction, int line) const {
    return words_[At(Index(direction))][At(line)];
  }

  // Compares every incremental field with a rebuild from the stones. Empty if all agree, else the
  // first difference in words. About a millisecond; for tests.
  std::string CheckConsistency() const;

 private:
  static constexpr size_t At(int i) { return static_cast<size_t>(i); }
  static constexpr size_t Idx(Point point) { return static_cast<size_t>(point.index()); }
  static constexpr size_t Col(Color color) { return static_cast<size_t>(Index(color)); }

  // Computes everything from `cells_` and the side to move.
  void Rebuild();
  void RebuildCell(Point point);
  uint64_t& Word(Direction direction, int line) { return words_[At(Index(direction))][At(line)]; }
  PointState StateOf(uint32_t lines) const;
  template <Direction direction>
  PointChange* UpdateLine(const PositionDelta& delta, PointChange* next_change);
  void ChangeState(Point point, uint32_t lines, PointChange& change);
  // Moves a point from the classes of one state to those of another.
  void ChangeThreats(Point point, const PointState& before, const PointState& after);

  Rule rule_;
  Geometry geometry_;
  Color side_to_move_ = Color::kBlack;
  int ply_ = 0;
  uint64_t hash_ = 0;
  const PatternTable* table_;
  std::array<const ClassifiedPattern*, kNumColors> classified_;  // by four line patterns
  const Bitboard* near_points_;                                  // by point
  uint64_t reach_;  // the cells of a window whose patterns a stone in its middle can change
  Bitboard empty_;
  Bitboard near_;
  std::array<std::array<Bitboard, kNumPointThreats>, kNumColors> points_;
  std::array<std::array<uint16_t, kNumPointThreats>, kNumColors> counts_ = {};
  std::array<std::array<uint64_t, kMaxLines>, kNumDirections> words_;
  std::array<Cell, kNumPoints> cells_ = {};
  std::array<PointState, kNumPoints> states_ = {};
  std::vector<PositionDelta> history_;  // one record a point of the board, reused
};

}  // namespace tengen

#endif  // TENGEN_ENGINE_POSITION_H_
