#include "protocol/manager/flat_json.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "protocol/json_writer.h"
#include "tests/support/matchers.h"

namespace tengen {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Pair;
using ::testing::UnorderedElementsAre;

TEST(FlatJsonTest, ReadsEveryKindOfValue) {
  EXPECT_THAT(*ParseFlatJson(R"({"a":1,"b":-2.5e3,"c":"x","d":true,"e":false,"f":null})"),
              UnorderedElementsAre(Pair("a", "1"), Pair("b", "-2.5e3"), Pair("c", "x"),
                                   Pair("d", "true"), Pair("e", "false"), Pair("f", "null")));
  EXPECT_THAT(*ParseFlatJson("{}"), IsEmpty());
}

TEST(FlatJsonTest, ReadsBackWhatTheWriterHasQuoted) {
  const std::string text = "é \"quoted\" \\ back\n\x01 {,}";
  JsonWriter json;
  json.BeginObject().Key("k\"1").String(text).EndObject();
  EXPECT_THAT(*ParseFlatJson(json.text()), UnorderedElementsAre(Pair("k\"1", text)));
}

TEST(FlatJsonTest, EveryCutLineIsAnError) {
  const std::string line = R"({"a":1,"b":"x\"y\u0001","c":null})";
  ASSERT_THAT(ParseFlatJson(line), IsOk());
  for (size_t size = 0; size < line.size(); ++size) {
    EXPECT_THAT(ParseFlatJson(line.substr(0, size)),
                StatusIs(absl::StatusCode::kInvalidArgument, HasSubstr("column")))
        << size;
  }
}

TEST(FlatJsonTest, WhatIsNotFlatOrNotJsonIsAnError) {
  for (const char* line : {R"({"a":[1]})", R"({"a":{}})", R"({"a":x})", R"({"a":1}})", "[]",
                           R"({a:1})", R"({"a":"\q"})", R"({"a":"\u00e9"})", R"({"a":1 "b":2})"}) {
    EXPECT_FALSE(ParseFlatJson(line).ok()) << line;
  }
}

}  // namespace
}  // namespace tengen
