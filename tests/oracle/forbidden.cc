#include "tests/oracle/forbidden.h"

#include <bit>
#include <set>

#include "engine/geometry.h"

namespace tengen::oracle {
namespace {

constexpr Color kBlack = Color::kBlack;

// The point `steps` along `direction`, or kNoPoint outside the board.
Point Along(const Board& board, Point point, Direction direction, int steps) {
  return Geometry(board.size()).Along(point, direction, steps);
}

bool IsEmptyPoint(const Board& board, Point point) {
  return point != kNoPoint && board.at(point) == Cell::kEmpty;
}

bool IsBlackStone(const Board& board, Point point) {
  return point != kNoPoint && board.at(point) == Cell::kBlack;
}

int BlackRowLength(const Board& board, Point point, Direction direction) {
  return RowThrough(board, {kBlack, point}, direction).length;
}

bool MakesRow(const Board& board, Point point, bool (*wanted)(int length)) {
  for (Direction direction : kDirections) {
    if (wanted(BlackRowLength(board, point, direction))) return true;
  }
  return false;
}

bool MakesFive(const Board& board, Point point) {
  return MakesRow(board, point, [](int length) { return length == 5; });
}

bool MakesOverline(const Board& board, Point point) {
  return MakesRow(board, point, [](int length) { return length >= 6; });
}

// 3. The fours on one line that hold the black stone at `stone`: for every empty point that
// completes exactly five together with it, the four other stones of that five, as a set of offsets
// from -4. Both completions of an open four leave the same four stones, so it counts once.
int CountFours(const Board& board, Point stone, Direction direction) {
  std::set<unsigned> fours;
  for (int start = -4; start <= 0; ++start) {
    unsigned stones = 0;
    Point gap = kNoPoint;
    for (int i = start; i < start + 5; ++i) {
      const Point point = Along(board, stone, direction, i);
      if (IsBlackStone(board, point)) stones |= 1U << (i + 4);
      if (IsEmptyPoint(board, point)) gap = point;
    }
    if (std::popcount(stones) == 4 && gap != kNoPoint &&
        BlackRowLength(board, gap, direction) == 5) {
      fours.insert(stones);
    }
  }
  return static_cast<int>(fours.size());
}

// Whether the black stones at `a` and `b` belong to one open four: an unbroken row of exactly four
// whose both ends are empty and complete exactly five.
bool AreInOpenFour(const Board& board, Point a, Point b, Direction direction) {
  int first = 0;
  while (IsBlackStone(board, Along(board, b, direction, first - 1))) --first;
  int last = 0;
  while (IsBlackStone(board, Along(board, b, direction, last + 1))) ++last;
  if (last - first + 1 != 4) return false;
  bool holds_a = false;
  for (int i = first; i <= last; ++i) holds_a |= Along(board, b, direction, i) == a;
  if (!holds_a) return false;
  for (int end : {first - 1, last + 1}) {
    const Point completion = Along(board, b, direction, end);
    if (!IsEmptyPoint(board, completion)) return false;
    if (BlackRowLength(board, completion, direction) != 5) return false;
  }
  return true;
}

// A judge of one board, on which it places and takes back stones, down to a given depth.
class Judge {
 public:
  explicit Judge(const Board& board) : board_(board) {}

  BlackShapes Shapes(Point point, int depth) {
    BlackShapes shapes;
    shapes.five = MakesFive(board_, point);
    shapes.overline = MakesOverline(board_, point);
    board_.Set(point, Cell::kBlack);
    int fours = 0;
    int threes = 0;
    for (Direction direction : kDirections) {
      fours += CountFours(board_, point, direction);
      threes += static_cast<int>(MakesTrueThree(point, direction, depth));
    }
    board_.Set(point, Cell::kEmpty);
    shapes.double_four = fours >= 2;
    shapes.double_three = threes >= 2;
    return shapes;
  }

  // 1. and 2.
  Foul Verdict(Point point, int depth) {
    const BlackShapes shapes = Shapes(point, depth);
    if (shapes.five) return Foul::kNone;
    if (shapes.overline) return Foul::kOverline;
    if (shapes.double_four) return Foul::kDoubleFour;
    return shapes.double_three ? Foul::kDoubleThree : Foul::kNone;
  }

 private:
  // 4. and 5. Whether the black stone at `a` is in a true three on the line: some empty point B
  // makes it an open four that holds both, makes no five and may itself be played.
  bool MakesTrueThree(Point a, Direction direction, int depth) {
    for (int i = -3; i <= 3; ++i) {
      const Point b = Along(board_, a, direction, i);
      if (!IsEmptyPoint(board_, b)) continue;
      board_.Set(b, Cell::kBlack);
      const bool open_four = AreInOpenFour(board_, a, b, direction);
      board_.Set(b, Cell::kEmpty);
      if (open_four && !MakesFive(board_, b) && MayPlay(b, depth)) return true;
    }
    return false;
  }

  bool MayPlay(Point b, int depth) { return depth == 0 || Verdict(b, depth - 1) == Foul::kNone; }

  Board board_;
};

}  // namespace

BlackShapes ShapesAt(const Board& board, Point point) {
  return Judge(board).Shapes(point, kUnlimitedDepth);
}

Foul FoulAt(const Board& board, Point point) { return FoulToDepth(board, point, kUnlimitedDepth); }

Foul FoulToDepth(const Board& board, Point point, int depth) {
  return Judge(board).Verdict(point, depth);
}

Outcome OutcomeOf(const Board& board, Rule rule, Stone stone) {
  if (Wins(board, rule, stone)) return Outcome::kWin;
  const bool may_foul = rule == Rule::kRenju && stone.color == Color::kBlack;
  return may_foul && FoulAt(board, stone.point) != Foul::kNone ? Outcome::kFoul : Outcome::kNothing;
}

}  // namespace tengen::oracle
