// Plays a brain against itself through real pipes and reports every fault.
//
//   selfplay_soak --brain=build/bin/pbrain-tengen --games=1000
//
// Exit status: 0 no fault, 1 a fault, 2 bad usage.
#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

#include "absl/flags/flag.h"
#include "absl/flags/parse.h"
#include "absl/flags/usage.h"
#include "absl/time/time.h"
#include "tests/e2e/binary_path.h"
#include "tests/e2e/selfplay_match.h"

ABSL_FLAG(std::string, brain, "", "the brain's program; default: pbrain-tengen of this build");
ABSL_FLAG(std::vector<std::string>, brain_arguments, {}, "its arguments, with commas between them");
ABSL_FLAG(int, games, 100, "number of games");
ABSL_FLAG(int, concurrency, 1, "games at a time");
ABSL_FLAG(int, turn_ms, 50, "time limit of a move in milliseconds");
ABSL_FLAG(int, tolerance_ms, 20, "a move is late this many milliseconds after its limit");
ABSL_FLAG(int, patience_ms, 10000,
          "a brain hangs that has not answered after so many milliseconds");
ABSL_FLAG(uint64_t, seed, 1, "of the random openings");
ABSL_FLAG(bool, progress, false, "count the games on stderr");

int main(int argc, char** argv) {
  absl::SetProgramUsageMessage("Plays a brain against itself and reports every fault.");
  absl::ParseCommandLine(argc, argv);
  tengen::MatchConfig match;
  match.brain.program = absl::GetFlag(FLAGS_brain);
  if (match.brain.program.empty()) match.brain.program = tengen::BinaryPath("pbrain-tengen");
  match.brain.arguments = absl::GetFlag(FLAGS_brain_arguments);
  match.games = absl::GetFlag(FLAGS_games);
  match.concurrency = absl::GetFlag(FLAGS_concurrency);
  match.turn_limit = absl::Milliseconds(absl::GetFlag(FLAGS_turn_ms));
  match.tolerance = absl::Milliseconds(absl::GetFlag(FLAGS_tolerance_ms));
  match.patience = absl::Milliseconds(absl::GetFlag(FLAGS_patience_ms));
  match.seed = absl::GetFlag(FLAGS_seed);
  if (match.games < 1 || match.concurrency < 1) {
    std::cerr << "selfplay_soak: --games and --concurrency must be at least 1\n";
    return 2;
  }
  const bool show_progress = absl::GetFlag(FLAGS_progress);
  const tengen::SelfPlayReport report = tengen::PlayMatch(match, [&](int games_done) {
    if (show_progress) std::cerr << games_done << " of " << match.games << " games\r" << std::flush;
  });
  std::cout << report.Text();
  return report.HasFaults() ? 1 : 0;
}
