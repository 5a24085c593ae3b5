#include "tests/support/set_up.h"

namespace tengen {

Position PositionOf(const Stones& stones, Rule rule, Color to_move) {
  Position position(rule, Geometry(stones.size));
  for (Point point : stones.black) position.Place(point, Cell::kBlack);
  for (Point point : stones.white) position.Place(point, Cell::kWhite);
  for (Point point : stones.dead) position.Place(point, Cell::kBlocked);
  position.SetSideToMove(to_move);
  return position;
}

Position PositionOf(const DataRow& row) {
  return PositionOf(StonesOf(row, row.Int("size")), RuleFromTableText(row["rule"]),
                    ColorFromText(row["to_move"]));
}

}  // namespace tengen
