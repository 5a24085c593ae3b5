// What every subcommand of `tengen` is made of.
//
//   class ShowCommand : public Subcommand { ... };
//
// `command_line.h` makes one, lets it declare its flags, parses the arguments and runs it; it also
// turns an error into one line on stderr. To add a subcommand, write one and name it in the table
// there.
#ifndef TENGEN_PROTOCOL_CLI_SUBCOMMAND_H_
#define TENGEN_PROTOCOL_CLI_SUBCOMMAND_H_

#include <cstdint>
#include <istream>
#include <ostream>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "protocol/cli/flag_set.h"

namespace tengen {

// Whether somebody may be watching.
enum class Audience : uint8_t { kNone, kTerminal };

struct Streams {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  Audience err_audience = Audience::kNone;
};

enum class ExitCode : int {
  kAnswered = 0,
  kCheckFailed = 1,
  kBadInput = 2,
  kLimitReached = 3,
};

class Subcommand {
 public:
  virtual ~Subcommand() = default;

  // Declares the flags. They may point into this object, which outlives `flags`.
  virtual void AddFlags(FlagSet& flags) = 0;

  // Answers on `streams.out`. An error is bad input or usage, found before anything is written; or
  // a file that can't be.
  virtual absl::StatusOr<ExitCode> Run(const std::vector<std::string>& operands,
                                       const Streams& streams) = 0;
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_SUBCOMMAND_H_
