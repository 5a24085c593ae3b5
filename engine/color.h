// The two players and what a point of the board can hold.
#ifndef TENGEN_ENGINE_COLOR_H_
#define TENGEN_ENGINE_COLOR_H_

#include <array>
#include <cstdint>

namespace tengen {

// Black moves first. The values index arrays that hold one entry a colour.
enum class Color : uint8_t { kBlack = 0, kWhite = 1 };

inline constexpr int kNumColors = 2;
inline constexpr std::array<Color, kNumColors> kColors = {Color::kBlack, Color::kWhite};

constexpr Color Opponent(Color color) {
  return color == Color::kBlack ? Color::kWhite : Color::kBlack;
}

constexpr int Index(Color color) { return static_cast<int>(color); }

// Contents of a point, in two bits. `kBlocked` is the edge of the board or a dead stone of a
// continuous game: it belongs to nobody, ends every row, and never closes a row in caro.
enum class Cell : uint8_t { kEmpty = 0, kBlack = 1, kWhite = 2, kBlocked = 3 };

constexpr Cell CellOf(Color color) { return color == Color::kBlack ? Cell::kBlack : Cell::kWhite; }

}  // namespace tengen

#endif  // TENGEN_ENGINE_COLOR_H_
