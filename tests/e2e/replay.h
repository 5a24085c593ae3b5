// Replays recorded manager traffic against a brain.
//
//   absl::StatusOr<ReplayReport> report =
//       ReplaySession({BinaryPath("pbrain-tengen")}, session, Manager::kPiskvork, ReplayOptions());
//
// The manager's lines are sent with their line ends, in the recorded bursts and order; coordinates
// follow the game as it really goes (`replay_game.h`), pauses are shortened, and turn limits too.
// Wherever the manager waits, the brain must answer with a line of the right kind and say nothing
// else; moves must be legal. Three things can't go as recorded, since the recorded brains behaved
// otherwise:
//   - PLAY answers a SUGGEST; it is left out for a brain that gave its move at once.
//   - After a refused RECTSTART the manager starts a square board of 20.
//   - Where the recorded brain swapped or not, the game goes on as the manager recorded it.
#ifndef TENGEN_TESTS_E2E_REPLAY_H_
#define TENGEN_TESTS_E2E_REPLAY_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/time/time.h"
#include "tests/e2e/transcript.h"

namespace tengen {

enum class Manager : uint8_t { kPiskvork, kJudge, kCGomokuCli, kQPiskvork, kYixinBoard };

// By the name of a traffic file, which begins with the manager's.
absl::StatusOr<Manager> ManagerOfFile(absl::string_view file_name);

struct ReplayOptions {
  absl::Duration turn_limit = absl::Milliseconds(20);  // larger limits are lowered to it
  double time_scale = 0.01;                            // of the manager's pauses
  absl::Duration max_pause = absl::Milliseconds(100);
  absl::Duration patience = absl::Seconds(10);      // for an answer, beyond which the brain hangs
  absl::Duration exit_patience = absl::Seconds(2);  // after END or the end of input
};

struct ReplayReport {
  int answers = 0;
  int moves = 0;
};

struct BrainCommand {
  std::string program;
  std::vector<std::string> arguments;
};

// Plays one life of the brain. An error names the line of the transcript, what was expected and
// what came instead.
absl::StatusOr<ReplayReport> ReplaySession(const BrainCommand& brain, const Session& session,
                                           Manager manager, const ReplayOptions& options);

}  // namespace tengen

#endif  // TENGEN_TESTS_E2E_REPLAY_H_
