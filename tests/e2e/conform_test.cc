// `tengen conform` against the brain of this build, and against brains that break the protocol.
// conform_slow_test.cc runs all checks.
#include <cctype>
#include <ostream>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/binary_path.h"
#include "tests/support/run_tengen.h"

namespace tengen {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

TengenRun RunConform(const std::string& checks, const std::string& program,
                     const std::vector<std::string>& program_arguments = {}) {
  std::vector<std::string> arguments = {"conform", absl::StrCat("--only=", checks), "--", program};
  arguments.insert(arguments.end(), program_arguments.begin(), program_arguments.end());
  return RunTengen(arguments);
}

TEST(ConformTest, TheBrainOfThisBuildPassesAQuickChoice) {
  const TengenRun run = RunConform(
      "start,about,unknown,bad-sizes,cr-lf,begin,last-point,no-time-left,end,piped,caro,"
      "renju-forbidden-stop,show-forbidden",
      BinaryPath("pbrain-tengen"));
  EXPECT_EQ(run.exit_code, 0) << run.out;
  EXPECT_THAT(run.out, AllOf(StartsWith("pass  start  "), EndsWith("\n13 pass\n"))) << run.out;
  EXPECT_EQ(run.err, "");
}

// What a fault is, the check that must find it, and how its report must begin and end.
struct FaultCase {
  std::string arguments;
  std::string check;
  std::string remark;
  std::string last_line;
};

void PrintTo(const FaultCase& fault, std::ostream* out) {
  *out << fault.arguments << ", " << fault.check;
}

class ConformFaultTest : public ::testing::TestWithParam<FaultCase> {};

TEST_P(ConformFaultTest, IsNamedWithTheLinesThatWentWrong) {
  const FaultCase& fault = GetParam();
  const TengenRun run =
      RunConform(fault.check, BinaryPath("toy_brain"), absl::StrSplit(fault.arguments, ' '));
  EXPECT_EQ(run.exit_code, 1) << run.out;
  EXPECT_THAT(run.out, StartsWith(absl::StrCat("fail  ", fault.check)));
  EXPECT_THAT(run.out, HasSubstr(fault.remark));
  EXPECT_THAT(run.out, HasSubstr(absl::StrCat("\n        ", fault.last_line, "\n1 fail\n")));
}

INSTANTIATE_TEST_SUITE_P(
    Toys, ConformFaultTest,
    ::testing::Values(
        FaultCase{"--fault=banner", "quiet", "expected no answer, the brain said 'Toy brain 1.0'",
                  "< Toy brain 1.0"},
        FaultCase{"--fault=info_answer", "info-silence", "expected no answer, the brain said 'OK'",
                  "< OK"},
        FaultCase{"--fault=crash --at=2", "begin",
                  "expected a move within 5s: the brain was ended by signal 6", "> TURN 7,2"},
        FaultCase{"--fault=stderr --at=1", "begin",
                  "expected a move, the brain said 'warning: something'", "< warning: something"},
        FaultCase{"--fault=junk --at=1", "begin", "expected a move, the brain said 'hello world'",
                  "< hello world"},
        FaultCase{"--fault=blank --at=1", "begin", "expected a move, the brain said '0,0 '",
                  "< 0,0 "},
        FaultCase{"--fault=cr --at=1", "cr-lf", "expected a move, the brain said '0,0\\r'",
                  "< 0,0\\r"},
        FaultCase{"--fault=two_moves --at=1", "begin", "expected no answer, the brain said '0,0'",
                  "< 0,0"},
        FaultCase{"--fault=occupied --at=1", "corners", "illegal move '0,0': 0,0 is occupied",
                  "< 0,0"},
        FaultCase{"--fault=outside --at=1", "begin",
                  "illegal move '21,21': 21,21 is outside the board of 15 points a side",
                  "< 21,21"},
        FaultCase{"--fault=late --at=2 --late_ms=1200", "turn-limit", "the answer took ", "< 1,0"},
        FaultCase{"--fault=deaf", "end", "expected that the brain ends within 1s, it still runs",
                  "> END"},
        FaultCase{"--fault=exit_code", "end", "expected exit code 0: the brain ended with code 3",
                  "> END"},
        FaultCase{"--fault=memory --at=1", "memory-80",
                  " MiB are in use after a move, allowed are 80.0 MiB", "< 1,0"},
        FaultCase{"--fault=any_size", "bad-sizes", "expected ERROR, the brain said 'OK'", "< OK"},
        FaultCase{"--fault=capitals", "letter-case",
                  "expected OK, the brain said 'UNKNOWN command'", "< UNKNOWN command"},
        FaultCase{"--swap2=occupied", "swap2-choice", "illegal move '7,7': 7,7 is occupied",
                  "< 7,7"},
        FaultCase{"--fault=freestyle", "standard", "6,7 makes six, which does not win by this rule",
                  "< 6,7"},
        FaultCase{"--fault=freestyle", "caro-plus",
                  "8,7 makes a five closed at both ends, which does not win by this rule", "< 8,7"},
        FaultCase{"--fault=freestyle", "caro",
                  "8,7 makes a five closed at both ends, which does not win by this rule", "< 8,7"},
        FaultCase{"--fault=forbidden --at=1", "renju-overline",
                  "Black plays 6,7, a forbidden overline", "< 6,7"},
        FaultCase{"--fault=forbidden --at=1", "renju-double-four",
                  "Black plays 7,7, a forbidden double four", "< 7,7"},
        FaultCase{"--fault=forbidden --at=1", "renju-double-three",
                  "Black plays 7,7, a forbidden double three", "< 7,7"},
        FaultCase{"--fault=forbidden --at=1", "renju-forbidden-stop",
                  "Black plays 6,6, a forbidden double three", "< 6,6"}),
    [](const ::testing::TestParamInfo<FaultCase>& fault) {
      std::string name = absl::StrCat(fault.param.arguments, "_", fault.param.check);
      for (char& letter : name) {
        if (std::isalnum(static_cast<unsigned char>(letter)) == 0) letter = '_';
      }
      return name;
    });

TEST(ConformTest, NoFaultIsFoundWhereNoneIs) {
  const TengenRun run = RunConform(
      "cr-lf,begin,corners,end,memory-80,bad-sizes,letter-case,swap2-choice,"
      "standard,caro-plus,caro,renju-overline,renju-double-four,renju-double-three,"
      "renju-forbidden-stop",
      BinaryPath("toy_brain"));
  EXPECT_EQ(run.exit_code, 0) << run.out;
}

TEST(ConformTest, ABrainThatDoesNotGetGoingIsAskedNothingElse) {
  for (const char* move : {"--at=0", "--at=1"}) {
    const TengenRun run = RunConform("quiet,end", BinaryPath("toy_brain"), {"--fault=crash", move});
    EXPECT_EQ(run.exit_code, 1);
    EXPECT_THAT(run.out, AllOf(StartsWith("fail  start  "), HasSubstr("was ended by signal 6"),
                               HasSubstr("\nskip  quiet"), HasSubstr("\nskip  end"),
                               EndsWith("\n1 fail, 2 skip\n")));
  }
}

TEST(ConformTest, JsonHasAnObjectACheck) {
  std::vector<std::string> arguments = {
      "conform", "--json",      "--only=unknown,begin", "--", BinaryPath("toy_brain"),
      "--at=2",  "--fault=junk"};
  const TengenRun run = RunTengen(arguments);
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out,
              AllOf(StartsWith("{\"check\":\"unknown\",\"result\":\"pass\",\"promise\":\""),
                    HasSubstr("\"remark\":null,\"lines\":[]}\n{\"check\":\"begin\",\"result\":"
                              "\"fail\",\"promise\":\""),
                    HasSubstr("\"remark\":\"expected a move, the brain said 'hello world'\""),
                    EndsWith(",\"< hello world\"]}\n")));
}

TEST(ConformTest, MistakesOfTheCallerAreBadInput) {
  const TengenRun nobody = RunTengen({"conform"});
  EXPECT_EQ(nobody.exit_code, 2);
  EXPECT_THAT(nobody.err, StartsWith("tengen: no brain, expected --"));
  const TengenRun unknown = RunConform("begin,no-such", BinaryPath("toy_brain"));
  EXPECT_EQ(unknown.exit_code, 2);
  EXPECT_THAT(unknown.err, StartsWith("tengen: unknown check 'no-such', expected some of start "));
  const TengenRun missing = RunConform("begin", "/no/such/brain");
  EXPECT_EQ(missing.exit_code, 2);
  EXPECT_THAT(missing.err, HasSubstr("/no/such/brain"));
  EXPECT_THAT(missing.out, IsEmpty());
}

}  // namespace
}  // namespace tengen
