#include "protocol/cli/opening_file.h"

#include <filesystem>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/formats/move_lines.h"
#include "engine/formats/psq.h"
#include "engine/game_record.h"
#include "protocol/text_file.h"

namespace tengen {
namespace {

constexpr absl::string_view kPsqEnding = ".psq";

absl::Status In(absl::string_view path, const absl::Status& status) {
  return absl::Status(status.code(), absl::StrCat(path, ": ", status.message()));
}

absl::StatusOr<Opening> ReadPsqOpening(const std::string& path, const Geometry& board) {
  const absl::StatusOr<std::string> text = ReadTextFile(path);
  if (!text.ok()) return text.status();
  const absl::StatusOr<PsqFile> file = ParsePsq(*text, {.size = board.size()});
  if (!file.ok()) return In(path, file.status());
  const int size = file->game.board.size();
  if (size != board.size()) {
    return In(path, absl::InvalidArgumentError(absl::StrCat(
                        "a board of ", size, " points a side, expected ", board.size())));
  }
  if (absl::Status replayed = Replay(file->game).status(); !replayed.ok()) {
    return In(path, replayed);
  }
  Opening opening;
  for (const RecordedMove& move : file->game.moves) opening.push_back(move.point);
  return opening;
}

// Reads what one line of the list at `list_path` stands for.
absl::StatusOr<Opening> ReadLine(const TextLine& line, const std::string& list_path,
                                 const Geometry& board) {
  if (!absl::EndsWithIgnoreCase(line.text, kPsqEnding)) {
    absl::StatusOr<Opening> opening = ParseOpeningLine(line, board);
    return opening.ok() ? std::move(opening) : In(list_path, opening.status());
  }
  const std::filesystem::path named =
      std::filesystem::path(list_path).parent_path() / std::string(line.text);
  absl::StatusOr<Opening> opening = ReadPsqOpening(named.string(), board);
  if (opening.ok()) return opening;
  return In(absl::StrCat(list_path, ", line ", line.number), opening.status());
}

absl::StatusOr<std::vector<Opening>> ReadList(const std::string& path, const Geometry& board) {
  const absl::StatusOr<std::string> text = ReadTextFile(path);
  if (!text.ok()) return text.status();
  std::vector<Opening> openings;
  for (const TextLine& line : TextLinesOf(*text)) {
    absl::StatusOr<Opening> opening = ReadLine(line, path, board);
    if (!opening.ok()) return opening.status();
    openings.push_back(*std::move(opening));
  }
  if (openings.empty()) {
    return absl::InvalidArgumentError(
        absl::StrCat(path, ": no opening, expected one a line, as in 'h8h9i8' or '0,0, 0,-1'"));
  }
  return openings;
}

}  // namespace

absl::StatusOr<std::vector<Opening>> ReadOpenings(const std::string& path, const Geometry& board) {
  if (!absl::EndsWithIgnoreCase(path, kPsqEnding)) return ReadList(path, board);
  absl::StatusOr<Opening> opening = ReadPsqOpening(path, board);
  if (!opening.ok()) return opening.status();
  return std::vector<Opening>{*std::move(opening)};
}

}  // namespace tengen
