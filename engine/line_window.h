// The neighbourhood of a point on one line: five cells each way.
//
//   const uint32_t key = WindowKey(position.line_word(direction, line), place);
//   CellInKey(key, -1)      // the cell just before the point
//
// A line word holds two bits a cell, place p at bits 2 (p + 5); the five places before the line and
// those behind it are kBlocked, so a window never leaves the word:
//
//   bits   63 ...                                        ... 9 .. 0
//          kBlocked ... place 21 ... place 1, place 0, five x kBlocked
//
// A window key drops the point itself: cells -5 .. -1 in bits 0 .. 9, cells 1 .. 5 in bits 10
// .. 19.
#ifndef TENGEN_ENGINE_LINE_WINDOW_H_
#define TENGEN_ENGINE_LINE_WINDOW_H_

#include <cstdint>

#include "engine/color.h"

namespace tengen {

inline constexpr int kWindowReach = 5;
inline constexpr int kWindowKeyBits = 4 * kWindowReach;
inline constexpr uint32_t kHalfWindowMask = (1U << (2 * kWindowReach)) - 1;

// The key of the window in the lowest 22 bits: eleven cells, the point itself the sixth.
constexpr uint32_t KeyOfWindow(uint64_t window) {
  return static_cast<uint32_t>((window & kHalfWindowMask) |
                               ((window >> 2) & (uint64_t{kHalfWindowMask} << 10)));
}

// The key of the window around `place`. REQUIRES: 0 <= place < kMaxBoardSize.
constexpr uint32_t WindowKey(uint64_t line_word, int place) {
  return KeyOfWindow(line_word >> (2 * place));
}

// Where the cell at `offset` stands in a key. REQUIRES: 1 <= |offset| <= kWindowReach.
constexpr int ShiftInKey(int offset) {
  return 2 * (offset < 0 ? offset + kWindowReach : offset + kWindowReach - 1);
}

constexpr Cell CellInKey(uint32_t key, int offset) {
  return static_cast<Cell>((key >> ShiftInKey(offset)) & 3U);
}

constexpr uint32_t WithCell(uint32_t key, int offset, Cell cell) {
  return (key & ~(3U << ShiftInKey(offset))) | (static_cast<uint32_t>(cell) << ShiftInKey(offset));
}

}  // namespace tengen

#endif  // TENGEN_ENGINE_LINE_WINDOW_H_
