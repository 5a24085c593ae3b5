// A game of a match as one line of JSON.
//
//   FormatGameLine({"A", "B"}, game, outcome)
//     {"game":1,"pair":1,"opening":1,"black":"A","white":"B","rule":"renju","size":15,
//      "outcome":"win","winner":"black","reason":"time","detail":"no move within ...",
//      "moves":"H8I9...","opening_moves":"H8I9J10","black_moves":12,"white_moves":12,
//      "black_microseconds":118000,"white_microseconds":119000,
//      "black_overstep_microseconds":0,"white_overstep_microseconds":31000,
//      "wall_microseconds":240100,"waited_microseconds":239900}
//
// Games, pairs and openings are counted from 1, openings in the order of the match.
#ifndef TENGEN_PROTOCOL_MANAGER_GAME_LINE_H_
#define TENGEN_PROTOCOL_MANAGER_GAME_LINE_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "protocol/manager/game_outcome.h"
#include "protocol/manager/schedule.h"

namespace tengen {

// `names` are those of all engines, by number.
std::string FormatGameLine(const std::vector<std::string>& names, const ScheduledGame& game,
                           const GameOutcome& outcome);

struct GameLine {
  ScheduledGame game;
  GameSummary summary;
};

// Reads what the statistics need. InvalidArgument names the key that is missing or wrong, or a name
// that no engine has.
absl::StatusOr<GameLine> ParseGameLine(const std::vector<std::string>& names,
                                       absl::string_view line);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_MANAGER_GAME_LINE_H_
