// The game of a replayed transcript, as it really goes.
//
// The brain plays other moves than the recorded one did. So each recorded coordinate stands for an
// actual point: the recorded brain's move for the move that the brain makes in its place, and
// everything else for itself, or for the nearest free point if something lies there.
//
//   ReplayGame game(15);
//   game.PlayManager({7, 7});                      // the actual point of a recorded TURN
//   game.PlayBrain({0, 0}, Point::At(8, 8));       // the brain answers 8,8 where 0,0 is recorded
//   game.TakeBack({0, 0});                         // 8,8
#ifndef TENGEN_TESTS_E2E_REPLAY_GAME_H_
#define TENGEN_TESTS_E2E_REPLAY_GAME_H_

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "engine/point.h"
#include "engine/rule.h"
#include "tests/e2e/transcript.h"
#include "tests/oracle/rules.h"

namespace tengen {

// Column and row as recorded; a recorded board may be larger than ours.
using Coordinate = std::pair<int, int>;

// Third field of a line of BOARD.
enum class Owner : uint8_t { kBrain = 1, kManager = 2, kDead = 3 };

struct RecordedStone {
  Coordinate recorded;
  Owner owner;
};

struct ReplayStone {
  Coordinate recorded;
  Point point;
  Owner owner;
};

class ReplayGame {
 public:
  // REQUIRES: kMinBoardSize <= size <= kMaxBoardSize.
  explicit ReplayGame(int size) : size_(size) {}

  void set_rule(Rule rule) { rule_ = rule; }
  // All coordinates of the recorded session; stones that were not recorded keep away from them.
  void set_recorded_moves(std::vector<Coordinate> moves) { recorded_moves_ = std::move(moves); }

  int size() const { return size_; }
  const std::vector<ReplayStone>& stones() const { return stones_; }

  // An empty board for another game, or for this one again: then the stones so far are remembered
  // for a BOARD that sets them up again.
  void Start(int size);
  void Restart();

  // Places the manager's stone and returns its actual point. ResourceExhausted on a full board.
  absl::StatusOr<Point> PlayManager(Coordinate recorded);

  // Places the brain's stone. FailedPrecondition if the move is illegal: outside, occupied, or
  // forbidden while another point is not. `recorded` is absent if the transcript has no move here.
  absl::Status PlayBrain(std::optional<Coordinate> recorded, Point point);

  // Removes the newest stone of that recorded coordinate. NotFound if there is none.
  absl::StatusOr<Point> TakeBack(Coordinate recorded);

  // Replaces the position by that of a BOARD and returns its stones in order. Stones that the
  // transcript left out are taken from the game so far, and if need be one of the manager's is
  // added, so that the brain is to move.
  absl::StatusOr<std::vector<ReplayStone>> SetUp(absl::Span<const RecordedStone> stones,
                                                 Recorded recorded);

  // Likewise for the colourless lines of SWAP2BOARD.
  absl::StatusOr<std::vector<ReplayStone>> SetUpSwap2(absl::Span<const Coordinate> stones);

  // The actual point of a recorded coordinate that is on the board, if any.
  std::optional<Point> PointOf(Coordinate recorded) const;

 private:
  // Whether `remembered_` is what a BOARD may continue.
  enum class History : uint8_t { kOfThisGame, kOfAnotherGame };

  absl::StatusOr<Point> FreePointFor(Coordinate recorded) const;
  absl::Status Place(Coordinate recorded, Owner owner);
  size_t CommonPrefix(const std::vector<RecordedStone>& stones) const;
  void AppendMissing(std::vector<RecordedStone>& stones) const;
  oracle::Board BoardNow() const;

  int size_;
  Rule rule_ = Rule::kFreestyle;
  std::vector<Coordinate> recorded_moves_;
  std::vector<ReplayStone> stones_;
  std::vector<ReplayStone> remembered_;  // before the last start or restart
  History history_ = History::kOfAnotherGame;
};

}  // namespace tengen

#endif  // TENGEN_TESTS_E2E_REPLAY_GAME_H_
