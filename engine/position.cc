#include "engine/position.h"

#include <bit>
#include <cassert>
#include <cstdlib>
#include <utility>

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
      near_points_(NearPoints().data()),
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
  lines_ = {};
  patterns_ = {};
  threats_ = {};
  for (Point point : empty_) {
    uint32_t lines = 0;
    for (Direction direction : kDirections) {
      const LinePlace at = LineOf(point, direction);
      const uint32_t key = WindowKey(line_word(direction, at.line), at.place);
      lines |= table_->Lines(key) << (4 * Index(direction));
    }
    lines_[Idx(point)] = lines;
    for (Color color : kColors) {
      const ClassifiedPattern classified =
          classified_[Col(color)][lines >> (16 * Index(color)) & 0xFFFFU];
      patterns_[Idx(point)][Col(color)] = classified.pattern();
      threats_[Idx(point)] = static_cast<uint16_t>(
          threats_[Idx(point)] | static_cast<unsigned>(classified.threat()) << (8 * Index(color)));
      ChangeThreat(color, point, PointThreat::kNone, classified.threat());
    }
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
  UpdateLine<Direction::kHorizontal>(delta);
  UpdateLine<Direction::kVertical>(delta);
  UpdateLine<Direction::kDiagonal>(delta);
  UpdateLine<Direction::kAntidiagonal>(delta);
  return delta;
}

template <Direction direction>
void Position::UpdateLine(PositionDelta& delta) {
  const LinePlace at = LineOf(delta.move, direction);
  const uint64_t word = Word(direction, at.line) ^ static_cast<uint64_t>(delta.cell)
                                                       << ShiftInWord(at.place);
  Word(direction, at.line) = word;

  // The empty cells of the window around the move, one bit each at twice their place in it.
  const uint64_t window = word >> (2 * at.place);
  uint64_t empties = ~(window | window >> 1) & kLowBits;
  constexpr int kShift = 4 * Index(direction);
  constexpr uint32_t kMask = 0x000F000FU << kShift;
  const int first = delta.move.index() - kWindowReach * Step(direction);
  const int first_shift = 2 * (at.place - kWindowReach);
  for (; empties != 0; empties &= empties - 1) {
    const int bit = std::countr_zero(empties);
    const Point point = Point::FromIndex(first + bit / 2 * Step(direction));
    const uint32_t key = KeyOfWindow(word >> (first_shift + bit));
    const uint32_t before = lines_[Idx(point)];
    const uint32_t after = (before & ~kMask) | table_->Lines(key) << kShift;
    if (after != before) ChangePatterns(delta, point, after);
  }
}

inline void Position::ChangePatterns(PositionDelta& delta, Point point, uint32_t lines) {
  PointChange& change = delta.changes[At(delta.num_changes++)];
  const ClassifiedPattern black = classified_[0][lines & 0xFFFFU];
  const ClassifiedPattern white = classified_[1][lines >> 16];
  change.point = point;
  change.before = patterns_[Idx(point)];
  change.after = {black.pattern(), white.pattern()};
  change.threats_before = threats_[Idx(point)];
  change.lines_before = lines_[Idx(point)];
  lines_[Idx(point)] = lines;
  patterns_[Idx(point)] = change.after;
  const auto threats = static_cast<uint16_t>(static_cast<unsigned>(black.threat()) |
                                             static_cast<unsigned>(white.threat()) << 8);
  if (threats != change.threats_before) SetThreats(point, threats);
}

void Position::SetThreats(Point point, uint16_t threats) {
  const uint16_t before = std::exchange(threats_[Idx(point)], threats);
  for (Color color : kColors) {
    const int shift = 8 * Index(color);
    ChangeThreat(color, point, static_cast<PointThreat>(before >> shift & 0xFF),
                 static_cast<PointThreat>(threats >> shift & 0xFF));
  }
}

void Position::ChangeThreat(Color color, Point point, PointThreat before, PointThreat after) {
  if (before == after) return;
  const auto old_class = static_cast<size_t>(before);
  const auto new_class = static_cast<size_t>(after);
  if (before != PointThreat::kNone) {
    points_[Col(color)][old_class].Remove(point);
    --counts_[Col(color)][old_class];
  }
  if (after != PointThreat::kNone) {
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
    if (threats_[Idx(change.point)] != change.threats_before) {
      SetThreats(change.point, change.threats_before);
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
