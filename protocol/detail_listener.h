// Tells a GUI how a search goes on, in the lines of Yixin-Board.
//
//   DetailListener listener(sink, {.realtime = true, .values = true});
//   searcher.Search(request, control, listener);
//
// Writes nothing at all unless the manager asked for it with INFO show_detail: elsewhere a line
// that begins with INFO would pass for an illegal move.
#ifndef TENGEN_PROTOCOL_DETAIL_LISTENER_H_
#define TENGEN_PROTOCOL_DETAIL_LISTENER_H_

#include <string>

#include "absl/time/time.h"
#include "engine/bitboard.h"
#include "engine/point.h"
#include "engine/rule.h"
#include "eval/value.h"
#include "protocol/response.h"
#include "protocol/settings.h"
#include "search/search_listener.h"

namespace tengen {

class DetailListener : public SearchListener {
 public:
  // Lines about single root moves, one of each kind a move and iteration, begin only when the
  // search has run this long: before, nobody could follow them.
  static constexpr absl::Duration kRootMovesAfter = absl::Milliseconds(200);

  // `sink` outlives this.
  DetailListener(ResponseSink& sink, DetailLines lines) : sink_(sink), lines_(lines) {}

  void OnReport(const SearchReport& report) override;
  void OnRootMove(Point move) override;
  void OnRootMoveDone(Point move, Value value) override;

 private:
  bool TellsRootMoves() const { return lines_.realtime && elapsed_ >= kRootMovesAfter; }

  ResponseSink& sink_;
  DetailLines lines_;
  absl::Duration elapsed_;  // at the last report
  Bitboard begun_;          // root moves that were told since the last report
  Bitboard done_;
};

// A value as Yixin-Board reads it: "23", or "+M5" and "-M6" for a win and a loss in so many plies.
std::string FormatValue(Value value);

// The end of a search in one line, for people: depth, value, nodes, time, rule and line.
std::string FormatSummary(const SearchReport& report, Rule rule);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_DETAIL_LISTENER_H_
