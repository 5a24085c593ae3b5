// The sums of a match: who beat whom how often, and what it took.
//
//   MatchTally tally(num_engines, OpeningUse::kTwice);
//   tally.Add(game, summary);
//   tally.pairings().front().pairs      // the pentanomial counts of the first engine
//
// The sums do not depend on the order in which games are added. Pure. Not thread-safe.
#ifndef TENGEN_PROTOCOL_MANAGER_MATCH_TALLY_H_
#define TENGEN_PROTOCOL_MANAGER_MATCH_TALLY_H_

#include <array>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "absl/time/time.h"
#include "protocol/manager/game_outcome.h"
#include "protocol/manager/schedule.h"
#include "protocol/manager/statistics.h"

namespace tengen {

// Results for one engine, against one other or all.
struct ResultCounts {
  WinDrawLoss games;
  Pentanomial pairs;  // complete pairs only; none with OpeningUse::kOnce
};

struct EngineTally {
  ResultCounts results;
  std::array<int64_t, kNumGameReasons> losses = {};  // by reason
  PlayerTimes times;
};

// Engines by number, first < second.
using Pairing = std::pair<int, int>;

class MatchTally {
 public:
  MatchTally(int num_engines, OpeningUse opening_use)
      : opening_use_(opening_use), engines_(static_cast<size_t>(num_engines)) {}

  // REQUIRES: the game is over and was not added before.
  void Add(const ScheduledGame& game, const GameSummary& summary);

  int64_t games() const { return games_; }
  const std::vector<EngineTally>& engines() const { return engines_; }
  // For the first engine of each pairing.
  const std::map<Pairing, ResultCounts>& pairings() const { return pairings_; }

  // Of all games together.
  absl::Duration wall() const { return wall_; }
  absl::Duration waited() const { return waited_; }

 private:
  void AddPair(const ScheduledGame& game, int half_points);

  const OpeningUse opening_use_;
  int64_t games_ = 0;
  std::vector<EngineTally> engines_;
  std::map<Pairing, ResultCounts> pairings_;
  std::map<int, int> open_pairs_;  // the first engine's half points in the game that is there
  absl::Duration wall_;
  absl::Duration waited_;
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_MANAGER_MATCH_TALLY_H_
