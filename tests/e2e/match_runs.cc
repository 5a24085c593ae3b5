#include "tests/e2e/match_runs.h"

#include <algorithm>
#include <csignal>
#include <cstdint>
#include <filesystem>
#include <system_error>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/time/clock.h"
#include "absl/time/time.h"
#include "gtest/gtest.h"
#include "protocol/manager/sprt.h"
#include "protocol/manager/statistics.h"
#include "protocol/text_file.h"
#include "tests/e2e/binary_path.h"
#include "tests/support/run_tengen.h"

namespace tengen {
namespace {

constexpr absl::Duration kPatience = absl::Minutes(1);

// How many games a match that may still be writing has finished.
int64_t GamesSoFar(const std::string& folder) {
  const absl::StatusOr<std::string> text = ReadTextFile(absl::StrCat(folder, "/games.jsonl"));
  return text.ok() ? std::count(text->begin(), text->end(), '\n') : 0;
}

}  // namespace

std::string Toy(absl::string_view name, absl::string_view arguments) {
  return absl::StrCat("--engine=cmd='", BinaryPath("toy_brain"), "' name=", name, " args='",
                      arguments, "'");
}

MatchRun RunMatchCommand(std::vector<std::string> flags) {
  flags.insert(flags.begin(), {"match", "--json"});
  const TengenRun tengen = RunTengen(flags);
  MatchRun run;
  run.exit_code = tengen.exit_code;
  run.err = tengen.err;
  for (const absl::string_view line : absl::StrSplit(tengen.out, '\n', absl::SkipEmpty())) {
    const absl::StatusOr<FlatJson> game = ParseFlatJson(line);
    if (game.ok() && game->count("game") > 0) {
      run.games.push_back(*game);
    } else {
      run.table.emplace_back(line);
    }
  }
  const auto number = [](const FlatJson& game) { return std::stoi(game.at("game")); };
  std::sort(run.games.begin(), run.games.end(),
            [&](const FlatJson& a, const FlatJson& b) { return number(a) < number(b); });
  return run;
}

std::unique_ptr<EngineProcess> StartMatch(std::vector<std::string> flags) {
  EngineCommand command;
  command.program = BinaryPath("tengen");
  command.arguments = std::move(flags);
  command.arguments.insert(command.arguments.begin(), "match");
  absl::StatusOr<std::unique_ptr<EngineProcess>> process = StartEngine(command);
  EXPECT_TRUE(process.ok()) << process.status();
  return process.ok() ? *std::move(process) : nullptr;
}

std::string FreshFolder(absl::string_view name) {
  const testing::TestInfo& test = *testing::UnitTest::GetInstance()->current_test_info();
  std::string folder =
      absl::StrCat(testing::TempDir(), test.test_suite_name(), ".", test.name(), ".", name);
  std::filesystem::remove_all(folder);
  return folder;
}

std::map<int, std::string> GamesIn(const std::string& folder) {
  const absl::StatusOr<std::string> text = ReadTextFile(absl::StrCat(folder, "/games.jsonl"));
  EXPECT_TRUE(text.ok()) << text.status();
  std::map<int, std::string> games;
  if (!text.ok()) return games;
  for (const absl::string_view line : absl::StrSplit(*text, '\n', absl::SkipEmpty())) {
    const absl::StatusOr<FlatJson> game = ParseFlatJson(line);
    EXPECT_TRUE(game.ok()) << game.status();
    if (!game.ok()) continue;
    std::string summary;
    for (const char* key : {"pair", "black", "white", "outcome", "winner", "reason", "moves"}) {
      absl::StrAppend(&summary, game->at(key), " ");
    }
    EXPECT_TRUE(games.emplace(std::stoi(game->at("game")), summary).second) << line << " twice";
  }
  return games;
}

int CountProcesses(absl::string_view text) {
  int count = 0;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator("/proc", error)) {
    const absl::StatusOr<std::string> command =
        ReadTextFile(absl::StrCat(entry.path().string(), "/cmdline"));
    if (command.ok() && absl::StrContains(*command, text)) ++count;
  }
  return count;
}

std::vector<std::string> PositionMatch(int games) {
  std::string book;
  for (int i = 0; i < 40; ++i) {
    absl::StrAppend(&book, std::string(1, static_cast<char>('a' + i % 7)), 1 + i / 7, "h8\n");
  }
  return {Toy("A", "--play=position --seed=161803"),
          Toy("B", "--play=position --seed=161804"),
          "--tc=60s",
          "--size=8",
          "--repeat",
          absl::StrCat("--games=", games),
          "--openings",
          WriteTestFile("book.txt", book)};
}

std::vector<std::string> With(std::vector<std::string> flags,
                              const std::vector<std::string>& more) {
  flags.insert(flags.end(), more.begin(), more.end());
  return flags;
}

bool Eventually(const std::function<bool()>& condition) {
  for (const absl::Time end = absl::Now() + kPatience; absl::Now() < end;) {
    if (condition()) return true;
    absl::SleepFor(absl::Milliseconds(5));
  }
  return false;
}

void ExpectSameAfterStops(int games) {
  const std::string folder = FreshFolder("stopped");
  std::vector<std::string> flags = With(PositionMatch(games), {"--out", folder});
  const std::vector<int> signals = {SIGINT, SIGTERM, SIGKILL, SIGHUP, SIGINT};
  for (size_t i = 0; i < signals.size(); ++i) {
    const auto match = StartMatch(With(flags, {"--concurrency=2"}));
    ASSERT_NE(match, nullptr);
    const int64_t enough = games / 10 * static_cast<int64_t>(i + 1);
    ASSERT_TRUE(Eventually([&] { return GamesSoFar(folder) >= enough; }));
    kill(static_cast<pid_t>(match->id()), signals[i]);
    const absl::StatusOr<ExitStatus> exit = match->WaitForExit(kPatience);
    ASSERT_TRUE(exit.ok()) << exit.status();
    const bool was_done = GamesSoFar(folder) == games;  // on a busy machine, before the signal
    EXPECT_EQ(exit->code, was_done || signals[i] == SIGKILL ? 0 : 3);
    EXPECT_TRUE(Eventually([] { return CountProcesses("--seed=16180") == 0; }));
    flags = {"--resume", folder};
  }
  const MatchRun resumed = RunMatchCommand(flags);
  const std::string whole = FreshFolder("whole");
  const MatchRun at_once = RunMatchCommand(With(PositionMatch(games), {"--out", whole}));
  EXPECT_EQ(GamesIn(folder), GamesIn(whole));
  // The line of the pairing has no times, which are never the same again.
  EXPECT_EQ(resumed.table.back(), at_once.table.back());
}

void ExpectIdenticalEnginesWithinError(int games) {
  const MatchRun run =
      RunMatchCommand({Toy("A", "--play=random --seed=1"), Toy("B", "--play=random --seed=2"),
                       "--tc=60s", "--size=7", absl::StrCat("--games=", games)});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  ASSERT_EQ(run.games.size(), static_cast<size_t>(games));
  WinDrawLoss of_a;
  Pentanomial pairs;
  for (size_t pair = 0; pair < run.games.size(); pair += 2) {
    size_t half_points = 0;
    for (size_t i = pair; i < pair + 2; ++i) {
      const FlatJson& game = run.games[i];
      const std::string& winner = game.at("winner");
      const bool is_draw = winner == "null";
      const bool is_won = !is_draw && game.at(winner) == "A";
      ++(is_draw ? of_a.draw : is_won ? of_a.win : of_a.loss);
      half_points += is_draw ? 1 : is_won ? 2 : 0;
    }
    ++pairs.pairs[half_points];
  }
  EXPECT_TRUE(absl::StrContains(
      run.table.back(),
      absl::StrCat("\"games\":", games, ",\"win\":", of_a.win, ",\"draw\":", of_a.draw,
                   ",\"loss\":", of_a.loss, ",\"pairs\":[", absl::StrJoin(pairs.pairs, ","), "]")))
      << run.table.back();
  const EloEstimate elo = EstimateElo(pairs, EloModel::kLogistic);
  EXPECT_LT(elo.low.value(), 0);
  EXPECT_GT(elo.high.value(), 0);
  EXPECT_NE(EvaluateSprt(pairs, {.elo0 = 0, .elo1 = 30}).verdict, SprtVerdict::kAcceptH1);
}

}  // namespace tengen
