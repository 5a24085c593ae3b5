// How one game of a match ended, and what it took.
//
//   if (outcome.reason == GameReason::kTime) ...
#ifndef TENGEN_PROTOCOL_MANAGER_GAME_OUTCOME_H_
#define TENGEN_PROTOCOL_MANAGER_GAME_OUTCOME_H_

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "absl/strings/string_view.h"
#include "absl/time/time.h"
#include "engine/color.h"
#include "engine/game_record.h"

namespace tengen {

// Why a game ended. But for the last three, each is why the loser lost.
enum class GameReason : uint8_t {
  kFive,          // the opponent has made a row that wins
  kForbidden,     // Black on a forbidden point
  kTime,          // no move within the limit and the tolerance
  kCrash,         // the program ended, closed its output, did not start, or took too much memory
  kIllegal,       // a move outside the board or on a stone, or something that is no move
  kNoAnswer,      // no OK to START, or silence where no clock runs
  kAdjudicated,   // a draw by --draw-after
  kFullBoard,     // a draw
  kNoLegalPoint,  // a draw: every empty point is forbidden to Black
};

inline constexpr int kNumGameReasons = 9;

// "five", ..., "no-legal-point".
absl::string_view NameOf(GameReason reason);
std::optional<GameReason> GameReasonFromText(absl::string_view text);

// What a player has used in one game.
struct PlayerTimes {
  absl::Duration used;            // for all its moves
  absl::Duration worst_overstep;  // beyond the limit of a move, zero if never
  int moves = 0;
};

// What the statistics need of a game.
struct GameSummary {
  GameResult result = GameResult::kOpen;
  GameReason reason = GameReason::kFive;
  Color opener = Color::kBlack;  // of the engine that began: White if the opening let it change
  std::array<PlayerTimes, kNumColors> times = {};  // by colour
  absl::Duration wall;                             // from the first START to the end
  absl::Duration waited;                           // of that, for answers of the engines
};

struct GameOutcome {
  GameSummary summary;
  GameRecord record;   // the opening's moves have no times, all others have
  std::string detail;  // what exactly happened, for people; may be empty
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_MANAGER_GAME_OUTCOME_H_
