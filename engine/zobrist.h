// Hash keys of stones and of the side to move, the same in every build.
#ifndef TENGEN_ENGINE_ZOBRIST_H_
#define TENGEN_ENGINE_ZOBRIST_H_

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/color.h"
#include "engine/point.h"
#include "engine/rule.h"

namespace tengen {

// The splitmix64 step: a bijection that scatters its input (Steele, Lea, Flood 2014).
constexpr uint64_t Scatter(uint64_t x) {
  x += 0x9E3779B97F4A7C15U;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9U;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBU;
  return x ^ (x >> 31);
}

// Keys by point and cell contents; that of an empty cell is 0.
inline constexpr auto kZobristKeys = [] {
  std::array<std::array<uint64_t, 4>, kNumPoints> keys = {};
  for (size_t point = 0; point < kNumPoints; ++point) {
    for (size_t cell = 1; cell < 4; ++cell) keys[point][cell] = Scatter(4 * point + cell);
  }
  return keys;
}();

// Added when White is to move.
inline constexpr uint64_t kZobristWhiteToMove = Scatter(4 * kNumPoints);

// The hash of an empty board, Black to move: games of different rules and sizes share no hash.
constexpr uint64_t ZobristSeed(Rule rule, int size) {
  return Scatter(Scatter(static_cast<uint64_t>(kMaxBoardSize * Index(rule) + size)));
}

constexpr uint64_t ZobristKey(Point point, Cell cell) {
  return kZobristKeys[static_cast<size_t>(point.index())][static_cast<size_t>(cell)];
}

}  // namespace tengen

#endif  // TENGEN_ENGINE_ZOBRIST_H_
