#include "search/root_moves.h"

#include <algorithm>

#include "engine/forbidden.h"
#include "eval/move_prior.h"
#include "search/move_generator.h"

namespace tengen {
namespace {

Bitboard LegalOf(Position& position, const Bitboard& points) {
  const Color own = position.side_to_move();
  Bitboard legal = points & position.empty();
  if (!position.Has(own, PointThreat::kForbidden)) return legal;
  for (Point point : points& position.points(own, PointThreat::kForbidden)) {
    if (IsForbidden(position, own, point)) legal.Remove(point);
  }
  return legal;
}

// From what matters most to what is merely left; the first that is not empty is searched.
std::vector<Bitboard> ChoicesOf(const Position& position) {
  const Color own = position.side_to_move();
  if (position.Has(own, PointThreat::kFive)) return {position.points(own, PointThreat::kFive)};
  if (position.candidates().IsEmpty()) {
    return {Bitboard::Of(position.geometry().centre()), position.empty()};
  }
  return {RepliesOf(position).points, position.points(Opponent(own), PointThreat::kFive),
          position.candidates(), position.empty()};
}

std::vector<RootMove> InOrder(const Position& position, const Bitboard& points) {
  const MovePrior prior(position);
  std::vector<RootMove> moves;
  for (Point point : points) moves.push_back({.move = point, .line = {}});
  std::stable_sort(moves.begin(), moves.end(), [&prior](const RootMove& a, const RootMove& b) {
    return prior.Of(a.move) > prior.Of(b.move);
  });
  return moves;
}

}  // namespace

std::vector<RootMove> RootMovesOf(Position& position, const Bitboard& excluded) {
  std::vector<Bitboard> choices = ChoicesOf(position);
  const Bitboard legal = LegalOf(position, position.empty());
  const Bitboard allowed = legal & ~excluded;
  for (const Bitboard& kept : {allowed, legal, position.empty()}) {
    if (kept.IsEmpty()) continue;
    choices.push_back(kept);
    for (const Bitboard& choice : choices) {
      if (!(choice & kept).IsEmpty()) return InOrder(position, choice & kept);
    }
  }
  return {};
}

std::vector<RootMove> OtherRootMoves(Position& position, const Bitboard& excluded,
                                     const std::vector<RootMove>& moves) {
  Bitboard rest = LegalOf(position, position.empty()) & ~excluded;
  for (const RootMove& root_move : moves) rest.Remove(root_move.move);
  return InOrder(position, rest);
}

}  // namespace tengen
