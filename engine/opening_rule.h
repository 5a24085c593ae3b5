// How a game begins: the openings as a state machine of legal actions.
//
//   OpeningPhase opening(OpeningRule::kSwap2, Geometry(15));
//   while (!opening.is_over()) {
//     opening.player_to_act(); opening.legal_acts(); opening.legal_points();   // who, what, where
//     if (absl::Status status = opening.Act({OpeningAct::kPlaceStone, point}); !status.ok()) ...
//   }
//   opening.moves(); opening.ColorOf(Player::kFirst);   // from here on an ordinary game
//
// No opening places enough stones to end the game or to make a forbidden shape, so that nothing
// here depends on the rule of the game.
#ifndef TENGEN_ENGINE_OPENING_RULE_H_
#define TENGEN_ENGINE_OPENING_RULE_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "engine/bitboard.h"
#include "engine/color.h"
#include "engine/geometry.h"
#include "engine/point.h"

namespace tengen {

enum class OpeningRule : uint8_t {
  kFree,    // no restriction
  kCentre,  // the first stone goes on the centre
  // The first player places one of the 26 openings; the second takes a colour; White places the
  // fourth stone; Black offers two fifth moves that differ under the symmetries of the position;
  // White keeps one.
  kRif1996,
  kSwap,   // the first player places three stones, the second takes a colour
  kSwap2,  // the same, but the second may place two more stones: then the first takes a colour
};

inline constexpr std::array<OpeningRule, 5> kOpeningRules = {
    OpeningRule::kFree, OpeningRule::kCentre, OpeningRule::kRif1996, OpeningRule::kSwap,
    OpeningRule::kSwap2};

// "free", "centre", "rif-1996", "swap" or "swap2".
absl::string_view NameOf(OpeningRule rule);

// The players by who begins the opening. The first has Black until a colour is taken.
enum class Player : uint8_t { kFirst, kSecond };

constexpr Player Other(Player player) {
  return player == Player::kFirst ? Player::kSecond : Player::kFirst;
}

enum class OpeningAct : uint8_t {
  kPlaceStone,  // the next stone, black and white in turn
  kTakeBlack,
  kTakeWhite,
  kPlaceTwo,    // announces two more stones, of the same player
  kOfferFifth,  // offers a fifth move, which is not placed
  kKeepFifth,   // places one of those offered
};

struct OpeningAction {
  OpeningAct act;
  Point point = kNoPoint;  // of a stone or of a fifth move; not looked at otherwise
};

// Where the opening lets the stone of a number, from 0, be placed, whether or not another stone is
// there: every point of the board for a stone without a restriction.
Bitboard OpeningPoints(OpeningRule rule, const Geometry& board, size_t stone);

// The 26 openings of renju up to symmetry, three stones each: Black on the centre, White beside it
// (13 times straight up, then 13 times up to the right), Black in the central five by five points.
std::vector<std::vector<Point>> RenjuOpenings(const Geometry& board);

// One game's opening.
class OpeningPhase {
 public:
  OpeningPhase(OpeningRule rule, Geometry board) : rule_(rule), board_(board) {}

  OpeningRule rule() const { return rule_; }

  // Whether the ordinary game has begun: at once with kFree.
  bool is_over() const;

  // REQUIRES for these three: the opening is not over.
  Player player_to_act() const;
  absl::Span<const OpeningAct> legal_acts() const;
  // Where a stone may be placed, or a fifth move be offered or kept; empty where the player can
  // only take a colour or announce stones.
  Bitboard legal_points() const;

  // Performs an action of the player to act. FailedPrecondition if the opening is over or asks for
  // another act, InvalidArgument for a wrong point; each says who did what, where, and what was
  // expected, and changes nothing.
  absl::Status Act(const OpeningAction& action);

  // The stones so far, Black first, colours in turn.
  const std::vector<Point>& moves() const { return moves_; }
  // The fifth moves offered so far.
  const std::vector<Point>& offers() const { return offers_; }
  // The colour that a player has now.
  Color ColorOf(Player player) const {
    return player == Player::kFirst ? first_color_ : Opponent(first_color_);
  }

 private:
  void Take(Color color);
  std::string Expectation() const;
  // What is wrong with a point that is not legal.
  std::string Fault(Point point) const;
  absl::Status Refuse(absl::StatusCode code, const OpeningAction& action) const;

  OpeningRule rule_;
  Geometry board_;
  size_t stage_ = 0;  // of those of the rule
  Color first_color_ = Color::kBlack;
  std::vector<Point> moves_;
  std::vector<Point> offers_;
};

}  // namespace tengen

#endif  // TENGEN_ENGINE_OPENING_RULE_H_
