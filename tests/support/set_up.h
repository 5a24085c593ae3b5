// Positions of the engine from stones.
#ifndef TENGEN_TESTS_SUPPORT_SET_UP_H_
#define TENGEN_TESTS_SUPPORT_SET_UP_H_

#include "engine/color.h"
#include "engine/position.h"
#include "engine/rule.h"
#include "tests/support/board_diagram.h"
#include "tests/support/test_data.h"

namespace tengen {

// The position of `stones` with `to_move` to move.
Position PositionOf(const Stones& stones, Rule rule, Color to_move);

// The position of a row of tests/data: columns rule, size, black, white, to_move.
Position PositionOf(const DataRow& row);

}  // namespace tengen

#endif  // TENGEN_TESTS_SUPPORT_SET_UP_H_
