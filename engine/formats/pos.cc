#include "engine/formats/pos.h"

#include <cstddef>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "engine/bitboard.h"
#include "engine/geometry.h"
#include "engine/point.h"

namespace tengen {
namespace {

constexpr int kSize = 15;

constexpr int ByteAt(absl::string_view bytes, size_t place) {
  return static_cast<unsigned char>(bytes[place]);
}

}  // namespace

bool IsPos(absl::string_view bytes) { return ParsePos(bytes, Rule::kFreestyle).ok(); }

absl::StatusOr<GameRecord> ParsePos(absl::string_view bytes, Rule rule) {
  if (bytes.empty() || bytes.size() != static_cast<size_t>(ByteAt(bytes, 0)) + 1) {
    return absl::InvalidArgumentError(absl::StrCat(
        "byte 0: expected the number of stones, which is one less than the length of the file (",
        bytes.size(), ")"));
  }
  GameRecord game;
  game.rule = rule;
  game.board = Geometry(kSize);
  Bitboard stones;
  for (size_t i = 1; i < bytes.size(); ++i) {
    const int place = ByteAt(bytes, i);
    if (place >= kSize * kSize) {
      return absl::InvalidArgumentError(
          absl::StrCat("byte ", i, ": ", place, ", expected a point of 0 to 224"));
    }
    const Point point = Point::At(place % kSize, place / kSize);
    if (stones.Contains(point)) {
      return absl::InvalidArgumentError(
          absl::StrCat("byte ", i, ": ", place, " is on a stone, expected an empty point"));
    }
    stones.Add(point);
    game.moves.push_back({point, std::nullopt});
  }
  return game;
}

absl::StatusOr<std::string> FormatPos(const GameRecord& game) {
  if (game.board.size() != kSize) {
    return absl::InvalidArgumentError(absl::StrCat("a .pos file holds a 15x15 board, not ",
                                                   game.board.size(), "x", game.board.size()));
  }
  std::string bytes(1, static_cast<char>(game.moves.size()));
  for (const RecordedMove& move : game.moves) {
    if (move.point == kNoPoint) {
      return absl::InvalidArgumentError("a pass can't be written to a .pos file");
    }
    bytes.push_back(static_cast<char>(move.point.y() * kSize + move.point.x()));
  }
  return bytes;
}

}  // namespace tengen
