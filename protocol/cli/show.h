// `tengen show`: the board as text.
//
//   tengen show H8I9J10
#ifndef TENGEN_PROTOCOL_CLI_SHOW_H_
#define TENGEN_PROTOCOL_CLI_SHOW_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "protocol/cli/flag_set.h"
#include "protocol/cli/position_input.h"
#include "protocol/cli/subcommand.h"

namespace tengen {

class ShowCommand : public Subcommand {
 public:
  void AddFlags(FlagSet& flags) override { options_.AddFlags(flags); }
  absl::StatusOr<ExitCode> Run(const std::vector<std::string>& operands,
                               const Streams& streams) override;

 private:
  PositionOptions options_;
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_SHOW_H_
