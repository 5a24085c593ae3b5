#include "tests/e2e/selfplay_game.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/time/clock.h"
#include "engine/notation.h"
#include "tests/oracle/forbidden.h"

namespace tengen {
namespace {

size_t At(Color color) { return static_cast<size_t>(Index(color)); }

std::string InfoLines(const SelfPlayConfig& config) {
  return absl::StrCat("INFO max_memory ", config.max_memory, "\nINFO timeout_match 0\n",
                      "INFO timeout_turn ", absl::ToInt64Milliseconds(config.turn_limit),
                      "\nINFO game_type 1\nINFO rule ", SpecOf(config.rule).gomocup_code, "\n");
}

bool OnlyFoulsAreLeft(const oracle::Board& board, Rule rule) {
  const std::vector<Point> empty = board.EmptyPoints();
  return std::all_of(empty.begin(), empty.end(), [&](Point point) {
    return oracle::OutcomeOf(board, rule, {Color::kBlack, point}) == oracle::Outcome::kFoul;
  });
}

}  // namespace

absl::string_view NameOf(FaultKind kind) {
  constexpr std::array<absl::string_view, kNumFaultKinds> kNames = {
      "illegal", "forbidden", "malformed", "late", "delayed", "crashed", "hung", "memory"};
  return kNames[static_cast<size_t>(kind)];
}

SelfPlayResult SelfPlayGame::Play(std::array<BrainSession*, kNumColors> players) {
  Color color = Color::kBlack;
  for (const Point point : config_.opening) {
    board_.Set(point, CellOf(color));
    result_.moves.push_back(point);
    color = Opponent(color);
  }
  if (!SetUp(*players[0]) || !SetUp(*players[1])) return std::move(result_);
  while (!is_over_) {
    if (!PlayMove(color, *players[At(color)])) {
      result_.end = GameEnd::kBroken;
      break;
    }
    color = Opponent(color);
  }
  return std::move(result_);
}

bool SelfPlayGame::SetUp(BrainSession& player) {
  const absl::StatusOr<Reply> reply =
      player.Ask(absl::StrCat("START ", config_.size, "\n"), config_.patience);
  if (!reply.ok()) return AddFault(reply.status());
  if (reply->kind != ReplyKind::kOk) {
    return AddFault(FaultKind::kMalformed, absl::StrCat("START answered with '", reply->line, "'"));
  }
  const absl::Status sent = player.Send(InfoLines(config_));
  return sent.ok() || AddFault(sent);
}

std::string SelfPlayGame::CommandFor(Color color) const {
  constexpr absl::string_view kUnlimited = "INFO time_left 2147483647\n";
  const std::vector<Point>& moves = result_.moves;
  if (moves.empty()) return absl::StrCat(kUnlimited, "BEGIN\n");
  if (moves.size() == 1 || answered_[At(color)] > 0) {
    return absl::StrCat(kUnlimited, "TURN ", FormatPair(moves.back()), "\n");
  }
  std::string text = absl::StrCat(kUnlimited, "BOARD\n");
  for (size_t i = 0; i < moves.size(); ++i) {
    const bool is_own = (moves.size() - i) % 2 == 0;
    absl::StrAppend(&text, FormatPair(moves[i]), is_own ? ",1\n" : ",2\n");
  }
  return absl::StrCat(text, "DONE\n");
}

bool SelfPlayGame::PlayMove(Color color, BrainSession& player) {
  const absl::StatusOr<ProcessUsage> before = player.process().Usage();
  if (!before.ok()) return AddFault(FaultKind::kCrashed, "between two moves");
  if (absl::Status quiet = player.ExpectSilence(absl::ZeroDuration()); !quiet.ok()) {
    return AddFault(quiet);
  }
  const std::string command = CommandFor(color);
  const absl::Time start = absl::Now();
  const absl::StatusOr<Reply> reply = player.Ask(command, config_.patience);
  const absl::Duration wall = absl::Now() - start;
  if (!reply.ok()) return AddFault(reply.status());
  ++answered_[At(color)];
  // A brain that has ended since is noticed at its next move.
  const absl::StatusOr<ProcessUsage> after = player.process().Usage();
  if (after.ok()) Measure(wall, *before, *after);
  return Place(color, *reply);
}

void SelfPlayGame::Measure(absl::Duration wall, const ProcessUsage& before,
                           const ProcessUsage& after) {
  const AnswerTime answer = {wall, after.cpu_time - before.cpu_time,
                             after.waiting_time - before.waiting_time};
  result_.answers.push_back(answer);
  const absl::Duration latest = config_.turn_limit + config_.tolerance;
  if (wall > latest) {
    AddFault(wall - answer.waiting > latest ? FaultKind::kLate : FaultKind::kDelayed,
             absl::StrCat("answer after ", absl::FormatDuration(wall), ", processor used ",
                          absl::FormatDuration(answer.cpu), ", waited for ",
                          absl::FormatDuration(answer.waiting)));
  }
  result_.peak_unique_memory = std::max(result_.peak_unique_memory, after.unique_memory);
  result_.peak_resident = std::max(result_.peak_resident, after.peak_resident);
  if (after.unique_memory > config_.max_memory) {
    AddFault(FaultKind::kMemory,
             absl::StrCat(after.unique_memory, " bytes of ", config_.max_memory));
  }
}

bool SelfPlayGame::Place(Color color, const Reply& reply) {
  if (reply.kind != ReplyKind::kMoves || reply.moves.size() != 1) {
    return AddFault(FaultKind::kMalformed, absl::StrCat("'", reply.line, "' instead of a move"));
  }
  const Point point = reply.moves[0];
  if (point == kNoPoint || board_.at(point) != Cell::kEmpty) {
    return AddFault(FaultKind::kIllegal, reply.line);
  }
  const oracle::Outcome outcome = oracle::OutcomeOf(board_, config_.rule, {color, point});
  result_.moves.push_back(point);
  if (outcome == oracle::Outcome::kFoul && !OnlyFoulsAreLeft(board_, config_.rule)) {
    return AddFault(FaultKind::kForbidden, reply.line);
  }
  board_.Set(point, CellOf(color));
  if (outcome == oracle::Outcome::kNothing && !board_.EmptyPoints().empty()) return true;
  is_over_ = true;
  const Color winner = outcome == oracle::Outcome::kFoul ? Opponent(color) : color;
  result_.end = outcome == oracle::Outcome::kNothing ? GameEnd::kFullBoard
                : winner == Color::kBlack            ? GameEnd::kBlackWins
                                                     : GameEnd::kWhiteWins;
  return true;
}

bool SelfPlayGame::AddFault(FaultKind kind, std::string what) {
  result_.faults.push_back({kind, std::move(what)});
  return false;
}

bool SelfPlayGame::AddFault(const absl::Status& status) {
  const FaultKind kind = absl::IsDeadlineExceeded(status)     ? FaultKind::kHung
                         : absl::IsFailedPrecondition(status) ? FaultKind::kMalformed
                                                              : FaultKind::kCrashed;
  return AddFault(kind, std::string(status.message()));
}

}  // namespace tengen
