#include "engine/position.h"

#include <bit>
#include <cassert>
#include <cstdlib>

#include "absl/strings/str_cat.h"
#include "engine/line_window.h"
#include "engine/zobrist.h"

namespace tengen {
namespace {

// A word with every cell blocked.
constexpr uint64_t kBlockedWord = ~uint64_t{0};

// The low bit of each of a window's eleven cells.
constexpr uint64_t kLowBits = 0x155555;

// Points worth a thought next to a stone: a square of two steps, and three steps on a line.
constexpr bool IsNear(int dx, int dy) {
  const int distance = std::max(std::abs(dx), std::abs(dy));
  const bool on_line = dx == 0 || dy == 0 || std::abs(dx) == std::abs(dy);
  return distance <= 2 || (distance == 3 && on_line);
}

const std::array<Bitboard, kNumPoints>& NearPoints() {
  static const std::array<Bitboard, kNumPoints> near = [] {
    std::array<Bitboard, kNumPoints> sets;
    constexpr Geometry kWhole(kMaxBoardSize);
    for (int index = 0; index < kNumPoints; ++index) {
      const Point point = Point::FromIndex(index);
      for (int dy = -3; dy <= 3; ++dy) {
        for (int dx = -3; dx <= 3; ++dx) {
          const int x = point.x() + dx;
          const int y = point.y() + dy;
          if (IsNear(dx, dy) && kWhole.Contains(x, y)) {
            sets[static_cast<size_t>(index)].Add(Point::At(x, y));
          }
        }
      }
    }
    return sets;
  }();
  return near;
}

int ShiftInWord(int place) { return 2 * (place + kWindowReach); }

}  // namespace

Position::Position(Rule rule, Geometry geometry)
    : rule_(rule),
      geometry_(geometry),
      table_(&PatternTable::For(rule)),
      point_patterns_(PointPatternTable()),
      near_points_(NearPoints().data()),
      history_(static_cast<size_t>(geometry.num_points())) {
  for (Color color : kColors) {
    threat_table_[Col(color)] = ThreatTable(SpecOf(rule).forbidden[Col(color)]);
  }
  Rebuild();
}

void Position::Rebuild() {
  hash_ = ZobristSeed(rule_, geometry_.size());
  if (side_to_move_ == Color::kWhite) hash_ ^= kZobristWhiteToMove;
  empty_ = near_ = Bitboard();
  points_ = {};
  counts_ = {};
  for (auto& words : words_) words.fill(kBlockedWord);
  for (int y = 0; y < geometry_.size(); ++y) {
    for (int x = 0; x < geometry_.size(); ++x) RebuildCell(Point::At(x, y));
  }
  lines_ = {};
  patterns_ = {};
  for (Point point : empty_) {
    uint32_t lines = 0;
    for (Direction direction : kDirections) {
      const LinePlace at = LineOf(point, direction);
      const uint32_t key = WindowKey(line_word(direction, at.line), at.place);
      lines |= table_->Lines(key) << (4 * Index(direction));
    }
    lines_[Idx(point)] = lines;
    patterns_[Idx(point)] = {point_patterns_[lines & 0xFFFFU], point_patterns_[lines >> 16]};
    for (Color color : kColors) ChangeThreat(color, point, 0, point_pattern(color, point));
  }
}

void Position::RebuildCell(Point point) {
  const Cell cell = at(point);
  for (Direction direction : kDirections) {
    const LinePlace place = LineOf(point, direction);
    const uint64_t unblocked = static_cast<uint64_t>(Cell::kBlocked) ^ static_cast<uint64_t>(cell);
    Word(direction, place.line) ^= unblocked << ShiftInWord(place.place);
  }
  hash_ ^= ZobristKey(point, cell);
  if (cell == Cell::kEmpty) {
    empty_.Add(point);
  } else if (cell != Cell::kBlocked) {
    near_ |= near_points_[point.index()];
  }
}

const PositionDelta& Position::Place(Point point, Cell cell) {
  assert(geometry_.Contains(point) && IsEmpty(point) && cell != Cell::kEmpty);
  PositionDelta& delta = history_[At(ply_++)];
  delta.move = point;
  delta.cell = cell;
  delta.side_before = side_to_move_;
  delta.hash_before = hash_;
  delta.near_before = near_;
  delta.num_changes = 0;

  cells_[Idx(point)] = cell;
  empty_.Remove(point);
  if (cell != Cell::kBlocked) {
    near_ |= near_points_[point.index()];
    SetSideToMove(cell == Cell::kBlack ? Color::kWhite : Color::kBlack);
  }
  hash_ ^= ZobristKey(point, cell);
  ChangePatterns(delta, point, 0);
  for (Direction direction : kDirections) UpdateLine(delta, direction);
  return delta;
}

void Position::UpdateLine(PositionDelta& delta, Direction direction) {
  const LinePlace at = LineOf(delta.move, direction);
  uint64_t& word = Word(direction, at.line);
  word ^= static_cast<uint64_t>(delta.cell) << ShiftInWord(at.place);

  // The empty cells of the window around the move, one bit each at twice their place in it.
  const uint64_t window = word >> (2 * at.place);
  uint64_t empties = ~(window | window >> 1) & kLowBits;
  const int shift = 4 * Index(direction);
  const uint32_t mask = 0x000F000FU << shift;
  for (; empties != 0; empties &= empties - 1) {
    const int offset = std::countr_zero(empties) / 2 - kWindowReach;
    const Point point = Point::FromIndex(delta.move.index() + offset * Step(direction));
    const uint32_t key = WindowKey(word, at.place + offset);
    const uint32_t before = lines_[Idx(point)];
    const uint32_t after = (before & ~mask) | table_->Lines(key) << shift;
    if (after != before) ChangePatterns(delta, point, after);
  }
}

void Position::ChangePatterns(PositionDelta& delta, Point point, uint32_t lines) {
  PointChange& change = delta.changes[At(delta.num_changes++)];
  auto& patterns = patterns_[Idx(point)];
  change.point = point;
  change.before = patterns;
  change.after = {point_patterns_[lines & 0xFFFFU], point_patterns_[lines >> 16]};
  change.lines_before = lines_[Idx(point)];
  lines_[Idx(point)] = lines;
  patterns = change.after;
  for (Color color : kColors) {
    ChangeThreat(color, point, change.before[Col(color)], change.after[Col(color)]);
  }
}

void Position::ChangeThreat(Color color, Point point, PointPattern before, PointPattern after) {
  const PointThreat old_threat = threat_table_[Col(color)][before];
  const PointThreat new_threat = threat_table_[Col(color)][after];
  if (old_threat == new_threat) return;
  const auto old_class = static_cast<size_t>(old_threat);
  const auto new_class = static_cast<size_t>(new_threat);
  if (old_threat != PointThreat::kNone) {
    points_[Col(color)][old_class].Remove(point);
    --counts_[Col(color)][old_class];
  }
  if (new_threat != PointThreat::kNone) {
    points_[Col(color)][new_class].Add(point);
    ++counts_[Col(color)][new_class];
  }
}

void Position::Undo() {
  assert(ply_ > 0);
  const PositionDelta& delta = history_[At(--ply_)];
  for (Direction direction : kDirections) {
    const LinePlace at = LineOf(delta.move, direction);
    Word(direction, at.line) ^= static_cast<uint64_t>(delta.cell) << ShiftInWord(at.place);
  }
  for (const PointChange& change : delta.view()) {
    lines_[Idx(change.point)] = change.lines_before;
    patterns_[Idx(change.point)] = change.before;
    for (Color color : kColors) {
      ChangeThreat(color, change.point, change.after[Col(color)], change.before[Col(color)]);
    }
  }
  cells_[Idx(delta.move)] = Cell::kEmpty;
  empty_.Add(delta.move);
  near_ = delta.near_before;
  hash_ = delta.hash_before;
  side_to_move_ = delta.side_before;
}

void Position::SetSideToMove(Color color) {
  if (color == side_to_move_) return;
  side_to_move_ = color;
  hash_ ^= kZobristWhiteToMove;
}

}  // namespace tengen
