// The game files of Gomotur, *.rec, which the Piskvork manager reads too.
//
//   pbrain-a.exe        the two players
//   pbrain-b.exe
//   9,9,0               moves: column and row from the top left, from 0, and milliseconds
//   10,8,1500
//   0                   end code, perhaps
//
// No file names its rule or its board, which is 20x20 unless a larger one is known.
#ifndef TENGEN_ENGINE_FORMATS_REC_H_
#define TENGEN_ENGINE_FORMATS_REC_H_

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/game_record.h"

namespace tengen {

// The moves, with rule and size from `defaults`; a smaller board than 20x20 counts as 20x20.
// InvalidArgument names the line and what was expected.
absl::StatusOr<GameRecord> ParseRec(absl::string_view text, const RecordDefaults& defaults);

}  // namespace tengen

#endif  // TENGEN_ENGINE_FORMATS_REC_H_
