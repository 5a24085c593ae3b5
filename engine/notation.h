// Points, moves and colours as text.
//
//   FormatPoint(Point::At(7, 7), Geometry(15))      // "H8": column letter, row from the bottom
//   ParseMoves("h8 I9j10", Geometry(15))            // blanks and commas between moves are free
//   FormatPair(Point::At(7, 6))                     // "7,6": x and y from the top left, from 0
//
// Columns are A, B, C ... with I. The letter form counts rows from the bottom, so it needs the
// board; the pair form counts from the top. A pass is `kNoPoint`, written "pass".
#ifndef TENGEN_ENGINE_NOTATION_H_
#define TENGEN_ENGINE_NOTATION_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "engine/color.h"
#include "engine/geometry.h"
#include "engine/point.h"

namespace tengen {

// "black" or "white".
constexpr absl::string_view NameOf(Color color) {
  return color == Color::kBlack ? "black" : "white";
}

// REQUIRES: `point` is `kNoPoint` or on the board.
std::string FormatPoint(Point point, const Geometry& board);

// Reads one point or "pass", in any letter case and nothing else. InvalidArgument names the text
// and what was expected.
absl::StatusOr<Point> ParsePoint(absl::string_view text, const Geometry& board);

// REQUIRES: every point is `kNoPoint` or on the board.
std::string FormatMoves(absl::Span<const Point> moves, const Geometry& board,
                        absl::string_view separator = "");

// Reads moves or stones one after the other; the empty text is no moves. Says nothing about
// whether the points are free. InvalidArgument names the move's number, its place in the text
// (both from 1) and the token.
absl::StatusOr<std::vector<Point>> ParseMoves(absl::string_view text, const Geometry& board);

// REQUIRES: `point` is not `kNoPoint`.
std::string FormatPair(Point point);

// Reads "x,y" with blanks around the numbers allowed. InvalidArgument as for `ParsePoint`.
absl::StatusOr<Point> ParsePair(absl::string_view text, const Geometry& board);

// Orders points as people list them: by row from the bottom, then by column.
inline bool ReadsBefore(Point a, Point b) { return a.y() != b.y() ? a.y() > b.y() : a.x() < b.x(); }

}  // namespace tengen

#endif  // TENGEN_ENGINE_NOTATION_H_
