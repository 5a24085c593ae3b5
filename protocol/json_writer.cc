#include "protocol/json_writer.h"

#include "absl/strings/str_cat.h"

namespace tengen {
namespace {

std::string Quoted(absl::string_view value) {
  std::string quoted = "\"";
  for (char c : value) {
    if (c == '"' || c == '\\') {
      quoted += '\\';
      quoted += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      absl::StrAppend(&quoted, "\\u", absl::Hex(static_cast<unsigned char>(c), absl::kZeroPad4));
    } else {
      quoted += c;
    }
  }
  quoted += '"';
  return quoted;
}

}  // namespace

void JsonWriter::Separate() {
  if (expect_ == Expect::kComma) text_ += ',';
  expect_ = Expect::kComma;
}

JsonWriter& JsonWriter::Begin(char bracket) {
  Separate();
  text_ += bracket;
  expect_ = Expect::kFirst;
  return *this;
}

JsonWriter& JsonWriter::End(char bracket) {
  text_ += bracket;
  expect_ = Expect::kComma;
  return *this;
}

JsonWriter& JsonWriter::Key(absl::string_view key) {
  Separate();
  absl::StrAppend(&text_, Quoted(key), ":");
  expect_ = Expect::kFirst;
  return *this;
}

JsonWriter& JsonWriter::Value(absl::string_view token) {
  Separate();
  absl::StrAppend(&text_, token);
  return *this;
}

JsonWriter& JsonWriter::String(absl::string_view value) { return Value(Quoted(value)); }
JsonWriter& JsonWriter::Integer(int64_t value) { return Value(absl::StrCat(value)); }
JsonWriter& JsonWriter::Number(double value) { return Value(absl::StrCat(value)); }
JsonWriter& JsonWriter::Bool(bool value) { return Value(value ? "true" : "false"); }
JsonWriter& JsonWriter::Null() { return Value("null"); }

}  // namespace tengen
