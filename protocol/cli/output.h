// What the answers of all subcommands share.
#ifndef TENGEN_PROTOCOL_CLI_OUTPUT_H_
#define TENGEN_PROTOCOL_CLI_OUTPUT_H_

#include <cstdint>
#include <optional>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "engine/geometry.h"
#include "engine/point.h"
#include "protocol/cli/flag_set.h"
#include "protocol/json_writer.h"

namespace tengen {

enum class OutputFormat : uint8_t { kText, kJson };

// Declares --json, which sets `*format` to kJson.
void AddJsonFlag(FlagSet& flags, OutputFormat* format);

// The key `id` with the row's id, or null if it has none.
void WriteId(absl::string_view id, JsonWriter& json);

// The key `key` with a list of points, in their order.
void WritePoints(absl::string_view key, absl::Span<const Point> points, const Geometry& board,
                 JsonWriter& json);

// The key `key` with a number, or null where there is none.
void WriteOptional(absl::string_view key, const std::optional<double>& number, JsonWriter& json);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_OUTPUT_H_
