// Stones as random games leave them, and the same stones seen otherwise.
//
//   const Stones stones = RandomStones(random, /*size=*/15, /*steps=*/60);
//   ValueOf(stones) == ValueOf(Moved(stones, Symmetry::kHalfTurn))
#ifndef TENGEN_TESTS_SUPPORT_RANDOM_STONES_H_
#define TENGEN_TESTS_SUPPORT_RANDOM_STONES_H_

#include "engine/symmetry.h"
#include "tests/support/board_diagram.h"
#include "tests/support/random_game.h"

namespace tengen {

// The black and white stones after `steps` steps of a `RandomGame`, which are rich in threats. The
// colours may differ in number, and rows of five may lie on the board.
Stones RandomStones(Random& random, int size, int steps);

// The stones under a symmetry of the board.
Stones Moved(const Stones& stones, Symmetry symmetry);

// The stones with their colours swapped.
Stones Swapped(const Stones& stones);

}  // namespace tengen

#endif  // TENGEN_TESTS_SUPPORT_RANDOM_STONES_H_
