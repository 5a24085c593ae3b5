// The engine's verdicts on forbidden points against those of the oracle.
//
//   ForbiddenDifferential differential;
//   EXPECT_EQ(differential.Compare(RandomRenjuStones(random)), "");
//   differential.counters().nested;
#ifndef TENGEN_TESTS_SUPPORT_FORBIDDEN_DIFFERENTIAL_H_
#define TENGEN_TESTS_SUPPORT_FORBIDDEN_DIFFERENTIAL_H_

#include <cstdint>
#include <map>
#include <string>

#include "engine/position.h"
#include "tests/oracle/rules.h"
#include "tests/support/board_diagram.h"

namespace tengen {

class ForbiddenDifferential {
 public:
  // What the positions held. All but `points` count positions.
  struct Counters {
    int64_t positions = 0;
    int64_t points = 0;          // empty points judged
    int64_t with_forbidden = 0;  // at least one forbidden point
    int64_t with_double_three = 0;
    int64_t nested = 0;        // a verdict that a judge who takes every three for true gets wrong
    int64_t twice_nested = 0;  // a verdict that takes a look more than one level deep
  };

  // Judges every empty point of the position twice. Returns the first difference in words with the
  // board, or "" if there is none.
  std::string Compare(const Stones& stones);

  const Counters& counters() const { return counters_; }

 private:
  std::string CompareAll(Position& position, const oracle::Board& board);
  void CountNested(const Position& position, const oracle::Board& board);

  std::map<int, Position> positions_;  // by size, empty between calls
  Counters counters_;
};

}  // namespace tengen

#endif  // TENGEN_TESTS_SUPPORT_FORBIDDEN_DIFFERENTIAL_H_
