#include "protocol/manager/match_runner.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <thread>
#include <utility>

#include "absl/base/thread_annotations.h"
#include "absl/synchronization/mutex.h"
#include "protocol/manager/game_runner.h"

namespace tengen {
namespace {

// Hands out the games and takes them back.
class Desk {
 public:
  Desk(absl::Span<const ScheduledGame> games, const GameSink& on_game, std::atomic<bool>& stop)
      : games_(games), on_game_(on_game), stop_(stop) {}

  const ScheduledGame* Take() {
    const absl::MutexLock lock(&mutex_);
    if (stop_.load() || next_ == games_.size()) return nullptr;
    return &games_[next_++];
  }

  void Put(const ScheduledGame& game, const GameOutcome& outcome) {
    const absl::MutexLock lock(&mutex_);
    if (!status_.ok()) return;
    status_ = on_game_(game, outcome);
    if (!status_.ok()) stop_.store(true);
  }

  absl::Status status() {
    const absl::MutexLock lock(&mutex_);
    return status_;
  }

 private:
  const absl::Span<const ScheduledGame> games_;
  const GameSink& on_game_;
  std::atomic<bool>& stop_;
  absl::Mutex mutex_;
  size_t next_ ABSL_GUARDED_BY(mutex_) = 0;
  absl::Status status_ ABSL_GUARDED_BY(mutex_);
};

// The engines of one thread: at most two live, those of the last game.
class Seats {
 public:
  Seats(const MatchSettings& settings, const std::atomic<bool>& stop)
      : settings_(settings), stop_(stop), players_(settings.engines.size()) {}

  // The players of a game by who begins.
  std::array<EnginePlayer*, 2> Take(const ScheduledGame& game) {
    for (size_t i = 0; i < players_.size(); ++i) {
      if (static_cast<int>(i) != game.first && static_cast<int>(i) != game.second) {
        players_[i].reset();
      }
    }
    return {&Player(game.black), &Player(game.white())};
  }

 private:
  EnginePlayer& Player(int number) {
    const size_t i = static_cast<size_t>(number);
    if (players_[i] == nullptr) {
      players_[i] = std::make_unique<EnginePlayer>(settings_.engines[i], settings_.terms, stop_);
    }
    return *players_[i];
  }

  const MatchSettings& settings_;
  const std::atomic<bool>& stop_;
  std::vector<std::unique_ptr<EnginePlayer>> players_;
};

GameSetup SetupOf(const MatchSettings& settings, const ScheduledGame& game) {
  GameSetup setup;
  setup.rule = settings.rule;
  setup.board = settings.board;
  if (settings.openings.empty()) {
    setup.opening.reset();
  } else {
    setup.opening = settings.openings[static_cast<size_t>(game.opening)];
  }
  setup.referee = settings.referee;
  setup.draw_after = settings.draw_after;
  const auto clock_of = [&settings](int engine) {
    return settings.engines[static_cast<size_t>(engine)].clock.value_or(settings.clock);
  };
  setup.clocks = {clock_of(game.black), clock_of(game.white())};
  return setup;
}

// What one thread does. The engines die with the thread that has started them, so they are its own.
void PlayGames(const MatchSettings& settings, Desk& desk, const std::atomic<bool>& stop) {
  Seats seats(settings, stop);
  while (const ScheduledGame* game = desk.Take()) {
    const absl::StatusOr<GameOutcome> outcome =
        PlayGame(SetupOf(settings, *game), seats.Take(*game));
    if (!outcome.ok()) return;  // interrupted
    ScheduledGame played = *game;
    if (outcome->summary.opener == Color::kWhite) played.black = game->white();
    desk.Put(played, *outcome);
  }
}

}  // namespace

absl::Status RunMatch(const MatchSettings& settings, absl::Span<const ScheduledGame> games,
                      const GameSink& on_game, std::atomic<bool>& stop) {
  Desk desk(games, on_game, stop);
  std::vector<std::thread> threads;
  threads.reserve(static_cast<size_t>(settings.concurrency));
  for (int i = 0; i < settings.concurrency; ++i) {
    threads.emplace_back([&] { PlayGames(settings, desk, stop); });
  }
  for (std::thread& thread : threads) thread.join();
  return desk.status();
}

}  // namespace tengen
