#include "protocol/manager/schedule.h"

#include <algorithm>
#include <cassert>

namespace tengen {
namespace {

struct Pairing {
  int first;
  int second;
};

std::vector<Pairing> PairingsOf(const ScheduleSettings& settings) {
  const int num_first = settings.tournament == Tournament::kGauntlet ? 1 : settings.engines;
  std::vector<Pairing> pairings;
  for (int first = 0; first < num_first; ++first) {
    for (int second = first + 1; second < settings.engines; ++second) {
      pairings.push_back({first, second});
    }
  }
  return pairings;
}

}  // namespace

std::vector<ScheduledGame> MakeSchedule(const ScheduleSettings& settings) {
  assert(settings.engines >= 2 && settings.games >= 1 && settings.openings >= 1);
  assert(settings.shard.number >= 1 && settings.shard.number <= settings.shard.count);
  const std::vector<Pairing> pairings = PairingsOf(settings);
  std::vector<ScheduledGame> games;
  int number = 0;
  int pair = 0;
  for (int begin = 0; begin < settings.games; begin += 2) {
    for (const Pairing& pairing : pairings) {
      const bool is_ours = pair % settings.shard.count == settings.shard.number - 1;
      for (int i = begin; i < std::min(begin + 2, settings.games); ++i, ++number) {
        if (!is_ours) continue;
        const int opening = settings.opening_use == OpeningUse::kTwice ? begin / 2 : i;
        games.push_back({number, pair, pairing.first, pairing.second,
                         i == begin ? pairing.first : pairing.second, opening % settings.openings});
      }
      ++pair;
    }
  }
  return games;
}

}  // namespace tengen
