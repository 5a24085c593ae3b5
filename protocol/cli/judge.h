// `tengen judge`: the referee. Who won, where and why, or that the game goes on.
//
//   tengen judge --rule=standard game.psq
//   tengen judge --input=games.tsv --json
//   tengen judge --rule=renju --forbidden=refused --opening=rif-1996 H8I9...
#ifndef TENGEN_PROTOCOL_CLI_JUDGE_H_
#define TENGEN_PROTOCOL_CLI_JUDGE_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/referee.h"
#include "protocol/cli/flag_set.h"
#include "protocol/cli/output.h"
#include "protocol/cli/position_input.h"
#include "protocol/cli/subcommand.h"

namespace tengen {

class JudgeCommand : public Subcommand {
 public:
  void AddFlags(FlagSet& flags) override;
  absl::StatusOr<ExitCode> Run(const std::vector<std::string>& operands,
                               const Streams& streams) override;

 private:
  PositionOptions options_;
  OutputFormat format_ = OutputFormat::kText;
  RefereeSettings settings_;
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_JUDGE_H_
