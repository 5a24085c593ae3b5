// JSON text, written from front to back.
//
//   JsonWriter json;
//   json.BeginObject();
//   json.Key("id").String("Q01").Key("points").BeginArray().String("H8").EndArray();
//   json.EndObject();
//   json.text()      // {"id":"Q01","points":["H8"]}
//
// Keys keep the order in which they are written. Nothing here checks the nesting. A writer of this
// size is less than a library that the Windows build would need a second copy of.
#ifndef TENGEN_PROTOCOL_JSON_WRITER_H_
#define TENGEN_PROTOCOL_JSON_WRITER_H_

#include <cstdint>
#include <string>

#include "absl/strings/string_view.h"

namespace tengen {

class JsonWriter {
 public:
  JsonWriter& BeginObject() { return Begin('{'); }
  JsonWriter& EndObject() { return End('}'); }
  JsonWriter& BeginArray() { return Begin('['); }
  JsonWriter& EndArray() { return End(']'); }

  // The key of the next value. REQUIRES: inside an object.
  JsonWriter& Key(absl::string_view key);

  // A string; bytes that are not ASCII pass unchanged, so UTF-8 stays UTF-8.
  JsonWriter& String(absl::string_view value);
  JsonWriter& Integer(int64_t value);
  // Six significant digits, whatever the locale. REQUIRES: finite.
  JsonWriter& Number(double value);
  JsonWriter& Bool(bool value);
  JsonWriter& Null();

  const std::string& text() const { return text_; }

 private:
  enum class Expect : uint8_t { kFirst, kComma };

  JsonWriter& Begin(char bracket);
  JsonWriter& End(char bracket);
  JsonWriter& Value(absl::string_view token);
  void Separate();

  std::string text_;
  Expect expect_ = Expect::kFirst;
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_JSON_WRITER_H_
