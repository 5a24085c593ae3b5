#include "protocol/cli/match_options.h"

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "engine/opening_rule.h"
#include "protocol/cli/flag_values.h"
#include "protocol/cli/opening_file.h"
#include "protocol/manager/opening_book.h"
#include "protocol/manager/swap_dialogue.h"

namespace tengen {
namespace {

constexpr int kMostGames = 10'000'000;
constexpr int kMostMilliseconds = 3'600'000;

absl::Status ParseShard(absl::string_view text, Shard* shard) {
  const std::vector<absl::string_view> parts = absl::StrSplit(text, '/');
  Shard parsed;
  const bool is_shard = parts.size() == 2 && absl::SimpleAtoi(parts[0], &parsed.number) &&
                        absl::SimpleAtoi(parts[1], &parsed.count) && parsed.number >= 1 &&
                        parsed.number <= parsed.count;
  if (!is_shard) return absl::InvalidArgumentError("expected i/n, from 1/n to n/n");
  *shard = parsed;
  return absl::OkStatus();
}

absl::Status ParseSprt(absl::string_view text, std::optional<SprtSettings>* sprt) {
  SprtSettings parsed;
  const std::vector<absl::string_view> parts = absl::StrSplit(text, ',');
  const std::vector<double*> fields = {&parsed.elo0, &parsed.elo1, &parsed.alpha, &parsed.beta};
  bool is_read = parts.size() == 2 || parts.size() == fields.size();
  for (size_t i = 0; is_read && i < parts.size(); ++i) {
    is_read = absl::SimpleAtod(parts[i], fields[i]);
  }
  if (!is_read) return absl::InvalidArgumentError("expected elo0,elo1 or elo0,elo1,alpha,beta");
  *sprt = parsed;
  return CheckSprtSettings(parsed);
}

absl::Status ParseClockFlag(absl::string_view text, ClockSettings* clock) {
  const absl::StatusOr<ClockSettings> parsed = ParseClock(text);
  if (!parsed.ok()) return parsed.status();
  *clock = *parsed;
  return absl::OkStatus();
}

// Two engines of one name could not be told apart in the results.
void MakeNamesDistinct(std::vector<EngineSpec>& engines) {
  std::set<std::string> taken;
  for (EngineSpec& engine : engines) {
    const std::string name = engine.name;
    for (int i = 2; !taken.insert(engine.name).second; ++i) {
      engine.name = absl::StrCat(name, "-", i);
    }
  }
}

// What games begin with where no file says it; nothing where the engines make the opening.
std::vector<Opening> UsualOpenings(OpeningRule rule, const Geometry& board) {
  if (rule == OpeningRule::kRif1996 || IsSwapOpening(rule)) return {};
  if (rule == OpeningRule::kCentre) return {{Point::At(board.size() / 2, board.size() / 2)}};
  return {Opening()};
}

absl::StatusOr<std::vector<Opening>> ReadBook(const MatchOptions& options, const Geometry& board) {
  const OpeningRule rule = options.referee.opening;
  if (options.openings.empty()) return UsualOpenings(rule, board);
  if (IsSwapOpening(rule)) {
    return absl::InvalidArgumentError(absl::StrCat("--openings with --opening=", NameOf(rule),
                                                   ": the engines place the first stones"));
  }
  absl::StatusOr<std::vector<Opening>> openings = ReadOpenings(options.openings, board);
  if (!openings.ok()) return openings.status();
  if (absl::Status over = CheckOpenings(*openings, options.rule, board, options.referee);
      !over.ok()) {
    return absl::Status(over.code(), absl::StrCat(options.openings, ": ", over.message()));
  }
  if (options.order == MatchOptions::Order::kShuffled) Shuffle(*openings, options.seed);
  if (options.rotations == MatchOptions::Rotations::kYes) return WithRotations(*openings, board);
  return openings;
}

absl::Status CheckSprtUse(const MatchOptions& options) {
  if (!options.sprt.has_value()) return absl::OkStatus();
  if (options.engines.size() != 2) {
    return absl::InvalidArgumentError("--sprt tests two engines, expected --engine twice");
  }
  if (options.shard.count > 1) {
    return absl::InvalidArgumentError(
        "--sprt stops a match that it sees as a whole, expected no --shard");
  }
  return absl::OkStatus();
}

}  // namespace

void MatchOptions::AddFlags(FlagSet& flags) {
  flags.Add("engine", "\"cmd=PATH [name=N] [key=value ...]\"",
            "an engine; also dir, args, tc, memory (MiB), restart=on|off; other keys go to it as "
            "INFO",
            [this](absl::string_view text) {
              engines.emplace_back(text);
              return absl::OkStatus();
            });
  AddRuleFlags(flags, &rule, &size);
  flags.Add("tc", "T",
            "1s a move (the default), 60+0 or 10+0.1 seconds a game, nodes=N; or several",
            [this](absl::string_view text) { return ParseClockFlag(text, &clock); });
  AddScheduleFlags(flags);
  AddRefereeFlags(flags);
}

void MatchOptions::AddScheduleFlags(FlagSet& flags) {
  flags.Add("games", "N", "games of each pairing; as many as the openings last if not given",
            NumberSetter(1, kMostGames, &games));
  flags.AddText("openings", "FILE", "moves or offsets a line, or names of .psq files", &openings);
  flags.AddSwitch("repeat", "each opening twice in succession, with the colours swapped",
                  [this] { opening_use = OpeningUse::kTwice; });
  flags.AddChoice<Order>("order", "how the openings follow each other; given if not given",
                         {{"given", Order::kGiven}, {"shuffled", Order::kShuffled}}, &order);
  flags.AddSwitch("rotate", "turn and mirror the openings, each in another way",
                  [this] { rotations = Rotations::kYes; });
  flags.Add("seed", "N", "of the order of the openings; 0 if not given",
            NumberSetter<uint64_t>(0, std::numeric_limits<uint64_t>::max(), &seed));
  flags.AddSwitch("gauntlet", "the first engine against each of the others",
                  [this] { tournament = Tournament::kGauntlet; });
  flags.AddSwitch("round-robin", "everybody against everybody, the default",
                  [this] { tournament = Tournament::kRoundRobin; });
  flags.Add("sprt", "elo0,elo1[,alpha,beta]",
            "stop as soon as the first engine's lead is decided; repeats the openings",
            [this](absl::string_view text) { return ParseSprt(text, &sprt); });
  flags.Add("shard", "i/n", "play this share of the match alone",
            [this](absl::string_view text) { return ParseShard(text, &shard); });
}

void MatchOptions::AddRefereeFlags(FlagSet& flags) {
  flags.AddChoice<ForbiddenPolicy>(
      "forbidden", "what happens to Black on a forbidden point; loses if not given",
      {{"loses", ForbiddenPolicy::kLoses}, {"refused", ForbiddenPolicy::kRefused}},
      &referee.forbidden);
  FlagSet::Choices<OpeningRule> opening_rules;
  for (const OpeningRule opening_rule : kOpeningRules) {
    opening_rules.emplace_back(std::string(NameOf(opening_rule)), opening_rule);
  }
  flags.AddChoice<OpeningRule>(
      "opening",
      "how a game begins; with swap and swap2 the engines are asked by "
      "SWAP2BOARD, with rif-1996 by YXSOOSORVSTEP1 to 6; free if not given",
      opening_rules, &referee.opening);
  flags.Add("draw-after", "N", "adjudicate a draw after so many stones",
            NumberSetter(1, kNumPoints, &draw_after));
  flags.Add("tolerance", "MS", "a move is late only so long after its limit; 1000 if not given",
            [this](absl::string_view text) {
              int milliseconds = 0;
              absl::Status status = NumberSetter(0, kMostMilliseconds, &milliseconds)(text);
              if (status.ok()) terms.tolerance = absl::Milliseconds(milliseconds);
              return status;
            });
  flags.Add("patience", "S", "how long to wait where no clock runs; 10 if not given",
            SecondsSetter(&terms.patience));
  flags.AddSwitch("watch-memory", "an engine that holds more than its max_memory loses",
                  [this] { terms.memory_watch = MemoryWatch::kOn; });
}

absl::StatusOr<MatchOptions> ParseMatchFlags(const std::vector<std::string>& flags) {
  MatchOptions options;
  FlagSet set;
  options.AddFlags(set);
  const absl::StatusOr<std::vector<std::string>> operands = set.Parse(flags);
  if (!operands.ok()) return operands.status();
  return options;
}

std::vector<std::string> NamesOf(const std::vector<EngineSpec>& engines) {
  std::vector<std::string> names;
  names.reserve(engines.size());
  for (const EngineSpec& engine : engines) names.push_back(engine.name);
  return names;
}

absl::StatusOr<std::vector<EngineSpec>> EnginesOf(const MatchOptions& options) {
  if (options.engines.size() < 2) {
    return absl::InvalidArgumentError(absl::StrCat(
        options.engines.size(), " engines, expected --engine=\"cmd=PATH ...\" at least twice"));
  }
  std::vector<EngineSpec> engines;
  for (const std::string& text : options.engines) {
    absl::StatusOr<EngineSpec> engine = ParseEngineSpec(text);
    if (!engine.ok()) return engine.status();
    engines.push_back(*std::move(engine));
  }
  MakeNamesDistinct(engines);
  return engines;
}

OpeningUse OpeningUseOf(const MatchOptions& options) {
  const bool is_paired = options.opening_use == OpeningUse::kTwice || options.sprt.has_value() ||
                         options.openings.empty();
  return is_paired ? OpeningUse::kTwice : OpeningUse::kOnce;
}

absl::StatusOr<MatchPlan> MakePlan(const MatchOptions& options) {
  if (absl::Status status = CheckSprtUse(options); !status.ok()) return status;
  absl::StatusOr<std::vector<EngineSpec>> engines = EnginesOf(options);
  if (!engines.ok()) return engines.status();
  for (EngineSpec& engine : *engines) {
    if (absl::Status status = FindProgram(engine.command); !status.ok()) return status;
  }
  const Geometry board(options.size);
  absl::StatusOr<std::vector<Opening>> openings = ReadBook(options, board);
  if (!openings.ok()) return openings.status();
  const int num_openings = std::max(1, static_cast<int>(openings->size()));
  ScheduleSettings schedule;
  schedule.engines = static_cast<int>(engines->size());
  schedule.tournament = options.tournament;
  schedule.openings = num_openings;
  schedule.opening_use = OpeningUseOf(options);
  schedule.games = options.games.value_or(
      schedule.opening_use == OpeningUse::kTwice ? 2 * num_openings : num_openings);
  schedule.shard = options.shard;
  MatchPlan plan;
  plan.games = MakeSchedule(schedule);
  plan.settings.engines = *std::move(engines);
  plan.settings.rule = options.rule;
  plan.settings.board = board;
  plan.settings.clock = options.clock;
  plan.settings.terms = options.terms;
  plan.settings.referee = options.referee;
  plan.settings.openings = *std::move(openings);
  plan.settings.draw_after = options.draw_after;
  return plan;
}

}  // namespace tengen
