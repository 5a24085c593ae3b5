#include "engine/formats/sgf.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/escaping.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "engine/color.h"
#include "engine/geometry.h"
#include "engine/point.h"
#include "engine/rule.h"

namespace tengen {
namespace {

struct Property {
  size_t line;  // from 1
  absl::string_view name;
  absl::string_view value;  // of several values the first; escapes as in the text
};

absl::Status ErrorAt(const Property& property, absl::string_view expected) {
  return absl::InvalidArgumentError(absl::StrCat("line ", property.line, ", ", property.name, "[",
                                                 absl::CHexEscape(property.value.substr(0, 24)),
                                                 "]: expected ", expected));
}

// Walks over the properties of the main line.
class Scanner {
 public:
  explicit Scanner(absl::string_view text) : text_(text) {}

  // The next property, or nothing at the end of the main line, which is where the first variation
  // closes.
  absl::StatusOr<std::optional<Property>> Next() {
    while (place_ < text_.size() && IsBetweenProperties(text_[place_])) ++place_;
    if (place_ == text_.size()) return ErrorHere("')' before the end of the file");
    if (text_[place_] == ')') return std::nullopt;
    const size_t begin = place_;
    while (place_ < text_.size() && absl::ascii_isalpha(Byte())) ++place_;
    Property property{Line(), text_.substr(begin, place_ - begin), ""};
    if (property.name.empty()) return ErrorHere("the name of a property");
    SkipBlanks();
    if (place_ == text_.size() || text_[place_] != '[') return ErrorHere("'[' after the name");
    for (bool is_first = true; place_ < text_.size() && text_[place_] == '['; is_first = false) {
      const absl::StatusOr<absl::string_view> value = Value();
      if (!value.ok()) return value.status();
      if (is_first) property.value = *value;
      SkipBlanks();
    }
    return property;
  }

 private:
  static bool IsBetweenProperties(char c) {
    return c == '(' || c == ';' || absl::ascii_isspace(static_cast<unsigned char>(c));
  }

  unsigned char Byte() const { return static_cast<unsigned char>(text_[place_]); }

  // The number of the current line. Counts on from the last call: files can be long.
  size_t Line() {
    const absl::string_view passed = text_.substr(counted_, place_ - counted_);
    line_ += static_cast<size_t>(std::count(passed.begin(), passed.end(), '\n'));
    counted_ = place_;
    return line_;
  }

  absl::Status ErrorHere(absl::string_view expected) {
    return absl::InvalidArgumentError(absl::StrCat("line ", Line(), ", '",
                                                   absl::CHexEscape(text_.substr(place_, 12)),
                                                   "': expected ", expected));
  }

  void SkipBlanks() {
    while (place_ < text_.size() && absl::ascii_isspace(Byte())) ++place_;
  }

  // What stands between the brackets; a backslash keeps the next character from closing them.
  absl::StatusOr<absl::string_view> Value() {
    const size_t begin = ++place_;
    while (place_ < text_.size() && text_[place_] != ']') {
      place_ += text_[place_] == '\\' && place_ + 1 < text_.size() ? 2 : 1;
    }
    if (place_ == text_.size()) return ErrorHere("']' before the end of the file");
    ++place_;
    return text_.substr(begin, place_ - 1 - begin);
  }

  absl::string_view text_;
  size_t place_ = 0;
  size_t line_ = 1;
  size_t counted_ = 0;  // the part of the text whose line ends are in `line_`
};

absl::Status ReadSize(const Property& property, GameRecord& game) {
  int size = 0;
  if (!absl::SimpleAtoi(property.value, &size)) return ErrorAt(property, "a number, as in SZ[15]");
  if (size < kMinBoardSize || size > kMaxBoardSize) {
    return absl::UnimplementedError(absl::StrCat("line ", property.line, ": a board of ", size,
                                                 " points a side, expected ", kMinBoardSize, " to ",
                                                 kMaxBoardSize));
  }
  if (!game.moves.empty()) return ErrorAt(property, "the size before the first move");
  game.board = Geometry(size);
  return absl::OkStatus();
}

absl::Status ReadMove(const Property& property, GameRecord& game) {
  const bool is_black = property.name == "B";
  if (is_black != (game.moves.size() % 2 == 0)) {
    return ErrorAt(property, "colours that alternate, Black first");
  }
  if (property.value.empty()) {
    game.moves.push_back({kNoPoint, std::nullopt});
    return absl::OkStatus();
  }
  const int x = property.value[0] - 'a';
  const int y = property.value.size() == 2 ? property.value[1] - 'a' : -1;
  if (!game.board.Contains(x, y)) {
    const char last = static_cast<char>('a' + game.board.size() - 1);
    return ErrorAt(property,
                   absl::StrCat("column and row of the board, aa to ", std::string(2, last)));
  }
  game.moves.push_back({Point::At(x, y), std::nullopt});
  return absl::OkStatus();
}

GameResult ResultOf(absl::string_view value) {
  if (absl::StartsWithIgnoreCase(value, "B+")) return GameResult::kBlackWins;
  if (absl::StartsWithIgnoreCase(value, "W+")) return GameResult::kWhiteWins;
  if (value == "0" || absl::EqualsIgnoreCase(value, "draw")) return GameResult::kDraw;
  return GameResult::kOpen;
}

absl::Status Read(const Property& property, GameRecord& game) {
  if (property.name == "B" || property.name == "W") return ReadMove(property, game);
  if (property.name == "SZ") return ReadSize(property, game);
  if (property.name == "AB" || property.name == "AW") {
    return ErrorAt(property, "moves only, no stones set up");
  }
  if (property.name == "GM" && property.value != "4") return ErrorAt(property, "gomoku, GM[4]");
  if (property.name == "RU") game.rule = RuleFromText(property.value).value_or(game.rule);
  if (property.name == "RE") game.result = ResultOf(property.value);
  return absl::OkStatus();
}

absl::string_view ResultText(GameResult result) {
  switch (result) {
    case GameResult::kBlackWins:
      return "RE[B+]";
    case GameResult::kWhiteWins:
      return "RE[W+]";
    case GameResult::kDraw:
      return "RE[0]";
    case GameResult::kOpen:
      break;
  }
  return "";
}

}  // namespace

absl::StatusOr<GameRecord> ParseSgf(absl::string_view text, const RecordDefaults& defaults) {
  GameRecord game;
  game.rule = defaults.rule;
  game.board = Geometry(defaults.size);
  Scanner scanner(text);
  while (true) {
    const absl::StatusOr<std::optional<Property>> property = scanner.Next();
    if (!property.ok()) return property.status();
    if (!property->has_value()) return game;
    if (absl::Status status = Read(**property, game); !status.ok()) return status;
  }
}

std::string FormatSgf(const GameRecord& game) {
  std::string text = absl::StrCat("(;FF[4]GM[4]SZ[", game.board.size(), "]RU[", NameOf(game.rule),
                                  "]", ResultText(game.result), "\n");
  for (size_t i = 0; i < game.moves.size(); ++i) {
    absl::StrAppend(&text, i % 2 == 0 ? ";B[" : ";W[");
    if (const Point point = game.moves[i].point; point != kNoPoint) {
      text += static_cast<char>('a' + point.x());
      text += static_cast<char>('a' + point.y());
    }
    text += ']';
  }
  return absl::StrCat(text, ")\n");
}

}  // namespace tengen
