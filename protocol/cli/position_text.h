// The texts that a POSITION may be: moves, stones, a drawn board or a .psq file's content.
//
//   ParsePositionText("h8i9", Rule::kRenju, Geometry(15))           // a GameRecord
//   ParsePositionText("b:H8H9 w:I9", Rule::kRenju, Geometry(15))    // a BoardSetup
//
// Letter case is free. Errors are InvalidArgument and name the token and what was expected.
#ifndef TENGEN_PROTOCOL_CLI_POSITION_TEXT_H_
#define TENGEN_PROTOCOL_CLI_POSITION_TEXT_H_

#include <variant>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/formats/drawing.h"
#include "engine/game_record.h"
#include "engine/geometry.h"
#include "engine/rule.h"

namespace tengen {

using PositionContent = std::variant<GameRecord, BoardSetup>;

// `rule` and `board` are for what the text leaves open: a drawing and a .psq file have a size.
absl::StatusOr<PositionContent> ParsePositionText(absl::string_view text, Rule rule,
                                                  const Geometry& board);

// Moves in order, as `ParseMoves`.
absl::StatusOr<GameRecord> ParseGameText(absl::string_view moves, Rule rule, const Geometry& board);

// The stones of each colour, as `ParseMoves`, without passes and each point once.
struct StoneTexts {
  absl::string_view black;
  absl::string_view white;
};
absl::StatusOr<BoardSetup> ParseStones(const StoneTexts& texts, const Geometry& board);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_POSITION_TEXT_H_
