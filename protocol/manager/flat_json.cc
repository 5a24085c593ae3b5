#include "protocol/manager/flat_json.h"

#include <cstddef>
#include <optional>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"

namespace tengen {
namespace {

class Reader {
 public:
  explicit Reader(absl::string_view line) : line_(absl::StripAsciiWhitespace(line)) {}

  absl::StatusOr<FlatJson> Read() {
    FlatJson object;
    if (!Take('{')) return Expected("{");
    while (!Take('}')) {
      if (!object.empty() && !Take(',')) return Expected(", or }");
      const std::optional<std::string> key = String();
      if (!key) return Expected("a key in quotes");
      if (!Take(':')) return Expected(":");
      const std::optional<std::string> value = Value();
      if (!value) return Expected("a string, a number, true, false or null");
      object[*key] = *value;
    }
    if (place_ != line_.size()) return Expected("the end of the line");
    return object;
  }

 private:
  bool Take(char c) {
    if (place_ == line_.size() || line_[place_] != c) return false;
    ++place_;
    return true;
  }

  absl::Status Expected(absl::string_view what) const {
    return absl::InvalidArgumentError(absl::StrCat("column ", place_ + 1, ": expected ", what));
  }

  std::optional<std::string> Value() {
    if (place_ < line_.size() && line_[place_] == '"') return String();
    const size_t end = line_.find_first_of(",}", place_);
    if (end == absl::string_view::npos || end == place_) return std::nullopt;
    std::string value(line_.substr(place_, end - place_));
    double number = 0;
    const bool is_value =
        value == "true" || value == "false" || value == "null" || absl::SimpleAtod(value, &number);
    if (!is_value) return std::nullopt;
    place_ = end;
    return value;
  }

  std::optional<std::string> String() {
    if (!Take('"')) return std::nullopt;
    std::string text;
    while (place_ < line_.size() && line_[place_] != '"') {
      if (Take('\\')) {
        if (!Escape(text)) return std::nullopt;
      } else {
        text.push_back(line_[place_++]);
      }
    }
    if (!Take('"')) return std::nullopt;
    return text;
  }

  // Only the escapes that JsonWriter writes.
  bool Escape(std::string& text) {
    if (Take('"')) {
      text.push_back('"');
    } else if (Take('\\')) {
      text.push_back('\\');
    } else if (Take('u')) {
      constexpr size_t kDigits = 4;
      const absl::string_view digits = line_.substr(place_, kDigits);
      uint32_t code = 0;
      if (digits.size() < kDigits || !absl::SimpleHexAtoi(digits, &code) || code > 0x7F) {
        return false;
      }
      text.push_back(static_cast<char>(code));
      place_ += kDigits;
    } else {
      return false;
    }
    return true;
  }

  const absl::string_view line_;
  size_t place_ = 0;
};

}  // namespace

absl::StatusOr<FlatJson> ParseFlatJson(absl::string_view line) { return Reader(line).Read(); }

}  // namespace tengen
