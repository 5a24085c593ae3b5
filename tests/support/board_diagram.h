// Boards that are drawn in the test.
//
//   const BoardDiagram diagram = ParseDiagram(R"(
//     . . . . .
//     . X O # .
//     . . a . .
//     . . . a .
//     . . . . .)");
//   diagram.stones.black;      // the points of X
//   diagram.marks.at('a');     // empty points to speak about, row by row
//
// X is Black, O is White, # a dead stone, a dot an empty point; the top row comes first. Any other
// character marks an empty point.
#ifndef TENGEN_TESTS_SUPPORT_BOARD_DIAGRAM_H_
#define TENGEN_TESTS_SUPPORT_BOARD_DIAGRAM_H_

#include <map>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "engine/point.h"
#include "tests/oracle/rules.h"
#include "tests/support/test_data.h"

namespace tengen {

struct Stones {
  int size = 15;
  std::vector<Point> black;
  std::vector<Point> white;
  std::vector<Point> dead;
};

struct BoardDiagram {
  Stones stones;
  std::map<char, std::vector<Point>> marks;
};

// Ends the test program if the drawing isn't a square of a legal size.
BoardDiagram ParseDiagram(absl::string_view drawing);

// The drawing of a board, in the same characters.
std::string DrawBoard(const oracle::Board& board);

// The columns `black` and `white` of a table.
Stones StonesOf(const DataRow& row, int size);

// The same for a row of positions_forbidden.tsv, whose column `changes` adds stones ("X:K10 O:I5")
// and takes them away ("-E12").
Stones StonesAfterChanges(const DataRow& row);

oracle::Board BoardOf(const Stones& stones);

}  // namespace tengen

#endif  // TENGEN_TESTS_SUPPORT_BOARD_DIAGRAM_H_
