// From lines to commands.
//
//   CommandParser parser;
//   parser.ParseLine("BOARD");    // nothing yet
//   parser.ParseLine("7,7,2");    // nothing yet
//   parser.ParseLine("done");     // one BoardCommand
//
// Command names are taken in any letter case, blanks around anything are free, empty lines are
// nothing. Pure: no I/O, no game. Memory is bounded by `kMaxBlockLines`.
#ifndef TENGEN_PROTOCOL_COMMAND_PARSER_H_
#define TENGEN_PROTOCOL_COMMAND_PARSER_H_

#include <array>
#include <string>
#include <vector>

#include "absl/container/inlined_vector.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "protocol/command.h"

namespace tengen {

// The numbers of one line "x,y" or "x,y,f" inside a block.
struct BlockLine {
  std::array<int, 3> numbers = {};
  int count = 0;
};

class CommandParser {
 public:
  // The most lines of a block that are kept; a longer block is an error at its DONE.
  static constexpr int kMaxBlockLines = 10'000;

  // The commands that `line` completes: usually one; none for an empty line and inside a block; two
  // if a command breaks into an open block (the first is then the error of that block). An error is
  //   Unimplemented    no such command, or one of the database family
  //   InvalidArgument  a known command whose arguments or block can't be read
  // `line` holds no line end.
  absl::InlinedVector<absl::StatusOr<Command>, 2> ParseLine(absl::string_view line);

  // Whether lines of an open block are awaited.
  bool in_block() const { return syntax_ != nullptr; }

  // How a command is written. Internal to the parser.
  struct Syntax;

 private:
  absl::StatusOr<Command> FinishBlock();
  void AddBlockLine(absl::string_view line);

  const Syntax* syntax_ = nullptr;  // of the open block
  std::string arguments_;           // of its first line
  std::vector<BlockLine> lines_;
  absl::Status block_status_;  // the first fault inside it
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_COMMAND_PARSER_H_
