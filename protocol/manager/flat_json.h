// One flat JSON object, read back from a line that JsonWriter has written.
//
//   absl::StatusOr<FlatJson> object = ParseFlatJson(R"({"game":1,"black":"A"})");
//   (*object)["black"]     // "A"
//
// Flat: values are strings, numbers, true, false or null.
#ifndef TENGEN_PROTOCOL_MANAGER_FLAT_JSON_H_
#define TENGEN_PROTOCOL_MANAGER_FLAT_JSON_H_

#include <map>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace tengen {

// Values by key: a string's content, or the text of any other value.
using FlatJson = std::map<std::string, std::string>;

// InvalidArgument names the column and what was expected.
absl::StatusOr<FlatJson> ParseFlatJson(absl::string_view line);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_MANAGER_FLAT_JSON_H_
