// One engine that plays games of a match: its process, its clock, and what it says.
//
//   EnginePlayer player(spec, terms, interrupted);
//   player.NewGame({Rule::kRenju, Geometry(15), clock});
//   absl::StatusOr<Point> move = player.AskMove(moves);
//   if (!move.ok()) reason = ReasonOfFault(move.status());
//
// The engine is started when its first game begins and again after a fault. Lines that are not
// answers are skipped as the judges do: MESSAGE and DEBUG always, ERROR and UNKNOWN while a move is
// due.
#ifndef TENGEN_PROTOCOL_MANAGER_ENGINE_PLAYER_H_
#define TENGEN_PROTOCOL_MANAGER_ENGINE_PLAYER_H_

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/time/time.h"
#include "absl/types/span.h"
#include "engine/geometry.h"
#include "engine/point.h"
#include "engine/rule.h"
#include "protocol/manager/engine_process.h"
#include "protocol/manager/engine_spec.h"
#include "protocol/manager/game_commands.h"
#include "protocol/manager/game_outcome.h"
#include "protocol/manager/player_clock.h"

namespace tengen {

// Whether an engine that holds more than its max_memory loses.
enum class MemoryWatch : uint8_t { kOff, kOn };

// How patient the runner is.
struct PlayerTerms {
  absl::Duration tolerance = absl::Seconds(1);  // a move is late only beyond limit + tolerance
  absl::Duration patience = absl::Seconds(10);  // for OK, and for a move without a clock
  MemoryWatch memory_watch = MemoryWatch::kOff;
};

struct PlayerGame {
  Rule rule = Rule::kFreestyle;
  Geometry board{15};
  ClockSettings clock;
};

// Faults of an engine are statuses of these codes, with what happened as the message.
//   DeadlineExceeded    kTime
//   Unavailable         kCrash; ResourceExhausted too, where memory is watched
//   InvalidArgument     kIllegal
//   FailedPrecondition  kNoAnswer
// Cancelled is no fault: the match is interrupted; nor is Aborted: the opponent's program has
// ended. REQUIRES: one of the faults.
GameReason ReasonOfFault(const absl::Status& fault);

// What an engine wants where the colours are up for choice.
struct SwapAnswer {
  bool takes_black = false;   // SWAP
  std::vector<Point> points;  // otherwise: the stones that it places
};

// Thread rule: that of EngineProcess.
class EnginePlayer {
 public:
  // `spec` and `interrupted` outlive this; a wait ends soon after `interrupted` is set.
  EnginePlayer(const EngineSpec& spec, const PlayerTerms& terms,
               const std::atomic<bool>& interrupted)
      : spec_(spec), terms_(terms), interrupted_(interrupted), clock_(ClockSettings()) {}
  ~EnginePlayer() { End(); }
  EnginePlayer(const EnginePlayer&) = delete;
  EnginePlayer& operator=(const EnginePlayer&) = delete;

  // Starts the program if it does not run; START, OK, INFO lines.
  absl::Status NewGame(const PlayerGame& game);

  // The engine's move after `moves`. Its time runs from the write of the command. Aborted, soon
  // after, if the program of `opponent` ends meanwhile. REQUIRES: NewGame has succeeded.
  absl::StatusOr<Point> AskMove(absl::Span<const Point> moves, EnginePlayer& opponent);

  // The engine's answer to SWAP2BOARD with these stones: none, three or five. Its points may be on
  // stones, and of any number. Otherwise like AskMove.
  absl::StatusOr<SwapAnswer> AskSwap(absl::Span<const Point> stones);

  // The engine's answer to one of Yixin's commands for Soosorv's opening, `num_lines` long: what
  // follows "MESSAGE SOOSORV" in each. kNoAnswer if it does not know the command. Otherwise like
  // AskMove.
  absl::StatusOr<std::vector<std::string>> AskSoosorv(absl::string_view command, int num_lines);

  // The engine is at fault: its process is ended, as nobody knows what it will say next.
  void Drop() { process_.reset(); }

  // Lets the engine end by END, and ends it if it does not.
  void End();

  // Of this game.
  const PlayerTimes& times() const { return times_; }
  absl::Duration last_time() const { return last_time_; }
  // The time spent in waits for the engine in this game, START included.
  absl::Duration waited() const { return waited_; }

 private:
  enum class Awaited : uint8_t { kOk, kMove, kSoosorv };
  struct Question {
    absl::string_view command;
    Awaited awaited;
    int num_lines;
    EnginePlayer* opponent;  // null: whether it ends is not looked at
  };

  absl::Status Start();
  std::string InfoLines() const;
  absl::StatusOr<std::vector<std::string>> AskInTime(const Question& question);
  absl::Status SkipOldLines();
  absl::StatusOr<std::vector<std::string>> Ask(const Question& question, absl::Duration timeout);
  absl::StatusOr<std::vector<std::string>> ReadAnswer(const Question& question,
                                                      absl::Time deadline);
  absl::StatusOr<std::string> ReadLine(EnginePlayer* opponent, absl::Time deadline);
  bool HasEnded();
  absl::Status TakeLine(absl::string_view line, Awaited awaited, std::vector<std::string>& answer);
  absl::Status Ended(const absl::Status& status);
  absl::Status CheckTime(absl::Duration limit, const absl::Status& answer);
  absl::Status CheckMemory() const;

  const EngineSpec& spec_;
  const PlayerTerms terms_;
  const std::atomic<bool>& interrupted_;
  std::unique_ptr<EngineProcess> process_;
  PlayerGame game_;
  PlayerClock clock_;
  BoardKnown board_known_ = BoardKnown::kNo;  // by an earlier move of this game
  PlayerTimes times_;
  absl::Duration last_time_;
  absl::Duration waited_;
  std::string complaint_;  // the last ERROR or UNKNOWN line while an answer was due
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_MANAGER_ENGINE_PLAYER_H_
