#include "engine/formats/rec.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/numbers.h"
#include "absl/types/span.h"
#include "engine/formats/move_lines.h"
#include "engine/geometry.h"

namespace tengen {
namespace {

constexpr size_t kNumNames = 2;
constexpr int kSmallestBoard = 20;

}  // namespace

absl::StatusOr<GameRecord> ParseRec(absl::string_view text, const RecordDefaults& defaults) {
  const std::vector<TextLine> all = TextLinesOf(text);
  if (all.size() < kNumNames) {
    return absl::InvalidArgumentError("line 1: expected the names of two players, a line each");
  }
  absl::Span<const TextLine> lines = absl::MakeConstSpan(all).subspan(kNumNames);
  int end_code = 0;
  if (!lines.empty() && absl::SimpleAtoi(lines.back().text, &end_code)) lines.remove_suffix(1);
  GameRecord game;
  game.rule = defaults.rule;
  game.board = Geometry(std::max(defaults.size, kSmallestBoard));
  for (const TextLine& line : lines) {
    absl::StatusOr<RecordedMove> move = ParseMoveLine(line, game.board, FirstNumber::kZero);
    if (!move.ok()) return move.status();
    game.moves.push_back(*move);
  }
  return game;
}

}  // namespace tengen
