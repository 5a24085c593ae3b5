// The search for one move in the game of a session, from the request to the written move.
//
//   absl::Status status = ThinkAboutMove(session, arrival, {.num_lines = 3});
#ifndef TENGEN_PROTOCOL_MOVE_SEARCH_H_
#define TENGEN_PROTOCOL_MOVE_SEARCH_H_

#include <optional>
#include <vector>

#include "absl/status/status.h"
#include "absl/time/time.h"
#include "absl/types/span.h"
#include "engine/point.h"
#include "engine/rule.h"
#include "eval/value.h"
#include "protocol/game.h"
#include "protocol/session.h"

namespace tengen {

struct MoveSearch {
  // Principal variations; more than there are moves means all of them.
  int num_lines = 1;
  // Not the best move is wanted, but the one whose value is nearest to this.
  std::optional<Value> balance = std::nullopt;
};

// Starts the search; its answer plays the move in the session's game and writes it. Fails like
// `Session::RequestFor`.
absl::Status ThinkAboutMove(Session& session, absl::Time arrival, const MoveSearch& search);

// Plays `wishes` in `game` for the sides in turn, each made lawful first (own_move.h), as long as
// the board has room, and returns what was played. REQUIRES: game.has_board().
std::vector<Point> PlayLawfully(Game& game, Rule rule, absl::Span<const Point> wishes);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_MOVE_SEARCH_H_
