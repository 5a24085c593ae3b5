// `tengen match` between toy brains, as the tests run it.
//
//   const MatchRun run = RunMatchCommand({Toy("good"), Toy("bad", "--fault=hang"), "--games=2"});
//   run.games.front().at("reason")     // "time"
#ifndef TENGEN_TESTS_E2E_MATCH_RUNS_H_
#define TENGEN_TESTS_E2E_MATCH_RUNS_H_

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "protocol/manager/engine_process.h"
#include "protocol/manager/flat_json.h"

namespace tengen {

// The flag --engine of a toy brain with this name and these arguments of its own.
std::string Toy(absl::string_view name, absl::string_view arguments = "");

struct MatchRun {
  int exit_code = 0;
  std::string err;
  std::vector<FlatJson> games;     // the lines of the games, in the order of their numbers
  std::vector<std::string> table;  // the lines after them
};

// Runs `tengen match --json` with the flags inside the test.
MatchRun RunMatchCommand(std::vector<std::string> flags);

// The program `tengen match` with the flags as another process.
std::unique_ptr<EngineProcess> StartMatch(std::vector<std::string> flags);

// A folder for the running test that does not exist yet.
std::string FreshFolder(absl::string_view name);

// By game: colours, result, reason and moves, of a folder's games.jsonl; times are left out, since
// they are never the same again.
std::map<int, std::string> GamesIn(const std::string& folder);

// The flags of a match on 8x8 from 40 openings, in which the moves of both engines depend on the
// position alone.
std::vector<std::string> PositionMatch(int games);

// `flags` and `more` after them.
std::vector<std::string> With(std::vector<std::string> flags, const std::vector<std::string>& more);

// Waits until `condition` holds, for a minute at most; returns whether it does.
bool Eventually(const std::function<bool()>& condition);

// Plays a PositionMatch, stopped five times by signals and resumed, and expects its games to be
// those of the same match without a stop, and no engine to be left after each. Times are wall-clock
// only for giving up. POSIX only.
void ExpectSameAfterStops(int games);

// Plays engines that differ by the seed of their random moves alone, and expects the table to say
// what the games say, and neither Elo nor the sequential test to see a difference. The seeds are
// fixed, and so is the result.
void ExpectIdenticalEnginesWithinError(int games);

// How many processes have this text in their command line.
int CountProcesses(absl::string_view text);

}  // namespace tengen

#endif  // TENGEN_TESTS_E2E_MATCH_RUNS_H_
