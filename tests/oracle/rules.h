// The rows of the five rules on a plain two-dimensional board, written to be plainly right.
//
//   oracle::Board board(15);
//   board.Set(Point::At(7, 7), Cell::kBlack);
//   if (oracle::Wins(board, Rule::kCaro, {Color::kBlack, Point::At(8, 7)})) { ... }
//
// The second opinion on the engine: it shares no table and no code with it, and its source is
// the table "Win, per rule" of the rules. Nothing here is fast.
#ifndef TENGEN_TESTS_ORACLE_RULES_H_
#define TENGEN_TESTS_ORACLE_RULES_H_

#include <array>
#include <vector>

#include "engine/color.h"
#include "engine/geometry.h"
#include "engine/point.h"
#include "engine/rule.h"

namespace tengen::oracle {

class Board {
 public:
  // An empty board. REQUIRES: kMinBoardSize <= size <= kMaxBoardSize.
  explicit Board(int size) : size_(size) {}

  int size() const { return size_; }
  bool Contains(int x, int y) const { return x >= 0 && y >= 0 && x < size_ && y < size_; }

  // What lies at column x, row y; kBlocked outside the board. Any x and y.
  Cell at(int x, int y) const {
    return Contains(x, y) ? cells_[static_cast<size_t>(y)][static_cast<size_t>(x)] : Cell::kBlocked;
  }
  Cell at(Point point) const { return at(point.x(), point.y()); }

  // REQUIRES: the board contains `point`.
  void Set(Point point, Cell cell) {
    cells_[static_cast<size_t>(point.y())][static_cast<size_t>(point.x())] = cell;
  }

  // The empty points, row by row from the top.
  std::vector<Point> EmptyPoints() const;

  friend bool operator==(const Board& a, const Board& b) = default;

 private:
  int size_;
  std::array<std::array<Cell, kMaxBoardSize>, kMaxBoardSize> cells_ = {};
};

struct Stone {
  Color color;
  Point point;
};

// The unbroken row that a stone is part of.
struct Row {
  int length;
  int closed_ends;  // ends at which an opponent stone stands: 0, 1 or 2
};

// The row in `direction` that `stone` would be part of. REQUIRES: its point is on the board; what
// lies there does not matter.
Row RowThrough(const Board& board, Stone stone, Direction direction);

// Whether a row of `color` wins under `rule`.
bool IsWinningRow(Rule rule, Color color, Row row);

// Whether `stone`, placed on its empty point, makes a winning row in `direction`, or in any.
bool WinsOnLine(const Board& board, Rule rule, Stone stone, Direction direction);
bool Wins(const Board& board, Rule rule, Stone stone);

// Whether `color` could win with one stone.
bool CanWinAtOnce(const Board& board, Rule rule, Color color);

}  // namespace tengen::oracle

#endif  // TENGEN_TESTS_ORACLE_RULES_H_
