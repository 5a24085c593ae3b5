// `tengen solve`: is there a forced win for the side to move?
//
//   tengen solve --rule=renju --goal=vcf "b:... w:..." --shortest --proof=win.proof
//   tengen solve --input=puzzles.tsv --json --threads=4 --seconds=5
//   tengen solve H8I9J10 --first=G7          // that move alone, or what refutes it
//   tengen solve H8I9J10 --defences          // what stops the opponent's threat
#ifndef TENGEN_PROTOCOL_CLI_SOLVE_H_
#define TENGEN_PROTOCOL_CLI_SOLVE_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "protocol/cli/flag_set.h"
#include "protocol/cli/output.h"
#include "protocol/cli/position_input.h"
#include "protocol/cli/subcommand.h"
#include "protocol/cli/thinking_options.h"
#include "search/solver/question.h"
#include "search/solver/solver.h"

namespace tengen {

// What `tengen solve` is told besides the positions.
struct SolveOptions {
  enum class Side : uint8_t { kToMove, kOther };
  enum class Overwrite : uint8_t { kNo, kYes };

  SolveGoal goal = SolveGoal::kWin;
  Side attacker = Side::kToMove;
  SolveQuestion question;
  std::string first;       // the text of a move; empty if not given
  std::string proof_file;  // names of files, with "{id}" for a row's id; empty if not given
  std::string svg_file;
  Overwrite overwrite = Overwrite::kNo;
};

class SolveCommand : public Subcommand {
 public:
  void AddFlags(FlagSet& flags) override;
  absl::StatusOr<ExitCode> Run(const std::vector<std::string>& operands,
                               const Streams& streams) override;

 private:
  absl::Status CheckFlags(size_t num_positions) const;

  PositionOptions positions_;
  ThinkingOptions thinking_;
  SolveOptions options_;
  OutputFormat format_ = OutputFormat::kText;
  Audience audience_ = Audience::kNone;  // as --progress has it
  std::vector<std::string> questions_;   // the flags that say what is asked
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_SOLVE_H_
