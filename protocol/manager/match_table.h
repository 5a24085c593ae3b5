// What a match has come to, as a table for people or as JSON.
//
//   MatchTable table{names, num_games, OpeningUse::kTwice, sprt};
//   std::cout << FormatMatchTable(table, tally);
#ifndef TENGEN_PROTOCOL_MANAGER_MATCH_TABLE_H_
#define TENGEN_PROTOCOL_MANAGER_MATCH_TABLE_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "protocol/manager/match_tally.h"
#include "protocol/manager/sprt.h"

namespace tengen {

struct MatchTable {
  std::vector<std::string> names;     // of the engines, by number
  std::vector<std::string> programs;  // likewise, for people; may be empty
  int64_t num_games = 0;              // of the whole match, or of the shard
  std::optional<SprtSettings> sprt;
};

// The counts that a pairing's strength is told from: complete pairs where there are any.
ScoreCounts ScoresOf(const ResultCounts& results);

// A row for each engine: games, results, score, Elo with its error at 95 %, pentanomial pairs, time
// used and worst overstep; a row for each pairing where there are several; what each lost by; the
// state of the sequential test, and the runner's own share of the time.
std::string FormatMatchTable(const MatchTable& table, const MatchTally& tally);

// The same as one JSON object a line: first those with the key "engine", then those with the keys
// "first" and "second", for the pairings.
std::string FormatMatchJson(const MatchTable& table, const MatchTally& tally);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_MANAGER_MATCH_TABLE_H_
