// The game files of the Piskvork manager, *.psq.
//
//   absl::StatusOr<PsqFile> file = ParsePsq(text, {.rule = Rule::kStandard, .size = 15});
//   FormatPsq(*file)
//
// The file is text; any line end is read, '\n' is written:
//
//   Piskvorky 20x20, 0:11, 1     board; each player's level, 0 human, 1..11; who began, 0 or 1
//   10,10,0                      a move: column and row from the top left, both from 1, and
//   11,9,1500                    the milliseconds it took, which may be missing
//   pbrain-a.exe                 lines of free text, perhaps: a batch names its two players here
//   pbrain-b.exe
//   -1                           end code, perhaps: 0 normal, -2 error, 15 time-out
//
// The judge writes the lines with moves only. No file names its rule.
#ifndef TENGEN_ENGINE_FORMATS_PSQ_H_
#define TENGEN_ENGINE_FORMATS_PSQ_H_

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/game_record.h"

namespace tengen {

struct PsqFile {
  GameRecord game;                      // the result is not in the file: always kOpen
  std::array<int, 2> levels = {};       // by player
  int first_player = 0;                 // the player who has Black, 0 or 1
  std::vector<std::string> notes = {};  // the free text, a line each, trimmed and not empty
  std::optional<int> end_code = {};

  friend bool operator==(const PsqFile& a, const PsqFile& b) = default;
};

// Every file takes the rule from `defaults`, one without header the size too. InvalidArgument names
// the line and what was expected; Unimplemented for a board that is not square or not 5 to 22
// points a side. Moves are on the board; whether they are on a stone is `Replay`'s question.
absl::StatusOr<PsqFile> ParsePsq(absl::string_view text, const RecordDefaults& defaults);

// The text of a file with header. InvalidArgument if the game has a pass, which the format lacks.
absl::StatusOr<std::string> FormatPsq(const PsqFile& file);

}  // namespace tengen

#endif  // TENGEN_ENGINE_FORMATS_PSQ_H_
