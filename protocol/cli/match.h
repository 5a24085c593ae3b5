// `tengen match`: engines against each other.
//
//   tengen match --engine="cmd=a/pbrain-a" --engine="cmd=b/pbrain-b" --openings=book.txt --repeat
//       --games=100 --tc=500ms --concurrency=2 --out=results
//   tengen match --resume=results
//   tengen match --merge results-1 results-2
//
// With --out, each game is in the folder (`match_store.h`) before the next one of its thread
// begins; with --json, its line is on stdout too. A shard is a match of its own that knows its
// place in the whole; --merge adds any number of them up.
#ifndef TENGEN_PROTOCOL_CLI_MATCH_H_
#define TENGEN_PROTOCOL_CLI_MATCH_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "protocol/cli/flag_set.h"
#include "protocol/cli/match_display.h"
#include "protocol/cli/match_options.h"
#include "protocol/cli/output.h"
#include "protocol/cli/subcommand.h"
#include "protocol/manager/match_store.h"
#include "protocol/manager/match_table.h"
#include "protocol/manager/match_tally.h"

namespace tengen {

class MatchCommand : public Subcommand {
 public:
  void AddFlags(FlagSet& flags) override;

  // kLimitReached if the match was interrupted, the table is of the games that are finished then.
  absl::StatusOr<ExitCode> Run(const std::vector<std::string>& operands,
                               const Streams& streams) override;

 private:
  enum class Action : uint8_t { kPlay, kMerge };

  absl::StatusOr<ExitCode> Play(const Streams& streams);
  absl::StatusOr<ExitCode> Merge(const std::vector<std::string>& folders,
                                 const Streams& streams) const;
  // The folder of --resume; its flags become `options_`.
  absl::StatusOr<MatchStore> OpenStore();
  void Write(const MatchTable& table, const MatchTally& tally, const Streams& streams) const;

  MatchOptions options_;
  std::vector<std::string> given_;  // the flags of `options_`, as they were given
  OutputFormat format_ = OutputFormat::kText;
  MatchView view_ = MatchView::kNone;  // where stderr is no terminal
  Action action_ = Action::kPlay;
  int concurrency_ = 1;
  std::string out_;  // folders; empty: none
  std::string resume_;
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_MATCH_H_
