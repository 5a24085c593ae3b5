#include "protocol/manager/game_runner.h"

#include <cassert>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/time/clock.h"
#include "absl/types/span.h"
#include "engine/notation.h"
#include "engine/opening_rule.h"
#include "protocol/manager/rif_dialogue.h"
#include "protocol/manager/swap_dialogue.h"

namespace tengen {
namespace {

size_t At(Color color) { return static_cast<size_t>(Index(color)); }

GameResult WinOf(Color color) {
  return color == Color::kBlack ? GameResult::kBlackWins : GameResult::kWhiteWins;
}

// To what the game's line keeps, so that sums are the same before and after a match goes on.
void TruncateTimes(GameSummary& summary) {
  const absl::Duration unit = absl::Microseconds(1);
  summary.wall = absl::Trunc(summary.wall, unit);
  summary.waited = absl::Trunc(summary.waited, unit);
  for (PlayerTimes& times : summary.times) {
    times.used = absl::Trunc(times.used, unit);
    times.worst_overstep = absl::Trunc(times.worst_overstep, unit);
  }
}

class GameRunner {
 public:
  GameRunner(const GameSetup& setup, const std::array<EnginePlayer*, 2>& players)
      : setup_(setup), players_(players), referee_(setup.rule, setup.board, setup.referee) {}

  absl::StatusOr<GameOutcome> Play() {
    const absl::Time start = absl::Now();
    outcome_.record.rule = setup_.rule;
    outcome_.record.board = setup_.board;
    for (const Color color : {Color::kBlack, Color::kWhite}) {
      if (is_open()) Ready(color);
    }
    setup_.opening.has_value() ? PlaceOpening(*setup_.opening) : MakeOpening();
    while (is_open()) Turn();
    if (!interrupted_.ok()) return interrupted_;
    GameSummary& summary = outcome_.summary;
    summary.wall = absl::Now() - start;
    for (const Color color : {Color::kBlack, Color::kWhite}) {
      summary.times[At(color)] = players_[At(color)]->times();
      summary.waited += players_[At(color)]->waited();
    }
    TruncateTimes(summary);
    return std::move(outcome_);
  }

 private:
  bool is_open() const { return interrupted_.ok() && outcome_.record.result == GameResult::kOpen; }

  void PlaceOpening(absl::Span<const Point> stones) {
    for (const Point point : stones) {
      referee_.Play(point);
      moves_.push_back(point);
      outcome_.record.moves.push_back({point, std::nullopt});
    }
    assert(referee_.verdict().result == GameResult::kOpen);
  }

  // The players make the opening, and change places if the first takes White.
  void MakeOpening() {
    if (!is_open()) return;
    OpeningPhase phase(setup_.referee.opening, setup_.board);
    absl::StatusOr<Point> white_move = kNoPoint;
    if (IsSwapOpening(phase.rule())) {
      white_move = PlaySwapOpening(phase, players_);
    } else if (absl::Status status = PlayRifOpening(phase, players_); !status.ok()) {
      white_move = status;
    }
    PlaceOpening(phase.moves());
    outcome_.summary.opener = phase.ColorOf(Player::kFirst);
    if (outcome_.summary.opener == Color::kWhite) std::swap(players_[0], players_[1]);
    if (!white_move.ok()) return Fault(phase.ColorOf(phase.player_to_act()), white_move.status());
    if (*white_move != kNoPoint) Place(Color::kWhite, *white_move);
  }

  void Ready(Color color) {
    const absl::Status ready =
        players_[At(color)]->NewGame({setup_.rule, setup_.board, setup_.clocks[At(color)]});
    if (!ready.ok()) Fault(color, ready);
  }

  void Turn() {
    const Color color = referee_.position().side_to_move();
    EnginePlayer& opponent = *players_[At(Opponent(color))];
    const absl::StatusOr<Point> move = players_[At(color)]->AskMove(moves_, opponent);
    if (absl::IsAborted(move.status())) {
      players_[At(color)]->Drop();  // it still thinks about a game that is over
      return Fault(Opponent(color), absl::UnavailableError("the engine ended before its turn"));
    }
    if (!move.ok()) return Fault(color, move.status());
    Place(color, *move);
  }

  // The last answer of `color` is this move.
  void Place(Color color, Point move) {
    outcome_.record.moves.push_back(
        {move, absl::ToInt64Milliseconds(players_[At(color)]->last_time())});
    moves_.push_back(move);
    Judge(color, referee_.Play(move));
  }

  void Judge(Color mover, const Verdict& verdict) {
    const std::string move = FormatPoint(moves_.back(), setup_.board);
    if (verdict.result == GameResult::kOpen && verdict.reason != EndReason::kNone) {
      return TakeBackIllegal(mover, absl::StrCat(move, " is forbidden"));
    }
    switch (verdict.reason) {
      case EndReason::kNone:
        return AdjudicateIfLong();
      case EndReason::kFive:
      case EndReason::kOverline:
        return End(verdict.result, GameReason::kFive, "");
      case EndReason::kForbiddenOverline:
      case EndReason::kForbiddenDoubleFour:
      case EndReason::kForbiddenDoubleThree:
        return End(verdict.result, GameReason::kForbidden,
                   absl::StrCat(std::string(NameOf(verdict.reason)), " at ", move));
      case EndReason::kNoLegalPoint:
        return End(verdict.result, GameReason::kNoLegalPoint, "");
      case EndReason::kIllegalMove:
        return TakeBackIllegal(mover, absl::StrCat(move, " is on a stone"));
      case EndReason::kFullBoard:
      case EndReason::kPasses:  // cannot be: engines have no way to pass, agree or resign
      case EndReason::kAgreement:
      case EndReason::kResignation:
        return End(verdict.result, GameReason::kFullBoard, "");
    }
  }

  // An illegal move is no part of the record.
  void TakeBackIllegal(Color mover, const std::string& what) {
    outcome_.record.moves.pop_back();
    Fault(mover, absl::InvalidArgumentError(what));
  }

  void AdjudicateIfLong() {
    if (!setup_.draw_after.has_value()) return;
    if (static_cast<int>(moves_.size()) < *setup_.draw_after) return;
    End(GameResult::kDraw, GameReason::kAdjudicated, absl::StrCat(moves_.size(), " stones"));
  }

  void Fault(Color color, const absl::Status& status) {
    if (absl::IsCancelled(status)) {
      interrupted_ = status;
      for (EnginePlayer* player : players_) player->Drop();
      return;
    }
    players_[At(color)]->Drop();
    End(WinOf(Opponent(color)), ReasonOfFault(status), std::string(status.message()));
  }

  void End(GameResult result, GameReason reason, std::string detail) {
    outcome_.record.result = result;
    outcome_.summary.result = result;
    outcome_.summary.reason = reason;
    outcome_.detail = std::move(detail);
  }

  const GameSetup& setup_;
  std::array<EnginePlayer*, kNumColors> players_;  // by colour
  Referee referee_;
  std::vector<Point> moves_;
  absl::Status interrupted_;
  GameOutcome outcome_;
};

}  // namespace

absl::StatusOr<GameOutcome> PlayGame(const GameSetup& setup,
                                     const std::array<EnginePlayer*, 2>& players) {
  return GameRunner(setup, players).Play();
}

}  // namespace tengen
