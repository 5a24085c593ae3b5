#include "protocol/cli/explanation_text.h"

#include <array>
#include <cstddef>

#include "absl/strings/str_cat.h"
#include "engine/line_pattern.h"
#include "engine/notation.h"
#include "protocol/cli/output.h"
#include "protocol/json_writer.h"

namespace tengen {
namespace {

absl::string_view NameOf(Direction direction) {
  constexpr std::array<absl::string_view, kNumDirections> kNames = {"horizontal", "vertical",
                                                                    "diagonal", "antidiagonal"};
  return kNames[static_cast<size_t>(Index(direction))];
}

// The name of what the line holds. How many points complete a three is told by listing them.
absl::string_view NameOfRow(const LineExplanation& line) {
  return NameOf(line.IsThree() ? LinePattern::kThree : line.pattern);
}

void AppendPoint(const PointExplanation& explanation, const Geometry& board, int depth,
                 std::string& text);

void AppendLines(const PointExplanation& explanation, const Geometry& board, int depth,
                 std::string& text) {
  const std::string indent(static_cast<size_t>(2 * depth), ' ');
  for (const LineExplanation& line : explanation.lines) {
    absl::StrAppend(&text, indent, NameOf(line.direction), ": ", NameOfRow(line));
    if (line.IsThree()) {
      absl::StrAppend(&text, line.IsTrueThree() ? ", which counts" : ", which doesn't count");
    }
    absl::StrAppend(&text, "\n");
    for (const PointExplanation& point : line.open_four_points) {
      AppendPoint(point, board, depth + 1, text);
    }
  }
}

// An open-four point of a three and why it can be played or not.
void AppendPoint(const PointExplanation& explanation, const Geometry& board, int depth,
                 std::string& text) {
  const std::string indent(static_cast<size_t>(2 * depth), ' ');
  absl::StrAppend(&text, indent, "open four at ", FormatPoint(explanation.point, board), ": ");
  if (explanation.makes_five) {
    absl::StrAppend(&text, "doesn't count, makes a five at the same time\n");
  } else if (explanation.kind == ForbiddenKind::kNone) {
    absl::StrAppend(&text, "can be played\n");
  } else {
    absl::StrAppend(&text, "can't be played, forbidden: ", NameOf(explanation.kind), "\n");
  }
  AppendLines(explanation, board, depth + 1, text);
}

void WritePoint(const PointExplanation& explanation, const Geometry& board, JsonWriter& json) {
  json.Key("point").String(FormatPoint(explanation.point, board));
  json.Key("verdict").String(explanation.makes_five ? "five" : JsonNameOf(explanation.kind));
  json.Key("lines").BeginArray();
  for (const LineExplanation& line : explanation.lines) {
    json.BeginObject().Key("direction").String(NameOf(line.direction));
    json.Key("pattern").String(NameOfRow(line));
    if (line.IsThree()) {
      json.Key("counts").Bool(line.IsTrueThree()).Key("open_four_points").BeginArray();
      for (const PointExplanation& point : line.open_four_points) {
        json.BeginObject();
        WritePoint(point, board, json);
        json.EndObject();
      }
      json.EndArray();
    }
    json.EndObject();
  }
  json.EndArray();
}

}  // namespace

absl::string_view JsonNameOf(ForbiddenKind kind) {
  constexpr std::array<absl::string_view, 4> kNames = {"legal", "overline", "double_four",
                                                       "double_three"};
  return kNames[static_cast<size_t>(kind)];
}

std::string ExplanationText(const PointExplanation& explanation, const Geometry& board) {
  std::string text = absl::StrCat(FormatPoint(explanation.point, board), ": ");
  if (explanation.makes_five) {
    absl::StrAppend(&text, "legal, makes a five\n");
  } else if (explanation.kind == ForbiddenKind::kNone) {
    absl::StrAppend(&text, "legal\n");
  } else {
    absl::StrAppend(&text, "forbidden, ", NameOf(explanation.kind), "\n");
  }
  AppendLines(explanation, board, 1, text);
  return text;
}

std::string ExplanationJson(absl::string_view id, const PointExplanation& explanation,
                            const Geometry& board) {
  JsonWriter json;
  json.BeginObject();
  WriteId(id, json);
  WritePoint(explanation, board, json);
  json.EndObject();
  return absl::StrCat(json.text(), "\n");
}

}  // namespace tengen
