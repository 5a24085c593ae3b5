#include "protocol/cli/openings.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <optional>
#include <utility>

#include "absl/container/flat_hash_set.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "engine/notation.h"
#include "engine/stone_symmetry.h"
#include "eval/win_rate.h"
#include "protocol/cli/batch.h"
#include "protocol/cli/flag_values.h"
#include "protocol/cli/progress.h"
#include "protocol/json_writer.h"
#include "protocol/text_file.h"
#include "search/searcher.h"

namespace tengen {
namespace {

constexpr int kMostThreads = 1024;
constexpr size_t kMostOpenings = 1'000'000;

// After so many tries in succession that bring nothing new, nothing more is to be expected.
constexpr int kFruitlessTries = 2'000;
// Tries between looks at what they brought, for each thread at most.
constexpr size_t kTriesInRound = 64;

absl::Status ParseStones(absl::string_view text, OpeningRecipe& recipe) {
  const std::pair<absl::string_view, absl::string_view> ends = absl::StrSplit(text, "..");
  int least = 0;
  int most = 0;
  if (!absl::SimpleAtoi(ends.first, &least) || !absl::SimpleAtoi(ends.second, &most) || least < 1 ||
      most < least) {
    return absl::InvalidArgumentError("expected two numbers of stones, as in 4..9");
  }
  recipe.least_stones = least;
  recipe.most_stones = most;
  return absl::OkStatus();
}

absl::Status ParseBound(absl::string_view text, double* percent) {
  if (absl::SimpleAtod(text, percent) && *percent >= 0 && *percent <= 50) return absl::OkStatus();
  return absl::InvalidArgumentError("expected a percentage of 0 to 50, as in 2.5");
}

// What one thread needs of its own.
struct Worker {
  explicit Worker(const OpeningRecipe& recipe)
      : searcher(MakeSearcher()), generator(recipe, *searcher) {}

  std::unique_ptr<Searcher> searcher;
  OpeningGenerator generator;
};

// Runs tries on all workers.
class Tries {
 public:
  Tries(const OpeningRecipe& recipe, int threads) {
    for (int i = 0; i < threads; ++i) workers_.push_back(std::make_unique<Worker>(recipe));
  }

  // What the next tries bring, in the order of their numbers: about `wanted` tries, and enough to
  // keep all threads busy.
  std::vector<std::optional<BalancedOpening>> NextRound(size_t wanted) {
    const size_t threads = workers_.size();
    const size_t count = std::clamp(wanted, threads, kTriesInRound * threads);
    std::vector<std::optional<BalancedOpening>> found(count);
    RunBatch(
        count, static_cast<int>(threads),
        [&](int worker, size_t i) {
          found[i] = workers_[static_cast<size_t>(worker)]->generator.Try(next_ + i);
          return std::string();
        },
        [](const std::string&) {});
    next_ += count;
    return found;
  }

 private:
  std::vector<std::unique_ptr<Worker>> workers_;
  uint64_t next_ = 0;
};

}  // namespace

void OpeningsCommand::AddFlags(FlagSet& flags) {
  AddRuleFlags(flags, &recipe_.rule, &size_);
  flags.Add("count", "N", "how many openings; 100 if not given",
            NumberSetter<size_t>(1, kMostOpenings, &count_));
  flags.Add("moves", "MIN..MAX", "how many stones an opening has; 4..9 if not given",
            [this](absl::string_view text) { return ParseStones(text, recipe_); });
  flags.Add("bound", "PERCENT", "how far from 50 % the win rate may be; 5 if not given",
            [this](absl::string_view text) { return ParseBound(text, &bound_percent_); });
  flags.Add("nodes", "N", "the nodes to find and judge one opening with; 20000 if not given",
            NumberSetter<uint64_t>(4, std::numeric_limits<uint64_t>::max(), &recipe_.nodes));
  flags.Add("seed", "N", "another one brings other openings; 0 if not given",
            NumberSetter<uint64_t>(0, std::numeric_limits<uint64_t>::max(), &recipe_.seed));
  flags.Add("threads", "N", "how many openings to try at a time; 1 if not given",
            NumberSetter(1, kMostThreads, &threads_));
  flags.AddChoice<OpeningNotation>(
      "notation", "how lines are written; moves if not given",
      {{"moves", OpeningNotation::kMoves}, {"offsets", OpeningNotation::kOffsets}}, &notation_);
  flags.AddText("out", "FILE", "write the openings to a file", &file_);
  flags.AddSwitch("overwrite", "let --out write over a file",
                  [this] { overwrite_ = Overwrite::kYes; });
  AddJsonFlag(flags, &format_);
  flags.AddSwitch("progress", "say on stderr how far it has come, even if that is no terminal",
                  [this] { audience_ = Audience::kTerminal; });
}

absl::Status OpeningsCommand::CheckFlags(const std::vector<std::string>& operands) const {
  if (!operands.empty()) {
    return absl::InvalidArgumentError(
        absl::StrCat("'", operands.front(), "': expected flags only, as in --count=100"));
  }
  const int most = size_ * size_ / 2;
  if (recipe_.most_stones > most) {
    return absl::InvalidArgumentError(absl::StrCat("--moves up to ", recipe_.most_stones,
                                                   ": expected at most ", most,
                                                   " stones, half of a board of size ", size_));
  }
  if (!file_.empty() && overwrite_ == Overwrite::kNo && FileExists(file_)) {
    return absl::InvalidArgumentError(
        absl::StrCat("'", file_, "': exists, expected a new file or --overwrite"));
  }
  return absl::OkStatus();
}

std::vector<BalancedOpening> OpeningsCommand::Generate(const Streams& streams) const {
  std::optional<Progress> progress;
  if (audience_ == Audience::kTerminal || streams.err_audience == Audience::kTerminal) {
    progress.emplace(streams.err, count_);
  }
  Tries tries(recipe_, threads_);
  std::vector<BalancedOpening> openings;
  absl::flat_hash_set<std::vector<Point>> known;
  int fruitless_tries = 0;
  const auto is_done = [&] {
    return openings.size() == count_ || fruitless_tries == kFruitlessTries;
  };
  while (!is_done()) {
    for (std::optional<BalancedOpening>& found : tries.NextRound(count_ - openings.size())) {
      if (is_done()) break;
      ++fruitless_tries;
      if (!found.has_value()) continue;
      if (!known.insert(CanonicalStones(found->moves, recipe_.board)).second) continue;
      openings.push_back(*std::move(found));
      fruitless_tries = 0;
      if (progress.has_value()) progress->Step();
    }
  }
  return openings;
}

std::string OpeningsCommand::TextOf(const BalancedOpening& opening, OutputFormat format) const {
  if (format == OutputFormat::kText) {
    return absl::StrCat(FormatOpening(opening.moves, recipe_.board, notation_), "\n");
  }
  JsonWriter json;
  json.BeginObject();
  WritePoints("moves", opening.moves, recipe_.board, json);
  json.Key("rule").String(NameOf(recipe_.rule)).Key("size").Integer(size_);
  const Color to_move = opening.moves.size() % 2 == 0 ? Color::kBlack : Color::kWhite;
  json.Key("to_move").String(NameOf(to_move)).Key("value").Integer(opening.value);
  json.Key("win_rate").Number(WinRateOf(opening.value));
  json.EndObject();
  return absl::StrCat(json.text(), "\n");
}

absl::StatusOr<ExitCode> OpeningsCommand::Run(const std::vector<std::string>& operands,
                                              const Streams& streams) {
  if (absl::Status status = CheckFlags(operands); !status.ok()) return status;
  recipe_.board = Geometry(size_);
  recipe_.bound = bound_percent_ / 100;
  const std::vector<BalancedOpening> openings = Generate(streams);
  std::string list;
  std::string answer;
  for (const BalancedOpening& opening : openings) {
    list += TextOf(opening, OutputFormat::kText);
    answer += TextOf(opening, format_);
  }
  if (!file_.empty()) {
    if (absl::Status status = WriteTextFile(file_, list); !status.ok()) return status;
    if (format_ == OutputFormat::kText) {
      answer = absl::StrCat(file_, ": ", openings.size(), " openings\n");
    }
  }
  streams.out << answer;
  if (openings.size() == count_) return ExitCode::kAnswered;
  streams.err << "tengen: found " << openings.size() << " of " << count_
              << " openings, then nothing new for " << kFruitlessTries << " tries\n";
  return ExitCode::kLimitReached;
}

}  // namespace tengen
