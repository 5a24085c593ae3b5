#include "protocol/cli/position_text.h"

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/bitboard.h"
#include "engine/formats/psq.h"
#include "engine/notation.h"
#include "engine/point.h"

namespace tengen {
namespace {

// Adds stones of one colour to `stones`, which remembers the points taken.
absl::StatusOr<std::vector<Point>> AddStones(absl::string_view text, const Geometry& board,
                                             Bitboard& stones) {
  absl::StatusOr<std::vector<Point>> points = ParseMoves(text, board);
  if (!points.ok()) return points.status();
  for (Point point : *points) {
    if (point == kNoPoint) {
      return absl::InvalidArgumentError("'pass': expected stones only");
    }
    if (stones.Contains(point)) {
      return absl::InvalidArgumentError(absl::StrCat("'", FormatPoint(point, board),
                                                     "' is given twice, expected each point once"));
    }
    stones.Add(point);
  }
  return points;
}

// Whether `text` is of the form "b:... w:...".
bool IsStonesText(absl::string_view text) {
  return absl::StartsWithIgnoreCase(text, "b:") || absl::StartsWithIgnoreCase(text, "w:");
}

absl::StatusOr<StoneTexts> SplitStonesText(absl::string_view text) {
  StoneTexts texts;
  absl::string_view rest = text;
  while (!rest.empty()) {
    const bool is_black = absl::StartsWithIgnoreCase(rest, "b:");
    absl::string_view& part = is_black ? texts.black : texts.white;
    if (part.data() != nullptr) {
      return absl::InvalidArgumentError(
          absl::StrCat("'", rest.substr(0, 2), "' comes twice, expected b: and w: once each"));
    }
    const size_t next_colon = rest.find(':', 2);
    const size_t end = next_colon == absl::string_view::npos ? rest.size() : next_colon - 1;
    part = rest.substr(2, end - 2);
    rest.remove_prefix(end);
    if (!rest.empty() && !IsStonesText(rest)) {
      return absl::InvalidArgumentError(
          absl::StrCat("'", rest.substr(0, 2), "': expected b: or w: before the stones"));
    }
  }
  return texts;
}

}  // namespace

absl::StatusOr<PositionContent> ParsePositionText(absl::string_view text, Rule rule,
                                                  const Geometry& board) {
  const absl::string_view trimmed = absl::StripAsciiWhitespace(text);
  if (absl::StartsWith(trimmed, "Piskvorky")) {
    absl::StatusOr<PsqFile> file = ParsePsq(text, {rule, board.size()});
    if (!file.ok()) return file.status();
    return std::move(file->game);
  }
  if (IsStonesText(trimmed)) {
    const absl::StatusOr<StoneTexts> texts = SplitStonesText(trimmed);
    if (!texts.ok()) return texts.status();
    return ParseStones(*texts, board);
  }
  if (IsDrawing(text)) return ParseDrawing(text);
  return ParseGameText(text, rule, board);
}

absl::StatusOr<GameRecord> ParseGameText(absl::string_view moves, Rule rule,
                                         const Geometry& board) {
  const absl::StatusOr<std::vector<Point>> points = ParseMoves(moves, board);
  if (!points.ok()) return points.status();
  GameRecord game;
  game.rule = rule;
  game.board = board;
  for (Point point : *points) game.moves.push_back({point, std::nullopt});
  return game;
}

absl::StatusOr<BoardSetup> ParseStones(const StoneTexts& texts, const Geometry& board) {
  Bitboard stones;
  absl::StatusOr<std::vector<Point>> black = AddStones(texts.black, board, stones);
  if (!black.ok()) return black.status();
  absl::StatusOr<std::vector<Point>> white = AddStones(texts.white, board, stones);
  if (!white.ok()) return white.status();
  return BoardSetup{board, *std::move(black), *std::move(white)};
}

}  // namespace tengen
