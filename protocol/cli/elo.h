// `tengen elo`: the difference of strength that results show, with its error.
//
//   tengen elo 2 8 0                              # Elo 70.4 +/- 92.1
//   tengen elo --penta 379 10170 21828 10640 343 --json
#ifndef TENGEN_PROTOCOL_CLI_ELO_H_
#define TENGEN_PROTOCOL_CLI_ELO_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "protocol/cli/flag_set.h"
#include "protocol/cli/output.h"
#include "protocol/cli/result_counts.h"
#include "protocol/cli/subcommand.h"

namespace tengen {

class EloCommand : public Subcommand {
 public:
  void AddFlags(FlagSet& flags) override;
  absl::StatusOr<ExitCode> Run(const std::vector<std::string>& operands,
                               const Streams& streams) override;

 private:
  ResultCountsInput input_;
  OutputFormat format_ = OutputFormat::kText;
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_ELO_H_
