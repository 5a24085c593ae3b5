#include "search/solver/fours_board.h"

#include <cassert>

#include "engine/zobrist.h"

namespace tengen {

void FoursBoard::Load(const Position& position) {
  // A local copy: the stores below can't change it, so the loops become vector instructions.
  const RowLimits limits = RowLimitsOf(position.rule());
  limits_ = limits;
  attacker_bits_ = kEvenBits << Index(position.side_to_move());
  hash_ = position.hash();
  num_placed_ = 0;
  for (Direction direction : kDirections) {
    const int first = Index(direction) * kLinesApart;
    for (int line = 0; line < kMaxLines; ++line) {
      const uint64_t word = position.line_word(direction, line);
      words_[static_cast<size_t>(first + line)] = word;
      lacking_two_[static_cast<size_t>(first + line)] = FindRows(word, limits).lacking_two;
    }
    for (int line = first; line < first + kMaxLines; ++line) {
      SetRows(line, lacking_two_[static_cast<size_t>(line)]);
    }
  }
}

inline void FoursBoard::SetRows(int line, uint64_t lacking_two) {
  lacking_two_[static_cast<size_t>(line)] = lacking_two;
  uint64_t& lines = attack_lines_[static_cast<size_t>(line / kLinesApart)];
  const int number = line % kLinesApart;
  const bool any = (lacking_two & attacker_bits_) != 0;
  lines = (lines & ~(uint64_t{1} << number)) | uint64_t{any} << number;
}

FoursBoard::RowsByDirection FoursBoard::Place(Point point, Color color) {
  const PointLines& at = LinesThrough(point);
  Stone& stone = stones_[static_cast<size_t>(num_placed_++)];
  stone.point = point;
  stone.cell = CellOf(color);
  hash_ ^= ZobristKey(point, stone.cell);
  RowsByDirection words;
  for (size_t d = 0; d < kNumDirections; ++d) {
    words[d] = words_[at.line[d]] ^= static_cast<uint64_t>(stone.cell) << at.shift[d];
    stone.lacking_two_before[d] = lacking_two_[at.line[d]];
  }
  // A loop of its own, of vector instructions.
  const RowLimits limits = limits_;
  RowsByDirection lacking_one;
  RowsByDirection lacking_two;
  for (size_t d = 0; d < kNumDirections; ++d) {
    const LineRows rows = FindRows(words[d], limits);
    lacking_one[d] = rows.lacking_one;
    lacking_two[d] = rows.lacking_two;
  }
  for (size_t d = 0; d < kNumDirections; ++d) SetRows(at.line[d], lacking_two[d]);
  return lacking_one;
}

void FoursBoard::Undo() {
  assert(num_placed_ > 0);
  const Stone& stone = stones_[static_cast<size_t>(--num_placed_)];
  const PointLines& at = LinesThrough(stone.point);
  hash_ ^= ZobristKey(stone.point, stone.cell);
  for (size_t d = 0; d < kNumDirections; ++d) {
    words_[at.line[d]] ^= static_cast<uint64_t>(stone.cell) << at.shift[d];
    SetRows(at.line[d], stone.lacking_two_before[d]);
  }
}

uint64_t FoursBoard::Stops(Color color, int line, uint64_t rows, uint64_t empty) const {
  const bool closable = OfColor(limits_.open, color) != 0;
  const uint64_t closers = closable ? OfColor(StonesOf(word(line)), Opponent(color)) : 0;
  return StopsOf(rows, empty, closers);
}

}  // namespace tengen
