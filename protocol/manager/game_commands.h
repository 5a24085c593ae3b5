// What a manager says to a brain in a game, as Gomocup's managers do.
//
//   GameInfo({rule, clock, max_memory})         // "INFO max_memory ...\nINFO timeout_match ..."
//   MoveRequest(moves, BoardKnown::kNo)         // "BOARD\n7,7,2\n8,8,1\nDONE\n"
//
// Pure. Every line ends with "\n".
#ifndef TENGEN_PROTOCOL_MANAGER_GAME_COMMANDS_H_
#define TENGEN_PROTOCOL_MANAGER_GAME_COMMANDS_H_

#include <cstdint>
#include <string>

#include "absl/time/time.h"
#include "absl/types/span.h"
#include "engine/point.h"
#include "engine/rule.h"
#include "protocol/manager/player_clock.h"

namespace tengen {

struct GameTerms {
  Rule rule = Rule::kFreestyle;
  ClockSettings clock;
  int64_t max_memory = 0;  // bytes, 0 for no limit
};

// The INFO lines at the beginning of a game. Without a limit for a move, its limit is that of the
// game, or a time that brains that reckon with it can bear.
std::string GameInfo(const GameTerms& terms);

// INFO time_left; `left` may be infinite.
std::string TimeLeftInfo(absl::Duration left);

// Whether the brain has the board of its last move.
enum class BoardKnown : uint8_t { kNo, kYes };

// The command that asks for the move after `moves`, as Piskvork chooses it: BEGIN without a stone,
// TURN after one, or where the board is known, else BOARD.
std::string MoveRequest(absl::Span<const Point> moves, BoardKnown known);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_MANAGER_GAME_COMMANDS_H_
