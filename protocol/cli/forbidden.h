// `tengen forbidden`: Black's forbidden points by kind, and why a point is one.
//
//   tengen forbidden --rule=renju "b:H9G8I8H7 w:"                 // double three: H8
//   tengen forbidden --input=positions.tsv --json
//   tengen forbidden --rule=renju "b:H9G8I8H7 w:" --explain=H8
#ifndef TENGEN_PROTOCOL_CLI_FORBIDDEN_H_
#define TENGEN_PROTOCOL_CLI_FORBIDDEN_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "protocol/cli/flag_set.h"
#include "protocol/cli/output.h"
#include "protocol/cli/position_input.h"
#include "protocol/cli/subcommand.h"

namespace tengen {

class ForbiddenCommand : public Subcommand {
 public:
  void AddFlags(FlagSet& flags) override;
  absl::StatusOr<ExitCode> Run(const std::vector<std::string>& operands,
                               const Streams& streams) override;

 private:
  // The answer for one position, with its line end.
  absl::StatusOr<std::string> Answer(const PositionInput& input) const;

  PositionOptions options_;
  OutputFormat format_ = OutputFormat::kText;
  std::string explain_;
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_FORBIDDEN_H_
