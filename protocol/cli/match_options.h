// The flags of `tengen match`, and what they come to.
//
//   MatchOptions options;
//   options.AddFlags(flags);
//   absl::StatusOr<MatchPlan> plan = MakePlan(options);
#ifndef TENGEN_PROTOCOL_CLI_MATCH_OPTIONS_H_
#define TENGEN_PROTOCOL_CLI_MATCH_OPTIONS_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "protocol/cli/flag_set.h"
#include "protocol/manager/match_runner.h"
#include "protocol/manager/schedule.h"
#include "protocol/manager/sprt.h"

namespace tengen {

// Which match it is. The flags that only say how to play or show it aren't among them.
struct MatchOptions {
  std::vector<std::string> engines;  // as --engine has them
  Rule rule = Rule::kFreestyle;
  int size = 15;
  ClockSettings clock = {.turn = absl::Seconds(1)};
  PlayerTerms terms;
  RefereeSettings referee;
  std::optional<int> draw_after;
  Tournament tournament = Tournament::kRoundRobin;
  std::optional<int> games;  // of each pairing; absent: as many as the openings last
  std::string openings;      // a file; empty: the empty board
  OpeningUse opening_use = OpeningUse::kOnce;
  enum class Order : uint8_t { kGiven, kShuffled };
  Order order = Order::kGiven;
  enum class Rotations : uint8_t { kNo, kYes };
  Rotations rotations = Rotations::kNo;
  uint64_t seed = 0;
  Shard shard;
  std::optional<SprtSettings> sprt;

  // Declares the flags, which set the fields of this.
  void AddFlags(FlagSet& flags);

 private:
  void AddScheduleFlags(FlagSet& flags);
  void AddRefereeFlags(FlagSet& flags);
};

// The options of a match that is written down as flags, --name=value each.
absl::StatusOr<MatchOptions> ParseMatchFlags(const std::vector<std::string>& flags);

struct MatchPlan {
  MatchSettings settings;  // but for the concurrency
  std::vector<ScheduledGame> games;
};

// The engines with distinct names, without a look at the files. InvalidArgument names the word of a
// description and what was expected.
absl::StatusOr<std::vector<EngineSpec>> EnginesOf(const MatchOptions& options);

// Their names.
std::vector<std::string> NamesOf(const std::vector<EngineSpec>& engines);

// Whether the games come in pairs: by request, for the sequential test, and where all games begin
// alike.
OpeningUse OpeningUseOf(const MatchOptions& options);

// Reads the files that the options name. Errors name the flag, or the file and its line.
absl::StatusOr<MatchPlan> MakePlan(const MatchOptions& options);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_MATCH_OPTIONS_H_
