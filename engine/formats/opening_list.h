// Lists of openings, one a line, as managers read them.
//
//   for (const TextLine& line : TextLinesOf(text)) ParseOpeningLine(line, Geometry(15));
//   FormatOpening(opening, Geometry(15), OpeningNotation::kOffsets)   // "0,0, 0,-1, 1,0"
//
// A line is one of
//
//   h8h9i8             moves: column letter, row from the bottom; blanks between them are free
//   0,0, 0,-1, 1,0     offsets from the centre: columns to the right, rows downwards, as Piskvork,
//                      the Gomocup judge and c-gomoku-cli read them
//
// Stones are in order, Black first. Blank lines are skipped; any line end is read.
#ifndef TENGEN_ENGINE_FORMATS_OPENING_LIST_H_
#define TENGEN_ENGINE_FORMATS_OPENING_LIST_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "engine/formats/move_lines.h"
#include "engine/geometry.h"
#include "engine/point.h"

namespace tengen {

// The stones of an opening in order, Black first, each on an empty point of the board.
using Opening = std::vector<Point>;

enum class OpeningNotation : uint8_t { kMoves, kOffsets };

// One line in either notation. InvalidArgument names the line, what is wrong and what was expected.
// Whether a stone ends the game or is forbidden is the referee's question.
// REQUIRES: the line is not empty, as of `TextLinesOf`.
absl::StatusOr<Opening> ParseOpeningLine(const TextLine& line, const Geometry& board);

// One line without its end. REQUIRES: every point is on the board.
std::string FormatOpening(absl::Span<const Point> opening, const Geometry& board,
                          OpeningNotation notation);

}  // namespace tengen

#endif  // TENGEN_ENGINE_FORMATS_OPENING_LIST_H_
