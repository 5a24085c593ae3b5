#include "engine/position.h"

#include <bit>
#include <cassert>
#include <cstdlib>

#include "engine/line_window.h"
#include "engine/zobrist.h"

namespace tengen {
namespace {

// A word with every cell blocked.
constexpr uint64_t kBlockedWord = ~uint64_t{0};

// The low bit of each of a window's eleven cells, and of the nine in the middle.
constexpr uint64_t kElevenCells = 0x155555;
constexpr uint64_t kNineCells = 0x55554;

// A row of five around a point ends four steps away. What lies on the fifth matters only to rules
// that ask what lies beyond the row.
uint64_t ReachOf(const RuleSpec& spec) {
  const bool five_or_more = spec.row[0] == RowSpec() && spec.row[1] == RowSpec();
  return five_or_more ? kNineCells : kElevenCells;
}

// Points worth a thought next to a stone: a square of two steps, and three steps on a line.
constexpr bool IsNear(int dx, int dy) {
  const int distance = std::max(std::abs(dx), std::abs(dy));
  const bool on_line = dx == 0 || dy == 0 || std::abs(dx) == std::abs(dy);
  return distance <= 2 || (distance == 3 && on_line);
}

Bitboard NearPointsOf(Point point) {
  constexpr Geometry kWhole(kMaxBoardSize);
  Bitboard near;
  for (int dy = -3; dy <= 3; ++dy) {
    for (int dx = -3; dx <= 3; ++dx) {
      const int x = point.x() + dx;
      const int y = point.y() + dy;
      if (IsNear(dx, dy) && kWhole.Contains(x, y)) near.Add(Point::At(x, y));
    }
  }
  return near;
}

const std::array<Bitboard, kNumPoints>& NearPoints() {
  static const std::array<Bitboard, kNumPoints> near = [] {
    std::array<Bitboard, kNumPoints> sets;
    for (int index = 0; index < kNumPoints; ++index) {
      sets[static_cast<size_t>(index)] = NearPointsOf(Point::FromIndex(index));
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
      near_points_(NearPoints().data()),
      reach_(ReachOf(SpecOf(rule))),
      history_(static_cast<size_t>(geometry.num_points())) {
  for (Color color : kColors) {
    classified_[Col(color)] = ClassifiedPatterns(SpecOf(rule).forbidden[Col(color)]);
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
  states_ = {};
  for (Point point : empty_) {
    uint32_t lines = 0;
    for (Direction direction : kDirections) {
      const LinePlace at = LineOf(point, direction);
      const uint32_t key = WindowKey(line_word(direction, at.line), at.place);
      lines |= table_->Lines(key) << (4 * Index(direction));
    }
    states_[Idx(point)] = StateOf(lines);
    ChangeThreats(point, PointState(), states_[Idx(point)]);
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

  cells_[Idx(point)] = cell;
  empty_.Remove(point);
  if (cell != Cell::kBlocked) {
    near_ |= near_points_[point.index()];
    SetSideToMove(cell == Cell::kBlack ? Color::kWhite : Color::kBlack);
  }
  hash_ ^= ZobristKey(point, cell);
  PointChange* next = delta.changes.data();
  ChangeState(point, 0, *next++);
  next = UpdateLine<Direction::kHorizontal>(delta, next);
  next = UpdateLine<Direction::kVertical>(delta, next);
  next = UpdateLine<Direction::kDiagonal>(delta, next);
  next = UpdateLine<Direction::kAntidiagonal>(delta, next);
  delta.num_changes = static_cast<int>(next - delta.changes.data());
  return delta;
}

template <Direction direction>
PointChange* Position::UpdateLine(const PositionDelta& delta, PointChange* next_change) {
  const LinePlace at = LineOf(delta.move, direction);
  const uint64_t word = Word(direction, at.line) ^ static_cast<uint64_t>(delta.cell)
                                                       << ShiftInWord(at.place);
  Word(direction, at.line) = word;

  // The empty cells of the window around the move, one bit each at twice their place in it.
  const uint64_t window = word >> (2 * at.place);
  uint64_t empties = ~(window | window >> 1) & reach_;
  constexpr int kShift = 4 * Index(direction);
  constexpr uint32_t kMask = 0x000F000FU << kShift;
  const int first = delta.move.index() - kWindowReach * Step(direction);
  const int first_shift = 2 * (at.place - kWindowReach);
  for (; empties != 0; empties &= empties - 1) {
    const int bit = std::countr_zero(empties);
    const Point point = Point::FromIndex(first + bit / 2 * Step(direction));
    const uint32_t key = KeyOfWindow(word >> (first_shift + bit));
    const uint32_t before = states_[Idx(point)].lines;
    const uint32_t after = (before & ~kMask) | table_->Lines(key) << kShift;
    if (after != before) ChangeState(point, after, *next_change++);
  }
  return next_change;
}

inline PointState Position::StateOf(uint32_t lines) const {
  const uint32_t classified =
      classified_[0][lines & 0xFFFFU] | static_cast<uint32_t>(classified_[1][lines >> 16]) << 16;
  constexpr uint32_t kPatterns = 0x10001U * ((1U << kPointPatternBits) - 1);
  const uint32_t threats = (classified & ~kPatterns) >> kPointPatternBits;
  return {.lines = lines,
          .patterns = classified & kPatterns,
          .threats = static_cast<uint16_t>(threats | threats >> 8)};
}

inline void Position::ChangeState(Point point, uint32_t lines, PointChange& change) {
  PointState& state = states_[Idx(point)];
  const PointState before = state;
  const PointState after = StateOf(lines);
  state = after;
  change.point = point;
  change.patterns_after = after.patterns;
  change.before = before;
  if (after.threats != before.threats) ChangeThreats(point, before, after);
}

void Position::ChangeThreats(Point point, const PointState& before, const PointState& after) {
  for (Color color : kColors) {
    const PointThreat old_threat = before.threat(color);
    const PointThreat new_threat = after.threat(color);
    if (old_threat == new_threat) continue;
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
}

void Position::Undo() {
  assert(ply_ > 0);
  const PositionDelta& delta = history_[At(--ply_)];
  for (Direction direction : kDirections) {
    const LinePlace at = LineOf(delta.move, direction);
    Word(direction, at.line) ^= static_cast<uint64_t>(delta.cell) << ShiftInWord(at.place);
  }
  for (const PointChange& change : delta.view()) {
    PointState& state = states_[Idx(change.point)];
    if (state.threats != change.before.threats) ChangeThreats(change.point, state, change.before);
    state = change.before;
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
