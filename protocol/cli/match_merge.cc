#include "protocol/cli/match_merge.h"

#include <algorithm>
#include <map>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "protocol/cli/match_options.h"
#include "protocol/manager/game_line.h"
#include "protocol/manager/match_store.h"

namespace tengen {
namespace {

// The flags of the match as a whole: those of any shard.
std::vector<std::string> WithoutShard(std::vector<std::string> flags) {
  const auto is_shard = [](const std::string& flag) { return absl::StartsWith(flag, "--shard="); };
  flags.erase(std::remove_if(flags.begin(), flags.end(), is_shard), flags.end());
  return flags;
}

absl::StatusOr<MergedMatch> NoGamesYet(const std::vector<std::string>& flags) {
  const absl::StatusOr<MatchOptions> options = ParseMatchFlags(flags);
  if (!options.ok()) return options.status();
  const absl::StatusOr<std::vector<EngineSpec>> engines = EnginesOf(*options);
  if (!engines.ok()) return engines.status();
  MatchTable table;
  table.names = NamesOf(*engines);
  table.sprt = options->sprt;
  return MergedMatch{std::move(table),
                     MatchTally(static_cast<int>(engines->size()), OpeningUseOf(*options))};
}

}  // namespace

absl::StatusOr<MergedMatch> MergeMatches(const std::vector<std::string>& folders) {
  std::vector<MatchStore> stores;
  for (const std::string& folder : folders) {
    absl::StatusOr<MatchStore> store = MatchStore::Open(folder);
    if (!store.ok()) return store.status();
    stores.push_back(*std::move(store));
  }
  const std::vector<std::string> flags = WithoutShard(stores.front().flags());
  absl::StatusOr<MergedMatch> merged = NoGamesYet(flags);
  if (!merged.ok()) return merged.status();
  std::map<int, std::string> folder_of;  // by game
  for (size_t i = 0; i < stores.size(); ++i) {
    if (WithoutShard(stores[i].flags()) != flags) {
      return absl::InvalidArgumentError(
          absl::StrCat("'", folders[i], "': another match than '", folders.front(), "'"));
    }
    const absl::StatusOr<std::vector<GameLine>> games = stores[i].ReadGames(merged->table.names);
    if (!games.ok()) return games.status();
    for (const GameLine& line : *games) {
      const auto [other, is_new] = folder_of.emplace(line.game.number, folders[i]);
      if (!is_new) {
        return absl::InvalidArgumentError(absl::StrCat(
            "'", folders[i], "': game ", line.game.number + 1, " is in '", other->second, "' too"));
      }
      merged->tally.Add(line.game, line.summary);
    }
  }
  merged->table.num_games = merged->tally.games();
  return merged;
}

}  // namespace tengen
