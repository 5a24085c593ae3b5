// Lines of moves, as the files of the Piskvork manager hold them: column, row, milliseconds.
//
//   for (const TextLine& line : TextLinesOf(text)) {
//     if (IsMoveLine(line)) move = ParseMoveLine(line, board, FirstNumber::kOne);
//   }
#ifndef TENGEN_ENGINE_FORMATS_MOVE_LINES_H_
#define TENGEN_ENGINE_FORMATS_MOVE_LINES_H_

#include <cstddef>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/game_record.h"
#include "engine/geometry.h"

namespace tengen {

// A line that is not blank, trimmed; it lives as long as the text it is of.
struct TextLine {
  size_t number;  // from 1
  absl::string_view text;
};

// The lines of a text that are not blank. Any line end is read.
std::vector<TextLine> TextLinesOf(absl::string_view text);

// InvalidArgument that names the line, its text and what was expected.
absl::Status LineError(const TextLine& line, absl::string_view expected);

// Whether the line is meant as a move: a number and a comma.
bool IsMoveLine(const TextLine& line);

// What the first column and the first row are called.
enum class FirstNumber : int { kZero = 0, kOne = 1 };

// Reads "column,row[,milliseconds]", from the top left. InvalidArgument if it isn't, or if the
// point is outside the board.
absl::StatusOr<RecordedMove> ParseMoveLine(const TextLine& line, const Geometry& board,
                                           FirstNumber first);

}  // namespace tengen

#endif  // TENGEN_ENGINE_FORMATS_MOVE_LINES_H_
