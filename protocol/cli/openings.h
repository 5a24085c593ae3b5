// `tengen openings`: balanced openings made by search, for `tengen match` and for other managers.
//
//   tengen openings --count=500 --rule=renju --out=renju-15.txt
//   tengen openings --count=20 --size=20 --moves=3..5 --notation=offsets
//
// No two are equal under the symmetries of the board. One line an opening, as of
// `engine/formats/opening_list.h`; with --json an object with the keys
//
//   moves rule size to_move value win_rate     (of the side to move)
//
// The same flags bring the same openings, whatever the number of threads.
#ifndef TENGEN_PROTOCOL_CLI_OPENINGS_H_
#define TENGEN_PROTOCOL_CLI_OPENINGS_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "engine/formats/opening_list.h"
#include "protocol/cli/flag_set.h"
#include "protocol/cli/output.h"
#include "protocol/cli/subcommand.h"
#include "search/opening_generator.h"

namespace tengen {

class OpeningsCommand : public Subcommand {
 public:
  void AddFlags(FlagSet& flags) override;

  // kLimitReached if there seem to be fewer openings than were asked for.
  absl::StatusOr<ExitCode> Run(const std::vector<std::string>& operands,
                               const Streams& streams) override;

 private:
  enum class Overwrite : uint8_t { kNo, kYes };

  absl::Status CheckFlags(const std::vector<std::string>& operands) const;
  std::vector<BalancedOpening> Generate(const Streams& streams) const;
  std::string TextOf(const BalancedOpening& opening, OutputFormat format) const;

  int size_ = 15;
  size_t count_ = 100;
  double bound_percent_ = 5;
  OpeningRecipe recipe_;
  int threads_ = 1;
  OpeningNotation notation_ = OpeningNotation::kMoves;
  OutputFormat format_ = OutputFormat::kText;
  std::string file_;  // empty: stdout
  Overwrite overwrite_ = Overwrite::kNo;
  Audience audience_ = Audience::kNone;
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_OPENINGS_H_
