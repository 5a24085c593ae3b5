#include "protocol/manager/match_tally.h"

#include <algorithm>
#include <cassert>
#include <optional>

#include "engine/color.h"
#include "engine/referee.h"

namespace tengen {
namespace {

constexpr int kDrawHalfPoints = 1;
constexpr int kWinHalfPoints = 2;

void Count(int half_points, WinDrawLoss& games) {
  if (half_points == kWinHalfPoints) ++games.win;
  if (half_points == kDrawHalfPoints) ++games.draw;
  if (half_points == 0) ++games.loss;
}

}  // namespace

void MatchTally::Add(const ScheduledGame& game, const GameSummary& summary) {
  assert(summary.result != GameResult::kOpen);
  ++games_;
  wall_ += summary.wall;
  waited_ += summary.waited;
  const std::optional<Color> winner = WinnerOf(summary.result);
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    const int number = color == Color::kBlack ? game.black : game.white();
    EngineTally& engine = engines_[static_cast<size_t>(number)];
    const int half_points = !winner ? kDrawHalfPoints : *winner == color ? kWinHalfPoints : 0;
    Count(half_points, engine.results.games);
    if (half_points == 0) ++engine.losses[static_cast<size_t>(summary.reason)];
    const PlayerTimes& times = summary.times[static_cast<size_t>(Index(color))];
    engine.times.used += times.used;
    engine.times.moves += times.moves;
    engine.times.worst_overstep = std::max(engine.times.worst_overstep, times.worst_overstep);
    if (number != game.first) continue;
    Count(half_points, pairings_[{game.first, game.second}].games);
    AddPair(game, half_points);
  }
}

void MatchTally::AddPair(const ScheduledGame& game, int half_points) {
  if (opening_use_ == OpeningUse::kOnce) return;
  const auto [other, is_first] = open_pairs_.emplace(game.pair, half_points);
  if (is_first) return;
  const size_t sum = static_cast<size_t>(other->second + half_points);
  open_pairs_.erase(other);
  ++pairings_[{game.first, game.second}].pairs.pairs[sum];
  ++engines_[static_cast<size_t>(game.first)].results.pairs.pairs[sum];
  ++engines_[static_cast<size_t>(game.second)].results.pairs.pairs[2 * kWinHalfPoints - sum];
}

}  // namespace tengen
