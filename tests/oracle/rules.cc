#include "tests/oracle/rules.h"

namespace tengen::oracle {
namespace {

struct HalfRow {
  int length = 0;
  Cell end = Cell::kBlocked;
};

// Stones of `color` from beside `start`, `sign` steps of `direction` at a time, and what ends them.
HalfRow Walk(const Board& board, Stone start, Direction direction, int sign) {
  HalfRow half;
  int x = start.point.x();
  int y = start.point.y();
  for (;;) {
    x += sign * StepX(direction);
    y += sign * StepY(direction);
    half.end = board.at(x, y);
    if (half.end != CellOf(start.color)) return half;
    ++half.length;
  }
}

}  // namespace

std::vector<Point> Board::EmptyPoints() const {
  std::vector<Point> points;
  for (int y = 0; y < size_; ++y) {
    for (int x = 0; x < size_; ++x) {
      if (at(x, y) == Cell::kEmpty) points.push_back(Point::At(x, y));
    }
  }
  return points;
}

Row RowThrough(const Board& board, Stone stone, Direction direction) {
  const HalfRow back = Walk(board, stone, direction, -1);
  const HalfRow ahead = Walk(board, stone, direction, 1);
  const Cell closing = CellOf(Opponent(stone.color));
  return {back.length + 1 + ahead.length,
          static_cast<int>(back.end == closing) + static_cast<int>(ahead.end == closing)};
}

bool IsWinningRow(Rule rule, Color color, Row row) {
  const bool exactly_five = row.length == 5;
  const bool overline = row.length >= 6;
  const bool open_five = exactly_five && row.closed_ends < 2;
  switch (rule) {
    case Rule::kFreestyle:
      return exactly_five || overline;
    case Rule::kStandard:
      return exactly_five;
    case Rule::kRenju:
      return exactly_five || (overline && color == Color::kWhite);
    case Rule::kCaro:
      return open_five;
    case Rule::kCaroPlus:
      return open_five || overline;
  }
  return false;
}

bool WinsOnLine(const Board& board, Rule rule, Stone stone, Direction direction) {
  return IsWinningRow(rule, stone.color, RowThrough(board, stone, direction));
}

bool Wins(const Board& board, Rule rule, Stone stone) {
  for (Direction direction : kDirections) {
    if (WinsOnLine(board, rule, stone, direction)) return true;
  }
  return false;
}

bool CanWinAtOnce(const Board& board, Rule rule, Color color) {
  for (Point point : board.EmptyPoints()) {
    if (Wins(board, rule, {color, point})) return true;
  }
  return false;
}

}  // namespace tengen::oracle
