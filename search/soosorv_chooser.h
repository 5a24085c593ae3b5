// Decisions of the Soosorv opening rule of renju.
//
//   SoosorvChooser chooser(searcher, control, listener, limits);
//   std::vector<Point> opening = chooser.PlaceThree(position);
//
// The rule: the first player places one of the 26 openings; the second may swap; White plays the
// fourth stone and says how many fifth moves Black must offer; Black's player may swap; Black
// offers that many fifth moves, no two equal under the symmetries of the position; White keeps one.
//
// Every choice is by the values of searches; the limits are those of the whole decision. One object
// a decision.
#ifndef TENGEN_SEARCH_SOOSORV_CHOOSER_H_
#define TENGEN_SEARCH_SOOSORV_CHOOSER_H_

#include <vector>

#include "absl/types/span.h"
#include "engine/point.h"
#include "engine/position.h"
#include "search/parted_search.h"

namespace tengen {

enum class SwapChoice : uint8_t { kStay, kSwap };

struct FourthMove {
  Point move;
  int fifth_moves = 1;
};

class SoosorvChooser {
 public:
  // The most fifth moves that may be asked for.
  static constexpr int kMaxFifthMoves = 8;

  // All arguments outlive this.
  SoosorvChooser(Searcher& searcher, SearchControl& control, SearchListener& listener,
                 const SearchLimits& limits)
      : search_(searcher, control, listener, limits) {}

  // The opening after which neither side is better. REQUIRES: `empty` has no stones.
  std::vector<Point> PlaceThree(const Position& empty);

  // Whether the player of White, to move after three stones, would rather be Black.
  SwapChoice AnswerThree(const Position& position);

  // White's fourth stone and its number. REQUIRES: the board is not full.
  FourthMove PlayFourth(const Position& position);

  // Whether the player of Black, who must offer `fifth_moves`, would rather be White.
  SwapChoice AnswerFour(const Position& position, int fifth_moves);

  // `fifth_moves` different moves for Black, best first; fewer if there are no more.
  std::vector<Point> OfferFifths(const Position& position, int fifth_moves);

  // Which of the offered moves White keeps. `position` has four stones. REQUIRES: `offered` is not
  // empty and holds different empty points.
  Point KeepFifth(const Position& position, absl::Span<const Point> offered);

 private:
  // The lines of Black's best fifth moves that differ under symmetry, at most `count`.
  std::vector<SearchLine> FifthLines(const Position& position, int count);

  PartedSearch search_;
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_SOOSORV_CHOOSER_H_
