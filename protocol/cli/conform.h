// `tengen conform`: does a brain keep the protocol?
//
//   tengen conform -- /opt/pbrain-x --its-flag
//   tengen conform --only=split-writes,cr-lf --json -- ./pbrain-x
//
// One line a check, and below a check that failed what was said last.
#ifndef TENGEN_PROTOCOL_CLI_CONFORM_H_
#define TENGEN_PROTOCOL_CLI_CONFORM_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "protocol/cli/flag_set.h"
#include "protocol/cli/output.h"
#include "protocol/cli/subcommand.h"

namespace tengen {

class ConformCommand : public Subcommand {
 public:
  void AddFlags(FlagSet& flags) override;
  absl::StatusOr<ExitCode> Run(const std::vector<std::string>& operands,
                               const Streams& streams) override;

 private:
  std::vector<std::string> only_;
  OutputFormat format_ = OutputFormat::kText;
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_CONFORM_H_
