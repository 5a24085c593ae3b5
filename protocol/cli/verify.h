// `tengen verify`: replays proofs with nothing but the rules.
//
//   tengen verify win.proof                    // win.proof: valid, black wins in 12 stones
//   tengen verify --json proofs/*.proof
#ifndef TENGEN_PROTOCOL_CLI_VERIFY_H_
#define TENGEN_PROTOCOL_CLI_VERIFY_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "protocol/cli/flag_set.h"
#include "protocol/cli/output.h"
#include "protocol/cli/subcommand.h"

namespace tengen {

class VerifyCommand : public Subcommand {
 public:
  void AddFlags(FlagSet& flags) override;
  // Each operand is a file, or - for the text of a proof on stdin. kCheckFailed if any is not
  // valid.
  absl::StatusOr<ExitCode> Run(const std::vector<std::string>& operands,
                               const Streams& streams) override;

 private:
  OutputFormat format_ = OutputFormat::kText;
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_VERIFY_H_
