#include "protocol/command_parser.h"

#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/escaping.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/types/span.h"

namespace tengen {
namespace {

// The lines that belong to a command besides its first one.
enum class Block : uint8_t {
  kNone,
  kPoints,  // "x,y" or "x,y,f" lines up to DONE
  kText,    // one line of any text (a path)
};

struct Arguments {
  absl::string_view text;  // of the first line
  absl::Span<const BlockLine> lines;
};

// A token as an answer may quote it: short, printable, and without the signs by which a manager
// tells an answer to ABOUT.
std::string Quoted(absl::string_view token) {
  constexpr size_t kMaxLength = 40;
  std::string text = absl::CHexEscape(token.substr(0, kMaxLength));
  for (char& c : text) {
    if (c == '=') c = '?';
  }
  return absl::StrCat("'", text, token.size() > kMaxLength ? "..." : "", "'");
}

absl::StatusOr<int> ParseInteger(absl::string_view text) {
  int value = 0;
  if (absl::SimpleAtoi(text, &value)) return value;
  return absl::InvalidArgumentError(absl::StrCat("expected a number, got ", Quoted(text)));
}

// Reads `min` to three integers between commas.
absl::StatusOr<BlockLine> ParseIntegers(absl::string_view text, int min) {
  BlockLine result;
  for (absl::string_view part : absl::StrSplit(text, absl::MaxSplits(',', 3))) {
    if (result.count == static_cast<int>(result.numbers.size()) ||
        !absl::SimpleAtoi(part, &result.numbers[static_cast<size_t>(result.count)])) {
      result.count = 0;
      break;
    }
    ++result.count;
  }
  if (result.count >= min) return result;
  return absl::InvalidArgumentError(absl::StrCat(
      "expected ", min == 3 ? "x,y,field" : "two numbers x,y", ", got ", Quoted(text)));
}

Coordinates PointOf(const BlockLine& line) { return {line.numbers[0], line.numbers[1]}; }

absl::StatusOr<Coordinates> ParseCoordinates(absl::string_view text) {
  absl::StatusOr<BlockLine> line = ParseIntegers(text, 2);
  if (!line.ok()) return line.status();
  if (line->count == 2) return PointOf(*line);
  return absl::InvalidArgumentError(absl::StrCat("expected x,y and no more, got ", Quoted(text)));
}

absl::StatusOr<std::vector<BoardStone>> ParseStones(absl::Span<const BlockLine> lines) {
  std::vector<BoardStone> stones;
  stones.reserve(lines.size());
  for (const BlockLine& line : lines) {
    const Coordinates at = PointOf(line);
    const int field = line.numbers[2];
    if (line.count != 3 || field < 1 || field > 3) {
      return absl::InvalidArgumentError(absl::StrCat("stone number ", stones.size() + 1, " at ",
                                                     at.x, ",", at.y,
                                                     ": expected a third field of 1, 2 or 3"));
    }
    stones.push_back({at, static_cast<StoneOwner>(field)});
  }
  return stones;
}

std::vector<Coordinates> PointsOf(absl::Span<const BlockLine> lines) {
  std::vector<Coordinates> points;
  points.reserve(lines.size());
  for (const BlockLine& line : lines) points.push_back(PointOf(line));
  return points;
}

using Made = absl::StatusOr<Command>;

template <typename T>
Made MakePlain(const Arguments&) {
  return T{};
}

Made MakeStart(const Arguments& arguments) {
  absl::StatusOr<int> size = ParseInteger(arguments.text);
  if (!size.ok()) return size.status();
  return StartCommand{*size};
}

Made MakeRectStart(const Arguments& arguments) {
  absl::StatusOr<Coordinates> size = ParseCoordinates(arguments.text);
  if (!size.ok()) return size.status();
  return RectStartCommand{size->x, size->y};
}

template <typename T>
Made MakeWithPoint(const Arguments& arguments) {
  absl::StatusOr<Coordinates> at = ParseCoordinates(arguments.text);
  if (!at.ok()) return at.status();
  return T{*at};
}

template <typename T>
Made MakeWithStones(const Arguments& arguments) {
  absl::StatusOr<std::vector<BoardStone>> stones = ParseStones(arguments.lines);
  if (!stones.ok()) return stones.status();
  return T{*std::move(stones)};
}

template <typename T>
Made MakeWithPoints(const Arguments& arguments) {
  return T{PointsOf(arguments.lines)};
}

// The number may be left out: then it is the one that the command has by itself.
template <typename T>
Made MakeWithNumber(const Arguments& arguments) {
  if (arguments.text.empty()) return T{};
  absl::StatusOr<int> number = ParseInteger(arguments.text);
  if (!number.ok()) return number.status();
  return T{*number};
}

Made MakeInfo(const Arguments& arguments) {
  const std::pair<absl::string_view, absl::string_view> parts =
      absl::StrSplit(arguments.text, absl::MaxSplits(absl::ByAnyChar(" \t"), 1));
  return InfoCommand{std::string(parts.first),
                     std::string(absl::StripAsciiWhitespace(parts.second))};
}

template <int kStep>
Made MakeSwap2Step(const Arguments&) {
  return Swap2StepCommand{kStep};
}

template <int kStep>
Made MakeSoosorvStep(const Arguments& arguments) {
  SoosorvStepCommand command{kStep, 0, PointsOf(arguments.lines)};
  if (kStep == 4 || kStep == 5) {
    absl::StatusOr<int> number = ParseInteger(arguments.text);
    if (!number.ok()) return number.status();
    command.fifth_moves = *number;
  }
  return command;
}

Made MakeUnknown(const Arguments&) { return absl::UnimplementedError("command not supported"); }

}  // namespace

struct CommandParser::Syntax {
  absl::string_view name;
  Block block;
  Made (*make)(const Arguments&);
};

namespace {

constexpr CommandParser::Syntax kCommands[] = {
    {"START", Block::kNone, MakeStart},
    {"RECTSTART", Block::kNone, MakeRectStart},
    {"RESTART", Block::kNone, MakePlain<RestartCommand>},
    {"BEGIN", Block::kNone, MakePlain<BeginCommand>},
    {"TURN", Block::kNone, MakeWithPoint<TurnCommand>},
    {"PLAY", Block::kNone, MakeWithPoint<PlayCommand>},
    {"TAKEBACK", Block::kNone, MakeWithPoint<TakebackCommand>},
    {"BOARD", Block::kPoints, MakeWithStones<BoardCommand>},
    {"SWAP2BOARD", Block::kPoints, MakeWithPoints<Swap2BoardCommand>},
    {"INFO", Block::kNone, MakeInfo},
    {"ABOUT", Block::kNone, MakePlain<AboutCommand>},
    {"STOP", Block::kNone, MakePlain<StopCommand>},
    {"END", Block::kNone, MakePlain<EndCommand>},
    {"YXSTOP", Block::kNone, MakePlain<StopCommand>},
    {"YXSHOWINFO", Block::kNone, MakePlain<ShowInfoCommand>},
    {"YXBOARD", Block::kPoints, MakeWithStones<SetUpCommand>},
    {"YXSHOWFORBID", Block::kNone, MakePlain<ShowForbidCommand>},
    {"YXHASHCLEAR", Block::kNone, MakePlain<HashClearCommand>},
    {"YXSHOWHASHUSAGE", Block::kNone, MakePlain<ShowHashUsageCommand>},
    {"YXNBEST", Block::kNone, MakeWithNumber<NBestCommand>},
    {"YXSEARCHDEFEND", Block::kNone, MakePlain<SearchDefendCommand>},
    {"YXBLOCK", Block::kPoints, MakeWithPoints<BlockCommand>},
    {"YXBLOCKUNDO", Block::kPoints, MakeWithPoints<BlockUndoCommand>},
    {"YXBLOCKRESET", Block::kNone, MakePlain<BlockResetCommand>},
    {"YXBLOCKPATH", Block::kPoints, MakeWithPoints<BlockPathCommand>},
    {"YXBLOCKPATHUNDO", Block::kPoints, MakeWithPoints<BlockPathUndoCommand>},
    {"YXBLOCKPATHRESET", Block::kNone, MakePlain<BlockPathResetCommand>},
    {"YXBALANCEONE", Block::kNone, MakeWithNumber<BalanceOneCommand>},
    {"YXBALANCETWO", Block::kNone, MakeWithNumber<BalanceTwoCommand>},
    {"YXSWAP2STEP1", Block::kNone, MakeSwap2Step<1>},
    {"YXSWAP2STEP2", Block::kNone, MakeSwap2Step<2>},
    {"YXSWAP2STEP3", Block::kNone, MakeSwap2Step<3>},
    {"YXSOOSORVSTEP1", Block::kNone, MakeSoosorvStep<1>},
    {"YXSOOSORVSTEP2", Block::kPoints, MakeSoosorvStep<2>},
    {"YXSOOSORVSTEP3", Block::kPoints, MakeSoosorvStep<3>},
    {"YXSOOSORVSTEP4", Block::kPoints, MakeSoosorvStep<4>},
    {"YXSOOSORVSTEP5", Block::kPoints, MakeSoosorvStep<5>},
    {"YXSOOSORVSTEP6", Block::kPoints, MakeSoosorvStep<6>},
    {"YXDRAW", Block::kNone, MakePlain<DrawCommand>},
    {"YXRESIGN", Block::kNone, MakePlain<ResignCommand>},
    // Not supported, but their further lines must not pass for commands.
    {"YXQUERYDATABASEALL", Block::kPoints, MakeUnknown},
    {"YXQUERYDATABASEALLT", Block::kPoints, MakeUnknown},
    {"YXQUERYDATABASEONE", Block::kPoints, MakeUnknown},
    {"YXQUERYDATABASETEXT", Block::kPoints, MakeUnknown},
    {"YXEDITTVDDATABASE", Block::kPoints, MakeUnknown},
    {"YXEDITTEXTDATABASE", Block::kPoints, MakeUnknown},
    {"YXEDITLABELDATABASE", Block::kPoints, MakeUnknown},
    {"YXDELETEDATABASEONE", Block::kPoints, MakeUnknown},
    {"YXDELETEDATABASEALL", Block::kPoints, MakeUnknown},
    {"YXSETBESTMOVEDATABASE", Block::kPoints, MakeUnknown},
    {"YXCLEARBESTMOVEDATABASE", Block::kPoints, MakeUnknown},
    {"YXSETDATABASE", Block::kText, MakeUnknown},
    {"YXDBTOPOS", Block::kText, MakeUnknown},
    {"YXDBTOTXT", Block::kText, MakeUnknown},
    {"YXDBTOTXTALL", Block::kText, MakeUnknown},
    {"YXTXTTODB", Block::kText, MakeUnknown},
    {"YXLIBTODB", Block::kText, MakeUnknown},
    {"YXDBTOLIB", Block::kText, MakeUnknown},
    {"YXDBMERGE", Block::kText, MakeUnknown},
    {"YXDBSPLIT", Block::kText, MakeUnknown},
    {"YXHASHDUMP", Block::kText, MakeUnknown},
    {"YXHASHLOAD", Block::kText, MakeUnknown},
};

const CommandParser::Syntax* FindSyntax(absl::string_view name) {
  for (const CommandParser::Syntax& syntax : kCommands) {
    if (absl::EqualsIgnoreCase(name, syntax.name)) return &syntax;
  }
  return nullptr;
}

// Prefixes an error with the command that it is about.
Made Named(absl::string_view name, Made made) {
  if (made.ok()) return made;
  return absl::Status(made.status().code(), absl::StrCat(name, ": ", made.status().message()));
}

}  // namespace

absl::StatusOr<Command> CommandParser::FinishBlock() {
  const Syntax& syntax = *std::exchange(syntax_, nullptr);
  const std::vector<BlockLine> lines = std::exchange(lines_, {});
  const absl::Status status = std::exchange(block_status_, absl::OkStatus());
  if (syntax.make != MakeUnknown && !status.ok()) return Named(syntax.name, status);
  return Named(syntax.name, syntax.make({arguments_, lines}));
}

void CommandParser::AddBlockLine(absl::string_view line) {
  if (!block_status_.ok()) return;
  if (lines_.size() == kMaxBlockLines) {
    block_status_ = absl::InvalidArgumentError("too many lines before DONE");
    return;
  }
  absl::StatusOr<BlockLine> numbers = ParseIntegers(line, 2);
  if (numbers.ok()) {
    lines_.push_back(*numbers);
  } else {
    block_status_ = absl::InvalidArgumentError(
        absl::StrCat("line ", lines_.size() + 1, ": ", numbers.status().message()));
  }
}

absl::InlinedVector<absl::StatusOr<Command>, 2> CommandParser::ParseLine(absl::string_view line) {
  absl::InlinedVector<absl::StatusOr<Command>, 2> result;
  line = absl::StripAsciiWhitespace(line);
  if (line.empty()) return result;
  if (in_block()) {
    const bool one_line = syntax_->block == Block::kText;
    if (one_line ? !absl::EqualsIgnoreCase(line, "END") : absl::EqualsIgnoreCase(line, "DONE")) {
      result.push_back(FinishBlock());
      return result;
    }
    if (!one_line && !absl::ascii_isalpha(static_cast<unsigned char>(line.front()))) {
      AddBlockLine(line);
      return result;
    }
    // No line of a block begins like this: the block was left open. END must never be missed.
    block_status_.Update(absl::InvalidArgumentError(
        absl::StrCat("expected x,y lines and DONE, got ", Quoted(line))));
    result.push_back(FinishBlock());
  }
  const size_t name_length = line.find_first_of(" \t");
  const absl::string_view name = line.substr(0, name_length);
  const absl::string_view rest = absl::StripLeadingAsciiWhitespace(line.substr(name.size()));
  const Syntax* const syntax = FindSyntax(name);
  if (syntax == nullptr) {
    result.push_back(absl::UnimplementedError(absl::StrCat("command ", Quoted(name))));
  } else if (syntax->block == Block::kNone) {
    result.push_back(Named(syntax->name, syntax->make({rest, {}})));
  } else {
    syntax_ = syntax;
    arguments_ = std::string(rest);
  }
  return result;
}

}  // namespace tengen
