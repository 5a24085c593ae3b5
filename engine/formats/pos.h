// The binary game files of Renju and Yixin-Board, *.pos.
//
//   if (IsPos(bytes)) game = ParsePos(bytes, Rule::kRenju);
//
// Byte 0 is the number of stones; then one byte a stone in order of play: row * 15 + column, both
// from 0 at the top left. The board is always 15x15.
#ifndef TENGEN_ENGINE_FORMATS_POS_H_
#define TENGEN_ENGINE_FORMATS_POS_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/game_record.h"
#include "engine/rule.h"

namespace tengen {

// Whether the bytes are such a file: the length fits byte 0, and no point repeats. Move text in a
// file of the same name never is: so long a text repeats a letter.
bool IsPos(absl::string_view bytes);

// InvalidArgument names the first byte that is wrong.
absl::StatusOr<GameRecord> ParsePos(absl::string_view bytes, Rule rule);

// InvalidArgument if the board is not 15x15 or the game has a pass.
absl::StatusOr<std::string> FormatPos(const GameRecord& game);

}  // namespace tengen

#endif  // TENGEN_ENGINE_FORMATS_POS_H_
