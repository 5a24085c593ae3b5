#include "search/solver/forbidden_judge.h"

#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/forbidden.h"
#include "engine/rule.h"
#include "search/solver/fours_line.h"

namespace tengen {
namespace {

// One line as Black sees it who is about to place a stone.
struct BlackLine {
  int shift;  // of that stone
  uint64_t stones;
  uint64_t empty;
  uint64_t rows;  // those through the stone that lack it and one more
};

// The cells from four before `shift` to four behind.
constexpr uint64_t CellsAround(int shift) { return (CellsOf(1) | CellsOf(1) << 8) << (shift - 8); }

bool MakesOverline(const BlackLine& line) {
  const uint64_t stones = line.stones | uint64_t{1} << line.shift;
  const uint64_t pairs = stones & stones >> 2;
  const uint64_t sixes = pairs & pairs >> 4 & pairs >> 8;
  return (sixes & RowsThrough(line.shift)) != 0 || (sixes & uint64_t{1} << (line.shift - 10)) != 0;
}

// Rule 9.3, point 3. Two points that make five are those of one straight four if just its stones
// are between them, else of two fours.
int CountFours(const BlackLine& line) {
  if (line.rows == 0) return 0;
  const uint64_t fives = CellsOf(line.rows) & line.empty & ~(uint64_t{1} << line.shift);
  const uint64_t first = fives & (~fives + 1);
  return fives == first || fives == (first | first << 10) ? 1 : 2;
}

// Whether a straight four can follow: four cells with two stones, this one and one more to come,
// and two empty cells at their ends with no stones beyond.
bool MayMakeThree(const BlackLine& line) {
  const uint64_t first = line.stones;
  const uint64_t second = first >> 2;
  const uint64_t third = first >> 4;
  const uint64_t fourth = first >> 6;
  const uint64_t two_stones = ((first ^ second) & (third ^ fourth)) |
                              (first & second & ~(third | fourth)) |
                              (third & fourth & ~(first | second));
  const uint64_t free = first | line.empty;
  const uint64_t pairs = free & free >> 2;
  const uint64_t ends = line.empty << 2 & line.empty >> 8 & ~(first << 4) & ~(first >> 10);
  const uint64_t through = (CellsOf(1) >> 2) << (line.shift - 6);
  return (two_stones & pairs & pairs >> 4 & ends & through) != 0;
}

}  // namespace

ForbiddenJudge::ForbiddenJudge(const FoursBoard& board, Position& position)
    : board_(board), position_(position), first_ply_(position.ply()) {
  for (Color color : kColors) {
    binds_[static_cast<size_t>(color)] = HasForbiddenPoints(position.rule(), color);
  }
}

ForbiddenJudge::~ForbiddenJudge() {
  while (position_.ply() > first_ply_) position_.Undo();
}

bool ForbiddenJudge::IsForbiddenToBlack(Point point) {
  const PointLines& at = LinesThrough(point);
  int fours = 0;
  int threes = 0;
  for (size_t d = 0; d < kNumDirections; ++d) {
    const int shift = at.shift[d];
    const uint64_t word = board_.word(at.line[d]);
    const uint64_t stones = OfColor(StonesOf(word), Color::kBlack);
    if (std::popcount(stones & CellsAround(shift)) < 2) continue;
    const uint64_t rows = board_.RowsLackingTwo(Color::kBlack, at.line[d]) & RowsThrough(shift);
    const BlackLine line = {shift, stones, EmptyCells(word), rows};
    if (MakesOverline(line)) return true;
    const int fours_of_line = CountFours(line);
    fours += fours_of_line;
    if (fours_of_line == 0 && MayMakeThree(line)) ++threes;
  }
  if (fours >= 2) return true;
  if (threes < 2) return false;
  BringUp();
  return tengen::IsForbidden(position_, Color::kBlack, point);
}

void ForbiddenJudge::BringUp() {
  int same = 0;
  while (same < board_.num_placed() && first_ply_ + same < position_.ply() &&
         position_.delta(first_ply_ + same).move == board_.placed(same)) {
    ++same;
  }
  while (position_.ply() > first_ply_ + same) position_.Undo();
  for (int i = same; i < board_.num_placed(); ++i) position_.Play(board_.placed(i));
}

}  // namespace tengen
