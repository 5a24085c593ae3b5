#include "protocol/cli/judge.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/run_tengen.h"
#include "tests/support/test_data.h"

namespace tengen {
namespace {

using testing::AnyOf;
using testing::HasSubstr;
using testing::StartsWith;

TEST(JudgeCommandTest, EveryOpenGameEndsAsItsTableSays) {
  const TengenRun run =
      RunTengen({"judge", absl::StrCat("--input=", DataPath("games.open.tsv")), "--json"});
  ASSERT_EQ(run.exit_code, 0) << run.err;
  const std::vector<std::string> lines = absl::StrSplit(run.out, '\n', absl::SkipEmpty());
  const std::vector<DataRow> rows = ReadTable("games.open.tsv");
  ASSERT_EQ(lines.size(), rows.size());
  for (size_t i = 0; i < rows.size(); ++i) {
    const std::string id = absl::StrCat("{\"id\":\"", rows[i]["id"], "\",");
    if (rows[i]["result"] == "unfinished") {
      EXPECT_EQ(lines[i], absl::StrCat(id,
                                       "\"outcome\":\"open\",\"winner\":null,\"reason\":null,"
                                       "\"move\":null,\"line\":[]}"));
      continue;
    }
    const std::vector<std::string> moves = absl::StrSplit(rows[i]["moves"], ' ');
    const std::string winner =
        absl::StrCat(id, "\"outcome\":\"win\",\"winner\":\"", rows[i]["result"], "\",\"reason\":");
    EXPECT_THAT(lines[i], AnyOf(StartsWith(absl::StrCat(winner, "\"five\",\"move\":\"",
                                                        moves.back(), "\",\"line\":[\"")),
                                StartsWith(absl::StrCat(winner, "\"overline\",\"move\":\"",
                                                        moves.back(), "\",\"line\":[\""))));
  }
}

TEST(JudgeCommandTest, NamesTheWinningLine) {
  EXPECT_EQ(RunTengen({"judge", "a1a2b1b2c1c2d1d2e1", "--json"}).out,
            "{\"id\":null,\"outcome\":\"win\",\"winner\":\"black\",\"reason\":\"five\","
            "\"move\":\"E1\",\"line\":[\"A1\",\"B1\",\"C1\",\"D1\",\"E1\"]}\n");
  EXPECT_EQ(RunTengen({"judge", "a1a2b1b2c1c2d1d2e1"}).out,
            "black wins: five at E1 (A1 B1 C1 D1 E1)\n");
}

TEST(JudgeCommandTest, AStoneThatTheOpeningForbidsLoses) {
  EXPECT_EQ(RunTengen({"judge", "--opening=centre", "h8i9"}).out, "open\n");
  EXPECT_EQ(RunTengen({"judge", "--opening=centre", "h9i9"}).out,
            "white wins: illegal-move at H9\n");
  EXPECT_EQ(RunTengen({"judge", "--rule=renju", "--opening=rif-1996", "--json", "h8i9k8"}).out,
            "{\"id\":null,\"outcome\":\"win\",\"winner\":\"white\",\"reason\":\"illegal-move\","
            "\"move\":\"K8\",\"line\":[]}\n");
  for (const char* opening : {"free", "swap", "swap2"}) {
    EXPECT_EQ(RunTengen({"judge", absl::StrCat("--opening=", opening), "a1b2c3d4e5"}).out,
              "open\n");
  }
  const TengenRun unknown = RunTengen({"judge", "--opening=swap3", "h8"});
  EXPECT_EQ(unknown.exit_code, 2);
  EXPECT_THAT(unknown.err, HasSubstr("expected free|centre|rif-1996|swap|swap2"));
}

TEST(JudgeCommandTest, AContinuousGameGoesOnAfterAFive) {
  EXPECT_EQ(RunTengen({"judge", "--continuous=on", "a1a2b1b2c1c2d1d2e1e2"}).out, "open\n");
}

TEST(JudgeCommandTest, AForbiddenPointLosesUnlessItIsRefused) {
  constexpr char kGame[] = "H9A1G8A3I8A5H7A7H8";
  EXPECT_EQ(RunTengen({"judge", "--rule=renju", kGame}).out,
            "white wins: forbidden-double-three at H8\n");
  EXPECT_EQ(RunTengen({"judge", "--rule=renju", "--forbidden=loses", kGame, "--json"}).out,
            "{\"id\":null,\"outcome\":\"win\",\"winner\":\"white\",\"reason\":"
            "\"forbidden-double-three\",\"move\":\"H8\",\"line\":[]}\n");
  EXPECT_EQ(RunTengen({"judge", "--rule=renju", "--forbidden=refused", kGame}).out,
            "open: refused, forbidden-double-three at H8\n");
}

TEST(JudgeCommandTest, PassesCountWhereTheyAreOn) {
  EXPECT_EQ(RunTengen({"judge", "--passes=on", "H8I9J10passpass"}).out, "draw: passes\n");
  EXPECT_EQ(RunTengen({"judge", "H8I9J10pass"}).out, "black wins: illegal-move\n");
}

TEST(JudgeCommandTest, AStoneOnAStoneIsAnIllegalMove) {
  EXPECT_EQ(RunTengen({"judge", "H8I9H8"}).out, "white wins: illegal-move at H8\n");
}

TEST(JudgeCommandTest, AGameThatGoesOnIsOpen) {
  EXPECT_EQ(RunTengen({"judge", "H8I9"}).out, "open\n");
  EXPECT_EQ(RunTengen({"judge", "-"}).out, "open\n");
}

TEST(JudgeCommandTest, TheOverlineOfThePostedPsqFileFollowsTheRule) {
  const std::string file = WriteTestFile(
      "i03.psq",
      "Piskvorky 20x20, 0:0, 0\r\n2,10,0\r\n5,10,0\r\n6,11,1\r\n7,9,0\r\n6,10,1\r\n8,8,884\r\n"
      "6,8,2506\r\n7,7,784\r\n6,7,696\r\n9,10,560\r\n6,12,1379\r\n17,5,2470\r\n6,9,1\r\n-1\r\n");
  EXPECT_THAT(RunTengen({"judge", file}).out, StartsWith("black wins: overline at F12"));
  EXPECT_EQ(RunTengen({"judge", "--rule=1", file}).out, "open\n");
  EXPECT_EQ(RunTengen({"judge", "--rule=4", file}).out, "white wins: forbidden-overline at F12\n");
}

TEST(JudgeCommandTest, StonesWithoutAnOrderAreNoGame) {
  const TengenRun run = RunTengen({"judge", "b:H8 w:I9"});
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_EQ(run.err, "tengen: POSITION: stones without an order, expected the moves of a game\n");
}

TEST(JudgeCommandTest, UnknownPoliciesAreNamed) {
  const TengenRun run = RunTengen({"judge", "--forbidden=maybe", "H8"});
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_THAT(run.err, HasSubstr("'--forbidden=maybe': expected loses|refused"));
}

}  // namespace
}  // namespace tengen
