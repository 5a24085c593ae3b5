#include "tests/e2e/selfplay_game.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/time/clock.h"
#include "engine/notation.h"
#include "protocol/manager/game_commands.h"
#include "protocol/manager/process_usage.h"
#include "tests/oracle/forbidden.h"

namespace tengen {
namespace {

// How often the waiting of a thinking brain is looked at.
constexpr absl::Duration kSample = absl::Milliseconds(10);

size_t At(Color color) { return static_cast<size_t>(Index(color)); }

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
  const absl::Status sent =
      player.Send(GameInfo({config_.rule, {.turn = config_.turn_limit}, config_.max_memory}));
  return sent.ok() || AddFault(sent);
}

std::string SelfPlayGame::CommandFor(Color color) const {
  const BoardKnown known = answered_[At(color)] > 0 ? BoardKnown::kYes : BoardKnown::kNo;
  return absl::StrCat(TimeLeftInfo(absl::InfiniteDuration()), MoveRequest(result_.moves, known));
}

bool SelfPlayGame::PlayMove(Color color, BrainSession& player) {
  const absl::StatusOr<ProcessUsage> before = player.process().Usage();
  if (!before.ok()) return AddFault(FaultKind::kCrashed, "between two moves");
  if (absl::Status quiet = player.ExpectSilence(absl::ZeroDuration()); !quiet.ok()) {
    return AddFault(quiet);
  }
  AnswerTime time;
  const absl::StatusOr<Reply> reply = AskForMove(color, player, time);
  if (!reply.ok()) return AddFault(reply.status());
  ++answered_[At(color)];
  // A brain that has ended since is noticed at its next move.
  const absl::StatusOr<ProcessUsage> after = player.process().Usage();
  if (after.ok()) {
    time.cpu = after->cpu_time - before->cpu_time;
    Judge(time, *after);
  }
  return Place(color, *reply);
}

absl::StatusOr<Reply> SelfPlayGame::AskForMove(Color color, BrainSession& player,
                                               AnswerTime& time) {
  const int64_t id = player.process().id();
  const absl::Duration brain_before = WaitingTimeOfProcess(id);
  absl::Duration own_before = WaitingTimeOfThisThread();
  const absl::Time start = absl::Now();
  absl::StatusOr<Reply> reply = player.Ask(CommandFor(color), kSample);
  // What a thread has waited is lost when it ends, so it is looked at while the brain thinks.
  absl::Duration brain_waiting;
  while (absl::IsDeadlineExceeded(reply.status()) && absl::Now() - start < config_.patience) {
    brain_waiting = std::max(brain_waiting, WaitingTimeOfProcess(id) - brain_before);
    // Of the manager only its last awakening delays the answer.
    own_before = WaitingTimeOfThisThread();
    reply = player.Answer(kSample);
  }
  time.wall = absl::Now() - start;
  brain_waiting = std::max(brain_waiting, WaitingTimeOfProcess(id) - brain_before);
  time.waiting = brain_waiting + WaitingTimeOfThisThread() - own_before;
  return reply;
}

void SelfPlayGame::Judge(const AnswerTime& time, const ProcessUsage& after) {
  result_.answers.push_back(time);
  const absl::Duration latest = config_.turn_limit + config_.tolerance;
  if (time.wall > latest) {
    AddFault(
        time.wall - time.waiting > latest ? FaultKind::kLate : FaultKind::kDelayed,
        absl::StrFormat("answer after %.1f ms, processor used %.1f ms, waited for %.1f ms",
                        absl::ToDoubleMilliseconds(time.wall), absl::ToDoubleMilliseconds(time.cpu),
                        absl::ToDoubleMilliseconds(time.waiting)));
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
