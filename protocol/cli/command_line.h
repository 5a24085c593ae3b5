// The program `tengen` without its `main`: hands on to one file a subcommand.
//
//   RunCommandLine({"judge", "H8I9", "--json"}, {std::cin, std::cout, std::cerr})
#ifndef TENGEN_PROTOCOL_CLI_COMMAND_LINE_H_
#define TENGEN_PROTOCOL_CLI_COMMAND_LINE_H_

#include <string>

#include "absl/types/span.h"
#include "protocol/cli/subcommand.h"

namespace tengen {

// Runs the subcommand named by the first argument on the others; also `help [SUBCOMMAND]` and
// `--version`. Bad input and usage write one line to `streams.err`. Keeps no state between calls.
ExitCode RunCommandLine(absl::Span<const std::string> arguments, const Streams& streams);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_COMMAND_LINE_H_
