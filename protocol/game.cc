#include "protocol/game.h"

#include <algorithm>
#include <cstdlib>

#include "absl/strings/str_cat.h"

namespace tengen {
namespace {

absl::Status NoBoard() {
  return absl::FailedPreconditionError("no board: expected START with a supported size first");
}

std::string Text(Coordinates at) { return absl::StrCat(at.x, ",", at.y); }

struct Counts {
  int own = 0;
  int opponent = 0;
  int dead = 0;
};

Counts Count(absl::Span<const BoardStone> stones) {
  Counts counts;
  for (const BoardStone& stone : stones) {
    if (stone.owner == StoneOwner::kOwn) ++counts.own;
    if (stone.owner == StoneOwner::kOpponent) ++counts.opponent;
    if (stone.owner == StoneOwner::kNobody) ++counts.dead;
  }
  return counts;
}

// The owner of the first stone if both sides' stones alternate.
std::optional<StoneOwner> FirstOfAlternating(absl::Span<const BoardStone> stones) {
  std::optional<StoneOwner> first;
  std::optional<StoneOwner> previous;
  for (const BoardStone& stone : stones) {
    if (stone.owner == StoneOwner::kNobody) continue;
    if (!first.has_value()) first = stone.owner;
    if (previous == stone.owner) return std::nullopt;
    previous = stone.owner;
  }
  return first;
}

Color OwnColor(absl::Span<const BoardStone> stones, const Counts& counts, Rule rule) {
  if (rule == Rule::kRenju) {
    const std::optional<StoneOwner> first = FirstOfAlternating(stones);
    if (first.has_value()) return *first == StoneOwner::kOwn ? Color::kBlack : Color::kWhite;
  }
  return counts.own >= counts.opponent ? Color::kBlack : Color::kWhite;
}

Cell CellOf(StoneOwner owner, Color own) {
  switch (owner) {
    case StoneOwner::kOwn:
      return CellOf(own);
    case StoneOwner::kOpponent:
      return CellOf(Opponent(own));
    case StoneOwner::kNobody:
      break;
  }
  return Cell::kBlocked;
}

}  // namespace

void Game::Close() {
  board_.reset();
  stones_.clear();
  side_to_move_ = Color::kBlack;
}

absl::Status Game::Start(int size) {
  Close();
  if (size < kMinBoardSize || size > kMaxBoardSize) {
    // A manager takes its board to 20 points a side if the text names that number.
    return absl::InvalidArgumentError(absl::StrCat("unsupported board size ", size, ", expected ",
                                                   kMinBoardSize, " to ", kMaxBoardSize,
                                                   ", such as 15 or 20"));
  }
  board_.emplace(size);
  return absl::OkStatus();
}

absl::Status Game::Restart() { return has_board() ? Start(board_->size()) : NoBoard(); }

absl::StatusOr<Point> Game::PointAt(Coordinates at) const {
  if (!has_board()) return NoBoard();
  if (board_->Contains(at.x, at.y)) return Point::At(at.x, at.y);
  return absl::InvalidArgumentError(
      absl::StrCat(Text(at), " is outside the board of ", board_->size(), " points a side"));
}

absl::StatusOr<Point> Game::EmptyPointAt(Coordinates at) const {
  absl::StatusOr<Point> point = PointAt(at);
  if (!point.ok()) return point;
  const bool occupied = std::any_of(stones_.begin(), stones_.end(),
                                    [&](const Stone& stone) { return stone.point == *point; });
  if (occupied) return absl::InvalidArgumentError(absl::StrCat(Text(at), " is occupied"));
  return point;
}

absl::Status Game::Play(Coordinates at) {
  absl::StatusOr<Point> point = EmptyPointAt(at);
  if (!point.ok()) return point.status();
  stones_.push_back({*point, CellOf(side_to_move_)});
  side_to_move_ = Opponent(side_to_move_);
  return absl::OkStatus();
}

absl::Status Game::Takeback(Coordinates at) {
  absl::StatusOr<Point> point = PointAt(at);
  if (!point.ok()) return point.status();
  const auto stone = std::find_if(stones_.begin(), stones_.end(),
                                  [&](const Stone& s) { return s.point == *point; });
  if (stone == stones_.end()) {
    return absl::InvalidArgumentError(absl::StrCat("no stone at ", Text(at)));
  }
  if (stone->cell == Cell::kBlack) side_to_move_ = Color::kBlack;
  if (stone->cell == Cell::kWhite) side_to_move_ = Color::kWhite;
  stones_.erase(stone);
  return absl::OkStatus();
}

absl::Status Game::PlaceAll(absl::Span<const BoardStone> stones, Color own) {
  stones_.clear();
  for (const BoardStone& stone : stones) {
    absl::StatusOr<Point> point = EmptyPointAt(stone.at);
    if (!point.ok()) {
      return absl::InvalidArgumentError(
          absl::StrCat("stone number ", stones_.size() + 1, ": ", point.status().message()));
    }
    stones_.push_back({*point, CellOf(stone.owner, own)});
  }
  return absl::OkStatus();
}

absl::Status Game::SetStones(absl::Span<const BoardStone> stones, Rule rule, BoardUse use) {
  if (!has_board()) return NoBoard();
  const Counts counts = Count(stones);
  const bool of_a_game = std::abs(counts.own - counts.opponent) <= 1 || counts.dead > 0;
  if (use == BoardUse::kThink && !of_a_game) {
    return absl::InvalidArgumentError(absl::StrCat(
        counts.own, " own stones and ", counts.opponent,
        " of the opponent: expected counts that differ by one at most, or dead stones"));
  }
  const Color own = OwnColor(stones, counts, rule);
  std::vector<Stone> before = stones_;
  if (absl::Status status = PlaceAll(stones, own); !status.ok()) {
    stones_ = std::move(before);
    return status;
  }
  const bool opponents_turn =
      use == BoardUse::kSetUp && counts.own == counts.opponent + 1 && counts.dead == 0;
  side_to_move_ = opponents_turn ? Opponent(own) : own;
  return absl::OkStatus();
}

bool Game::IsFull() const {
  return has_board() && stones_.size() == static_cast<size_t>(board_->num_points());
}

Position Game::MakePosition(Rule rule) const {
  Position position(rule, *board_);
  for (const Stone& stone : stones_) position.Place(stone.point, stone.cell);
  position.SetSideToMove(side_to_move_);
  return position;
}

}  // namespace tengen
