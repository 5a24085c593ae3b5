// Boards drawn as text: X Black, O White, '.' empty, the top row first.
//
//   ParseDrawing(". . .\n"
//                ". X O\n" ...)
//   FormatDrawing(position)
//
// Blanks are free, so are row numbers and column letters around the board, as `FormatDrawing`
// draws them. The number of rows is the board's size.
#ifndef TENGEN_ENGINE_FORMATS_DRAWING_H_
#define TENGEN_ENGINE_FORMATS_DRAWING_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/geometry.h"
#include "engine/point.h"
#include "engine/position.h"

namespace tengen {

// Stones that were set up rather than played: their order is not known.
struct BoardSetup {
  Geometry board{15};
  std::vector<Point> black;  // no point is in both lists or twice in one
  std::vector<Point> white;

  friend bool operator==(const BoardSetup& a, const BoardSetup& b) = default;
};

// Whether `text` looks like a drawing rather than like moves: it has a dot, or nothing but X, O and
// blanks.
bool IsDrawing(absl::string_view text);

// The stones row by row. InvalidArgument names the line and the character.
absl::StatusOr<BoardSetup> ParseDrawing(absl::string_view text);

// The board with its coordinates, a line a row, ending with a line end.
std::string FormatDrawing(const Position& position);

}  // namespace tengen

#endif  // TENGEN_ENGINE_FORMATS_DRAWING_H_
