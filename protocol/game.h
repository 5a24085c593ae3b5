// The game as the brain knows it: the board's size and the stones in the order in which they came.
//
//   Game game;
//   game.Start(15);
//   game.Play({7, 7});                      // Black
//   game.Play({8, 8});                      // White
//   Position position = game.MakePosition(Rule::kRenju);
//
// Colours alternate from Black; the brain's own colour is whichever is to move when it is asked to
// think, so that nothing needs to remember who is who. Not thread-safe.
#ifndef TENGEN_PROTOCOL_GAME_H_
#define TENGEN_PROTOCOL_GAME_H_

#include <optional>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "engine/color.h"
#include "engine/geometry.h"
#include "engine/point.h"
#include "engine/position.h"
#include "engine/rule.h"
#include "protocol/command.h"

namespace tengen {

// What a position that comes as a whole is for.
enum class BoardUse : uint8_t {
  kThink,  // it is the brain's turn; the stones must be those of a game
  kSetUp,  // to be looked at: any stones will do
};

class Game {
 public:
  struct Stone {
    Point point;
    Cell cell = Cell::kEmpty;  // kBlocked: a dead stone
  };

  // An empty board of `size` points a side. InvalidArgument if the size is not supported; then
  // there is no board at all until the next start.
  absl::Status Start(int size);

  // Takes the board away.
  void Close();

  // The same board, empty. FailedPrecondition without a board, here and in all that follows.
  absl::Status Restart();

  // A stone of the side to move. InvalidArgument if it is outside or on another one.
  absl::Status Play(Coordinates at);

  // Takes any stone of the board back; then its colour is to move. InvalidArgument if there is
  // none.
  absl::Status Takeback(Coordinates at);

  // Replaces all stones. Of a position to think about InvalidArgument names the first stone that is
  // outside or on another one, or says that the counts of both sides can't be those of a game (they
  // differ by more than one, and no dead stones account for it); then the game is as it was.
  //
  // Black is who has more stones, or the brain if both have the same. In renju it is who owns the
  // first stone if the stones alternate, as there the protocol promises the order of the game. The
  // brain is to move; where a position is only set up and the brain is one stone ahead, the
  // opponent.
  absl::Status SetStones(absl::Span<const BoardStone> stones, Rule rule, BoardUse use);

  bool has_board() const { return board_.has_value(); }
  // REQUIRES: has_board().
  const Geometry& board() const { return *board_; }
  absl::Span<const Stone> stones() const { return stones_; }
  Color side_to_move() const { return side_to_move_; }
  bool IsFull() const;

  // The point of `at` if it is on the board. InvalidArgument otherwise.
  absl::StatusOr<Point> PointAt(Coordinates at) const;

  // REQUIRES: has_board().
  Position MakePosition(Rule rule) const;

 private:
  absl::StatusOr<Point> EmptyPointAt(Coordinates at) const;
  absl::Status PlaceAll(absl::Span<const BoardStone> stones, Color own);

  std::optional<Geometry> board_;
  std::vector<Stone> stones_;
  Color side_to_move_ = Color::kBlack;
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_GAME_H_
