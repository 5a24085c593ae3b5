// What ends a search or the brain.
#include "absl/status/statusor.h"
#include "absl/time/clock.h"
#include "protocol/manager/conformance_checks.h"

namespace tengen {
namespace {

using LastMove = ConformanceSession::LastMove;

// Managers kill a brain that is not gone after END: Piskvork after 0.7 s, the judge after 0.5 s. A
// busy machine gets more.
constexpr absl::Duration kEndLimit = absl::Seconds(1);
// After the manager was killed nobody waits, but the brain must not live on.
constexpr absl::Duration kOrphanLimit = absl::Seconds(2);

void ThinkLong(ConformanceSession& brain) {
  brain.StartGame();
  brain.Say("INFO timeout_turn 20000\nBOARD\n7,7,2\n6,9,1\n9,8,2\n10,5,1\n5,5,2\nDONE\n");
  absl::SleepFor(absl::Milliseconds(300));
}

void CheckStop(ConformanceSession& brain) {
  ThinkLong(brain);
  brain.Say("YXSTOP\nABOUT\n");
  const absl::StatusOr<Reply> move = brain.HearAnything(ConformanceSession::kTolerance);
  if (absl::IsDeadlineExceeded(move.status())) return brain.Lack("YXSTOP");
  if (!move.ok() || move->kind != ReplyKind::kMoves) return brain.Fail("expected a move");
  if (brain.Hear({ReplyKind::kAbout, ReplyKind::kUnknown}).kind == ReplyKind::kUnknown) {
    return brain.Lack("YXSTOP");
  }
  brain.ExpectSilence();
}

void CheckEnd(ConformanceSession& brain) {
  brain.StartGame();
  brain.PlayTurn();
  brain.Say("END\n");
  brain.ExpectExit(kEndLimit);
}

void CheckEndFirst(ConformanceSession& brain) {
  brain.Say("END\n");
  brain.ExpectExit(kEndLimit);
}

void CheckEndThinking(ConformanceSession& brain) {
  ThinkLong(brain);
  brain.Say("END\n");
  brain.ExpectExit(kEndLimit, LastMove::kAllowed);
}

void CheckEndOfInput(ConformanceSession& brain) {
  brain.StartGame();
  brain.PlayTurn();
  brain.CloseInput();
  brain.ExpectExit(kOrphanLimit);
}

void CheckEndOfInputThinking(ConformanceSession& brain) {
  ThinkLong(brain);
  brain.CloseInput();
  brain.ExpectExit(kOrphanLimit, LastMove::kAllowed);
}

void CheckPiped(ConformanceSession& brain) {
  brain.Say("START 15\nINFO timeout_turn 100\nBEGIN\nEND\n");
  brain.CloseInput();
  brain.HearOk();
  brain.HearMove();
  brain.ExpectExit(kOrphanLimit);
}

constexpr ConformanceCheck kChecks[] = {
    {"stop", "YXSTOP brings the move at once, and only one", &CheckStop},
    {"end", "END ends the brain within a second, with exit code 0", &CheckEnd},
    {"end-first", "END before any game ends it too", &CheckEndFirst},
    {"end-thinking", "END ends a brain that thinks", &CheckEndThinking},
    {"end-of-input", "the end of the input ends the brain", &CheckEndOfInput},
    {"end-of-input-thinking", "the end of the input ends a brain that thinks",
     &CheckEndOfInputThinking},
    {"piped", "commands from a pipe are answered before the brain ends", &CheckPiped},
};

}  // namespace

absl::Span<const ConformanceCheck> EndChecks() { return kChecks; }

}  // namespace tengen
