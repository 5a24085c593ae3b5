#include "protocol/cli/match.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <ostream>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/string_view.h"
#include "absl/time/clock.h"
#include "protocol/cli/flag_values.h"
#include "protocol/manager/game_line.h"
#include "protocol/manager/interrupt.h"
#include "protocol/manager/match_runner.h"
#include "protocol/manager/match_store.h"
#include "protocol/manager/match_table.h"
#include "protocol/manager/match_tally.h"

namespace tengen {
namespace {

constexpr int kMostGamesAtATime = 1024;
// How often the table that somebody watches is drawn at most.
constexpr absl::Duration kDrawInterval = absl::Milliseconds(200);
// The flags that say how a match is played or shown, not which match it is.
constexpr absl::string_view kOtherFlags[] = {"--concurrency", "--out",  "--resume",
                                             "--merge",       "--json", "--progress"};
constexpr absl::string_view kShardFlag = "--shard=";

bool TellsTheMatch(absl::string_view flag) {
  const absl::string_view name = flag.substr(0, flag.find('='));
  return std::find(std::begin(kOtherFlags), std::end(kOtherFlags), name) == std::end(kOtherFlags);
}

std::vector<std::string> NamesOf(const std::vector<EngineSpec>& engines) {
  std::vector<std::string> names;
  names.reserve(engines.size());
  for (const EngineSpec& engine : engines) names.push_back(engine.name);
  return names;
}

absl::StatusOr<MatchOptions> OptionsOf(const std::vector<std::string>& flags) {
  MatchOptions options;
  FlagSet set;
  options.AddFlags(set);
  const absl::StatusOr<std::vector<std::string>> operands = set.Parse(flags);
  if (!operands.ok()) return operands.status();
  return options;
}

// Shows games as they end.
class Display {
 public:
  Display(std::ostream& err, Audience terminal, Audience progress)
      : err_(err), terminal_(terminal), progress_(progress) {}

  void Show(const MatchTable& table, const MatchTally& tally, const std::string& game) {
    if (terminal_ == Audience::kTerminal) {
      Draw(table, tally);
    } else if (progress_ == Audience::kTerminal) {
      err_ << tally.games() << " of " << table.num_games << ": " << game << std::endl;
    }
  }

 private:
  // Over the table that is there.
  void Draw(const MatchTable& table, const MatchTally& tally) {
    const absl::Time now = absl::Now();
    if (now - drawn_ < kDrawInterval) return;
    drawn_ = now;
    const std::string text = FormatMatchTable(table, tally);
    if (lines_ > 0) err_ << absl::StrFormat("\x1b[%dA\x1b[J", lines_);
    err_ << text << std::flush;
    lines_ = std::count(text.begin(), text.end(), '\n');
  }

  std::ostream& err_;
  const Audience terminal_;
  const Audience progress_;
  absl::Time drawn_ = absl::InfinitePast();
  std::ptrdiff_t lines_ = 0;
};

std::string DescribeGame(const MatchTable& table, const ScheduledGame& game,
                         const GameOutcome& outcome) {
  const GameResult result = outcome.record.result;
  const absl::string_view score = result == GameResult::kDraw        ? "1/2-1/2"
                                  : result == GameResult::kBlackWins ? "1-0"
                                                                     : "0-1";
  std::string text =
      absl::StrCat("game ", game.number + 1, ", ", table.names[static_cast<size_t>(game.black)],
                   " - ", table.names[static_cast<size_t>(game.white())], " ", score, ", ",
                   NameOf(outcome.summary.reason), ", ", outcome.record.moves.size(), " stones");
  if (!outcome.detail.empty()) absl::StrAppend(&text, " (", outcome.detail, ")");
  return text;
}

// A match while it is played.
class Match {
 public:
  Match(const MatchOptions& options, MatchPlan plan)
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

  // Counts the games that the store has, and drops them from those to be played.
  absl::Status TakeUp(MatchStore store) {
    const absl::StatusOr<std::vector<GameLine>> finished = store.ReadGames(table_.names);
    if (!finished.ok()) return finished.status();
    for (const GameLine& line : *finished) {
      const auto game =
          std::find_if(plan_.games.begin(), plan_.games.end(), [&line](const ScheduledGame& other) {
            return other.number == line.game.number && other.first == line.game.first &&
                   other.second == line.game.second;
          });
      if (game == plan_.games.end()) {
        return absl::DataLossError(absl::StrCat("game ", line.game.number + 1,
                                                " is there twice, or not one of this match"));
      }
      tally_.Add(line.game, line.summary);
      plan_.games.erase(game);
    }
    store_ = std::move(store);
    return absl::OkStatus();
  }

  void StoreIn(MatchStore store) { store_ = std::move(store); }
  void PrintLinesTo(std::ostream* out) { lines_out_ = out; }

  absl::Status Play(int concurrency, Display& display, std::atomic<bool>& stop) {
    plan_.settings.concurrency = concurrency;
    if (IsDecided()) return absl::OkStatus();
    return RunMatch(
        plan_.settings, plan_.games,
        [&](const ScheduledGame& game, const GameOutcome& outcome) {
          if (absl::Status status = Keep(game, outcome); !status.ok()) return status;
          tally_.Add(game, outcome.summary);
          display.Show(table_, tally_, DescribeGame(table_, game, outcome));
          if (IsDecided()) stop.store(true);
          return absl::OkStatus();
        },
        stop);
  }

  // Whether nothing is left to play.
  bool IsOver() const { return tally_.games() == table_.num_games || IsDecided(); }

  const MatchTable& table() const { return table_; }
  const MatchTally& tally() const { return tally_; }

 private:
  bool IsDecided() const {
    if (!table_.sprt.has_value() || tally_.pairings().empty()) return false;
    const ScoreCounts pairs = tally_.pairings().begin()->second.pairs;
    return EvaluateSprt(pairs, *table_.sprt).verdict != SprtVerdict::kContinue;
  }

  absl::Status Keep(const ScheduledGame& game, const GameOutcome& outcome) {
    if (lines_out_ != nullptr) {
      *lines_out_ << FormatGameLine(table_.names, game, outcome) << std::endl;
    }
    if (!store_.has_value()) return absl::OkStatus();
    return store_->Append(table_.names, game, outcome);
  }

  MatchPlan plan_;
  MatchTable table_;
  MatchTally tally_;
  std::optional<MatchStore> store_;
  std::ostream* lines_out_ = nullptr;
};

// The flags of a match as a whole: those of any shard.
std::vector<std::string> WithoutShard(std::vector<std::string> flags) {
  flags.erase(
      std::remove_if(flags.begin(), flags.end(),
                     [](const std::string& flag) { return absl::StartsWith(flag, kShardFlag); }),
      flags.end());
  return flags;
}

}  // namespace

void MatchCommand::AddFlags(FlagSet& flags) {
  options_.AddFlags(flags);
  flags.Add("concurrency", "N", "games at a time; 1 if not given",
            NumberSetter(1, kMostGamesAtATime, &concurrency_));
  flags.AddText("out", "DIR", "keep each finished game in this folder, which is made", &out_);
  flags.AddText("resume", "DIR", "go on with the match of this folder", &resume_);
  flags.AddSwitch("merge", "add up the matches or shards of the folders that are the arguments",
                  [this] { action_ = Action::kMerge; });
  AddJsonFlag(flags, &format_);
  flags.AddSwitch("progress", "say on stderr how each game ended",
                  [this] { audience_ = Audience::kTerminal; });
  flags.SetListener([this](const std::string& flag) {
    if (TellsTheMatch(flag)) given_.push_back(flag);
  });
}

absl::StatusOr<ExitCode> MatchCommand::Run(const std::vector<std::string>& operands,
                                           const Streams& streams) {
  if (action_ == Action::kMerge) return Merge(operands, streams);
  if (!operands.empty()) {
    return absl::InvalidArgumentError(
        absl::StrCat("'", operands.front(), "': expected flags only, or folders with --merge"));
  }
  if (!out_.empty() && !resume_.empty()) {
    return absl::InvalidArgumentError("--out and --resume, expected one of them");
  }
  return Play(streams);
}

absl::StatusOr<ExitCode> MatchCommand::Play(const Streams& streams) {
  std::optional<MatchStore> store;
  if (!resume_.empty()) {
    absl::StatusOr<MatchStore> opened = MatchStore::Open(resume_);
    if (!opened.ok()) return opened.status();
    if (!given_.empty() && given_ != opened->flags()) {
      return absl::InvalidArgumentError(absl::StrCat(
          "'", resume_, "': another match, expected no flags of a match or the same ones"));
    }
    const absl::StatusOr<MatchOptions> stored = OptionsOf(opened->flags());
    if (!stored.ok()) return stored.status();
    options_ = *stored;
    store = *std::move(opened);
  }
  absl::StatusOr<MatchPlan> plan = MakePlan(options_);
  if (!plan.ok()) return plan.status();
  Match match(options_, *std::move(plan));
  if (store.has_value()) {
    if (absl::Status status = match.TakeUp(*std::move(store)); !status.ok()) return status;
  } else if (!out_.empty()) {
    absl::StatusOr<MatchStore> created = MatchStore::Create(out_, given_);
    if (!created.ok()) return created.status();
    match.StoreIn(*std::move(created));
  }
  if (format_ == OutputFormat::kJson) match.PrintLinesTo(&streams.out);
  Display display(streams.err, streams.err_audience, audience_);
  Interrupt interrupt;
  if (absl::Status status = match.Play(concurrency_, display, interrupt.flag()); !status.ok()) {
    return status;
  }
  streams.out << (format_ == OutputFormat::kJson ? FormatMatchJson(match.table(), match.tally())
                                                 : FormatMatchTable(match.table(), match.tally()));
  return match.IsOver() ? ExitCode::kAnswered : ExitCode::kLimitReached;
}

absl::StatusOr<ExitCode> MatchCommand::Merge(const std::vector<std::string>& folders,
                                             const Streams& streams) {
  if (folders.empty()) return absl::InvalidArgumentError("--merge: expected folders of matches");
  MatchTable table;
  std::optional<MatchTally> tally;
  std::vector<std::string> flags;
  std::map<int, std::string> folder_of;  // by game
  for (const std::string& folder : folders) {
    const absl::StatusOr<MatchStore> store = MatchStore::Open(folder);
    if (!store.ok()) return store.status();
    if (!tally.has_value()) {
      flags = WithoutShard(store->flags());
      const absl::StatusOr<MatchOptions> options = OptionsOf(flags);
      if (!options.ok()) return options.status();
      const absl::StatusOr<std::vector<EngineSpec>> engines = EnginesOf(*options);
      if (!engines.ok()) return engines.status();
      table.names = NamesOf(*engines);
      table.sprt = options->sprt;
      tally.emplace(static_cast<int>(engines->size()), OpeningUseOf(*options));
    } else if (WithoutShard(store->flags()) != flags) {
      return absl::InvalidArgumentError(
          absl::StrCat("'", folder, "': another match than '", folders.front(), "'"));
    }
    const absl::StatusOr<std::vector<GameLine>> games = store->ReadGames(table.names);
    if (!games.ok()) return games.status();
    for (const GameLine& line : *games) {
      const auto [other, is_new] = folder_of.emplace(line.game.number, folder);
      if (!is_new) {
        return absl::InvalidArgumentError(absl::StrCat(
            "'", folder, "': game ", line.game.number + 1, " is in '", other->second, "' too"));
      }
      tally->Add(line.game, line.summary);
    }
  }
  table.num_games = tally->games();
  streams.out << (format_ == OutputFormat::kJson ? FormatMatchJson(table, *tally)
                                                 : FormatMatchTable(table, *tally));
  return ExitCode::kAnswered;
}

}  // namespace tengen
