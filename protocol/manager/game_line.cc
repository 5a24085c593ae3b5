#include "protocol/manager/game_line.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "absl/status/status.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "engine/color.h"
#include "engine/notation.h"
#include "engine/referee.h"
#include "engine/rule.h"
#include "protocol/json_writer.h"
#include "protocol/manager/flat_json.h"

namespace tengen {
namespace {

constexpr absl::string_view kUsed = "_microseconds";
constexpr absl::string_view kOverstep = "_overstep_microseconds";
constexpr absl::string_view kMoves = "_moves";

std::string KeyOf(Color color, absl::string_view what) { return absl::StrCat(NameOf(color), what); }

void WriteTimes(const GameSummary& summary, JsonWriter& json) {
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    const PlayerTimes& times = summary.times[static_cast<size_t>(Index(color))];
    json.Key(KeyOf(color, kMoves)).Integer(times.moves);
    json.Key(KeyOf(color, kUsed)).Integer(absl::ToInt64Microseconds(times.used));
    json.Key(KeyOf(color, kOverstep)).Integer(absl::ToInt64Microseconds(times.worst_overstep));
  }
  json.Key("wall_microseconds").Integer(absl::ToInt64Microseconds(summary.wall));
  json.Key("waited_microseconds").Integer(absl::ToInt64Microseconds(summary.waited));
}

// Reads values out of an object and remembers the first fault.
class Fields {
 public:
  explicit Fields(const FlatJson& object) : object_(object) {}

  std::string Text(const std::string& key) {
    const auto found = object_.find(key);
    if (found != object_.end()) return found->second;
    Fail(absl::StrCat("no key '", key, "'"));
    return "";
  }

  int64_t Integer(const std::string& key) {
    const std::string text = Text(key);
    int64_t value = 0;
    if (!absl::SimpleAtoi(text, &value) || value < 0) {
      Fail(absl::StrCat("'", key, "': '", text, "', expected a number"));
    }
    return value;
  }

  // The number of the engine whose name `key` holds.
  int Engine(const std::string& key, const std::vector<std::string>& names) {
    const std::string name = Text(key);
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) Fail(absl::StrCat("'", key, "': no engine is called '", name, "'"));
    return static_cast<int>(found - names.begin());
  }

  absl::Duration Time(const std::string& key) { return absl::Microseconds(Integer(key)); }

  GameResult Result() {
    const std::string outcome = Text("outcome");
    const std::string winner = Text("winner");
    if (outcome == "draw") return GameResult::kDraw;
    if (outcome == "win" && winner == "black") return GameResult::kBlackWins;
    if (outcome == "win" && winner == "white") return GameResult::kWhiteWins;
    Fail(absl::StrCat("outcome '", outcome, "' of '", winner, "', expected a win or a draw"));
    return GameResult::kOpen;
  }

  GameReason Reason() {
    const std::string text = Text("reason");
    const std::optional<GameReason> reason = GameReasonFromText(text);
    if (!reason) Fail(absl::StrCat("unknown reason '", text, "'"));
    return reason.value_or(GameReason::kFive);
  }

  const absl::Status& status() const { return status_; }

 private:
  void Fail(absl::string_view what) { status_.Update(absl::InvalidArgumentError(what)); }

  const FlatJson& object_;
  absl::Status status_;
};

}  // namespace

std::string FormatGameLine(const std::vector<std::string>& names, const ScheduledGame& game,
                           const GameOutcome& outcome) {
  const GameRecord& record = outcome.record;
  std::vector<Point> moves;
  size_t num_opening = 0;
  for (const RecordedMove& move : record.moves) {
    moves.push_back(move.point);
    if (!move.milliseconds.has_value()) ++num_opening;
  }
  const std::vector<Point> opening(moves.begin(),
                                   moves.begin() + static_cast<std::ptrdiff_t>(num_opening));
  const std::optional<Color> winner = WinnerOf(record.result);
  JsonWriter json;
  json.BeginObject();
  json.Key("game").Integer(game.number + 1);
  json.Key("pair").Integer(game.pair + 1);
  json.Key("opening").Integer(game.opening + 1);
  json.Key("black").String(names[static_cast<size_t>(game.black)]);
  json.Key("white").String(names[static_cast<size_t>(game.white())]);
  json.Key("rule").String(NameOf(record.rule));
  json.Key("size").Integer(record.board.size());
  json.Key("outcome").String(winner.has_value() ? "win" : "draw");
  json.Key("winner");
  winner.has_value() ? json.String(NameOf(*winner)) : json.Null();
  json.Key("reason").String(NameOf(outcome.summary.reason));
  json.Key("detail").String(outcome.detail);
  json.Key("moves").String(FormatMoves(moves, record.board));
  json.Key("opening_moves").String(FormatMoves(opening, record.board));
  WriteTimes(outcome.summary, json);
  json.EndObject();
  return json.text();
}

absl::StatusOr<GameLine> ParseGameLine(const std::vector<std::string>& names,
                                       absl::string_view line) {
  const absl::StatusOr<FlatJson> object = ParseFlatJson(line);
  if (!object.ok()) return object.status();
  Fields fields(*object);
  GameLine game;
  const int black = fields.Engine("black", names);
  const int white = fields.Engine("white", names);
  game.game.number = static_cast<int>(fields.Integer("game")) - 1;
  game.game.pair = static_cast<int>(fields.Integer("pair")) - 1;
  game.game.opening = static_cast<int>(fields.Integer("opening")) - 1;
  game.game.first = std::min(black, white);
  game.game.second = std::max(black, white);
  game.game.black = black;
  game.summary.result = fields.Result();
  game.summary.reason = fields.Reason();
  for (const Color color : {Color::kBlack, Color::kWhite}) {
    PlayerTimes& times = game.summary.times[static_cast<size_t>(Index(color))];
    times.moves = static_cast<int>(fields.Integer(KeyOf(color, kMoves)));
    times.used = fields.Time(KeyOf(color, kUsed));
    times.worst_overstep = fields.Time(KeyOf(color, kOverstep));
  }
  game.summary.wall = fields.Time("wall_microseconds");
  game.summary.waited = fields.Time("waited_microseconds");
  if (!fields.status().ok()) return fields.status();
  return game;
}

}  // namespace tengen
