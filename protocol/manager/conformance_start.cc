// Start-up, sizes and new games.
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/geometry.h"
#include "engine/notation.h"
#include "protocol/manager/conformance_checks.h"

namespace tengen {
namespace {

// Only whether answers come at all. What else is wrong with them the other checks say.
void CheckStart(ConformanceSession& brain) {
  constexpr int kMaxLinesBefore = 16;
  brain.Say("START 15\n");
  for (int i = 0;; ++i) {
    const absl::StatusOr<Reply> reply = brain.HearAnything(ConformanceSession::kStartPatience);
    if (!reply.ok()) return brain.FailByStatus("OK", reply.status());
    if (reply->kind == ReplyKind::kOk) break;
    if (i == kMaxLinesBefore) return brain.FailByReply("OK", *reply);
  }
  brain.Say("INFO timeout_turn 100\nBEGIN\n");
  const absl::StatusOr<Reply> reply = brain.HearAnything(ConformanceSession::kStartPatience);
  if (!reply.ok()) brain.FailByStatus("a move", reply.status());
}

void CheckQuiet(ConformanceSession& brain) {
  brain.ExpectSilence(3 * ConformanceSession::kSilence);
  brain.StartGame();
  brain.ExpectSilence();
}

void CheckAbout(ConformanceSession& brain) {
  for (int i = 0; i < 2; ++i) {
    brain.Say("ABOUT\n");
    brain.Hear({ReplyKind::kAbout});
    if (i == 0) brain.StartGame();
  }
}

void CheckUnknown(ConformanceSession& brain) {
  brain.StartGame();
  brain.Say("FOO 1,2\n");
  brain.Hear({ReplyKind::kUnknown});
  brain.ExpectSilence();
  brain.PlayTurn();
}

void CheckSizes(ConformanceSession& brain) {
  std::vector<int> refused;
  for (int size = kMinBoardSize; size <= kMaxBoardSize; ++size) {
    brain.Say(absl::StrCat("START ", size, "\n"));
    if (brain.Hear({ReplyKind::kOk, ReplyKind::kError}).kind == ReplyKind::kError) {
      refused.push_back(size);
      continue;
    }
    brain.Say("INFO timeout_turn 50\nBEGIN\n");
    brain.HearMove();
  }
  if (refused.size() > kMaxBoardSize - kMinBoardSize) brain.Fail("every size is refused");
  if (!refused.empty()) brain.Note(absl::StrCat("refuses ", absl::StrJoin(refused, " ")));
}

void CheckBadSizes(ConformanceSession& brain) {
  for (const char* size : {"0", "1", "-1", "1000", "abc"}) {
    brain.Say(absl::StrCat("START ", size, "\n"));
    brain.Hear({ReplyKind::kError});
  }
  brain.StartGame();
  brain.PlayTurn();
}

// A point that has been taken must be free in the new game.
void PlayOn(Point point, ConformanceSession& brain) {
  brain.Say(absl::StrCat("TURN ", FormatPair(point), "\n"));
  brain.HearMove();
}

void CheckNewGame(ConformanceSession& brain) {
  brain.StartGame();
  for (int game = 0; game < 3; ++game) {
    PlayOn(Point::At(7, 7), brain);
    brain.StartGame();
  }
}

void CheckRestart(ConformanceSession& brain) {
  brain.StartGame();
  PlayOn(Point::At(7, 7), brain);
  brain.Say("RESTART\n");
  if (brain.Hear({ReplyKind::kOk, ReplyKind::kUnknown}).kind == ReplyKind::kUnknown) {
    return brain.Lack("RESTART; managers start the brain again instead");
  }
  PlayOn(Point::At(7, 7), brain);
}

void CheckRectangle(ConformanceSession& brain) {
  brain.Say("RECTSTART 15,20\n");
  const Reply reply = brain.Hear({ReplyKind::kOk, ReplyKind::kError, ReplyKind::kUnknown});
  brain.StartGame();
  brain.PlayTurn();
  if (reply.kind != ReplyKind::kOk) brain.Lack("boards that are no squares");
}

constexpr ConformanceCheck kChecks[] = {
    {"start", "START 15 is answered with OK, and BEGIN at all", &CheckStart},
    {"quiet", "nothing is said unasked, and START gets one line", &CheckQuiet},
    {"about", "ABOUT is answered with name, version, author and country, before START too",
     &CheckAbout},
    {"unknown", "an unknown command is answered with one UNKNOWN line", &CheckUnknown},
    {"sizes", "each size is played or refused with ERROR", &CheckSizes},
    {"bad-sizes", "what is no size is refused with ERROR, and does no harm", &CheckBadSizes},
    {"new-game", "START begins a new game on an empty board", &CheckNewGame},
    {"restart", "RESTART begins a new game on an empty board", &CheckRestart},
    {"rectangle", "RECTSTART is played or refused, and START works after it", &CheckRectangle},
};

}  // namespace

absl::Span<const ConformanceCheck> StartChecks() { return kChecks; }

}  // namespace tengen
