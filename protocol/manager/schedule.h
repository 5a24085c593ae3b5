// Which engine plays which, with which colour, from which opening.
//
//   ScheduleSettings settings;
//   settings.engines = 3;
//   settings.games = 2;
//   for (const ScheduledGame& game : MakeSchedule(settings)) ...
//
// The games of two engines take turns with those of the other pairings, so that a match that is
// stopped is even. Two games in succession of one pairing have the colours swapped. Pure: the same
// settings give the same schedule on every machine, so that shards need not know of each other.
#ifndef TENGEN_PROTOCOL_MANAGER_SCHEDULE_H_
#define TENGEN_PROTOCOL_MANAGER_SCHEDULE_H_

#include <cstdint>
#include <vector>

namespace tengen {

enum class Tournament : uint8_t {
  kRoundRobin,  // everybody against everybody
  kGauntlet,    // the first engine against each of the others
};

// How often a pairing plays an opening before the next one.
enum class OpeningUse : uint8_t {
  kOnce,
  kTwice,  // once with each colour: the two games make a pair
};

// The share of a match that one machine plays: the `number`-th of `count`.
struct Shard {
  int number = 1;
  int count = 1;

  friend bool operator==(const Shard& a, const Shard& b) = default;
};

struct ScheduleSettings {
  int engines = 2;
  Tournament tournament = Tournament::kRoundRobin;
  int games = 2;     // of each pairing
  int openings = 1;  // played in order; after the last one the first comes again
  OpeningUse opening_use = OpeningUse::kTwice;
  Shard shard;
};

struct ScheduledGame {
  int number = 0;  // of the whole match, from 0
  int pair = 0;    // games of the same pair share engines and, with kTwice, the opening
  int first = 0;   // the engines of the pairing, first < second
  int second = 1;
  int black = 0;  // begins; where the opening lets colours change, it may be White in the end
  int opening = 0;

  int white() const { return black == first ? second : first; }
};

// The games of the shard, by number. The shards of a match are disjoint, have all games together,
// and never part the games of a pair. REQUIRES: engines >= 2, games >= 1, openings >= 1,
// 1 <= shard.number <= shard.count.
std::vector<ScheduledGame> MakeSchedule(const ScheduleSettings& settings);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_MANAGER_SCHEDULE_H_
