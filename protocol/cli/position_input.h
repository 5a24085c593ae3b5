// What a POSITION or a GAME on the command line may be, read in one place:
//
//   H8I9J10              moves, Black first
//   "b:H8H9 w:I9"        stones, either part may be empty
//   game.psq             a record file, also .sgf .rec .pos
//   board.txt            a text with one of the forms above, or a board drawn with X O .
//   table.tsv            a table: a position a row (columns black and white) or a game (moves)
//   -                    any of the texts on stdin
//
//   PositionOptions options;
//   options.AddFlags(flags);
//   absl::StatusOr<std::vector<PositionInput>> inputs = ReadInputs(operands, options, streams.in);
//   ToPosition(inputs->front(), ToMove::kNeeded)
#ifndef TENGEN_PROTOCOL_CLI_POSITION_INPUT_H_
#define TENGEN_PROTOCOL_CLI_POSITION_INPUT_H_

#include <cstdint>
#include <istream>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/color.h"
#include "engine/game_record.h"
#include "engine/position.h"
#include "engine/rule.h"
#include "protocol/cli/flag_set.h"
#include "protocol/cli/position_text.h"

namespace tengen {

// What the flags say. A file or a row that names its rule, size or side to move wins over them.
struct PositionOptions {
  Rule rule = Rule::kFreestyle;
  int size = 15;
  std::optional<Color> to_move;
  std::string input;  // --input: a table to answer row by row; empty if not given

  // Declares --rule, --size, --to-move and --input, which set the fields of this.
  void AddFlags(FlagSet& flags);
};

struct PositionInput {
  std::string id;     // of the row, empty otherwise
  std::string place;  // where it was read, for errors: "forbidden.tsv, line 3"
  Rule rule = Rule::kFreestyle;
  std::optional<Color> to_move;
  PositionContent content;
};

// Reads the one operand, or the rows of `options.input`. Errors name the place, the token and what
// was expected.
absl::StatusOr<std::vector<PositionInput>> ReadInputs(const std::vector<std::string>& operands,
                                                      const PositionOptions& options,
                                                      std::istream& in);

// Whether the answer depends on the side to move.
enum class ToMove : uint8_t { kNeeded, kIgnored };

// The position, after the last move if it is a game. The side to move is the given one, else that
// of the stone counts; InvalidArgument if they don't tell, or if a move is on a stone.
absl::StatusOr<Position> ToPosition(const PositionInput& input, ToMove to_move);

// The game. InvalidArgument if the input is stones without an order.
absl::StatusOr<GameRecord> ToGame(const PositionInput& input);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_POSITION_INPUT_H_
