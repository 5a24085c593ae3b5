// A game as it is written down: rule, board, moves with times, result.
//
//   GameRecord game;
//   game.moves = {{Point::At(7, 7)}, {Point::At(8, 6), 1500}};
//   absl::StatusOr<Position> position = Replay(game);
#ifndef TENGEN_ENGINE_GAME_RECORD_H_
#define TENGEN_ENGINE_GAME_RECORD_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/geometry.h"
#include "engine/point.h"
#include "engine/position.h"
#include "engine/rule.h"

namespace tengen {

struct RecordedMove {
  Point point;                          // `kNoPoint` is a pass
  std::optional<int64_t> milliseconds;  // thinking time, not negative; absent if not recorded

  friend bool operator==(const RecordedMove& a, const RecordedMove& b) = default;
};

enum class GameResult : uint8_t { kOpen, kBlackWins, kWhiteWins, kDraw };

struct GameRecord {
  Rule rule = Rule::kFreestyle;
  Geometry board{15};
  std::vector<RecordedMove> moves;  // Black first, colours alternate
  GameResult result = GameResult::kOpen;

  friend bool operator==(const GameRecord& a, const GameRecord& b) = default;
};

// What a file may leave open: the rule, and the size of the board.
struct RecordDefaults {
  Rule rule = Rule::kFreestyle;
  int size = 15;  // kMinBoardSize to kMaxBoardSize
};

// The position after the last move. Ends of the game and forbidden points are the referee's
// business, so moves after a five are played like any other. InvalidArgument names the first move
// that is outside the board or on a stone.
absl::StatusOr<Position> Replay(const GameRecord& game);

}  // namespace tengen

#endif  // TENGEN_ENGINE_GAME_RECORD_H_
