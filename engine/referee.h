// The referee: one game by the rules, move by move.
//
//   Referee referee(Rule::kRenju, Geometry(15), {.forbidden = ForbiddenPolicy::kLoses});
//   const Verdict& verdict = referee.Play(Point::At(7, 7));
//   Judge(game, settings)                                      // a whole record
//
// Only what the rules say is decided here: time and crashes belong to whoever runs the game. Who
// may choose what in an opening, `opening_rule.h` says; the referee only looks where its stones
// lie.
#ifndef TENGEN_ENGINE_REFEREE_H_
#define TENGEN_ENGINE_REFEREE_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "engine/color.h"
#include "engine/game_record.h"
#include "engine/geometry.h"
#include "engine/opening_rule.h"
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

// What a row that wins does: in a continuous game (bit 2 of a Gomocup code) its stones are dead
// from then on, and play goes on until the board is full.
enum class RowPolicy : uint8_t { kEndsGame, kContinues };

struct RefereeSettings {
  ForbiddenPolicy forbidden = ForbiddenPolicy::kLoses;
  PassPolicy passes = PassPolicy::kOff;
  RowPolicy rows = RowPolicy::kEndsGame;
  // A stone of the opening where it must not be is an illegal move of Black's player, who places
  // all stones that an opening restricts.
  OpeningRule opening = OpeningRule::kFree;
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
  kAgreement,  // a draw was offered and accepted
  kResignation,
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

  // The side that has just moved offers a draw with its move; the next move declines.
  // REQUIRES: the game is open and a move was made.
  void OfferDraw();
  bool draw_is_offered() const { return draw_is_offered_; }
  // The side to move accepts. REQUIRES: draw_is_offered().
  const Verdict& AcceptDraw();

  // `color` gives up. REQUIRES: the game is open.
  const Verdict& Resign(Color color);

  const Verdict& verdict() const { return verdict_; }
  // The moves of a colour that made a row in a continuous game.
  int rows_made(Color color) const { return rows_made_[static_cast<size_t>(color)]; }
  const Position& position() const { return position_; }

 private:
  void Pass();
  void PlaceStone(Point point);
  // A move of the game, stone or pass, was made.
  void CountMove();
  // Makes the stones of these rows dead.
  void KillRows(absl::Span<const std::vector<Point>> rows);
  void EndIfBlackHasNoMove();
  void EndWith(GameResult result, EndReason reason, Point move);

  Position position_;
  RefereeSettings settings_;
  int num_moves_ = 0;   // stones and passes
  int num_passes_ = 0;  // in succession, up to now
  bool draw_is_offered_ = false;
  std::array<int, kNumColors> rows_made_ = {};
  Verdict verdict_;
};

// Plays a record until the game ends, a stone is refused, or there are no more moves.
Verdict Judge(const GameRecord& game, const RefereeSettings& settings);

}  // namespace tengen

#endif  // TENGEN_ENGINE_REFEREE_H_
