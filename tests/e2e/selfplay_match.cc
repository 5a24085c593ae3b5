#include "tests/e2e/selfplay_match.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <optional>
#include <random>
#include <thread>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/synchronization/mutex.h"
#include "tests/oracle/forbidden.h"

namespace tengen {
namespace {

constexpr int kGamesOfAKind = 4;
constexpr int kMaxOpeningStones = 5;
constexpr int kOpeningReach = 3;  // from the centre, in columns and rows
constexpr std::array<int64_t, 2> kMemoryLimits = {83886080, 367001600};

struct Kind {
  Rule rule;
  int size;
};

// Renju is played on 15 only.
constexpr std::array<Kind, 9> kKinds = {{{Rule::kFreestyle, 15},
                                         {Rule::kStandard, 15},
                                         {Rule::kRenju, 15},
                                         {Rule::kCaro, 15},
                                         {Rule::kCaroPlus, 15},
                                         {Rule::kFreestyle, 20},
                                         {Rule::kStandard, 20},
                                         {Rule::kCaro, 20},
                                         {Rule::kCaroPlus, 20}}};

std::vector<Point> RandomOpening(const Kind& kind, uint64_t seed) {
  std::mt19937_64 random(seed);
  const auto below = [&random](int bound) {
    return static_cast<int>(random() % static_cast<uint64_t>(bound));
  };
  oracle::Board board(kind.size);
  std::vector<Point> stones;
  const size_t wanted = static_cast<size_t>(below(kMaxOpeningStones + 1));
  while (stones.size() < wanted) {
    const int corner = kind.size / 2 - kOpeningReach;
    const Point point =
        Point::At(corner + below(2 * kOpeningReach + 1), corner + below(2 * kOpeningReach + 1));
    const Color color = stones.size() % 2 == 0 ? Color::kBlack : Color::kWhite;
    if (board.at(point) != Cell::kEmpty ||
        oracle::OutcomeOf(board, kind.rule, {color, point}) != oracle::Outcome::kNothing) {
      continue;
    }
    board.Set(point, CellOf(color));
    stones.push_back(point);
  }
  return stones;
}

using Players = std::vector<BrainSession>;

absl::StatusOr<Players> StartPlayers(const BrainCommand& brain) {
  Players players;
  for (int i = 0; i < kNumColors; ++i) {
    absl::StatusOr<BrainSession> player = BrainSession::Start(brain.program, brain.arguments);
    if (!player.ok()) return player.status();
    players.push_back(*std::move(player));
  }
  return players;
}

// Ends the brains by END; whoever does not go, or says more, is at fault.
void EndPlayers(Players& players, absl::Duration patience, std::vector<Fault>& faults) {
  for (BrainSession& player : players) {
    if (!player.Send("END\n").ok()) continue;  // already gone, and already a fault
    if (absl::Status status = player.ExpectExit(patience); !status.ok()) {
      const FaultKind kind = absl::IsDeadlineExceeded(status)     ? FaultKind::kHung
                             : absl::IsFailedPrecondition(status) ? FaultKind::kMalformed
                                                                  : FaultKind::kCrashed;
      faults.push_back({kind, absl::StrCat("after END: ", std::string(status.message()))});
    }
  }
}

// Plays the games of one thread: pairs of games in the same processes.
class MatchWorker {
 public:
  explicit MatchWorker(const MatchConfig& match) : match_(match) {}

  SelfPlayResult Play(int number) {
    SelfPlayResult result;
    if (!players_) {
      absl::StatusOr<Players> players = StartPlayers(match_.brain);
      if (!players.ok()) {
        result.faults.push_back({FaultKind::kCrashed, players.status().ToString()});
        return result;
      }
      players_ = *std::move(players);
    }
    result = SelfPlayGame(ConfigOfGame(match_, number)).Play({&(*players_)[0], &(*players_)[1]});
    if (result.end == GameEnd::kBroken) {
      players_.reset();
    } else if (!ReusesProcesses(number + 1) || number + 1 >= match_.games) {
      EndPlayers(*players_, match_.patience, result.faults);
      players_.reset();
    }
    return result;
  }

 private:
  const MatchConfig& match_;
  std::optional<Players> players_;
};

}  // namespace

SelfPlayConfig ConfigOfGame(const MatchConfig& match, int number) {
  const Kind& kind = kKinds[static_cast<size_t>(number / kGamesOfAKind) % kKinds.size()];
  SelfPlayConfig config;
  config.rule = kind.rule;
  config.size = kind.size;
  config.opening = RandomOpening(kind, match.seed * 1'000'003 + static_cast<uint64_t>(number));
  config.turn_limit = match.turn_limit;
  config.tolerance = match.tolerance;
  config.patience = match.patience;
  config.max_memory = kMemoryLimits[static_cast<size_t>(number / 2) % kMemoryLimits.size()];
  return config;
}

bool ReusesProcesses(int number) { return number % 2 == 1; }

SelfPlayReport PlayMatch(const MatchConfig& match,
                         const std::function<void(int games_done)>& progress) {
  absl::Mutex mutex;
  SelfPlayReport report;
  int games_done = 0;
  std::atomic<int> next_pair = 0;
  const auto play_pairs = [&] {
    MatchWorker worker(match);
    for (int first; (first = 2 * next_pair.fetch_add(1)) < match.games;) {
      for (int number = first; number < std::min(first + 2, match.games); ++number) {
        const SelfPlayResult result = worker.Play(number);
        const absl::MutexLock lock(&mutex);
        report.Add(ConfigOfGame(match, number), result);
        if (progress) progress(++games_done);
      }
    }
  };
  std::vector<std::thread> threads;
  threads.reserve(static_cast<size_t>(match.concurrency));
  for (int i = 0; i < match.concurrency; ++i) threads.emplace_back(play_pairs);
  for (std::thread& thread : threads) thread.join();
  return report;
}

}  // namespace tengen
