#include "protocol/cli/output.h"

#include "engine/notation.h"

namespace tengen {

void AddJsonFlag(FlagSet& flags, OutputFormat* format) {
  flags.AddSwitch("json", "write one JSON object a line",
                  [format] { *format = OutputFormat::kJson; });
}

void WriteId(absl::string_view id, JsonWriter& json) {
  json.Key("id");
  id.empty() ? json.Null() : json.String(id);
}

void WritePoints(absl::string_view key, absl::Span<const Point> points, const Geometry& board,
                 JsonWriter& json) {
  json.Key(key).BeginArray();
  for (Point point : points) json.String(FormatPoint(point, board));
  json.EndArray();
}

void WriteOptional(absl::string_view key, const std::optional<double>& number, JsonWriter& json) {
  json.Key(key);
  number.has_value() ? json.Number(*number) : json.Null();
}

}  // namespace tengen
