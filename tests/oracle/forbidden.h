// Forbidden points of Renju, as the recursive definition of RIF rule 9.3 has them.
//
//   if (oracle::FoulAt(board, point) != oracle::Foul::kNone) { ... }
//
// Numbers in the .cc are those of the list "Renju forbidden points" of the rules.
#ifndef TENGEN_TESTS_ORACLE_FORBIDDEN_H_
#define TENGEN_TESTS_ORACLE_FORBIDDEN_H_

#include <cstdint>

#include "engine/color.h"
#include "engine/point.h"
#include "engine/rule.h"
#include "tests/oracle/rules.h"

namespace tengen::oracle {

enum class Foul : uint8_t { kNone, kOverline, kDoubleFour, kDoubleThree };

// Deeper than any recursion on a board can go: each level places one more stone.
inline constexpr int kUnlimitedDepth = kMaxBoardSize * kMaxBoardSize;

// Everything that a black stone would make of an empty point.
struct BlackShapes {
  bool five = false;
  bool overline = false;
  bool double_four = false;
  bool double_three = false;  // of true threes
};

// REQUIRES: `point` is an empty point of the board.
BlackShapes ShapesAt(const Board& board, Point point);

// Why Black may not play `point`, or kNone. REQUIRES: `point` is an empty point of the board.
Foul FoulAt(const Board& board, Point point);

// The verdict of a judge who looks only `depth` levels deep: at depth 0 every point that makes an
// open four counts as playable. With kUnlimitedDepth it is `FoulAt`.
Foul FoulToDepth(const Board& board, Point point, int depth);

// What a stone on an empty point does, fouls included.
enum class Outcome : uint8_t { kNothing, kWin, kFoul };
Outcome OutcomeOf(const Board& board, Rule rule, Stone stone);

}  // namespace tengen::oracle

#endif  // TENGEN_TESTS_ORACLE_FORBIDDEN_H_
