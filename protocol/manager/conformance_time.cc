// Limits and clocks. Every limit is kept if the answer comes within it and the tolerance that
// judges and busy machines add.
#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/time/clock.h"
#include "protocol/manager/conformance_checks.h"

namespace tengen {
namespace {

constexpr absl::Duration kTolerance = ConformanceSession::kTolerance;

// Stones that threaten nothing, so that there is something to think about.
constexpr absl::string_view kQuietBoard = "BOARD\n7,7,2\n6,9,1\n9,8,2\n10,5,1\n5,5,2\nDONE\n";

// Fails if the last answer took longer than `limit` and the tolerance.
void ExpectWithin(absl::Duration limit, ConformanceSession& brain) {
  if (brain.last_wait() <= limit + kTolerance) return;
  brain.Fail(absl::StrFormat("the answer took %.3f s, allowed are %.3f s and %.3f s of tolerance",
                             absl::ToDoubleSeconds(brain.last_wait()), absl::ToDoubleSeconds(limit),
                             absl::ToDoubleSeconds(kTolerance)));
}

void CheckTurnLimit(ConformanceSession& brain) {
  constexpr absl::Duration kLimit = absl::Milliseconds(500);
  absl::Duration slowest;
  brain.StartGame();
  brain.Say("INFO timeout_turn 500\n");
  brain.Say(kQuietBoard);
  brain.HearMove();
  ExpectWithin(kLimit, brain);
  for (int i = 0; i < 4 && brain.goes_on(); ++i) {
    slowest = std::max(slowest, brain.last_wait());
    brain.PlayTurn();
    ExpectWithin(kLimit, brain);
  }
  brain.Note(absl::StrFormat("slowest move %.3f s of 0.500 s", absl::ToDoubleSeconds(slowest)));
}

// The clock runs as a manager runs it, and never below 0.
void CheckMatchLimit(ConformanceSession& brain) {
  constexpr absl::Duration kMatch = absl::Seconds(2);
  absl::Duration left = kMatch;
  brain.Say("START 15\n");
  brain.HearOk();
  brain.Say("INFO timeout_turn 1000\nINFO timeout_match 2000\n");
  for (int i = 0; i < 15 && brain.goes_on(); ++i) {
    brain.Say(absl::StrCat("INFO time_left ", absl::ToInt64Milliseconds(left), "\n"));
    if (i == 0) brain.Say(kQuietBoard);
    i == 0 ? brain.HearMove() : brain.PlayTurn();
    ExpectWithin(std::min(left, absl::Seconds(1)), brain);
    left = std::max(absl::ZeroDuration(), left - brain.last_wait());
  }
  brain.Note(absl::StrFormat("%.3f s of 2.000 s used", absl::ToDoubleSeconds(kMatch - left)));
}

void CheckNoTimeLeft(ConformanceSession& brain) {
  for (const char* left : {"0", "-50", "-8259"}) {
    brain.StartGame();
    brain.Say(absl::StrCat("INFO timeout_turn 30000\nINFO timeout_match 60000\nINFO time_left ",
                           left, "\n", kQuietBoard));
    brain.HearMove();
    ExpectWithin(absl::ZeroDuration(), brain);
  }
}

void CheckNoTurnTime(ConformanceSession& brain) {
  brain.StartGame();
  brain.Say(absl::StrCat("INFO timeout_turn 0\n", kQuietBoard));
  brain.HearMove();
  ExpectWithin(absl::ZeroDuration(), brain);
  brain.PlayTurn();
  ExpectWithin(absl::ZeroDuration(), brain);
}

void CheckNewLimit(ConformanceSession& brain) {
  brain.StartGame();
  brain.Say(absl::StrCat("INFO timeout_turn 20000\n", kQuietBoard));
  absl::SleepFor(absl::Milliseconds(300));
  brain.Say("INFO timeout_turn 0\n");
  const absl::StatusOr<Reply> reply = brain.HearAnything(kTolerance);
  if (absl::IsDeadlineExceeded(reply.status())) {
    return brain.Lack("play now: a new limit takes effect at the next move");
  }
  if (!reply.ok() || reply->kind != ReplyKind::kMoves) brain.Fail("expected a move");
  brain.ExpectSilence();
}

// The judge stops the process while it is not its turn; that time is not its own.
void CheckFrozen(ConformanceSession& brain) {
  brain.StartGame();
  brain.PlayTurn();
  brain.Freeze(absl::Milliseconds(1500));
  brain.Say("INFO timeout_turn 500\nINFO time_left 2147483647\n");
  brain.PlayTurn();
  ExpectWithin(absl::Milliseconds(500), brain);
}

constexpr ConformanceCheck kChecks[] = {
    {"turn-limit", "timeout_turn is kept", &CheckTurnLimit},
    {"match-limit", "timeout_match is kept, by the clock of time_left", &CheckMatchLimit},
    {"no-time-left", "a time_left of 0 or below means a move at once", &CheckNoTimeLeft},
    {"no-turn-time", "a timeout_turn of 0 means a move at once", &CheckNoTurnTime},
    {"new-limit", "a timeout_turn of 0 while thinking brings the move at once", &CheckNewLimit},
    {"frozen", "a process that was stopped between moves plays on in time", &CheckFrozen},
};

}  // namespace

absl::Span<const ConformanceCheck> TimeChecks() { return kChecks; }

}  // namespace tengen
