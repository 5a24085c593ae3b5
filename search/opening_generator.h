// Balanced openings by search, for matches that shall be decided by play alone.
//
//   OpeningGenerator generator({.rule = Rule::kRenju, .seed = 7}, *searcher);
//   for (uint64_t index = 0; ; ++index) {
//     if (std::optional<BalancedOpening> opening = generator.Try(index)) { ... }
//   }
//
// A try places random stones close to each other, and then the one after which neither side is
// better. It is worth keeping if that holds for a longer second look, too, if neither side, were it
// to move, wins by continuous fours, and if the side to move does not win by continuous threats.
// Different tries may bring the same opening, or one that is equal to it under symmetry.
#ifndef TENGEN_SEARCH_OPENING_GENERATOR_H_
#define TENGEN_SEARCH_OPENING_GENERATOR_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/geometry.h"
#include "engine/point.h"
#include "engine/position.h"
#include "engine/rule.h"
#include "eval/value.h"
#include "search/search_listener.h"
#include "search/search_request.h"
#include "search/searcher.h"
#include "search/solver/vcf.h"
#include "search/solver/vct.h"

namespace tengen {

// What openings are wanted, and what a try may cost.
struct OpeningRecipe {
  Rule rule = Rule::kFreestyle;
  Geometry board{15};
  // Stones of an opening: 1 <= least <= most, and at most half of the board.
  int least_stones = 4;
  int most_stones = 9;
  double bound = 0.05;      // on the distance of the win rate from 1/2
  uint64_t nodes = 20'000;  // at least 4; a quarter of them to find the last stone
  uint64_t seed = 0;
};

struct BalancedOpening {
  std::vector<Point> moves;  // Black first, colours in turn
  Value value = 0;           // for the side to move
};

// Not thread-safe: one a thread.
class OpeningGenerator {
 public:
  // `searcher` outlives this and is used by nobody else meanwhile.
  OpeningGenerator(const OpeningRecipe& recipe, Searcher& searcher);

  // The opening of the try of that number, if there is one worth keeping. The same recipe and
  // number give the same answer, whatever was tried before.
  std::optional<BalancedOpening> Try(uint64_t index);

 private:
  SearchReport Search(SearchRequest request, uint64_t nodes);
  bool IsBalanced(Value value) const;
  // Whether there is a win by fours for either colour, or one by threats for the side to move; or
  // may be.
  bool MayBeWon(Position position);

  OpeningRecipe recipe_;
  Searcher& searcher_;
  VcfSolver vcf_;
  VctSolver vct_;
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_OPENING_GENERATOR_H_
