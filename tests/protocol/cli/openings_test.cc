#include "protocol/cli/openings.h"

#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/notation.h"
#include "engine/symmetry.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "protocol/cli/opening_file.h"
#include "protocol/text_file.h"
#include "tests/support/run_tengen.h"

namespace tengen {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::SizeIs;

constexpr char kQuick[] = "--nodes=2000";

std::vector<std::string> LinesOf(const std::string& text) {
  return absl::StrSplit(text, '\n', absl::SkipEmpty());
}

TEST(OpeningsCommandTest, TheThreadsDoNotChangeTheOpenings) {
  const TengenRun one = RunTengen({"openings", "--count=12", "--rule=renju", "--seed=3", kQuick});
  const TengenRun three =
      RunTengen({"openings", "--count=12", "--rule=renju", "--seed=3", kQuick, "--threads=3"});
  EXPECT_EQ(one.exit_code, 0) << one.err;
  EXPECT_EQ(one.out, three.out);
  EXPECT_THAT(LinesOf(one.out), SizeIs(12));
  EXPECT_NE(one.out, RunTengen({"openings", "--count=12", "--rule=renju", kQuick}).out);
}

// Two stones of the 5x5 board, of which few pairs differ under symmetry.
TEST(OpeningsCommandTest, NoTwoAreEqualUnderSymmetry) {
  const Geometry board(5);
  const TengenRun run =
      RunTengen({"openings", "--size=5", "--moves=2..2", "--count=300", "--bound=50", "--nodes=4"});
  EXPECT_EQ(run.exit_code, 3);
  EXPECT_THAT(run.err, HasSubstr("of 300 openings, then nothing new"));
  std::set<std::vector<Point>> classes;
  const std::vector<std::string> lines = LinesOf(run.out);
  for (const std::string& line : lines) {
    const std::vector<Point> moves = *ParseMoves(line, board);
    std::vector<Point> least;
    for (Symmetry symmetry : kSymmetries) {
      const std::vector<Point> image = {Apply(symmetry, board, moves[0]),
                                        Apply(symmetry, board, moves[1])};
      if (least.empty() || image < least) least = image;
    }
    EXPECT_TRUE(classes.insert(least).second) << line;
  }
  EXPECT_GT(lines.size(), 4U);
}

TEST(OpeningsCommandTest, BothNotationsAreReadAsTheSameOpenings) {
  const auto read = [](const std::string& notation) {
    const TengenRun run = RunTengen(
        {"openings", "--count=4", "--size=20", kQuick, absl::StrCat("--notation=", notation)});
    return *ReadOpenings(WriteTestFile(notation, run.out), Geometry(20));
  };
  EXPECT_THAT(read("moves"), SizeIs(4));
  EXPECT_EQ(read("moves"), read("offsets"));
}

TEST(OpeningsCommandTest, AFileIsWrittenButNotOver) {
  const std::string path = WriteTestFile("openings.txt", "mine");
  const std::string flag = absl::StrCat("--out=", path);
  const TengenRun refused = RunTengen({"openings", "--count=2", kQuick, flag});
  EXPECT_EQ(refused.exit_code, 2);
  EXPECT_THAT(refused.err, AllOf(HasSubstr(path), HasSubstr("--overwrite")));
  EXPECT_EQ(*ReadTextFile(path), "mine");
  const TengenRun written = RunTengen({"openings", "--count=2", kQuick, flag, "--overwrite"});
  EXPECT_EQ(written.exit_code, 0) << written.err;
  EXPECT_EQ(written.out, absl::StrCat(path, ": 2 openings\n"));
  EXPECT_EQ(*ReadTextFile(path), RunTengen({"openings", "--count=2", kQuick}).out);
}

TEST(OpeningsCommandTest, JsonHasAnObjectALine) {
  const std::vector<std::string> lines = LinesOf(
      RunTengen({"openings", "--count=3", "--rule=caro+", "--moves=5..5", kQuick, "--json"}).out);
  EXPECT_THAT(lines, SizeIs(3));
  for (const std::string& line : lines) {
    EXPECT_THAT(line, testing::StartsWith("{\"moves\":[\""));
    EXPECT_THAT(line, HasSubstr("\"rule\":\"caro+\",\"size\":15,\"to_move\":\"white\",\"value\":"));
    EXPECT_THAT(line, HasSubstr("\"win_rate\":0."));
  }
}

TEST(OpeningsCommandTest, ProgressIsShownWhenAskedFor) {
  EXPECT_EQ(RunTengen({"openings", "--count=2", kQuick}).err, "");
  EXPECT_THAT(RunTengen({"openings", "--count=2", kQuick, "--progress"}).err, HasSubstr("2 of 2"));
}

TEST(OpeningsCommandTest, WrongFlagsAreNamed) {
  const auto expect_error = [](const std::string& flag, const std::string& words) {
    const TengenRun run = RunTengen({"openings", kQuick, flag});
    EXPECT_EQ(run.exit_code, 2) << flag;
    EXPECT_THAT(run.err, HasSubstr(words));
  };
  expect_error("--moves=9..4", "'--moves=9..4': expected two numbers of stones, as in 4..9");
  expect_error("--moves=4", "expected two numbers of stones");
  expect_error("--bound=51", "expected a percentage of 0 to 50");
  expect_error("--bound=nan", "expected a percentage of 0 to 50");
  expect_error("--count=0", "expected a number of 1 to");
  expect_error("--moves=4..113", "expected at most 112 stones");
  expect_error("h8", "'h8': expected flags only");
}

}  // namespace
}  // namespace tengen
