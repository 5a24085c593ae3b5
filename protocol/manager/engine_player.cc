#include "protocol/manager/engine_player.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "absl/time/clock.h"
#include "engine/notation.h"
#include "protocol/manager/game_commands.h"

namespace tengen {
namespace {

// How often a wait looks whether the match is interrupted, or the opponent has ended.
constexpr absl::Duration kSlice = absl::Milliseconds(100);
// How long an engine may take to go after END.
constexpr absl::Duration kEndGrace = absl::Seconds(1);
// How long the system may take to tell how a program ended.
constexpr absl::Duration kReapGrace = absl::Milliseconds(200);
// A flood of remarks between two moves is skipped up to so many lines; the rest is read on the
// engine's own time.
constexpr int kMaxOldLines = 10'000;

std::string Seconds(absl::Duration duration) {
  return absl::StrFormat("%.3f s", absl::ToDoubleSeconds(duration));
}

bool IsRemark(absl::string_view line) {
  return line.empty() || absl::StartsWithIgnoreCase(line, "MESSAGE") ||
         absl::StartsWithIgnoreCase(line, "DEBUG");
}

bool IsComplaint(absl::string_view line) {
  return absl::StartsWithIgnoreCase(line, "ERROR") || absl::StartsWithIgnoreCase(line, "UNKNOWN");
}

}  // namespace

GameReason ReasonOfFault(const absl::Status& fault) {
  switch (fault.code()) {
    case absl::StatusCode::kDeadlineExceeded:
      return GameReason::kTime;
    case absl::StatusCode::kInvalidArgument:
      return GameReason::kIllegal;
    case absl::StatusCode::kFailedPrecondition:
      return GameReason::kNoAnswer;
    default:
      assert(fault.code() == absl::StatusCode::kUnavailable ||
             fault.code() == absl::StatusCode::kResourceExhausted);
      return GameReason::kCrash;
  }
}

absl::Status EnginePlayer::Start() {
  absl::StatusOr<std::unique_ptr<EngineProcess>> process = StartEngine(spec_.command);
  if (!process.ok()) return absl::UnavailableError(process.status().message());
  process_ = *std::move(process);
  return absl::OkStatus();
}

absl::Status EnginePlayer::NewGame(const PlayerGame& game) {
  game_ = game;
  clock_ = PlayerClock(game.clock);
  board_known_ = BoardKnown::kNo;
  times_ = PlayerTimes();
  waited_ = absl::ZeroDuration();
  if (spec_.life == ProcessLife::kOneGame) End();
  if (process_ == nullptr) {
    if (absl::Status status = Start(); !status.ok()) return status;
  } else if (absl::Status status = SkipOldLines(); !status.ok()) {
    return status;
  }
  const std::string start = absl::StrCat("START ", game.board.size(), "\n");
  const auto answer = Ask({start, Awaited::kOk, 1, nullptr}, terms_.patience);
  if (absl::IsDeadlineExceeded(answer.status())) {
    return absl::FailedPreconditionError(
        absl::StrCat("no OK to START within ", Seconds(terms_.patience)));
  }
  if (!answer.ok()) return answer.status();
  const absl::Status sent = process_->Write(InfoLines(), terms_.patience);
  return sent.ok() ? sent : Ended(sent);
}

std::string EnginePlayer::InfoLines() const {
  std::string text = GameInfo({game_.rule, game_.clock, spec_.max_memory});
  for (const auto& [key, value] : spec_.info) {
    absl::StrAppend(&text, "INFO ", key, " ", value, "\n");
  }
  return text;
}

absl::StatusOr<Point> EnginePlayer::AskMove(absl::Span<const Point> moves, EnginePlayer& opponent) {
  const auto answer = AskInTime({MoveRequest(moves, board_known_), Awaited::kMove, 1, &opponent});
  if (!answer.ok()) return answer.status();
  board_known_ = BoardKnown::kYes;
  const std::string& line = answer->front();
  absl::StatusOr<Point> point = ParsePair(line, game_.board);
  if (!point.ok()) return absl::InvalidArgumentError(absl::StrCat("'", line, "' is no move"));
  return point;
}

absl::StatusOr<SwapAnswer> EnginePlayer::AskSwap(absl::Span<const Point> stones) {
  std::string command = "SWAP2BOARD\n";
  for (const Point stone : stones) absl::StrAppend(&command, FormatPair(stone), "\n");
  absl::StrAppend(&command, "DONE\n");
  const auto lines = AskInTime({command, Awaited::kMove, 1, nullptr});
  if (!lines.ok()) return lines.status();
  const std::string& line = lines->front();
  SwapAnswer answer;
  answer.takes_black = absl::StartsWithIgnoreCase(line, "SWAP");
  if (answer.takes_black) return answer;
  for (const absl::string_view pair : absl::StrSplit(line, ' ', absl::SkipEmpty())) {
    const absl::StatusOr<Point> point = ParsePair(pair, game_.board);
    if (!point.ok()) {
      return absl::InvalidArgumentError(absl::StrCat("'", line, "' answers no SWAP2BOARD"));
    }
    answer.points.push_back(*point);
  }
  return answer;
}

absl::StatusOr<std::vector<std::string>> EnginePlayer::AskSoosorv(absl::string_view command,
                                                                  int num_lines) {
  return AskInTime({command, Awaited::kSoosorv, num_lines, nullptr});
}

// Asks for a move or the like, with the time that is left before the command.
absl::StatusOr<std::vector<std::string>> EnginePlayer::AskInTime(const Question& question) {
  if (absl::Status status = SkipOldLines(); !status.ok()) return status;
  const absl::Duration limit = clock_.MoveLimit();
  const absl::Duration timeout =
      game_.clock.has_time() ? limit + terms_.tolerance : terms_.patience;
  const std::string text = absl::StrCat(TimeLeftInfo(clock_.left()), question.command);
  auto answer = Ask({text, question.awaited, question.num_lines, question.opponent}, timeout);
  if (absl::Status late = CheckTime(limit, answer.status()); !late.ok()) return late;
  ++times_.moves;
  if (absl::Status status = CheckMemory(); !status.ok()) return status;
  return answer;
}

// Takes the time of the last wait off the clock, and tells a late or a missing answer.
absl::Status EnginePlayer::CheckTime(absl::Duration limit, const absl::Status& answer) {
  clock_.Spend(last_time_);
  times_.used += last_time_;
  times_.worst_overstep = std::max(times_.worst_overstep, last_time_ - limit);
  const bool is_late = game_.clock.has_time() && last_time_ > limit + terms_.tolerance;
  if (answer.ok() && !is_late) return absl::OkStatus();
  if (!answer.ok() && !absl::IsDeadlineExceeded(answer)) return answer;
  const std::string said = complaint_.empty() ? "" : absl::StrCat(", but '", complaint_, "'");
  if (!game_.clock.has_time()) {
    return absl::FailedPreconditionError(
        absl::StrCat("no move within ", Seconds(terms_.patience), said));
  }
  return absl::DeadlineExceededError(absl::StrCat(
      "no move within ", Seconds(limit + terms_.tolerance), " with the tolerance", said));
}

absl::Status EnginePlayer::CheckMemory() const {
  if (terms_.memory_watch == MemoryWatch::kOff || spec_.max_memory == 0) return absl::OkStatus();
  const absl::StatusOr<ProcessUsage> usage = process_->Usage();
  // An engine that has ended since is noticed at its next move.
  if (!usage.ok() || usage->unique_memory <= spec_.max_memory) return absl::OkStatus();
  return absl::ResourceExhaustedError(absl::StrCat(
      "holds ", usage->unique_memory, " bytes of memory, may hold ", spec_.max_memory));
}

// Lines that came unasked, or too late for an earlier command, are nothing to judge a move by.
absl::Status EnginePlayer::SkipOldLines() {
  for (int i = 0; i < kMaxOldLines; ++i) {
    const absl::StatusOr<std::string> line = process_->ReadLine(absl::ZeroDuration());
    if (absl::IsDeadlineExceeded(line.status())) break;
    if (!line.ok()) return Ended(line.status());
  }
  return absl::OkStatus();
}

absl::StatusOr<std::vector<std::string>> EnginePlayer::Ask(const Question& question,
                                                           absl::Duration timeout) {
  complaint_.clear();
  const absl::Time start = absl::Now();
  absl::StatusOr<std::vector<std::string>> answer = absl::UnknownError("not asked yet");
  if (absl::Status sent = process_->Write(question.command, timeout); sent.ok()) {
    answer = ReadAnswer(question, start + timeout);
  } else {
    answer = absl::IsUnavailable(sent) ? Ended(sent) : sent;
  }
  last_time_ = absl::Now() - start;
  waited_ += last_time_;
  return answer;
}

absl::StatusOr<std::vector<std::string>> EnginePlayer::ReadAnswer(const Question& question,
                                                                  absl::Time deadline) {
  std::vector<std::string> answer;
  while (answer.size() < static_cast<size_t>(question.num_lines)) {
    const absl::StatusOr<std::string> text = ReadLine(question.opponent, deadline);
    if (!text.ok()) return text.status();
    const absl::string_view line = absl::StripAsciiWhitespace(*text);
    if (absl::Status status = TakeLine(line, question.awaited, answer); !status.ok()) return status;
  }
  return answer;
}

absl::StatusOr<std::string> EnginePlayer::ReadLine(EnginePlayer* opponent, absl::Time deadline) {
  for (;;) {
    if (interrupted_.load(std::memory_order_relaxed)) {
      return absl::CancelledError("the match is interrupted");
    }
    const absl::Duration left = deadline - absl::Now();
    if (left < absl::ZeroDuration()) return absl::DeadlineExceededError("");
    absl::StatusOr<std::string> line = process_->ReadLine(std::min(left, kSlice));
    if (line.ok()) return line;
    if (!absl::IsDeadlineExceeded(line.status())) return Ended(line.status());
    if (opponent != nullptr && opponent->HasEnded()) {
      return absl::AbortedError("the opponent's program has ended");
    }
  }
}

bool EnginePlayer::HasEnded() {
  return process_ == nullptr || process_->WaitForExit(absl::ZeroDuration()).ok();
}

// Adds the line to the answer if it is part of it; others are skipped, or refuse to answer.
absl::Status EnginePlayer::TakeLine(absl::string_view line, Awaited awaited,
                                    std::vector<std::string>& answer) {
  absl::string_view rest = line;
  const bool is_soosorv = absl::ConsumePrefix(&rest, "MESSAGE SOOSORV ");
  if (awaited == Awaited::kSoosorv && is_soosorv) {
    answer.emplace_back(rest);
  } else if (IsRemark(line)) {
    return absl::OkStatus();
  } else if (IsComplaint(line)) {
    complaint_ = std::string(line);
    if (awaited == Awaited::kMove) return absl::OkStatus();
    return absl::FailedPreconditionError(absl::StrCat("answered with '", line, "'"));
  } else if (awaited == Awaited::kMove ||
             (awaited == Awaited::kOk && absl::EqualsIgnoreCase(line, "OK"))) {
    answer.emplace_back(line);
  }
  return absl::OkStatus();
}

// Why nothing more can be read from the engine or written to it.
absl::Status EnginePlayer::Ended(const absl::Status& status) {
  const absl::StatusOr<ExitStatus> exit = process_->WaitForExit(kReapGrace);
  if (!exit.ok() && absl::IsDataLoss(status)) return absl::InvalidArgumentError(status.message());
  if (!exit.ok()) return absl::UnavailableError(status.message());
  return absl::UnavailableError(exit->signal != 0
                                    ? absl::StrCat("the engine was ended by signal ", exit->signal)
                                    : absl::StrCat("the engine ended with code ", exit->code));
}

void EnginePlayer::End() {
  if (process_ == nullptr) return;
  if (process_->Write("END\n", kEndGrace).ok()) {
    (void)process_->WaitForExit(kEndGrace);  // whoever stays is ended with the object
  }
  process_.reset();
}

}  // namespace tengen
