#include "protocol/cli/position_input.h"

#include <cstddef>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/formats/pos.h"
#include "engine/formats/psq.h"
#include "engine/formats/rec.h"
#include "engine/formats/sgf.h"
#include "engine/geometry.h"
#include "engine/point.h"
#include "protocol/cli/flag_values.h"
#include "protocol/cli/tsv_table.h"
#include "protocol/text_file.h"

namespace tengen {
namespace {

absl::Status At(absl::string_view place, const absl::Status& status) {
  return absl::Status(status.code(), absl::StrCat(place, ": ", status.message()));
}

absl::Status ParseColor(absl::string_view text, std::optional<Color>* color) {
  if (!absl::EqualsIgnoreCase(text, "black") && !absl::EqualsIgnoreCase(text, "white")) {
    return absl::InvalidArgumentError("expected black or white");
  }
  *color = absl::EqualsIgnoreCase(text, "black") ? Color::kBlack : Color::kWhite;
  return absl::OkStatus();
}

// The flags with a row's own rule, size and side to move instead, where it has them.
absl::StatusOr<PositionOptions> RowOptions(const TsvTable& table, size_t row,
                                           const PositionOptions& flags) {
  PositionOptions options = flags;
  const auto read = [&](absl::string_view column, auto parse, auto* value) {
    const std::optional<absl::string_view> cell = table.Cell(row, column);
    if (!cell.has_value()) return absl::OkStatus();
    const absl::Status status = parse(*cell, value);
    return status.ok() ? status : At(absl::StrCat(column, " '", *cell, "'"), status);
  };
  absl::Status status = read("rule", ParseRule, &options.rule);
  status.Update(read("size", ParseSize, &options.size));
  status.Update(read("to_move", ParseColor, &options.to_move));
  if (!status.ok()) return status;
  return options;
}

absl::StatusOr<PositionContent> ParseRowContent(const TsvTable& table, size_t row,
                                                const PositionOptions& options) {
  const Geometry board(options.size);
  if (const auto moves = table.Cell(row, "moves")) {
    return ParseGameText(*moves, options.rule, board);
  }
  const std::optional<absl::string_view> black = table.Cell(row, "black");
  const std::optional<absl::string_view> white = table.Cell(row, "white");
  if (!black.has_value() || !white.has_value()) {
    return absl::InvalidArgumentError("expected the columns black and white, or moves");
  }
  return ParseStones({*black, *white}, board);
}

absl::StatusOr<PositionInput> ParseRow(const TsvTable& table, size_t row,
                                       const PositionOptions& flags) {
  const absl::StatusOr<PositionOptions> options = RowOptions(table, row, flags);
  if (!options.ok()) return options.status();
  absl::StatusOr<PositionContent> content = ParseRowContent(table, row, *options);
  if (!content.ok()) return content.status();
  return PositionInput{std::string(table.Cell(row, "id").value_or("")), "", options->rule,
                       options->to_move, *std::move(content)};
}

absl::StatusOr<std::vector<PositionInput>> ParseTable(absl::string_view name,
                                                      absl::string_view text,
                                                      const PositionOptions& flags) {
  const absl::StatusOr<TsvTable> table = TsvTable::Parse(text);
  if (!table.ok()) return At(name, table.status());
  std::vector<PositionInput> inputs;
  for (size_t row = 0; row < table->num_rows(); ++row) {
    const std::string place = absl::StrCat(name, ", line ", table->line(row));
    absl::StatusOr<PositionInput> input = ParseRow(*table, row, flags);
    if (!input.ok()) return At(place, input.status());
    input->place = place;
    inputs.push_back(*std::move(input));
  }
  return inputs;
}

// Where the text of an operand comes from.
struct Source {
  std::string name;  // for errors
  std::string text;
};

bool IsFileName(absl::string_view operand) {
  return operand.find('\n') == absl::string_view::npos &&
         operand.find_first_of("./\\") != absl::string_view::npos;
}

absl::StatusOr<Source> Load(const std::string& operand, std::istream& in) {
  if (operand == "-") return Source{"stdin", ReadAll(in)};
  if (!IsFileName(operand)) return Source{"POSITION", operand};
  absl::StatusOr<std::string> text = ReadTextFile(operand);
  if (!text.ok()) return text.status();
  return Source{operand, *std::move(text)};
}

absl::StatusOr<PositionContent> ParseSource(const Source& source, const PositionOptions& options) {
  if (absl::EndsWithIgnoreCase(source.name, ".psq")) {
    absl::StatusOr<PsqFile> file = ParsePsq(source.text, {options.rule, options.size});
    if (!file.ok()) return file.status();
    return std::move(file->game);
  }
  if (absl::EndsWithIgnoreCase(source.name, ".pos") && IsPos(source.text)) {
    return ParsePos(source.text, options.rule);
  }
  if (absl::EndsWithIgnoreCase(source.name, ".sgf")) {
    return ParseSgf(source.text, {options.rule, options.size});
  }
  if (absl::EndsWithIgnoreCase(source.name, ".rec")) {
    return ParseRec(source.text, {options.rule, options.size});
  }
  if (absl::EndsWithIgnoreCase(source.name, ".lib")) {
    return absl::UnimplementedError(
        "can't read .lib files, expected .psq, .sgf, .rec, .pos, .tsv or a text");
  }
  return ParsePositionText(source.text, options.rule, Geometry(options.size));
}

// Places the stones of one colour.
void PlaceAll(const std::vector<Point>& points, Color color, Position& position) {
  for (Point point : points) position.Place(point, CellOf(color));
}

// Who moves, by the stone counts.
absl::StatusOr<Color> SideToMove(const BoardSetup& setup) {
  if (setup.black.size() == setup.white.size()) return Color::kBlack;
  if (setup.black.size() == setup.white.size() + 1) return Color::kWhite;
  return absl::InvalidArgumentError(
      absl::StrCat(setup.black.size(), " black and ", setup.white.size(),
                   " white stones don't tell who moves, expected --to-move=black or white"));
}

}  // namespace

void PositionOptions::AddFlags(FlagSet& flags) {
  AddRuleFlags(flags, &rule, &size);
  flags.Add("to-move", "black|white", "the side to move; by the stone counts if not given",
            [this](absl::string_view text) { return ParseColor(text, &to_move); });
  flags.AddText("input", "FILE", "a table (.tsv) to answer line by line", &input);
}

absl::StatusOr<std::vector<PositionInput>> ReadInputs(const std::vector<std::string>& operands,
                                                      const PositionOptions& options,
                                                      std::istream& in) {
  const bool has_table = !options.input.empty();
  if (operands.size() + (has_table ? 1 : 0) != 1) {
    return absl::InvalidArgumentError(absl::StrCat("expected one position or --input=FILE, got ",
                                                   operands.size(), has_table ? " and" : " without",
                                                   " --input"));
  }
  const absl::StatusOr<Source> source = Load(has_table ? options.input : operands.front(), in);
  if (!source.ok()) return source.status();
  if (has_table || absl::EndsWithIgnoreCase(source->name, ".tsv") ||
      TsvTable::LooksLike(source->text)) {
    return ParseTable(source->name, source->text, options);
  }
  absl::StatusOr<PositionContent> content = ParseSource(*source, options);
  if (!content.ok()) return At(source->name, content.status());
  return std::vector<PositionInput>{
      {"", source->name, options.rule, options.to_move, *std::move(content)}};
}

absl::StatusOr<Position> ToPosition(const PositionInput& input, ToMove to_move) {
  if (const auto* game = std::get_if<GameRecord>(&input.content)) {
    absl::StatusOr<Position> position = Replay(*game);
    if (!position.ok()) return At(input.place, position.status());
    if (input.to_move.has_value()) position->SetSideToMove(*input.to_move);
    return position;
  }
  const auto& setup = std::get<BoardSetup>(input.content);
  Position position(input.rule, setup.board);
  PlaceAll(setup.black, Color::kBlack, position);
  PlaceAll(setup.white, Color::kWhite, position);
  if (input.to_move.has_value()) {
    position.SetSideToMove(*input.to_move);
  } else if (to_move == ToMove::kNeeded) {
    const absl::StatusOr<Color> side = SideToMove(setup);
    if (!side.ok()) return At(input.place, side.status());
    position.SetSideToMove(*side);
  }
  return position;
}

absl::StatusOr<GameRecord> ToGame(const PositionInput& input) {
  if (const auto* game = std::get_if<GameRecord>(&input.content)) return *game;
  return At(input.place,
            absl::InvalidArgumentError("stones without an order, expected the moves of a game"));
}

}  // namespace tengen
