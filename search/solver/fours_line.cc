#include "search/solver/fours_line.h"

#include <bit>
#include <cassert>
#include <cstddef>

namespace tengen {

RowLimits RowLimitsOf(Rule rule) {
  RowLimits limits;
  for (Color color : kColors) {
    const RowSpec& spec = SpecOf(rule).row[static_cast<size_t>(color)];
    const uint64_t bits = kEvenBits << Index(color);
    if (spec.overline == Overline::kNoWin) limits.exact |= bits;
    if (spec.closed_five == ClosedFive::kNoWin) limits.open |= bits;
  }
  return limits;
}

uint64_t StopsOf(uint64_t rows, uint64_t empty, uint64_t closers) {
  assert(rows != 0);
  uint64_t stops = empty;
  for (uint64_t rest = rows; rest != 0; rest &= rest - 1) {
    const uint64_t row = rest & (~rest + 1);
    const uint64_t before = row >> 2;
    const uint64_t behind = row << 10;
    uint64_t stops_of_row = CellsOf(row);
    if ((closers & before) != 0) stops_of_row |= behind;
    if ((closers & behind) != 0) stops_of_row |= before;
    stops &= stops_of_row;
  }
  return stops;
}

}  // namespace tengen
