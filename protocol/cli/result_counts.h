// The results of a match on the command line, read in one place.
//
//   tengen elo 880 1863 759              # games that were won, drawn and lost
//   tengen elo 379 10170 21828 10640 343 # pairs of games that made 0, 1/2, 1, 3/2 and 2 points
#ifndef TENGEN_PROTOCOL_CLI_RESULT_COUNTS_H_
#define TENGEN_PROTOCOL_CLI_RESULT_COUNTS_H_

#include <cstddef>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "protocol/cli/flag_set.h"
#include "protocol/manager/statistics.h"

namespace tengen {

class ResultCountsInput {
 public:
  // Declares --wdl and --penta, which say what the counts are; their number tells it too.
  void AddFlags(FlagSet& flags);

  // InvalidArgument unless the operands are three or five counts, as the flags say.
  absl::StatusOr<ScoreCounts> Read(absl::Span<const std::string> operands) const;

 private:
  std::optional<size_t> expected_counts_;
};

// "won 880, drawn 1863, lost 759" or "pairs with 0 points 379, with 0.5 ...".
std::string DescribeCounts(const ScoreCounts& counts);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_RESULT_COUNTS_H_
