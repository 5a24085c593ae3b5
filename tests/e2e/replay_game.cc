#include "tests/e2e/replay_game.h"

#include <algorithm>
#include <cstdlib>

#include "absl/strings/str_cat.h"
#include "tests/oracle/forbidden.h"

namespace tengen {
namespace {

template <typename Stone>
auto FindRecorded(const std::vector<Stone>& stones, Coordinate recorded) {
  return std::find_if(stones.begin(), stones.end(),
                      [recorded](const Stone& stone) { return stone.recorded == recorded; });
}

Owner OtherOf(Owner owner) { return owner == Owner::kBrain ? Owner::kManager : Owner::kBrain; }

// Whether every empty point is forbidden, so that a forbidden move is no fault.
bool OnlyFoulsAreLeft(const oracle::Board& board) {
  const std::vector<Point> empty = board.EmptyPoints();
  return std::all_of(empty.begin(), empty.end(), [&board](Point point) {
    return oracle::FoulAt(board, point) != oracle::Foul::kNone;
  });
}

}  // namespace

void ReplayGame::Start(int size) {
  Restart();
  history_ = History::kOfAnotherGame;
  size_ = size;
}

void ReplayGame::Restart() {
  if (!stones_.empty()) remembered_ = std::move(stones_);
  stones_.clear();
  history_ = History::kOfThisGame;
}

oracle::Board ReplayGame::BoardNow() const {
  oracle::Board board(size_);
  Color color = Color::kBlack;
  for (const ReplayStone& stone : stones_) {
    board.Set(stone.point, stone.owner == Owner::kDead ? Cell::kBlocked : CellOf(color));
    color = Opponent(color);
  }
  return board;
}

absl::StatusOr<Point> ReplayGame::FreePointFor(Coordinate recorded) const {
  const std::vector<Point> empty = BoardNow().EmptyPoints();
  const auto distance = [recorded](Point point) {
    return std::max(std::abs(point.x() - recorded.first), std::abs(point.y() - recorded.second));
  };
  const auto nearest = std::min_element(empty.begin(), empty.end(), [&distance](Point a, Point b) {
    return distance(a) != distance(b) ? distance(a) < distance(b) : a < b;
  });
  if (nearest == empty.end()) return absl::ResourceExhaustedError("the board is full");
  return *nearest;
}

absl::Status ReplayGame::Place(Coordinate recorded, Owner owner) {
  const absl::StatusOr<Point> point = FreePointFor(recorded);
  if (!point.ok()) return point.status();
  stones_.push_back({recorded, *point, owner});
  return absl::OkStatus();
}

absl::StatusOr<Point> ReplayGame::PlayManager(Coordinate recorded) {
  if (absl::Status status = Place(recorded, Owner::kManager); !status.ok()) return status;
  return stones_.back().point;
}

absl::Status ReplayGame::PlayBrain(std::optional<Coordinate> recorded, Point point) {
  const oracle::Board board = BoardNow();
  if (point == kNoPoint || !board.Contains(point.x(), point.y())) {
    return absl::FailedPreconditionError("the brain played outside the board");
  }
  if (board.at(point) != Cell::kEmpty) {
    return absl::FailedPreconditionError("the brain played on an occupied point");
  }
  const bool is_black = stones_.size() % 2 == 0;
  if (rule_ == Rule::kRenju && is_black && oracle::FoulAt(board, point) != oracle::Foul::kNone &&
      !OnlyFoulsAreLeft(board)) {
    return absl::FailedPreconditionError("the brain played a forbidden point");
  }
  // A coordinate of its own where none is recorded: no recorded one has it.
  const Coordinate own = {-1 - point.x(), -1 - point.y()};
  stones_.push_back({recorded.value_or(own), point, Owner::kBrain});
  return absl::OkStatus();
}

absl::StatusOr<Point> ReplayGame::TakeBack(Coordinate recorded) {
  const auto found =
      std::find_if(stones_.rbegin(), stones_.rend(),
                   [recorded](const ReplayStone& stone) { return stone.recorded == recorded; });
  if (found == stones_.rend()) return absl::NotFoundError("no such stone to take back");
  const Point point = found->point;
  stones_.erase(std::next(found).base());
  return point;
}

std::optional<Point> ReplayGame::PointOf(Coordinate recorded) const {
  const auto found = FindRecorded(stones_, recorded);
  return found == stones_.end() ? std::nullopt : std::optional<Point>(found->point);
}

absl::StatusOr<std::vector<ReplayStone>> ReplayGame::SetUp(absl::Span<const RecordedStone> stones,
                                                           Recorded recorded) {
  if (!stones_.empty()) Restart();
  std::vector<RecordedStone> all(stones.begin(), stones.end());
  if (recorded == Recorded::kFirstLines) AppendMissing(all);
  // Stones of the game so far keep their points, so they come before those that must find one.
  const size_t known = CommonPrefix(all);
  for (size_t i = 0; i < known; ++i) {
    stones_.push_back({all[i].recorded, remembered_[i].point, all[i].owner});
  }
  for (const RecordedStone& stone : all) {
    if (PointOf(stone.recorded)) continue;
    if (absl::Status status = Place(stone.recorded, stone.owner); !status.ok()) return status;
  }
  return stones_;
}

size_t ReplayGame::CommonPrefix(const std::vector<RecordedStone>& stones) const {
  size_t length = 0;
  while (length < stones.size() && length < remembered_.size() &&
         stones[length].recorded == remembered_[length].recorded) {
    ++length;
  }
  return length;
}

void ReplayGame::AppendMissing(std::vector<RecordedStone>& stones) const {
  const auto next_owner = [&stones] {
    return stones.empty() || stones.back().owner == Owner::kDead ? Owner::kBrain
                                                                 : OtherOf(stones.back().owner);
  };
  if (history_ == History::kOfThisGame && CommonPrefix(stones) == stones.size()) {
    for (size_t i = stones.size(); i < remembered_.size(); ++i) {
      stones.push_back({remembered_[i].recorded, next_owner()});
    }
  }
  // The brain is to move, so the last stone is the manager's: one on the diagonal, if need be.
  for (int steps = 0; next_owner() == Owner::kManager; ++steps) {
    const Coordinate candidate = {size_ / 2 + steps, size_ / 2 + steps};
    const bool taken = std::find(recorded_moves_.begin(), recorded_moves_.end(), candidate) !=
                           recorded_moves_.end() ||
                       FindRecorded(stones, candidate) != stones.end();
    if (!taken) stones.push_back({candidate, Owner::kManager});
  }
}

absl::StatusOr<std::vector<ReplayStone>> ReplayGame::SetUpSwap2(
    absl::Span<const Coordinate> stones) {
  std::vector<RecordedStone> owned;
  for (const Coordinate& stone : stones) {
    owned.push_back({stone, owned.size() % 2 == 0 ? Owner::kBrain : Owner::kManager});
  }
  return SetUp(owned, Recorded::kWhole);
}

}  // namespace tengen
