#include "protocol/manager/match_table.h"

#include <algorithm>
#include <cstddef>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "protocol/json_writer.h"

namespace tengen {
namespace {

using Cells = std::vector<std::string>;

// The reasons for which a game is lost; those of draws come after them.
constexpr int kNumLosses = static_cast<int>(GameReason::kAdjudicated);

// The length on the screen of a text in UTF-8.
size_t WidthOf(const std::string& text) {
  return static_cast<size_t>(std::count_if(
      text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) >> 6) != 2; }));
}

// Columns with two blanks between them, the first to the left and the others to the right.
std::string Align(const std::vector<Cells>& rows) {
  std::vector<size_t> widths(rows.front().size());
  for (const Cells& row : rows) {
    for (size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], WidthOf(row[i]));
  }
  std::string text;
  for (const Cells& row : rows) {
    for (size_t i = 0; i < row.size(); ++i) {
      const std::string blanks(widths[i] - WidthOf(row[i]), ' ');
      absl::StrAppend(&text, i == 0 ? "" : "  ", i == 0 ? row[i] + blanks : blanks + row[i]);
    }
    text.erase(text.find_last_not_of(' ') + 1);
    text += '\n';
  }
  return text;
}

std::string Percent(double share) { return absl::StrFormat("%.1f %%", 100 * share); }

const std::string& NameOf(const MatchTable& table, int engine) {
  return table.names[static_cast<size_t>(engine)];
}

void AppendResults(const ResultCounts& results, Cells& row) {
  const WinDrawLoss& games = results.games;
  for (const int64_t count :
       {games.win + games.draw + games.loss, games.win, games.draw, games.loss}) {
    row.push_back(absl::StrCat(count));
  }
  const std::optional<double> score = MeanScore(games);
  row.push_back(score.has_value() ? Percent(*score) : "n/a");
  row.push_back(FormatEstimate(EstimateElo(ScoresOf(results), EloModel::kLogistic)));
  row.push_back(absl::StrCat("[", absl::StrJoin(results.pairs.pairs, " "), "]"));
}

const Cells& ResultTitles() {
  static const auto& titles =
      *new Cells{"games", "win", "draw", "loss", "score", "Elo (95 %)", "pairs 0 .. 2"};
  return titles;
}

std::string EngineRows(const MatchTable& table, const MatchTally& tally) {
  Cells titles = {"engine"};
  titles.insert(titles.end(), ResultTitles().begin(), ResultTitles().end());
  titles.insert(titles.end(), {"time used", "worst overstep"});
  std::vector<Cells> rows = {titles};
  for (size_t i = 0; i < table.names.size(); ++i) {
    const EngineTally& engine = tally.engines()[i];
    Cells row = {table.names[i]};
    AppendResults(engine.results, row);
    row.push_back(absl::StrFormat("%.1f s", absl::ToDoubleSeconds(engine.times.used)));
    row.push_back(
        absl::StrFormat("%.1f ms", absl::ToDoubleMilliseconds(engine.times.worst_overstep)));
    rows.push_back(row);
  }
  return Align(rows);
}

std::string PairingRows(const MatchTable& table, const MatchTally& tally) {
  Cells titles = {"pairing"};
  titles.insert(titles.end(), ResultTitles().begin(), ResultTitles().end());
  std::vector<Cells> rows = {titles};
  for (const auto& [pairing, results] : tally.pairings()) {
    Cells row = {absl::StrCat(NameOf(table, pairing.first), " - ", NameOf(table, pairing.second))};
    AppendResults(results, row);
    rows.push_back(row);
  }
  return Align(rows);
}

std::string LossRows(const MatchTable& table, const MatchTally& tally) {
  Cells titles = {"lost by"};
  for (int i = 0; i < kNumLosses; ++i) {
    titles.emplace_back(NameOf(static_cast<GameReason>(i)));
  }
  std::vector<Cells> rows = {titles};
  for (size_t i = 0; i < table.names.size(); ++i) {
    Cells row = {table.names[i]};
    for (size_t reason = 0; reason < kNumLosses; ++reason) {
      row.push_back(absl::StrCat(tally.engines()[i].losses[reason]));
    }
    rows.push_back(row);
  }
  return Align(rows);
}

std::string SprtLine(const SprtSettings& sprt, const ResultCounts& results) {
  const SprtState state = EvaluateSprt(ScoresOf(results), sprt);
  return absl::StrFormat("LLR %.2f (%.2f to %.2f) for %g against %g Elo: %s\n", state.llr,
                         state.lower, state.upper, sprt.elo1, sprt.elo0, NameOf(state.verdict));
}

void WriteResults(const ResultCounts& results, JsonWriter& json) {
  const WinDrawLoss& games = results.games;
  json.Key("games").Integer(games.win + games.draw + games.loss);
  json.Key("win").Integer(games.win).Key("draw").Integer(games.draw);
  json.Key("loss").Integer(games.loss);
  json.Key("pairs").BeginArray();
  for (const int64_t count : results.pairs.pairs) json.Integer(count);
  json.EndArray();
  const EloEstimate elo = EstimateElo(ScoresOf(results), EloModel::kLogistic);
  for (const auto& [key, value] : {std::pair("elo", elo.value), std::pair("elo_low", elo.low),
                                   std::pair("elo_high", elo.high)}) {
    json.Key(key);
    value.has_value() ? json.Number(*value) : json.Null();
  }
}

std::string EngineJson(const std::string& name, const EngineTally& engine) {
  JsonWriter json;
  json.BeginObject();
  json.Key("engine").String(name);
  WriteResults(engine.results, json);
  json.Key("lost_by").BeginObject();
  for (size_t reason = 0; reason < kNumLosses; ++reason) {
    json.Key(NameOf(static_cast<GameReason>(reason))).Integer(engine.losses[reason]);
  }
  json.EndObject();
  json.Key("moves").Integer(engine.times.moves);
  json.Key("time_used_microseconds").Integer(absl::ToInt64Microseconds(engine.times.used));
  json.Key("worst_overstep_microseconds")
      .Integer(absl::ToInt64Microseconds(engine.times.worst_overstep));
  json.EndObject();
  return json.text();
}

}  // namespace

ScoreCounts ScoresOf(const ResultCounts& results) {
  const ScoreCounts pairs = results.pairs;
  return pairs.trials() > 0 ? pairs : ScoreCounts(results.games);
}

std::string FormatMatchTable(const MatchTable& table, const MatchTally& tally) {
  std::string text =
      absl::StrCat(tally.games(), " of ", table.num_games, " games\n\n", EngineRows(table, tally));
  if (table.names.size() > 2) absl::StrAppend(&text, "\n", PairingRows(table, tally));
  absl::StrAppend(&text, "\n", LossRows(table, tally), "\n");
  for (const auto& [pairing, results] : tally.pairings()) {
    if (table.sprt.has_value()) absl::StrAppend(&text, SprtLine(*table.sprt, results));
  }
  for (size_t i = 0; i < table.programs.size(); ++i) {
    absl::StrAppend(&text, table.names[i], ": ", table.programs[i], "\n");
  }
  if (tally.wall() > absl::ZeroDuration()) {
    const double own = absl::FDivDuration(tally.wall() - tally.waited(), tally.wall());
    absl::StrAppend(&text,
                    absl::StrFormat("the runner's own share of the time: %.2f %%\n", 100 * own));
  }
  return text;
}

std::string FormatMatchJson(const MatchTable& table, const MatchTally& tally) {
  std::string text;
  for (size_t i = 0; i < table.names.size(); ++i) {
    absl::StrAppend(&text, EngineJson(table.names[i], tally.engines()[i]), "\n");
  }
  for (const auto& [pairing, results] : tally.pairings()) {
    JsonWriter json;
    json.BeginObject();
    json.Key("first").String(NameOf(table, pairing.first));
    json.Key("second").String(NameOf(table, pairing.second));
    WriteResults(results, json);
    if (table.sprt.has_value()) {
      const SprtState state = EvaluateSprt(ScoresOf(results), *table.sprt);
      json.Key("llr").Number(state.llr).Key("verdict").String(NameOf(state.verdict));
    }
    json.EndObject();
    absl::StrAppend(&text, json.text(), "\n");
  }
  return text;
}

}  // namespace tengen
