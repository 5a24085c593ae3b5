#include "protocol/manager/conformance_session.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "absl/time/clock.h"
#include "engine/notation.h"

namespace tengen {
namespace {

constexpr size_t kMaxLinesKept = 20;
constexpr size_t kMaxLineLength = 160;
constexpr size_t kMaxRemarksLogged = 2;  // before an answer

Coordinates At(Point point) { return {point.x(), point.y()}; }

// What a command does to the stones on the board. Those that can't be placed leave no board, as
// nobody knows then what the brain makes of them.
class Follower {
 public:
  Follower(Game& game, Rule& rule) : game_(game), rule_(rule) {}

  void operator()(const StartCommand& command) { Settle(game_.Start(command.size)); }
  void operator()(const RestartCommand&) { Settle(game_.Restart()); }
  void operator()(const TurnCommand& command) { Settle(game_.Play(command.at)); }
  void operator()(const TakebackCommand& command) { Settle(game_.Takeback(command.at)); }
  void operator()(const BoardCommand& command) {
    Settle(game_.SetStones(command.stones, rule_, BoardUse::kThink));
  }
  void operator()(const SetUpCommand& command) {
    Settle(game_.SetStones(command.stones, rule_, BoardUse::kSetUp));
  }
  void operator()(const Swap2BoardCommand& command) {
    Settle(game_.Restart());
    for (const Coordinates& at : command.stones) Settle(game_.Play(at));
  }
  void operator()(const InfoCommand& command) {
    int code = 0;
    if (command.key != "rule" || !absl::SimpleAtoi(command.value, &code)) return;
    rule_ = RuleFromGomocupCode(code).value_or(Rule::kFreestyle);
  }
  template <typename Other>
  void operator()(const Other&) {}

 private:
  void Settle(const absl::Status& status) {
    if (!status.ok()) game_.Close();
  }

  Game& game_;
  Rule& rule_;
};

// What of a line a person can see.
std::string Visible(absl::string_view line) {
  std::string text = absl::StrReplaceAll(line.substr(0, kMaxLineLength), {{"\r", "\\r"}});
  if (line.size() > kMaxLineLength) absl::StrAppend(&text, " ...");
  return text;
}

std::string Describe(absl::Span<const ReplyKind> kinds) {
  return absl::StrJoin(kinds, " or ", [](std::string* out, ReplyKind kind) {
    absl::StrAppend(out, kind == ReplyKind::kMoves ? "a move" : NameOf(kind));
  });
}

}  // namespace

absl::string_view NameOf(ConformanceOutcome outcome) {
  switch (outcome) {
    case ConformanceOutcome::kPassed:
      return "pass";
    case ConformanceOutcome::kFailed:
      return "fail";
    case ConformanceOutcome::kLacking:
      return "lacks";
    case ConformanceOutcome::kSkipped:
      return "skip";
  }
  return "";
}

ConformanceSession::ConformanceSession(BrainSession brain)
    : brain_(std::move(brain)), deadline_(absl::Now() + kCheckLimit), said_at_(absl::Now()) {}

absl::Duration ConformanceSession::Limited(absl::Duration timeout) const {
  return std::max(absl::ZeroDuration(), std::min(timeout, deadline_ - absl::Now()));
}

void ConformanceSession::Log(char direction, absl::string_view line) {
  lines_.push_back(absl::StrCat(std::string(1, direction), " ", Visible(line)));
  if (lines_.size() > kMaxLinesKept) lines_.pop_front();
}

void ConformanceSession::LogRemarks() {
  const std::vector<std::string>& remarks = brain_.remarks();
  for (size_t i = 0; i < kMaxRemarksLogged && remarks_logged_ < remarks.size(); ++i) {
    Log('<', remarks[remarks_logged_++]);
  }
  if (remarks_logged_ < remarks.size()) {
    Log('<', absl::StrCat("... ", remarks.size() - remarks_logged_, " more remarks"));
  }
  remarks_logged_ = remarks.size();
}

void ConformanceSession::Fail(std::string fault) {
  if (!goes_on()) return;
  LogRemarks();
  result_.outcome = ConformanceOutcome::kFailed;
  result_.remark = std::move(fault);
}

void ConformanceSession::Note(std::string remark) {
  if (goes_on()) result_.remark = std::move(remark);
}

void ConformanceSession::Lack(std::string what) {
  if (!goes_on()) return;
  result_.outcome = ConformanceOutcome::kLacking;
  result_.remark = std::move(what);
}

void ConformanceSession::FailByReply(absl::string_view expected, const Reply& reply) {
  Fail(absl::StrCat("expected ", expected, ", the brain said '", Visible(reply.line), "'"));
}

// Says how the brain ended, if it has.
void ConformanceSession::FailByStatus(absl::string_view expected, const absl::Status& status) {
  std::string what(status.message());
  if (absl::IsOutOfRange(status) || absl::IsUnavailable(status)) {
    const absl::StatusOr<ExitStatus> exit = brain_.process().WaitForExit(kTolerance);
    if (exit.ok()) {
      what = exit->signal != 0 ? absl::StrCat("the brain was ended by signal ", exit->signal)
                               : absl::StrCat("the brain ended with code ", exit->code);
    }
  }
  Fail(absl::StrCat("expected ", expected, ": ", what));
}

void ConformanceSession::Follow(absl::string_view line) {
  for (const absl::StatusOr<Command>& command : parser_.ParseLine(line)) {
    if (command.ok()) std::visit(Follower(game_, rule_), *command);
  }
}

void ConformanceSession::Say(absl::string_view bytes, Pace pace) {
  if (!goes_on()) return;
  if (pace == Pace::kAsManagers) absl::SleepFor(heard_at_ + kPause - absl::Now());
  for (absl::string_view line : absl::StrSplit(bytes, '\n')) {
    if (!line.empty()) Log('>', line);
  }
  said_at_ = absl::Now();
  if (absl::Status status = brain_.Send(bytes); !status.ok()) {
    return FailByStatus("that the brain reads its input", status);
  }
  unfinished_.Append(bytes);
  while (const std::optional<std::string> line = unfinished_.TakeLine()) Follow(*line);
}

absl::StatusOr<Reply> ConformanceSession::HearAnything(absl::Duration timeout) {
  absl::StatusOr<Reply> reply = brain_.Answer(Limited(timeout));
  heard_at_ = absl::Now();
  last_wait_ = heard_at_ - said_at_;
  LogRemarks();
  if (reply.ok()) Log('<', reply->line);
  return reply;
}

Reply ConformanceSession::Hear(absl::Span<const ReplyKind> kinds, absl::Duration timeout) {
  if (!goes_on()) return {};
  absl::StatusOr<Reply> reply = HearAnything(timeout);
  if (!reply.ok()) {
    FailByStatus(absl::StrCat(Describe(kinds), " within ", absl::FormatDuration(timeout)),
                 reply.status());
    return {};
  }
  if (std::find(kinds.begin(), kinds.end(), reply->kind) == kinds.end()) {
    FailByReply(Describe(kinds), *reply);
    return {};
  }
  Place(*reply);
  return goes_on() ? *reply : Reply();
}

void ConformanceSession::Place(const Reply& reply) {
  if (!game_.has_board()) return;
  for (const Point move : reply.moves) {
    const absl::Status status =
        move == kNoPoint ? absl::InvalidArgumentError("a point of no board") : game_.Play(At(move));
    if (!status.ok()) {
      return Fail(absl::StrCat("illegal move '", reply.line, "': ", std::string(status.message())));
    }
  }
}

Point ConformanceSession::HearMove(absl::Duration timeout) {
  const Reply reply = Hear({ReplyKind::kMoves}, timeout);
  if (!goes_on()) return kNoPoint;
  if (reply.moves.size() == 1) return reply.moves.front();
  FailByReply("one move", reply);
  return kNoPoint;
}

void ConformanceSession::StartGame(int size) {
  Say(absl::StrCat("START ", size, "\n"));
  HearOk();
  Say("INFO timeout_turn 100\nINFO timeout_match 0\nINFO time_left 2147483647\n");
}

Point ConformanceSession::PlayTurn(absl::Duration timeout) {
  const Point point = FreePoint();
  if (point == kNoPoint) {
    Fail("no point is free for another stone");
    return kNoPoint;
  }
  Say(absl::StrCat("TURN ", FormatPair(point), "\n"));
  return HearMove(timeout);
}

Point ConformanceSession::FreePoint() const {
  if (!game_.has_board()) return kNoPoint;
  // Far from one stone to the next, so that they make no rows.
  constexpr int kStride = 37;
  const int size = game_.board().size();
  std::vector<Point> taken;
  for (const Game::Stone& stone : game_.stones()) taken.push_back(stone.point);
  const int first = kStride * static_cast<int>(taken.size());
  for (int i = 0; i < size * size; ++i) {
    const int index = (first + i) % (size * size);
    const Point point = Point::At(index % size, index / size);
    if (std::find(taken.begin(), taken.end(), point) == taken.end()) return point;
  }
  return kNoPoint;
}

void ConformanceSession::ExpectSilence(absl::Duration time) {
  if (!goes_on()) return;
  const absl::StatusOr<Reply> reply = HearAnything(time);
  if (reply.ok()) return FailByReply("no answer", *reply);
  if (!absl::IsDeadlineExceeded(reply.status())) FailByStatus("no answer", reply.status());
}

void ConformanceSession::ExpectExit(absl::Duration timeout, LastMove last_move) {
  if (!goes_on()) return;
  const absl::Time deadline = absl::Now() + Limited(timeout);
  absl::StatusOr<Reply> reply = HearAnything(timeout);
  if (reply.ok() && reply->kind == ReplyKind::kMoves && last_move == LastMove::kAllowed) {
    reply = HearAnything(deadline - absl::Now());
  }
  if (reply.ok()) return FailByReply("no answer", *reply);
  const absl::StatusOr<ExitStatus> exit = brain_.process().WaitForExit(deadline - absl::Now());
  if (!exit.ok()) {
    return Fail(absl::StrCat("expected that the brain ends within ", absl::FormatDuration(timeout),
                             ", it still runs"));
  }
  if (!exit->ok()) FailByStatus("exit code 0", absl::OutOfRangeError(""));
}

void ConformanceSession::Freeze(absl::Duration time) {
  if (!goes_on()) return;
  absl::Status status = brain_.process().Suspend();
  absl::SleepFor(time);
  status.Update(brain_.process().Resume());
  if (!status.ok()) FailByStatus("that the brain runs", status);
}

int64_t ConformanceSession::UniqueMemory() {
  if (!goes_on()) return 0;
  const absl::StatusOr<ProcessUsage> usage = brain_.process().Usage();
  if (usage.ok()) return usage->unique_memory;
  FailByStatus("that the brain runs", usage.status());
  return 0;
}

ConformanceResult ConformanceSession::Finish() {
  result_.lines.assign(lines_.begin(), lines_.end());
  return std::move(result_);
}

}  // namespace tengen
