#include "engine/referee.h"

#include <algorithm>
#include <cassert>
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

// The rows with which `color` wins by playing `point`.
std::vector<std::vector<Point>> WinningRows(const Position& position, Color color, Point point) {
  std::vector<std::vector<Point>> rows;
  for (Direction direction : kDirections) {
    if (position.line_pattern(color, point, direction) != LinePattern::kFive) continue;
    rows.push_back(RowThrough(position, color, point, direction));
  }
  return rows;
}

// Of several rows a five comes before an overline. REQUIRES: there is a row.
std::vector<Point> BestOf(absl::Span<const std::vector<Point>> rows) {
  const auto* five = std::find_if(rows.begin(), rows.end(), [](const std::vector<Point>& row) {
    return row.size() == kStonesInFive;
  });
  return five == rows.end() ? rows.front() : *five;
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
    case EndReason::kAgreement:
      return "agreement";
    case EndReason::kResignation:
      return "resignation";
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
  } else if (const auto stone = static_cast<size_t>(position_.ply());
             !OpeningPoints(settings_.opening, position_.geometry(), stone).Contains(point)) {
    EndWith(GameResult::kWhiteWins, EndReason::kIllegalMove, point);
  } else {
    PlaceStone(point);
  }
  return verdict_;
}

void Referee::OfferDraw() {
  assert(verdict_.result == GameResult::kOpen && num_moves_ > 0);
  draw_is_offered_ = true;
}

const Verdict& Referee::AcceptDraw() {
  assert(draw_is_offered_);
  EndWith(GameResult::kDraw, EndReason::kAgreement, kNoPoint);
  return verdict_;
}

const Verdict& Referee::Resign(Color color) {
  assert(verdict_.result == GameResult::kOpen);
  EndWith(WinFor(Opponent(color)), EndReason::kResignation, kNoPoint);
  return verdict_;
}

void Referee::CountMove() {
  ++num_moves_;
  draw_is_offered_ = false;
}

void Referee::Pass() {
  const Color color = position_.side_to_move();
  if (settings_.passes == PassPolicy::kOff || num_moves_ < kMovesBeforePassing) {
    EndWith(WinFor(Opponent(color)), EndReason::kIllegalMove, kNoPoint);
    return;
  }
  CountMove();
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
  const std::vector<std::vector<Point>> rows = WinningRows(position_, color, point);
  position_.Play(point);
  CountMove();
  num_passes_ = 0;
  if (!rows.empty() && settings_.rows == RowPolicy::kEndsGame) {
    std::vector<Point> row = BestOf(rows);
    EndWith(WinFor(color), row.size() > kStonesInFive ? EndReason::kOverline : EndReason::kFive,
            point);
    verdict_.line = std::move(row);
    return;
  }
  if (!rows.empty()) {
    ++rows_made_[static_cast<size_t>(color)];
    KillRows(rows);
  }
  if (position_.empty().IsEmpty()) {
    EndWith(GameResult::kDraw, EndReason::kFullBoard, point);
  } else {
    EndIfBlackHasNoMove();
  }
}

void Referee::KillRows(absl::Span<const std::vector<Point>> rows) {
  Bitboard dead;
  for (const std::vector<Point>& row : rows) {
    for (Point point : row) dead.Add(point);
  }
  Position rest(position_.rule(), position_.geometry());
  for (int i = 0; i < position_.ply(); ++i) {
    const PositionDelta& delta = position_.delta(i);
    rest.Place(delta.move, dead.Contains(delta.move) ? Cell::kBlocked : delta.cell);
  }
  rest.SetSideToMove(position_.side_to_move());
  position_ = std::move(rest);
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
