// Decisions of an opening in which the colours are up for choice: swap2, and balanced moves.
//
//   OpeningChooser chooser(searcher, control, listener, limits);
//   OpeningDecision decision = chooser.AnswerThree(position);       // swap2, second player
//   if (decision.choice == OpeningChoice::kTakeBlack) { ... }
//
// Every choice is by the values of searches; the limits are those of the whole decision. Values are
// for White, who is to move after the three or five stones. One object a decision.
#ifndef TENGEN_SEARCH_OPENING_CHOOSER_H_
#define TENGEN_SEARCH_OPENING_CHOOSER_H_

#include <cstdint>
#include <vector>

#include "engine/point.h"
#include "engine/position.h"
#include "eval/value.h"
#include "search/parted_search.h"

namespace tengen {

enum class OpeningChoice : uint8_t {
  kTakeBlack,
  kTakeWhite,  // and play `moves`, one stone
  kPlaceTwo,   // `moves`, a white stone and a black one; the opponent chooses
};

struct OpeningDecision {
  OpeningChoice choice = OpeningChoice::kTakeWhite;
  std::vector<Point> moves;
};

// Two moves in a row, and the value after them for the side that plays the first.
struct BalancedPair {
  std::vector<Point> moves;  // empty if the board has not two empty points
  Value value = 0;
};

class OpeningChooser {
 public:
  // All arguments outlive this.
  OpeningChooser(Searcher& searcher, SearchControl& control, SearchListener& listener,
                 const SearchLimits& limits)
      : search_(searcher, control, listener, limits) {}

  // The first player's three stones, black, white, black, after which neither side is better.
  // REQUIRES: `empty` has no stones.
  std::vector<Point> PlaceThree(const Position& empty);

  // The second player's answer to three stones.
  OpeningDecision AnswerThree(const Position& position);

  // The first player's answer to five stones: a colour.
  OpeningDecision AnswerFive(const Position& position);

  // Two moves after which the value for the side to move is as near to `target` as can be found.
  BalancedPair BalanceTwo(const Position& position, Value target);

 private:
  PartedSearch search_;
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_OPENING_CHOOSER_H_
