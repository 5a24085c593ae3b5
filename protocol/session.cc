#include "protocol/session.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/time/clock.h"

namespace tengen {

Session::Session(Searcher& searcher, ResponseSink& sink, std::function<void()> on_thought)
    : searcher_(searcher), sink_(sink), thinker_(searcher, std::move(on_thought)) {}

void Session::NewGame() {
  searcher_.NewGame();
  settings_.clock.NewGame();
  last_value_.reset();
}

absl::StatusOr<SearchRequest> Session::RequestFor(const Game& game, absl::Time arrival) const {
  if (!game.has_board()) {
    return absl::FailedPreconditionError("no board: expected START with a supported size first");
  }
  absl::StatusOr<Rule> rule = RuleInForce(settings_);
  if (!rule.ok()) return absl::FailedPreconditionError(rule.status().message());
  if (game.IsFull()) return absl::FailedPreconditionError("the board is full");
  SearchRequest request{.position = game.MakePosition(*rule), .limits = {}, .excluded = blocked_};
  request.limits.time = settings_.time_control();
  request.limits.start = arrival;
  request.limits.nodes = settings_.max_nodes;
  request.limits.depth = settings_.max_depth;
  const auto is_played = [](Point point, const Game::Stone& stone) { return point == stone.point; };
  for (const std::vector<Point>& path : blocked_paths_) {
    if (std::equal(path.begin(), path.end() - 1, game.stones().begin(), game.stones().end(),
                   is_played)) {
      request.excluded.Add(path.back());
    }
  }
  return request;
}

void Session::Think(absl::Time arrival, Thinker::Job job) {
  ConfigureSearcher();
  arrival_ = arrival;
  thinker_.Start(std::move(job));
}

void Session::ConfigureSearcher() {
  if (std::exchange(clear_tables_, false)) searcher_.Clear();
  if (settings_.memory != configured_.memory) Report(searcher_.SetMemory(settings_.memory));
  const bool table_changed =
      settings_.memory != configured_.memory || settings_.table_size != configured_.table_size;
  if (table_changed && settings_.table_size != 0) {
    Report(searcher_.SetTableSize(settings_.table_size));
  }
  if (settings_.threads != configured_.threads) {
    const int in_force = searcher_.SetThreads(settings_.threads);
    if (in_force != settings_.threads) {
      Report(absl::InvalidArgumentError(
          absl::StrCat(settings_.threads, " threads asked for, ", in_force, " in force")));
    }
  }
  configured_ = settings_;
}

// INFO is never answered, so what came of it is told before the next search, and only to a GUI.
void Session::Report(const absl::Status& status) {
  if (!status.ok() && settings_.yixin_dialect) sink_.Write(FormatMessage(status.message()));
}

void Session::NoteThoughtsEnd() {
  settings_.clock.AddUsed(absl::Now() - arrival_);
  if (std::exchange(clear_tables_, false)) searcher_.Clear();
  table_usage_ = searcher_.TableUsage();
}

bool Session::AnswerThought(absl::Duration patience) {
  const Thinker::Answer answer = thinker_.WaitFor(patience);
  if (!answer) return false;
  NoteThoughtsEnd();
  answer();
  return true;
}

void Session::DiscardThought() {
  if (!thinking()) return;
  thinker_.Stop();
  thinker_.Wait();
  NoteThoughtsEnd();
}

void Session::UpdateThoughtsClock() {
  if (!thinking()) return;
  // A manager that says "now" may take it back at once; the move is due all the same.
  if (settings_.clock.IsDue()) thinker_.Stop();
  thinker_.SetTimeControl(settings_.time_control());
}

void Session::Block(absl::Span<const Point> points) {
  for (Point point : points) blocked_.Add(point);
}

void Session::Unblock(absl::Span<const Point> points) {
  for (Point point : points) blocked_.Remove(point);
}

void Session::BlockPath(std::vector<Point> moves) {
  if (moves.empty()) return;
  UnblockPath(moves);
  blocked_paths_.push_back(std::move(moves));
}

void Session::UnblockPath(const std::vector<Point>& moves) {
  blocked_paths_.erase(std::remove(blocked_paths_.begin(), blocked_paths_.end(), moves),
                       blocked_paths_.end());
}

void Session::ClearTables() {
  table_usage_ = 0;
  if (thinking()) {
    clear_tables_ = true;
  } else {
    searcher_.Clear();
  }
}

}  // namespace tengen
