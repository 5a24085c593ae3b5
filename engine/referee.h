// The referee: one game by the rules, move by move.
//
//   Referee referee(Rule::kRenju, Geometry(15), {.forbidden = ForbiddenPolicy::kLoses});
//   const Verdict& verdict = referee.Play(Point::At(7, 7));
//   Judge(game, settings)                                      // a whole record
//
// Only the rules decide here: time, resigning and offers of a draw belong to whoever runs the game.
#ifndef TENGEN_ENGINE_REFEREE_H_
#define TENGEN_ENGINE_REFEREE_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "absl/strings/string_view.h"
#include "engine/color.h"
#include "engine/game_record.h"
#include "engine/geometry.h"
#include "engine/point.h"
#include "engine/position.h"
#include "engine/rule.h"

namespace tengen {

// What happens when Black plays a forbidden point.
enum class ForbiddenPolicy : uint8_t {
  kLoses,    // White wins
  kRefused,  // the stone is not placed and Black is still to move
};

// Whether passing is allowed. Nobody may pass in the first three moves; two passes in succession
// draw.
enum class PassPolicy : uint8_t { kOff, kOn };

struct RefereeSettings {
  ForbiddenPolicy forbidden = ForbiddenPolicy::kLoses;
  PassPolicy passes = PassPolicy::kOff;
};

enum class EndReason : uint8_t {
  kNone,
  kFive,
  kOverline,
  kForbiddenOverline,
  kForbiddenDoubleFour,
  kForbiddenDoubleThree,
  kFullBoard,
  kNoLegalPoint,  // only with kRefused: every empty point is forbidden to Black, who is to move
  kPasses,
  kIllegalMove,
};

// "five", "forbidden-double-four", "full-board", ...; empty for kNone.
absl::string_view NameOf(EndReason reason);

struct Verdict {
  GameResult result = GameResult::kOpen;
  // Set with kOpen only for a refused move: then it names the kind of the forbidden point.
  EndReason reason = EndReason::kNone;
  Point move = kNoPoint;    // the move that ended the game or was refused
  std::vector<Point> line;  // the winning row from end to end, in the line's direction

  friend bool operator==(const Verdict& a, const Verdict& b) = default;
};

// The winner of a result, if it has one.
std::optional<Color> WinnerOf(GameResult result);

class Referee {
 public:
  Referee(Rule rule, Geometry board, RefereeSettings settings);

  // The side to move plays `point`, or passes with `kNoPoint`. Any point may be given: an illegal
  // one loses. The verdict is valid until the next call. REQUIRES: the game is open.
  const Verdict& Play(Point point);

  const Verdict& verdict() const { return verdict_; }
  const Position& position() const { return position_; }

 private:
  void Pass();
  void PlaceStone(Point point);
  void EndIfBlackHasNoMove();
  void EndWith(GameResult result, EndReason reason, Point move);

  Position position_;
  RefereeSettings settings_;
  int num_moves_ = 0;   // stones and passes
  int num_passes_ = 0;  // in succession, up to now
  Verdict verdict_;
};

// Plays a record until the game ends, a stone is refused, or there are no more moves.
Verdict Judge(const GameRecord& game, const RefereeSettings& settings);

}  // namespace tengen

#endif  // TENGEN_ENGINE_REFEREE_H_
