#include "engine/line_pattern.h"

#include <array>
#include <cstddef>

namespace tengen {

absl::string_view NameOf(LinePattern pattern) {
  static constexpr std::array<absl::string_view, kNumLinePatterns> kNames = {
      "none",     "overline",   "one",      "open one",       "two",
      "open two", "broad two",  "free two", "sleeping three", "broad sleeping three",
      "three",    "free three", "four",     "double four",    "open four",
      "five"};
  return kNames[static_cast<size_t>(pattern)];
}

}  // namespace tengen
