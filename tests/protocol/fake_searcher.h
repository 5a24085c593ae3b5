// A searcher that a test scripts.
//
//   FakeSearcher searcher;
//   searcher.set_script(FakeSearcher::WaitForStop({Point::At(7, 7)}));
//
// By default a search ends at once with the first empty point in index order, which is how tests
// know what a brain with this searcher must play.
#ifndef TENGEN_TESTS_PROTOCOL_FAKE_SEARCHER_H_
#define TENGEN_TESTS_PROTOCOL_FAKE_SEARCHER_H_

#include <functional>
#include <utility>
#include <vector>

#include "absl/synchronization/mutex.h"
#include "absl/time/clock.h"
#include "search/searcher.h"

namespace tengen {

// A report of one line a move, best first, all of the value 0.
inline SearchReport ReportOf(const std::vector<Point>& moves) {
  SearchReport report;
  for (Point move : moves) report.lines.push_back({.value = 0, .moves = {move}});
  report.depth = 1;
  return report;
}

class FakeSearcher : public Searcher {
 public:
  using Script = std::function<SearchReport(const SearchRequest&, SearchControl&, SearchListener&)>;

  // The first `num_lines` empty points, at once.
  static SearchReport FirstEmpty(const SearchRequest& request, SearchControl&, SearchListener&) {
    std::vector<Point> moves;
    for (Point point : request.position.empty()) {
      if (static_cast<int>(moves.size()) < request.num_lines) moves.push_back(point);
    }
    return ReportOf(moves);
  }

  // Searches for ever, until it is stopped, and then plays `moves`.
  static Script WaitForStop(std::vector<Point> moves) {
    return
        [moves = std::move(moves)](const SearchRequest&, SearchControl& control, SearchListener&) {
          while (!control.stopped()) absl::SleepFor(absl::Milliseconds(1));
          return ReportOf(moves);
        };
  }

  // At once `moves`, whatever the position.
  static Script Always(std::vector<Point> moves) {
    return [moves = std::move(moves)](const SearchRequest&, SearchControl&, SearchListener&) {
      return ReportOf(moves);
    };
  }

  void set_script(Script script) { script_ = std::move(script); }

  // The requests so far. Only while no search runs.
  const std::vector<SearchRequest>& requests() const { return requests_; }
  const SearchRequest& last_request() const { return requests_.back(); }

  size_t memory() const { return memory_; }
  size_t table_size() const { return table_size_; }
  int threads() const { return threads_; }
  int clears() const { return clears_; }
  int new_games() const { return new_games_; }

  SearchReport Search(const SearchRequest& request, SearchControl& control,
                      SearchListener& listener) override {
    requests_.push_back(request);
    return script_(request, control, listener);
  }
  absl::Status SetMemory(size_t bytes) override {
    memory_ = bytes;
    return absl::OkStatus();
  }
  absl::Status SetTableSize(size_t bytes) override {
    table_size_ = bytes;
    return absl::OkStatus();
  }
  int SetThreads(int threads) override {
    threads_ = threads < max_threads() ? threads : max_threads();
    return threads_;
  }
  int max_threads() const override { return 8; }
  void Clear() override { ++clears_; }
  void NewGame() override { ++new_games_; }
  int TableUsage() const override { return 123; }

 private:
  Script script_ = FirstEmpty;
  std::vector<SearchRequest> requests_;
  size_t memory_ = 0;
  size_t table_size_ = 0;
  int threads_ = 1;
  int clears_ = 0;
  int new_games_ = 0;
};

}  // namespace tengen

#endif  // TENGEN_TESTS_PROTOCOL_FAKE_SEARCHER_H_
