// Games of five in a row in the Smart Game Format, *.sgf: the main line without its comments.
//
//   (;FF[4]GM[4]SZ[15]RU[renju]RE[B+]
//   ;B[hh];W[ig];B[jf])
//
// A point is two letters, column and row from the top left; both begin with a, and i is used. An
// empty point is a pass. The first variation at each branch is the main line.
#ifndef TENGEN_ENGINE_FORMATS_SGF_H_
#define TENGEN_ENGINE_FORMATS_SGF_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/game_record.h"

namespace tengen {

// Properties that a record has no place for are skipped. InvalidArgument names the line, the
// property and what was expected: another game than gomoku, set-up stones, a colour that moves
// twice, a point outside the board, a file that ends early. Unimplemented for other boards.
absl::StatusOr<GameRecord> ParseSgf(absl::string_view text, const RecordDefaults& defaults);

// The format has no place for thinking times, so they are lost.
std::string FormatSgf(const GameRecord& game);

}  // namespace tengen

#endif  // TENGEN_ENGINE_FORMATS_SGF_H_
