// The folder of a match: what it is, and each game as soon as it is finished.
//
//   absl::StatusOr<MatchStore> store = MatchStore::Create("out", {"--engine=cmd=a", ...});
//   store->Append(names, game, outcome);
//   absl::StatusOr<MatchStore> again = MatchStore::Open("out");
//   again->ReadGames(names)               // what is finished
//
// The folder holds
//
//   match.txt          the flags that make the match what it is, one a line
//   games.jsonl        a line a game (`game_line.h`), in the order in which they ended
//   games/000001.psq   the same games for Piskvork
//
// A game counts once its line in games.jsonl is whole: a line that was cut short by a crash is
// dropped, and its game played again. Not thread-safe.
#ifndef TENGEN_PROTOCOL_MANAGER_MATCH_STORE_H_
#define TENGEN_PROTOCOL_MANAGER_MATCH_STORE_H_

#include <fstream>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "protocol/manager/game_line.h"
#include "protocol/manager/game_outcome.h"
#include "protocol/manager/schedule.h"

namespace tengen {

class MatchStore {
 public:
  // Makes the folder if need be. AlreadyExists if it holds a match; PermissionDenied names what
  // can't be written.
  static absl::StatusOr<MatchStore> Create(const std::string& folder,
                                           const std::vector<std::string>& flags);

  // NotFound if the folder holds no match.
  static absl::StatusOr<MatchStore> Open(const std::string& folder);

  // Writes the .psq file, then the line, and hands both to the system before it returns.
  // PermissionDenied names what can't be written.
  absl::Status Append(const std::vector<std::string>& names, const ScheduledGame& game,
                      const GameOutcome& outcome);

  // What is finished, for engines of these names. DataLoss names a line that can't be read.
  absl::StatusOr<std::vector<GameLine>> ReadGames(const std::vector<std::string>& names) const;

  const std::vector<std::string>& flags() const { return flags_; }

 private:
  explicit MatchStore(std::string folder) : folder_(std::move(folder)) {}

  absl::Status DropHalfLine() const;
  absl::Status OpenForAppending();
  absl::Status WritePsq(const std::vector<std::string>& names, const ScheduledGame& game,
                        const GameOutcome& outcome) const;

  std::string folder_;
  std::vector<std::string> flags_;
  std::ofstream lines_;
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_MANAGER_MATCH_STORE_H_
