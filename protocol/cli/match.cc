#include "protocol/cli/match.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "protocol/cli/flag_values.h"
#include "protocol/cli/match_display.h"
#include "protocol/cli/match_merge.h"
#include "protocol/cli/match_session.h"
#include "protocol/manager/interrupt.h"
#include "protocol/manager/match_store.h"
#include "protocol/manager/match_table.h"

namespace tengen {
namespace {

constexpr int kMostGamesAtATime = 1024;

// Whether a flag tells which match it is: the others say how it is played or shown.
bool TellsTheMatch(absl::string_view flag) {
  constexpr absl::string_view kOthers[] = {"--concurrency", "--out",  "--resume",
                                           "--merge",       "--json", "--progress"};
  const absl::string_view name = flag.substr(0, flag.find('='));
  return std::find(std::begin(kOthers), std::end(kOthers), name) == std::end(kOthers);
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
                  [this] { view_ = MatchView::kGames; });
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

absl::StatusOr<MatchStore> MatchCommand::OpenStore() {
  absl::StatusOr<MatchStore> store = MatchStore::Open(resume_);
  if (!store.ok()) return store.status();
  if (!given_.empty() && given_ != store->flags()) {
    return absl::InvalidArgumentError(absl::StrCat(
        "'", resume_, "': another match, expected no flags of a match or the same ones"));
  }
  absl::StatusOr<MatchOptions> options = ParseMatchFlags(store->flags());
  if (!options.ok()) return options.status();
  options_ = *std::move(options);
  return store;
}

absl::StatusOr<ExitCode> MatchCommand::Play(const Streams& streams) {
  std::optional<MatchStore> finished;
  if (!resume_.empty()) {
    absl::StatusOr<MatchStore> store = OpenStore();
    if (!store.ok()) return store.status();
    finished = *std::move(store);
  }
  absl::StatusOr<MatchPlan> plan = MakePlan(options_);
  if (!plan.ok()) return plan.status();
  MatchSession session(options_, *std::move(plan));
  if (finished.has_value()) {
    absl::Status status = session.GoOnWith(*std::move(finished));
    if (!status.ok()) return status;
  } else if (!out_.empty()) {
    absl::StatusOr<MatchStore> created = MatchStore::Create(out_, given_);
    if (!created.ok()) return created.status();
    session.StoreIn(*std::move(created));
  }
  if (format_ == OutputFormat::kJson) session.PrintLinesTo(&streams.out);
  const bool is_watched = streams.err_audience == Audience::kTerminal;
  MatchDisplay display(streams.err, is_watched ? MatchView::kTable : view_);
  Interrupt interrupt;
  absl::Status status = session.Play(concurrency_, display, interrupt.flag());
  if (!status.ok()) return status;
  Write(session.table(), session.tally(), streams);
  return session.IsOver() ? ExitCode::kAnswered : ExitCode::kLimitReached;
}

absl::StatusOr<ExitCode> MatchCommand::Merge(const std::vector<std::string>& folders,
                                             const Streams& streams) const {
  if (folders.empty()) return absl::InvalidArgumentError("--merge: expected folders of matches");
  const absl::StatusOr<MergedMatch> merged = MergeMatches(folders);
  if (!merged.ok()) return merged.status();
  Write(merged->table, merged->tally, streams);
  return ExitCode::kAnswered;
}

void MatchCommand::Write(const MatchTable& table, const MatchTally& tally,
                         const Streams& streams) const {
  streams.out << (format_ == OutputFormat::kJson ? FormatMatchJson(table, tally)
                                                 : FormatMatchTable(table, tally));
}

}  // namespace tengen
