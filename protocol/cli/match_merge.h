// Matches of several folders added up: the shards of one match, or the same match played twice over
// different games.
//
//   absl::StatusOr<MergedMatch> merged = MergeMatches({"results/1", "results/2"});
//   std::cout << FormatMatchTable(merged->table, merged->tally);
#ifndef TENGEN_PROTOCOL_CLI_MATCH_MERGE_H_
#define TENGEN_PROTOCOL_CLI_MATCH_MERGE_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "protocol/manager/match_table.h"
#include "protocol/manager/match_tally.h"

namespace tengen {

struct MergedMatch {
  MatchTable table;
  MatchTally tally;
};

// Adds up all games; the engines' programs need not be there. NotFound names a folder without a
// match; InvalidArgument one of another match, or a game that two folders have. REQUIRES: `folders`
// is not empty.
absl::StatusOr<MergedMatch> MergeMatches(const std::vector<std::string>& folders);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_MATCH_MERGE_H_
