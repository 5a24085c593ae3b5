// Victory by continuous fours, by brute force on a plain board.
//
//   oracle::VcfAnswer answer = oracle::SolveVcf(board, {Rule::kRenju, Color::kWhite}, 6);
//
// The attacker may play every legal point after which some point completes a winning row for it.
// The defender may play every legal point that wins, or that leaves no such point.
#ifndef TENGEN_TESTS_ORACLE_SOLVER_H_
#define TENGEN_TESTS_ORACLE_SOLVER_H_

#include <cstdint>
#include <string>
#include <vector>

#include "engine/color.h"
#include "engine/point.h"
#include "engine/rule.h"
#include "tests/oracle/rules.h"

namespace tengen::oracle {

// Who attacks, under which rule; the attacker is to move.
struct Attack {
  Rule rule;
  Color attacker;
};

enum class VcfVerdict : uint8_t {
  kWin,
  kNone,     // proved: no line of fours of any length wins
  kUnknown,  // none within the allowed length, but longer ones were not tried
};

struct VcfAnswer {
  VcfVerdict verdict = VcfVerdict::kUnknown;
  int length = 0;            // the attacker's stones of the shortest win, its five included
  std::vector<Point> first;  // the first stones that keep that length
};

// Tries every line of at most `max_length` stones of the attacker, the shorter ones first.
VcfAnswer SolveVcf(const Board& board, Attack attack, int max_length);

// The empty points that complete a winning row for `color`.
std::vector<Point> WinningPoints(const Board& board, Rule rule, Color color);

// The defender's legal stones that leave the attacker no winning point. REQUIRES: the defender is
// to move and can't win at once.
std::vector<Point> RepliesToFour(const Board& board, Attack attack);

// Replays `line` (attacker and defender in turn) by the rules alone. Empty if every stone of the
// attacker is legal and makes a four or a five, every reply is one of `RepliesToFour` (any legal
// stone where there is none), the defender never has a five, and the line ends in a five or in a
// four without a reply. Else what is wrong.
std::string CheckVcfLine(const Board& board, Attack attack, const std::vector<Point>& line);

}  // namespace tengen::oracle

#endif  // TENGEN_TESTS_ORACLE_SOLVER_H_
