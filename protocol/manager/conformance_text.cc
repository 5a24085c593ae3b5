// Lines and line ends, as managers really send them.
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/time/clock.h"
#include "protocol/manager/conformance_checks.h"

namespace tengen {
namespace {

void CheckInfoSilence(ConformanceSession& brain) {
  constexpr absl::string_view kLines =
      "INFO max_memory 367001600\nINFO timeout_match 0\nINFO timeout_turn 100\n"
      "INFO time_left 2147483647\nINFO game_type 1\nINFO rule 0\nINFO folder C:\\Program Data\n"
      "INFO evaluate 3,4\nINFO game_type x\nINFO foo bar\nINFO foo\n";
  brain.Say(kLines);
  brain.ExpectSilence(3 * ConformanceSession::kSilence);
  brain.StartGame();
  brain.Say(kLines);
  brain.ExpectSilence(3 * ConformanceSession::kSilence);
  brain.PlayTurn();
}

void CheckCrLf(ConformanceSession& brain) {
  brain.Say("START 15\r\n");
  brain.HearOk();
  brain.Say("INFO timeout_turn 100\r\nINFO time_left 2147483647\r\nBEGIN\r\n");
  brain.HearMove();
  brain.Say("BOARD\r\n7,7,1\r\n8,8,2\r\nDONE\r\n");
  brain.HearMove();
}

// qpiskvork sends blocks so.
void CheckMixedLineEnds(ConformanceSession& brain) {
  brain.StartGame();
  brain.Say("BOARD\n7,7,1\n8,8,2\nDONE\r\n");
  brain.HearMove();
  brain.Say("BOARD\r\n7,7,1\n8,8,2\nDONE\r\n");
  brain.HearMove();
}

void CheckLetterCase(ConformanceSession& brain) {
  brain.Say("start 15\n");
  brain.HearOk();
  brain.Say("info timeout_turn 100\nturn 7,7\n");
  brain.HearMove();
  brain.Say("board\n7,7,2\ndone\n");
  brain.HearMove();
}

void CheckBlanks(ConformanceSession& brain) {
  brain.Say("\n\nSTART 15 \n");
  brain.HearOk();
  brain.Say("  INFO   timeout_turn   100  \n\n   \nTURN 7,7 \n");
  brain.HearMove();
  brain.ExpectSilence();
}

void CheckSplitWrites(ConformanceSession& brain) {
  constexpr absl::Duration kPause = absl::Milliseconds(200);
  brain.Say("STA");
  absl::SleepFor(kPause);
  brain.Say("RT 15\nINFO timeout_turn 100\nTURN 7");
  brain.HearOk();
  absl::SleepFor(kPause);
  brain.ExpectSilence();
  brain.Say(",7\n");
  brain.HearMove();
  brain.ExpectSilence();
}

// qpiskvork sends all this without waiting.
void CheckBurst(ConformanceSession& brain) {
  brain.Say(
      "START 15\nABOUT\nINFO timeout_match 2147483647\nINFO timeout_turn 100\n"
      "INFO max_memory 1073741824\nINFO game_type 0\nINFO rule 0\nINFO time_left 2147483647\n"
      "BEGIN\n");
  brain.HearOk();
  brain.Hear({ReplyKind::kAbout});
  brain.HearMove();
  brain.ExpectSilence();
}

void CheckPromptManager(ConformanceSession& brain) {
  constexpr auto kAtOnce = ConformanceSession::Pace::kAtOnce;
  brain.StartGame();
  for (int i = 0; i < 4; ++i) {
    brain.Say("BOARD\n7,7,1\n8,8,2\nDONE\n", kAtOnce);
    brain.HearMove();
    brain.Say("ABOUT\n", kAtOnce);
    brain.Hear({ReplyKind::kAbout});
  }
}

void CheckLongLine(ConformanceSession& brain) {
  brain.StartGame();
  brain.Say(absl::StrCat("INFO folder /", std::string(240, 'x'), "\n"));
  brain.PlayTurn();
  brain.ExpectSilence();
}

constexpr ConformanceCheck kChecks[] = {
    {"info-silence", "INFO is never answered, be the key known or not", &CheckInfoSilence},
    {"cr-lf", "lines may end with CR LF; answers end with LF alone", &CheckCrLf},
    {"mixed-line-ends", "a block may mix both line ends", &CheckMixedLineEnds},
    {"letter-case", "commands may come in lower case", &CheckLetterCase},
    {"blanks", "blanks are free, and empty lines get no answer", &CheckBlanks},
    {"split-writes", "a command may come in pieces, and gets one answer", &CheckSplitWrites},
    {"burst", "commands that come at once are all answered, in order", &CheckBurst},
    {"prompt-manager", "a command right behind an answer is not lost", &CheckPromptManager},
    {"long-line", "a line of 250 letters does no harm", &CheckLongLine},
};

}  // namespace

absl::Span<const ConformanceCheck> TextChecks() { return kChecks; }

}  // namespace tengen
