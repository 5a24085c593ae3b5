// Everything that one connection with a manager is about: settings, game, search.
//
//   Session session(searcher, sink, [] { ... });
//   session.game().Start(15);
//   session.Think(arrival, job);
//   session.AnswerThought();
//
// Nothing is parsed here, and nothing written but what the search itself reports. Thread rule: one
// owner thread; the searcher is used by the thinker's thread while a search runs, and otherwise by
// the owner's.
#ifndef TENGEN_PROTOCOL_SESSION_H_
#define TENGEN_PROTOCOL_SESSION_H_

#include <functional>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/time/time.h"
#include "absl/types/span.h"
#include "engine/point.h"
#include "protocol/game.h"
#include "protocol/response.h"
#include "protocol/settings.h"
#include "protocol/thinker.h"
#include "search/searcher.h"

namespace tengen {

class Session {
 public:
  // `on_thought` is called from another thread when a search has ended. `searcher` and `sink`
  // outlive this.
  Session(Searcher& searcher, ResponseSink& sink, std::function<void()> on_thought);

  Settings& settings() { return settings_; }
  Game& game() { return game_; }
  ResponseSink& sink() { return sink_; }

  // A new game begins: the searcher's tables age, the clock is set back. REQUIRES: !thinking().
  void NewGame();

  // The search for a move in `game` under the settings, its clock running since `arrival`. Fails
  // where nothing can be played: no board, an unsupported rule, a full board.
  absl::StatusOr<SearchRequest> RequestFor(const Game& game, absl::Time arrival) const;

  // Hands the settings to the searcher and starts `job`. REQUIRES: !thinking().
  void Think(absl::Time arrival, Thinker::Job job);

  bool thinking() const { return thinker_.thinking(); }
  bool thought_is_ready() const { return thinker_.done(); }

  // Asks the search to come to its end. Nothing if !thinking().
  void HurryThought() { thinker_.Stop(); }
  // Waits for the end of the search, up to `patience`, and runs its answer. False if it did not
  // end. REQUIRES: thinking().
  bool AnswerThought(absl::Duration patience = absl::InfiniteDuration());
  // Stops the search and drops its answer. Nothing if !thinking().
  void DiscardThought();

  // Tells a search that is under way what the settings now say about time.
  void UpdateThoughtsClock();

  // First moves that `RequestFor` leaves out: single points, and the last moves of whole games
  // whose other moves are the stones of the board in their order.
  void Block(absl::Span<const Point> points);
  void Unblock(absl::Span<const Point> points);
  void UnblockAll() { blocked_ = Bitboard(); }
  void BlockPath(std::vector<Point> moves);
  void UnblockPath(const std::vector<Point>& moves);
  void UnblockAllPaths() { blocked_paths_.clear(); }

  // Forgets what the searcher has learnt, at once or as soon as the search has ended.
  void ClearTables();
  // Entries of the transposition table in use, per thousand, when it was last at rest.
  int table_usage() const { return table_usage_; }

  int max_threads() const { return searcher_.max_threads(); }

  // The value of the last search for a move, for the side that moved.
  void set_last_value(Value value) { last_value_ = value; }
  std::optional<Value> last_value() const { return last_value_; }

 private:
  void ConfigureSearcher();
  void Report(const absl::Status& status);
  void NoteThoughtsEnd();

  Searcher& searcher_;
  ResponseSink& sink_;
  Settings settings_;
  Settings configured_;  // what the searcher has been told
  Game game_;
  absl::Time arrival_;  // of the command that is thought about
  bool clear_tables_ = false;
  int table_usage_ = 0;
  Bitboard blocked_;
  std::vector<std::vector<Point>> blocked_paths_;
  std::optional<Value> last_value_;
  Thinker thinker_;  // last: it ends before what its jobs use
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_SESSION_H_
