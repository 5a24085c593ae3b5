#include "protocol/cli/match_session.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "protocol/manager/game_line.h"
#include "protocol/manager/match_runner.h"
#include "protocol/manager/sprt.h"

namespace tengen {
namespace {

// Whether `game` is one of those that the plan, by number, has.
bool IsPlanned(const std::vector<ScheduledGame>& plan, const ScheduledGame& game) {
  const auto planned = std::lower_bound(
      plan.begin(), plan.end(), game.number,
      [](const ScheduledGame& other, int number) { return other.number < number; });
  return planned != plan.end() && planned->number == game.number && planned->first == game.first &&
         planned->second == game.second;
}

}  // namespace

MatchSession::MatchSession(const MatchOptions& options, MatchPlan plan)
    : plan_(std::move(plan)),
      tally_(static_cast<int>(plan_.settings.engines.size()), OpeningUseOf(options)) {
  table_.names = NamesOf(plan_.settings.engines);
  for (const EngineSpec& engine : plan_.settings.engines) {
    table_.programs.push_back(
        absl::StrCat(engine.command.program, ", ", FingerprintOf(engine.command)));
  }
  table_.num_games = static_cast<int64_t>(plan_.games.size());
  table_.sprt = options.sprt;
}

absl::Status MatchSession::GoOnWith(MatchStore store) {
  const absl::StatusOr<std::vector<GameLine>> lines = store.ReadGames(table_.names);
  if (!lines.ok()) return lines.status();
  std::set<int> finished;
  for (const GameLine& line : *lines) {
    if (!IsPlanned(plan_.games, line.game) || !finished.insert(line.game.number).second) {
      return absl::DataLossError(
          absl::StrCat("game ", line.game.number + 1, " is there twice, or not one of this match"));
    }
    tally_.Add(line.game, line.summary);
  }
  const auto is_finished = [&finished](const ScheduledGame& game) {
    return finished.count(game.number) > 0;
  };
  plan_.games.erase(std::remove_if(plan_.games.begin(), plan_.games.end(), is_finished),
                    plan_.games.end());
  StoreIn(std::move(store));
  return absl::OkStatus();
}

absl::Status MatchSession::Play(int concurrency, MatchDisplay& display, std::atomic<bool>& stop) {
  plan_.settings.concurrency = concurrency;
  if (IsDecided()) return absl::OkStatus();
  const auto on_game = [&](const ScheduledGame& game, const GameOutcome& outcome) {
    if (absl::Status status = Keep(game, outcome); !status.ok()) return status;
    tally_.Add(game, outcome.summary);
    display.Show(table_, tally_, game, outcome);
    if (IsDecided()) stop.store(true);
    return absl::OkStatus();
  };
  return RunMatch(plan_.settings, plan_.games, on_game, stop);
}

bool MatchSession::IsDecided() const {
  if (!table_.sprt.has_value() || tally_.pairings().empty()) return false;
  const Pentanomial& pairs = tally_.pairings().begin()->second.pairs;
  return EvaluateSprt(pairs, *table_.sprt).verdict != SprtVerdict::kContinue;
}

absl::Status MatchSession::Keep(const ScheduledGame& game, const GameOutcome& outcome) {
  if (lines_out_ != nullptr) {
    *lines_out_ << absl::StrCat(FormatGameLine(table_.names, game, outcome), "\n") << std::flush;
  }
  if (!store_.has_value()) return absl::OkStatus();
  return store_->Append(table_.names, game, outcome);
}

}  // namespace tengen
