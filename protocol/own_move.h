// The last look at a move before it leaves: whatever the search says, the brain plays by the rules.
//
//   Point move = LawfulMove(position, {report.best_move()});
#ifndef TENGEN_PROTOCOL_OWN_MOVE_H_
#define TENGEN_PROTOCOL_OWN_MOVE_H_

#include "absl/types/span.h"
#include "engine/point.h"
#include "engine/position.h"

namespace tengen {

// The first of `wishes` that is on the board, empty, and not forbidden for the side to move; else
// the allowed point nearest to the centre; else, if every empty point is forbidden, the first wish
// that is empty, or the empty point nearest to the centre; `kNoPoint` on a full board. `position`
// is unchanged on return.
Point LawfulMove(Position& position, absl::Span<const Point> wishes);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_OWN_MOVE_H_
