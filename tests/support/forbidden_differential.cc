#include "tests/support/forbidden_differential.h"

#include "absl/strings/str_cat.h"
#include "engine/forbidden.h"
#include "tests/oracle/forbidden.h"
#include "tests/support/test_data.h"

namespace tengen {
namespace {

ForbiddenKind KindOf(oracle::Foul foul) {
  switch (foul) {
    case oracle::Foul::kNone:
      return ForbiddenKind::kNone;
    case oracle::Foul::kOverline:
      return ForbiddenKind::kOverline;
    case oracle::Foul::kDoubleFour:
      return ForbiddenKind::kDoubleFour;
    case oracle::Foul::kDoubleThree:
      return ForbiddenKind::kDoubleThree;
  }
  return ForbiddenKind::kNone;
}

void Place(const Stones& stones, Position& position) {
  for (Point point : stones.black) position.Place(point, Cell::kBlack);
  for (Point point : stones.white) position.Place(point, Cell::kWhite);
}

}  // namespace

std::string ForbiddenDifferential::Compare(const Stones& stones) {
  const auto [entry, is_new] =
      positions_.try_emplace(stones.size, Position(Rule::kRenju, Geometry(stones.size)));
  Position& position = entry->second;
  const oracle::Board board = BoardOf(stones);
  Place(stones, position);
  const uint64_t hash = position.hash();
  const std::string fault = CompareAll(position, board);
  if (!fault.empty()) return absl::StrCat(fault, DrawBoard(board));
  if (position.hash() != hash) return "the verdicts leave another position behind";
  CountNested(position, board);
  while (position.ply() > 0) position.Undo();
  return "";
}

std::string ForbiddenDifferential::CompareAll(Position& position, const oracle::Board& board) {
  Bitboard forbidden;
  bool has_double_three = false;
  for (Point point : board.EmptyPoints()) {
    const ForbiddenKind expected = KindOf(FoulAt(board, point));
    const ForbiddenKind found = FindForbidden(position, point);
    if (found != expected) {
      return absl::StrCat(TextOf(point, board.size()), " is ", NameOf(expected), ", not ",
                          NameOf(found));
    }
    ++counters_.points;
    if (expected != ForbiddenKind::kNone) forbidden.Add(point);
    has_double_three |= expected == ForbiddenKind::kDoubleThree;
  }
  ++counters_.positions;
  counters_.with_forbidden += forbidden.IsEmpty() ? 0 : 1;
  counters_.with_double_three += has_double_three ? 1 : 0;
  return ForbiddenPointsOf(position) == forbidden ? "" : "the set differs from the single verdicts";
}

// Only a point of the class `kForbidden` can have a verdict other than legal at any depth.
void ForbiddenDifferential::CountNested(const Position& position, const oracle::Board& board) {
  bool nested = false;
  bool twice_nested = false;
  for (Point point : position.points(Color::kBlack, PointThreat::kForbidden)) {
    const oracle::Foul right = FoulAt(board, point);
    nested |= FoulToDepth(board, point, 0) != right;
    twice_nested |= FoulToDepth(board, point, 1) != right;
  }
  counters_.nested += nested ? 1 : 0;
  counters_.twice_nested += twice_nested ? 1 : 0;
}

}  // namespace tengen
