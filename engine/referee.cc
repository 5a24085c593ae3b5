#include "engine/referee.h"

#include <cassert>
#include <cstddef>
#include <utility>

#include "engine/bitboard.h"
#include "engine/forbidden.h"
#include "engine/line_pattern.h"
#include "engine/point_threat.h"

namespace tengen {
namespace {

// Passing is allowed once this many moves are made.
constexpr int kMovesBeforePassing = 3;
constexpr int kPassesToDraw = 2;
constexpr size_t kStonesInFive = 5;

constexpr GameResult WinFor(Color color) {
  return color == Color::kBlack ? GameResult::kBlackWins : GameResult::kWhiteWins;
}

constexpr EndReason ReasonOf(ForbiddenKind kind) {
  switch (kind) {
    case ForbiddenKind::kOverline:
      return EndReason::kForbiddenOverline;
    case ForbiddenKind::kDoubleFour:
      return EndReason::kForbiddenDoubleFour;
    case ForbiddenKind::kDoubleThree:
      return EndReason::kForbiddenDoubleThree;
    case ForbiddenKind::kNone:
      break;
  }
  return EndReason::kNone;
}

// The unbroken row of `color` that a stone on `point` would belong to.
std::vector<Point> RowThrough(const Position& position, Color color, Point point,
                              Direction direction) {
  const Geometry& board = position.geometry();
  const auto is_own = [&](Point p) { return p != kNoPoint && position.at(p) == CellOf(color); };
  Point first = point;
  for (Point p = board.Along(first, direction, -1); is_own(p); p = board.Along(p, direction, -1)) {
    first = p;
  }
  std::vector<Point> row;
  for (Point p = first; p == point || is_own(p); p = board.Along(p, direction, 1)) {
    row.push_back(p);
  }
  return row;
}

// The row with which `color` wins by playing `point`; empty if it does not win. Of several rows a
// five comes before an overline.
std::vector<Point> WinningRow(const Position& position, Color color, Point point) {
  std::vector<Point> best;
  for (Direction direction : kDirections) {
    if (position.line_pattern(color, point, direction) != LinePattern::kFive) continue;
    std::vector<Point> row = RowThrough(position, color, point, direction);
    const bool is_better = best.size() > kStonesInFive && row.size() == kStonesInFive;
    if (best.empty() || is_better) best = std::move(row);
  }
  return best;
}

}  // namespace

absl::string_view NameOf(EndReason reason) {
  switch (reason) {
    case EndReason::kNone:
      return "";
    case EndReason::kFive:
      return "five";
    case EndReason::kOverline:
      return "overline";
    case EndReason::kForbiddenOverline:
      return "forbidden-overline";
    case EndReason::kForbiddenDoubleFour:
      return "forbidden-double-four";
    case EndReason::kForbiddenDoubleThree:
      return "forbidden-double-three";
    case EndReason::kFullBoard:
      return "full-board";
    case EndReason::kNoLegalPoint:
      return "no-legal-point";
    case EndReason::kPasses:
      return "passes";
    case EndReason::kIllegalMove:
      return "illegal-move";
  }
  return "";
}

std::optional<Color> WinnerOf(GameResult result) {
  if (result == GameResult::kBlackWins) return Color::kBlack;
  if (result == GameResult::kWhiteWins) return Color::kWhite;
  return std::nullopt;
}

Referee::Referee(Rule rule, Geometry board, RefereeSettings settings)
    : position_(rule, board), settings_(settings) {}

const Verdict& Referee::Play(Point point) {
  assert(verdict_.result == GameResult::kOpen);
  verdict_ = {};
  if (point == kNoPoint) {
    Pass();
  } else if (!position_.geometry().Contains(point) || !position_.IsEmpty(point)) {
    EndWith(WinFor(Opponent(position_.side_to_move())), EndReason::kIllegalMove, point);
  } else {
    PlaceStone(point);
  }
  return verdict_;
}

void Referee::Pass() {
  const Color color = position_.side_to_move();
  if (settings_.passes == PassPolicy::kOff || num_moves_ < kMovesBeforePassing) {
    EndWith(WinFor(Opponent(color)), EndReason::kIllegalMove, kNoPoint);
    return;
  }
  ++num_moves_;
  ++num_passes_;
  position_.SetSideToMove(Opponent(color));
  if (num_passes_ == kPassesToDraw) {
    EndWith(GameResult::kDraw, EndReason::kPasses, kNoPoint);
  } else {
    EndIfBlackHasNoMove();
  }
}

void Referee::PlaceStone(Point point) {
  const Color color = position_.side_to_move();
  if (IsForbidden(position_, color, point)) {
    const EndReason reason = ReasonOf(FindForbidden(position_, point));
    const bool refused = settings_.forbidden == ForbiddenPolicy::kRefused;
    EndWith(refused ? GameResult::kOpen : WinFor(Opponent(color)), reason, point);
    return;
  }
  std::vector<Point> row = WinningRow(position_, color, point);
  position_.Play(point);
  ++num_moves_;
  num_passes_ = 0;
  if (!row.empty()) {
    EndWith(WinFor(color), row.size() > kStonesInFive ? EndReason::kOverline : EndReason::kFive,
            point);
    verdict_.line = std::move(row);
  } else if (position_.empty().IsEmpty()) {
    EndWith(GameResult::kDraw, EndReason::kFullBoard, point);
  } else {
    EndIfBlackHasNoMove();
  }
}

void Referee::EndIfBlackHasNoMove() {
  if (settings_.forbidden == ForbiddenPolicy::kRefused &&
      position_.side_to_move() == Color::kBlack &&
      ForbiddenPointsOf(position_) == position_.empty()) {
    EndWith(GameResult::kDraw, EndReason::kNoLegalPoint, position_.last_move());
  }
}

void Referee::EndWith(GameResult result, EndReason reason, Point move) {
  verdict_.result = result;
  verdict_.reason = reason;
  verdict_.move = move;
}

Verdict Judge(const GameRecord& game, const RefereeSettings& settings) {
  Referee referee(game.rule, game.board, settings);
  for (const RecordedMove& move : game.moves) {
    const Verdict& verdict = referee.Play(move.point);
    if (verdict.result != GameResult::kOpen || verdict.reason != EndReason::kNone) return verdict;
  }
  return referee.verdict();
}

}  // namespace tengen
