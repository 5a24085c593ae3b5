// `tengen sprt`: whether results are enough to stop a match.
//
//   tengen sprt 880 1863 759 --elo0=0 --elo1=5    # LLR 2.95 (-2.94 to 2.94): H1 accepted
//   tengen sprt --penta 379 10170 21828 10640 343 --elo1=2 --model=normalized --json
#ifndef TENGEN_PROTOCOL_CLI_SPRT_H_
#define TENGEN_PROTOCOL_CLI_SPRT_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "protocol/cli/flag_set.h"
#include "protocol/cli/output.h"
#include "protocol/cli/result_counts.h"
#include "protocol/cli/subcommand.h"
#include "protocol/manager/sprt.h"

namespace tengen {

class SprtCommand : public Subcommand {
 public:
  void AddFlags(FlagSet& flags) override;
  absl::StatusOr<ExitCode> Run(const std::vector<std::string>& operands,
                               const Streams& streams) override;

 private:
  ResultCountsInput input_;
  SprtSettings settings_;
  OutputFormat format_ = OutputFormat::kText;
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_SPRT_H_
