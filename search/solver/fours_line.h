// The rows of five cells on a line, for both colours at once, by arithmetic on the line's word.
//
//   const LineRows rows = FindRows(position.line_word(direction, line), RowLimitsOf(rule));
//   const uint64_t fours = CellsOf(OfColor(rows.lacking_two, Color::kBlack)) & EmptyCells(word);
//
// A word has two bits a cell (`engine/line_window.h`). A set of cells, or of one colour's rows, has
// the even bits only: cell p of the line at bit 2 (p + 5), a row at the bit of its first cell. The
// rows of both colours share a word as the stones do: Black's in the even bits, White's in the odd.
#ifndef TENGEN_SEARCH_SOLVER_FOURS_LINE_H_
#define TENGEN_SEARCH_SOLVER_FOURS_LINE_H_

#include <cstdint>

#include "engine/color.h"
#include "engine/line_window.h"
#include "engine/rule.h"

namespace tengen {

inline constexpr uint64_t kEvenBits = 0x5555555555555555;

// Where a place of a line stands in its word, and back.
constexpr int ShiftOfPlace(int place) { return 2 * (place + kWindowReach); }
constexpr int PlaceOfShift(int shift) { return shift / 2 - kWindowReach; }

constexpr uint64_t OfColor(uint64_t word, Color color) {
  return (word >> Index(color)) & kEvenBits;
}
constexpr uint64_t OfBoth(uint64_t cells) { return cells | cells << 1; }
constexpr uint64_t SwapColors(uint64_t word) {
  return ((word >> 1) & kEvenBits) | ((word & kEvenBits) << 1);
}

constexpr uint64_t EmptyCells(uint64_t word) { return ~(word | word >> 1) & kEvenBits; }

// The stones of both colours, without dead stones and the edge.
constexpr uint64_t StonesOf(uint64_t word) {
  return word & ~OfBoth(word & (word >> 1) & kEvenBits);
}

// The cells of some rows, stones and empty ones.
constexpr uint64_t CellsOf(uint64_t rows) {
  const uint64_t pairs = rows | rows << 2;
  return pairs | pairs << 4 | rows << 8;
}

// The rows that contain the cell at `shift`. REQUIRES: shift is of a place on a board.
constexpr uint64_t RowsThrough(int shift) { return CellsOf(1) << (shift - 8); }

// What keeps a full row from winning, in the bits of the colours to which it applies.
struct RowLimits {
  uint64_t exact = 0;  // a sixth stone
  uint64_t open = 0;   // an opponent's stone at both ends, and no sixth
};

RowLimits RowLimitsOf(Rule rule);

// The rows that hold stones of one colour and else empty cells, and that would win if they were
// filled, as things stand.
struct LineRows {
  uint64_t lacking_one;
  uint64_t lacking_two;
};

inline LineRows FindRows(uint64_t word, const RowLimits& limits) {
  const uint64_t first = StonesOf(word);
  const uint64_t free = first | OfBoth(EmptyCells(word));
  const uint64_t free_pairs = free & free >> 2;
  const uint64_t before = first << 2;
  const uint64_t behind = first >> 10;
  const uint64_t rows = free_pairs & free_pairs >> 4 & free >> 8 &
                        ~((before | behind) & limits.exact) &
                        ~(SwapColors(before & behind) & limits.open);
  // The stones of all rows are counted at once, in binary: `ones` and two times a `twos` each.
  const uint64_t second = first >> 2;
  const uint64_t third = first >> 4;
  const uint64_t fourth = first >> 6;
  const uint64_t fifth = first >> 8;
  const uint64_t ones_of_three = first ^ second ^ third;
  const uint64_t ones = ones_of_three ^ fourth ^ fifth;
  const uint64_t twos_of_three = (first & second) | (third & (first ^ second));
  const uint64_t twos_of_rest = (fourth & fifth) | (ones_of_three & (fourth ^ fifth));
  return {.lacking_one = rows & ~ones & twos_of_three & twos_of_rest,
          .lacking_two = rows & ones & (twos_of_three ^ twos_of_rest)};
}

// The cells where one stone of the opponent keeps all of `rows` from winning, when each lacks one
// stone. `empty` are the line's empty cells; `closers` the opponent's stones if two of them at the
// ends of a row keep it from winning, else none. REQUIRES: `rows` are not empty.
uint64_t StopsOf(uint64_t rows, uint64_t empty, uint64_t closers);

}  // namespace tengen

#endif  // TENGEN_SEARCH_SOLVER_FOURS_LINE_H_
