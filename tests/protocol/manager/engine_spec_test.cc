#include "protocol/manager/engine_spec.h"

#include <filesystem>
#include <fstream>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/matchers.h"

namespace tengen {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Pair;

EngineSpec Parsed(absl::string_view text) {
  const absl::StatusOr<EngineSpec> spec = ParseEngineSpec(text);
  EXPECT_THAT(spec, IsOk()) << text;
  return spec.value_or(EngineSpec());
}

TEST(SplitQuotedTest, QuotesKeepBlanksAndTheOtherQuote) {
  EXPECT_THAT(*SplitQuoted("  a  b\tc "), ElementsAre("a", "b", "c"));
  EXPECT_THAT(*SplitQuoted(R"(cmd='/a b/"c"' d="it's")"), ElementsAre(R"(cmd=/a b/"c")", "d=it's"));
  EXPECT_THAT(*SplitQuoted(R"('' x"y"z)"), ElementsAre("", "xyz"));
  EXPECT_THAT(*SplitQuoted(""), IsEmpty());
}

TEST(SplitQuotedTest, AnOpenQuoteIsAnError) {
  EXPECT_THAT(SplitQuoted("a 'b c"),
              StatusIs(absl::StatusCode::kInvalidArgument, HasSubstr("to close a quote")));
}

TEST(ParseEngineSpecTest, ReadsEveryKey) {
  const EngineSpec spec = Parsed(
      "cmd='/opt/a b/é' name=X dir=/tmp args=\"-v 'one two'\" tc=10+1 memory=80 restart=on "
      "stderr=merge");
  EXPECT_EQ(spec.command.program, "/opt/a b/é");
  EXPECT_EQ(spec.name, "X");
  EXPECT_EQ(spec.command.working_directory, "/tmp");
  EXPECT_THAT(spec.command.arguments, ElementsAre("-v", "one two"));
  EXPECT_EQ(spec.clock->match, absl::Seconds(10));
  EXPECT_EQ(spec.max_memory, 83886080);
  EXPECT_EQ(spec.life, ProcessLife::kOneGame);
  EXPECT_EQ(spec.command.error_stream, ErrorStream::kMerge);
  EXPECT_THAT(spec.info, IsEmpty());
}

TEST(ParseEngineSpecTest, WhatIsNotGivenHasItsUsualValue) {
  const EngineSpec spec = Parsed("cmd=bin/pbrain-x.exe");
  EXPECT_EQ(spec.name, "x");
  EXPECT_EQ(spec.max_memory, 367001600);  // what the Gomocup judge sends
  EXPECT_EQ(spec.life, ProcessLife::kManyGames);
  EXPECT_FALSE(spec.clock.has_value());
}

TEST(ParseEngineSpecTest, OtherKeysAreForTheEngineInTheirOrder) {
  EXPECT_THAT(Parsed("cmd=x thread_num=2 hash_size=65536").info,
              ElementsAre(Pair("thread_num", "2"), Pair("hash_size", "65536")));
}

TEST(ParseEngineSpecTest, ErrorsNameTheWord) {
  const auto error = [](absl::string_view text) {
    return std::string(ParseEngineSpec(text).status().message());
  };
  EXPECT_THAT(error("name=x"), HasSubstr("expected cmd=PATH"));
  EXPECT_THAT(error("cmd=x fast"), HasSubstr("'fast': expected key=value"));
  EXPECT_THAT(error("cmd=x memory=lots"), HasSubstr("'memory=lots': expected mebibytes"));
  EXPECT_THAT(error("cmd=x restart=1"), HasSubstr("'restart=1': expected on or off"));
  EXPECT_THAT(error("cmd=x tc=fast"), HasSubstr("'fast': expected 1s"));
}

class FindProgramTest : public ::testing::Test {
 protected:
  // Makes an empty file below a folder of this test.
  std::string Touch(const std::string& name) const {
    const std::filesystem::path path = std::filesystem::path(folder_) / name;
    std::filesystem::create_directories(path.parent_path());
    std::ofstream file(path);
    return path.string();
  }

  const std::string folder_ = absl::StrCat(testing::TempDir(), "find_program_test");
};

// Field-log 70: a relative command was looked up in the current folder, and A played A.
TEST_F(FindProgramTest, ARelativeProgramIsThatOfTheEnginesOwnFolder) {
  const std::string a = Touch("A/eng");
  const std::string b = Touch("B/eng");
  EngineCommand command{"./eng", {}, absl::StrCat(folder_, "/A")};
  ASSERT_THAT(FindProgram(command), IsOk());
  EXPECT_EQ(command.program, a);
  command = {"./eng", {}, absl::StrCat(folder_, "/B")};
  ASSERT_THAT(FindProgram(command), IsOk());
  EXPECT_EQ(command.program, b);
}

TEST_F(FindProgramTest, AnEngineRunsInItsProgramsFolder) {
  EngineCommand command{Touch("some dir/é 'x'/eng"), {}, ""};
  ASSERT_THAT(FindProgram(command), IsOk());
  EXPECT_EQ(command.working_directory, absl::StrCat(folder_, "/some dir/é 'x'"));
}

TEST_F(FindProgramTest, AFingerprintTellsFilesApart) {
  const EngineCommand a{Touch("a"), {}, ""};
  const EngineCommand b{Touch("b"), {}, ""};
  EXPECT_EQ(FingerprintOf(a), FingerprintOf(b));
  std::ofstream(b.program) << "x";
  EXPECT_NE(FingerprintOf(a), FingerprintOf(b));
  EXPECT_EQ(FingerprintOf({absl::StrCat(folder_, "/none"), {}, ""}), "");
}

TEST_F(FindProgramTest, AMissingProgramIsNamed) {
  EngineCommand command{absl::StrCat(folder_, "/none"), {}, ""};
  EXPECT_THAT(FindProgram(command),
              StatusIs(absl::StatusCode::kNotFound, HasSubstr("/none': no such program")));
  EngineCommand folder{folder_, {}, ""};
  EXPECT_THAT(FindProgram(folder), StatusIs(absl::StatusCode::kNotFound, HasSubstr("program")));
}

}  // namespace
}  // namespace tengen
