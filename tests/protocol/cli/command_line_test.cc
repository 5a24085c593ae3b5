#include "protocol/cli/command_line.h"

#include <algorithm>
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/run_tengen.h"

namespace tengen {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

TEST(CommandLineTest, HelpListsEverySubcommand) {
  const TengenRun run = RunTengen({"help"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.err, "");
  for (const char* name :
       {"tengen conform", "tengen elo", "tengen forbidden", "tengen judge", "tengen openings",
        "tengen show", "tengen sprt", "tengen verify", "tengen help"}) {
    EXPECT_THAT(run.out, HasSubstr(name));
  }
  EXPECT_EQ(RunTengen({"--help"}).out, run.out);
}

TEST(CommandLineTest, HelpOfASubcommandListsItsFlags) {
  const TengenRun run = RunTengen({"help", "judge"});
  EXPECT_EQ(run.exit_code, 0);
  for (const char* flag : {"--rule=", "--size=", "--to-move=", "--input=", "--json",
                           "--forbidden=loses|refused", "--passes=on|off"}) {
    EXPECT_THAT(run.out, HasSubstr(flag));
  }
  EXPECT_EQ(RunTengen({"judge", "--help"}).out, run.out);
  EXPECT_EQ(RunTengen({"judge", "--", "--help"}).exit_code, 2);  // an operand, and no game
}

TEST(CommandLineTest, HelpSaysWhatAPositionIsWhereThereIsOne) {
  EXPECT_THAT(RunTengen({"help", "judge"}).out, HasSubstr("A POSITION is"));
  EXPECT_THAT(RunTengen({"help", "elo"}).out, Not(HasSubstr("POSITION")));
}

TEST(CommandLineTest, VersionNamesTheProgram) {
  EXPECT_THAT(RunTengen({"--version"}).out, StartsWith("tengen "));
}

TEST(CommandLineTest, EveryMistakeIsOneLineOnStderrAndExitTwo) {
  for (const std::vector<std::string>& arguments :
       std::vector<std::vector<std::string>>{{},
                                             {"jugde"},
                                             {"help", "jugde"},
                                             {"help", "judge", "show"},
                                             {"judge"},
                                             {"judge", "--sizes=15", "H8"},
                                             {"judge", "--size=4", "H8"},
                                             {"judge", "--rule=gomoku", "H8"},
                                             {"judge", "--rule=2", "H8"},
                                             {"judge", "--to-move=red", "H8"},
                                             {"judge", "--json=yes", "H8"},
                                             {"judge", "--rule"},
                                             {"show", "H8", "I9"}}) {
    const TengenRun run = RunTengen(arguments);
    EXPECT_EQ(run.exit_code, 2);
    EXPECT_EQ(run.out, "");
    EXPECT_THAT(run.err, StartsWith("tengen: "));
    EXPECT_THAT(run.err, HasSubstr("expected"));
    EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1);
  }
}

TEST(CommandLineTest, TheMistakeIsNamed) {
  EXPECT_THAT(
      RunTengen({"jugde"}).err,
      AllOf(StartsWith("tengen: unknown subcommand 'jugde', expected "), HasSubstr(", judge, ")));
  EXPECT_THAT(RunTengen({"show", "--sizes=15"}).err,
              StartsWith("tengen: unknown flag '--sizes', expected --rule --size"));
  EXPECT_EQ(RunTengen({"show", "--size=4", "H8"}).err,
            "tengen: '--size=4': expected a number of 5 to 22\n");
}

TEST(CommandLineTest, ShowDrawsTheBoard) {
  EXPECT_EQ(RunTengen({"show", "--size=5", "C3e5A1"}).out,
            " 5 . . . . O\n 4 . . . . .\n 3 . . X . .\n 2 . . . . .\n 1 X . . . .\n"
            "   A B C D E\n");
}

}  // namespace
}  // namespace tengen
