#include "protocol/json_writer.h"

#include "absl/strings/string_view.h"
#include "gtest/gtest.h"

namespace tengen {
namespace {

TEST(JsonWriterTest, ObjectsArraysAndValuesNest) {
  JsonWriter json;
  json.BeginObject();
  json.Key("a").Integer(-3).Key("b").BeginArray();
  json.String("x").BeginObject().EndObject().BeginArray().EndArray().Null().Bool(true).Bool(false);
  json.EndArray().Key("c").BeginObject().Key("d").String("").EndObject().EndObject();
  EXPECT_EQ(json.text(), R"({"a":-3,"b":["x",{},[],null,true,false],"c":{"d":""}})");
}

TEST(JsonWriterTest, NumbersKeepSixDigits) {
  JsonWriter json;
  json.BeginArray().Number(2.945504).Number(-0.5).Number(0).Number(12345678).EndArray();
  EXPECT_EQ(json.text(), "[2.9455,-0.5,0,1.23457e+07]");
}

// RFC 8259, section 7: quotation mark, reverse solidus and U+0000 to U+001F must be escaped.
TEST(JsonWriterTest, EscapesWhatMustBeEscapedAndNothingElse) {
  JsonWriter json;
  json.String(absl::string_view("\"\\/\n\t\0\x1F\x7F\xC3\xA9", 10));
  EXPECT_EQ(json.text(), "\"\\\"\\\\/\\u000a\\u0009\\u0000\\u001f\x7F\xC3\xA9\"");
}

}  // namespace
}  // namespace tengen
