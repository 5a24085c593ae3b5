#include "protocol/cli/solve.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "protocol/text_file.h"
#include "tests/support/run_tengen.h"
#include "tests/support/test_data.h"

namespace tengen {
namespace {

using testing::AllOf;
using testing::AnyOf;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

// An open three of Black on row 8, White to move; E8 and I8 stop it.
constexpr char kOpenThree[] = "b:F8G8H8 w:A1A15";

std::vector<std::string> LinesOf(const std::string& text) {
  return absl::StrSplit(text, '\n', absl::SkipEmpty());
}

// A row of a table in tests/data as a POSITION.
std::vector<std::string> ArgumentsOf(const DataRow& row) {
  return {absl::StrCat("--rule=", row["rule"]), absl::StrCat("--to-move=", row["to_move"]),
          absl::StrCat("b:", row["black"], " w:", row["white"])};
}

DataRow RowOf(absl::string_view table, absl::string_view id) {
  for (const DataRow& row : ReadTable(table)) {
    if (row["id"] == id) return row;
  }
  ADD_FAILURE() << "no row " << id;
  return ReadTable(table).front();
}

TengenRun Solve(std::vector<std::string> flags, const std::vector<std::string>& position) {
  flags.insert(flags.begin(), "solve");
  flags.insert(flags.end(), position.begin(), position.end());
  return RunTengen(flags);
}

TEST(SolveCommandTest, JsonHasTheKeysOfTheContractInTheirOrder) {
  const TengenRun run = RunTengen({"solve", "--json", "--goal=vcf", "--to-move=black", kOpenThree});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.err, "");
  EXPECT_THAT(run.out,
              StartsWith("{\"id\":null,\"rule\":\"freestyle\",\"size\":15,\"to_move\":"
                         "\"black\",\"goal\":\"vcf\",\"result\":\"win\",\"first_moves\":["));
  EXPECT_THAT(run.out, HasSubstr("],\"line\":["));
  EXPECT_THAT(run.out, HasSubstr("],\"length\":2,\"shortest\":true,\"nodes\":"));
  EXPECT_THAT(run.out, HasSubstr(",\"milliseconds\":"));
}

TEST(SolveCommandTest, AFourThatBlackMayNotBlockEndsTheLine) {
  const DataRow row = RowOf("positions_vcf.tsv", "V02");
  const TengenRun run = Solve({"--goal=vcf", "--shortest", "--json"}, ArgumentsOf(row));
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.out, HasSubstr("\"result\":\"win\""));
  EXPECT_THAT(run.out, HasSubstr("\"length\":6,\"shortest\":true"));
  EXPECT_THAT(run.out, HasSubstr("\"line\":[\"L13\",\"L11\",\"K12\",\"J11\",\"I12\",\"H12\","
                                 "\"I13\",\"I14\",\"H14\"]"));
}

TEST(SolveCommandTest, AFourOfTheOpponentIsBlockedWithAFour) {
  const DataRow row = RowOf("positions_vcf.tsv", "V04");
  const TengenRun run = Solve({"--goal=vcf", "--shortest", "--all"}, ArgumentsOf(row));
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.out, StartsWith("black wins in 4 stones, the fewest: I8 G8 I10 I9 J9"));
  EXPECT_THAT(run.out, HasSubstr("; winning moves: I8\n"));
}

TEST(SolveCommandTest, ATableIsAnsweredInOrderWhateverTheThreads) {
  const std::string table = absl::StrCat("--input=", DataPath("vcf.open.tsv"));
  const TengenRun run =
      RunTengen({"solve", "--goal=vcf", "--json", "--threads=3", "--nodes=3000", table});
  const std::vector<std::string> lines = LinesOf(run.out);
  const std::vector<DataRow> rows = ReadTable("vcf.open.tsv");
  ASSERT_EQ(lines.size(), rows.size());
  int unknown = 0;
  for (size_t i = 0; i < rows.size(); ++i) {
    EXPECT_THAT(lines[i], StartsWith(absl::StrCat("{\"id\":\"", rows[i]["id"], "\",")));
    const std::string answer = rows[i]["answer"] == "none" ? "none" : "win";
    EXPECT_THAT(lines[i], AnyOf(HasSubstr(absl::StrCat("\"result\":\"", answer, "\"")),
                                HasSubstr("\"result\":\"unknown\"")));
    unknown += lines[i].find("\"unknown\"") == std::string::npos ? 0 : 1;
  }
  EXPECT_LT(unknown, 60);
  EXPECT_EQ(run.exit_code, unknown == 0 ? 0 : 3);
}

TEST(SolveCommandTest, ALimitLeavesTheAnswerUnknownAndExitsThree) {
  const DataRow row = RowOf("positions_vcf.tsv", "V01");
  const TengenRun by_nodes = Solve({"--goal=vcf", "--nodes=3", "--json"}, ArgumentsOf(row));
  EXPECT_EQ(by_nodes.exit_code, 3);
  EXPECT_THAT(by_nodes.out, AllOf(HasSubstr("\"result\":\"unknown\""), HasSubstr("\"length\":null"),
                                  HasSubstr("\"shortest\":false")));
  const TengenRun by_time = Solve({"--seconds=0.05", "--goal=win"}, {"H8I9J10"});
  EXPECT_EQ(by_time.exit_code, 3);
  EXPECT_EQ(by_time.out, "unknown, no forced win of white was found\n");
}

TEST(SolveCommandTest, AFirstMoveWinsOrIsRefuted) {
  const std::vector<std::string> position = {"--to-move=black", "--goal=vcf", kOpenThree};
  EXPECT_EQ(Solve({"--first=I8"}, position).out, "black wins in 2 stones, the fewest: I8 E8 J8\n");
  const std::vector<std::string> closed = {"--to-move=black", "--goal=vcf", "b:F8G8H8 w:A1D8"};
  EXPECT_EQ(Solve({"--first=E8"}, closed).out, "E8 does not win, I8 refutes it\n");
  EXPECT_THAT(Solve({"--first=E8", "--json"}, closed).out,
              HasSubstr("\"result\":\"none\",\"first_moves\":[],\"line\":[\"E8\",\"I8\"]"));
  EXPECT_EQ(Solve({"--first=H9"}, closed).out, "H9 begins no VCF\n");
}

TEST(SolveCommandTest, TheDisputedMoveIsAnsweredOrLeftOpenButNeverInSilence) {
  const TengenRun run = RunTengen({"solve", "--goal=vct", "--first=I14", "--nodes=20000",
                                   "h13h11j13i13i12j11i10i11g11k11l11j12l10h10g9j10"});
  EXPECT_THAT(run.out, AnyOf(StartsWith("black wins in "), HasSubstr(" refutes it\n"),
                             HasSubstr("begins no VCT"), StartsWith("unknown, no VCT of black")));
  EXPECT_EQ(run.exit_code, run.out.find("unknown") == 0 ? 3 : 0);
}

TEST(SolveCommandTest, PublishedProblemsAreWonByThreats) {
  for (const DataRow& row : ReadTable("positions_vct.tsv")) {
    if (row["attacks"] == "?") continue;
    SCOPED_TRACE(row["id"]);
    const std::string file = WriteTestFile("win.proof", "");
    const TengenRun run = Solve({absl::StrCat("--proof=", file), "--overwrite"}, ArgumentsOf(row));
    EXPECT_EQ(run.exit_code, 0);
    EXPECT_THAT(run.out, StartsWith(absl::StrCat(row["to_move"], " wins in ")));
    EXPECT_EQ(RunTengen({"verify", file}).exit_code, 0);
  }
}

TEST(SolveCommandTest, TheSideNotToMoveMayBeAskedAbout) {
  EXPECT_EQ(RunTengen({"solve", "--goal=vcf", kOpenThree}).out, "white has no VCF\n");
  EXPECT_THAT(RunTengen({"solve", "--goal=vcf", "--defender-goal", kOpenThree}).out,
              StartsWith("black threatens to win in 2 stones"));
  EXPECT_THAT(RunTengen({"solve", "--goal=vcf", "--defender-goal", "--json", kOpenThree}).out,
              HasSubstr("\"to_move\":\"white\",\"goal\":\"vcf\",\"result\":\"win\""));
}

TEST(SolveCommandTest, DefencesAreListed) {
  const TengenRun run = RunTengen({"solve", "--goal=vcf", "--defences", kOpenThree});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.out, EndsWith("; defences: E8 I8\n"));
  EXPECT_THAT(RunTengen({"solve", "--goal=vcf", "--defences", "--json", kOpenThree}).out,
              EndsWith(",\"defences\":[\"E8\",\"I8\"]}\n"));
  EXPECT_EQ(RunTengen({"solve", "--goal=vcf", "--defences", "--to-move=black", kOpenThree}).out,
            "white has no VCF\n");
}

TEST(SolveCommandTest, ProofsAreWrittenAndVerify) {
  const std::string pattern =
      absl::StrReplaceAll(WriteTestFile("V00.proof", ""), {{"V00", "{id}"}});
  const TengenRun run =
      RunTengen({"solve", "--goal=vcf", absl::StrCat("--proof=", pattern),
                 absl::StrCat("--input=", DataPath("positions_vcf.tsv")), "--overwrite"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  std::vector<std::string> verify = {"verify"};
  for (const DataRow& row : ReadTable("positions_vcf.tsv")) {
    verify.push_back(absl::StrReplaceAll(pattern, {{"{id}", row["id"]}}));
  }
  const TengenRun verdict = RunTengen(verify);
  EXPECT_EQ(verdict.exit_code, 0);
  EXPECT_EQ(LinesOf(verdict.out).size(), 4U);
}

TEST(SolveCommandTest, NothingIsWrittenOverWithoutBeingAskedFor) {
  const std::string file = WriteTestFile("kept.proof", "mine");
  const std::vector<std::string> call = {"solve", "--goal=vcf", absl::StrCat("--proof=", file),
                                         "--to-move=black", kOpenThree};
  const TengenRun run = RunTengen(call);
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_EQ(run.out, "");
  EXPECT_THAT(run.err, HasSubstr("exists, expected a new file or --overwrite"));
  EXPECT_EQ(*ReadTextFile(file), "mine");
  EXPECT_EQ(RunTengen({"solve", "--goal=vcf", absl::StrCat("--svg=", file), kOpenThree}).exit_code,
            2);
}

TEST(SolveCommandTest, AFileWithoutAFolderIsRefusedBeforeTheSearch) {
  const TengenRun run = RunTengen(
      {"solve", "--goal=vcf", "--proof=no-such-folder/win.proof", "--to-move=black", kOpenThree});
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_EQ(run.out, "");
  EXPECT_THAT(run.err, HasSubstr("'no-such-folder/win.proof': can't be written"));
}

TEST(SolveCommandTest, ThePictureShowsTheStonesAndTheNumberedLine) {
  const std::string file = WriteTestFile("line.svg", "");
  EXPECT_EQ(RunTengen({"solve", "--goal=vcf", absl::StrCat("--svg=", file), "--overwrite",
                       "--to-move=black", kOpenThree})
                .exit_code,
            0);
  const std::string svg = *ReadTextFile(file);
  EXPECT_THAT(svg, StartsWith("<svg xmlns=\"http://www.w3.org/2000/svg\""));
  EXPECT_THAT(svg, EndsWith("</svg>\n"));
  const std::vector<std::string> circles = absl::StrSplit(svg, "<circle ");
  EXPECT_EQ(circles.size(), 1U + 5U + 3U) << "five stones and three moves";
  EXPECT_THAT(svg, HasSubstr(">3</text>"));
  EXPECT_THAT(svg, Not(HasSubstr(">16</text>")));
  EXPECT_THAT(svg, HasSubstr(">O</text>"));
}

TEST(SolveCommandTest, ProgressGoesToStderrIfAskedFor) {
  const std::string table = absl::StrCat("--input=", DataPath("positions_vcf.tsv"));
  EXPECT_EQ(RunTengen({"solve", "--goal=vcf", table}).err, "");
  EXPECT_THAT(LinesOf(RunTengen({"solve", "--goal=vcf", "--progress", table}).err),
              ElementsAre(HasSubstr("\r4 of 4, ")));
}

TEST(SolveCommandTest, MistakesAreNamed) {
  const auto error = [](const std::vector<std::string>& flags) {
    const TengenRun run = Solve(flags, {kOpenThree});
    EXPECT_EQ(run.exit_code, 2);
    EXPECT_EQ(run.out, "");
    return run.err;
  };
  EXPECT_THAT(error({"--goal=vcx"}), HasSubstr("expected vcf|vct|win"));
  EXPECT_THAT(error({"--first=H8"}), HasSubstr("'--first=H8': expected an empty point"));
  EXPECT_THAT(error({"--first=Z9"}), HasSubstr("'--first=Z9': expected an empty point"));
  EXPECT_THAT(error({"--all", "--first=H9"}), HasSubstr("--all and --first: expected one of them"));
  EXPECT_THAT(error({"--defences", "--defender-goal"}), HasSubstr("expected one of them"));
  EXPECT_THAT(error({"--threads=0"}), HasSubstr("expected a number of 1 to"));
  EXPECT_THAT(error({"--seconds=soon"}), HasSubstr("expected a number of seconds"));
  EXPECT_THAT(error({"--seconds=-1"}), HasSubstr("expected a number of seconds"));
  EXPECT_THAT(error({"--proof=no/such/folder/{id}"}), HasSubstr("can't be part of a file's name"));
  const TengenRun no_folder =
      RunTengen({"solve", "--goal=vcf", "--proof=no/such/folder/x", "--to-move=black", kOpenThree});
  EXPECT_EQ(no_folder.exit_code, 2);
  EXPECT_THAT(no_folder.err, HasSubstr("'no/such/folder/x': can't be written"));
  const TengenRun one_file_for_many =
      RunTengen({"solve", "--proof=x", absl::StrCat("--input=", DataPath("positions_vcf.tsv"))});
  EXPECT_EQ(one_file_for_many.exit_code, 2);
  EXPECT_THAT(one_file_for_many.err, HasSubstr("expected {id} in its name"));
}

}  // namespace
}  // namespace tengen
