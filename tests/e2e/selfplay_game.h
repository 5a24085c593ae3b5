// One game of a brain against itself through real pipes, refereed by the oracle of the rules.
//
//   SelfPlayGame game(config);
//   SelfPlayResult result = game.Play(players);
//   result.faults        // empty if the brain did nothing wrong
#ifndef TENGEN_TESTS_E2E_SELFPLAY_GAME_H_
#define TENGEN_TESTS_E2E_SELFPLAY_GAME_H_

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/time/time.h"
#include "engine/color.h"
#include "engine/point.h"
#include "engine/rule.h"
#include "protocol/manager/brain_session.h"
#include "tests/oracle/rules.h"

namespace tengen {

struct SelfPlayConfig {
  Rule rule = Rule::kFreestyle;
  int size = 15;
  std::vector<Point> opening;  // Black first
  absl::Duration turn_limit = absl::Milliseconds(50);
  absl::Duration tolerance = absl::Milliseconds(20);  // late means: beyond limit + tolerance
  absl::Duration patience = absl::Seconds(10);        // hung means: no answer for so long
  int64_t max_memory = 0;                             // bytes
};

enum class FaultKind : uint8_t {
  kIllegal,    // outside or occupied
  kForbidden,  // Black on a forbidden point in Renju
  kMalformed,  // not the line that was due, or one line too many
  kLate,
  kDelayed,  // late, but only since other programs had the processor; no fault of the brain
  kCrashed,
  kHung,
  kMemory,  // unique memory above the limit
};

inline constexpr int kNumFaultKinds = 8;

absl::string_view NameOf(FaultKind kind);

struct Fault {
  FaultKind kind;
  std::string what;
};

// One answer to BEGIN, TURN or BOARD.
struct AnswerTime {
  absl::Duration wall;     // from before the command is written until the line is read
  absl::Duration cpu;      // of the brain, meanwhile
  absl::Duration waiting;  // that the brain or its manager was ready, but other programs ran
};

enum class GameEnd : uint8_t { kBlackWins, kWhiteWins, kFullBoard, kBroken };

struct SelfPlayResult {
  GameEnd end = GameEnd::kBroken;
  std::vector<Point> moves;  // with the opening
  std::vector<Fault> faults;
  std::vector<AnswerTime> answers;
  int64_t peak_unique_memory = 0;  // bytes, of the larger brain, as seen after its moves
  int64_t peak_resident = 0;       // bytes, of the larger brain, over its whole life
};

class SelfPlayGame {
 public:
  explicit SelfPlayGame(SelfPlayConfig config) : config_(std::move(config)), board_(config_.size) {}

  // Plays from START to the end of the game. The brains stay alive, unless the end is kBroken: then
  // their state is unknown. `players` by colour.
  SelfPlayResult Play(std::array<BrainSession*, kNumColors> players);

 private:
  bool SetUp(BrainSession& player);
  bool PlayMove(Color color, BrainSession& player);
  std::string CommandFor(Color color) const;
  absl::StatusOr<Reply> AskForMove(Color color, BrainSession& player, AnswerTime& time);
  void Judge(const AnswerTime& time, const ProcessUsage& after);
  bool Place(Color color, const Reply& reply);
  bool AddFault(FaultKind kind, std::string what);
  bool AddFault(const absl::Status& status);

  const SelfPlayConfig config_;
  oracle::Board board_;
  std::array<int, kNumColors> answered_ = {};
  bool is_over_ = false;
  SelfPlayResult result_;
};

}  // namespace tengen

#endif  // TENGEN_TESTS_E2E_SELFPLAY_GAME_H_
