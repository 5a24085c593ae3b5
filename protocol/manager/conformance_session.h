// One check's talk with the brain under test.
//
//   ConformanceSession brain(*std::move(session));
//   brain.Say("START 15\n");
//   brain.HearOk();
//   brain.Say("BEGIN\n");
//   brain.HearMove();                       // must be on the board and on an empty point
//   ConformanceResult result = brain.Finish();
//
// What the first thing to go wrong is decides: after it nothing more is said or heard, so a check
// reads like the talk it wants to have. All waits of a check together end within kCheckLimit.
#ifndef TENGEN_PROTOCOL_MANAGER_CONFORMANCE_SESSION_H_
#define TENGEN_PROTOCOL_MANAGER_CONFORMANCE_SESSION_H_

#include <cstdint>
#include <deque>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/time/time.h"
#include "absl/types/span.h"
#include "engine/point.h"
#include "engine/rule.h"
#include "protocol/command.h"
#include "protocol/command_parser.h"
#include "protocol/game.h"
#include "protocol/manager/brain_session.h"
#include "protocol/manager/line_buffer.h"
#include "protocol/manager/reply.h"

namespace tengen {

enum class ConformanceOutcome : uint8_t {
  kPassed,
  kFailed,
  kLacking,  // an optional part of the protocol that the brain refuses by the book
  kSkipped,  // not tried
};

// "pass", "fail", "lacks" or "skip".
absl::string_view NameOf(ConformanceOutcome outcome);

struct ConformanceResult {
  ConformanceOutcome outcome = ConformanceOutcome::kPassed;
  std::string remark;              // what went wrong or is worth knowing; may be empty
  std::vector<std::string> lines;  // the last ones: "> TURN 7,7", "< hello"
};

// Thread rule: that of EngineProcess.
class ConformanceSession {
 public:
  static constexpr absl::Duration kPatience = absl::Seconds(5);        // for an answer
  static constexpr absl::Duration kStartPatience = absl::Seconds(10);  // for OK
  static constexpr absl::Duration kCheckLimit = absl::Seconds(40);
  static constexpr absl::Duration kSilence = absl::Milliseconds(100);
  // What a busy machine and a judge's tolerance add to a limit.
  static constexpr absl::Duration kTolerance = absl::Seconds(1);

  explicit ConformanceSession(BrainSession brain);

  // How soon after an answer the next words come. No manager is quicker than kPause; a brain that
  // loses what comes quicker still should not fail every check for it.
  enum class Pace : uint8_t { kAsManagers, kAtOnce };
  static constexpr absl::Duration kPause = absl::Milliseconds(20);

  // Sends the bytes in one write. The stones that they place are followed.
  void Say(absl::string_view bytes, Pace pace = Pace::kAsManagers);

  // The next answer, which must be of one of the kinds. Its moves must be free points, and are
  // placed. A reply of kind kInvalid after a fault.
  Reply Hear(absl::Span<const ReplyKind> kinds, absl::Duration timeout = kPatience);
  void HearOk() { Hear({ReplyKind::kOk}, kStartPatience); }
  // kNoPoint after a fault.
  Point HearMove(absl::Duration timeout = kPatience);
  // Whatever the brain says.
  absl::StatusOr<Reply> HearAnything(absl::Duration timeout = kPatience);

  // START, OK, and a short limit for each move.
  void StartGame(int size = 15);
  // TURN with a stone somewhere, and the brain's move.
  Point PlayTurn(absl::Duration timeout = kPatience);

  void ExpectSilence(absl::Duration time = kSilence);
  // Whether the brain is gone with exit status 0 in time, without another word. A move that a stop
  // of the search makes due is no such word.
  enum class LastMove : uint8_t { kForbidden, kAllowed };
  void ExpectExit(absl::Duration timeout, LastMove last_move = LastMove::kForbidden);
  void CloseInput() { brain_.CloseInput(); }
  // Stops the process itself for a while.
  void Freeze(absl::Duration time);
  // Bytes that would be free without the process; 0 after a fault.
  int64_t UniqueMemory();

  // Ends the check. FailByReply: as the brain said something else than was expected; FailByStatus:
  // as it said nothing, or is gone.
  void Fail(std::string fault);
  void FailByReply(absl::string_view expected, const Reply& reply);
  void FailByStatus(absl::string_view expected, const absl::Status& status);
  void Lack(std::string what);
  // What is worth knowing although nothing is wrong; forgotten if something is.
  void Note(std::string remark);

  // Whether the check has not ended yet.
  bool goes_on() const { return result_.outcome == ConformanceOutcome::kPassed; }

  const Game& game() const { return game_; }
  // From the last write to the last answer.
  absl::Duration last_wait() const { return last_wait_; }
  // A free point of the board, another one each time; kNoPoint without one.
  Point FreePoint() const;

  ConformanceResult Finish();

 private:
  absl::Duration Limited(absl::Duration timeout) const;
  void Follow(absl::string_view line);
  void Place(const Reply& reply);
  void Log(char direction, absl::string_view line);
  void LogRemarks();

  BrainSession brain_;
  const absl::Time deadline_;
  absl::Time said_at_;
  absl::Time heard_at_ = absl::InfinitePast();
  absl::Duration last_wait_;
  LineBuffer unfinished_;
  CommandParser parser_;
  Game game_;
  Rule rule_ = Rule::kFreestyle;
  size_t remarks_logged_ = 0;
  std::deque<std::string> lines_;
  ConformanceResult result_;
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_MANAGER_CONFORMANCE_SESSION_H_
