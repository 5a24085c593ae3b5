#include "protocol/cli/forbidden.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/run_tengen.h"
#include "tests/support/test_data.h"

namespace tengen {
namespace {

using testing::HasSubstr;

constexpr char kQ02[] = "b:H9G8I8H7 w:";

// A cell of points as a JSON list, in the table's order: by row, then by column.
std::string JsonList(const std::string& cell) {
  if (cell == "-") return "[]";
  return absl::StrCat("[\"", absl::StrJoin(absl::StrSplit(cell, ' '), "\",\""), "\"]");
}

TEST(ForbiddenCommandTest, EveryOpenRowIsAnsweredAsTheTableSays) {
  const TengenRun run =
      RunTengen({"forbidden", absl::StrCat("--input=", DataPath("forbidden.open.tsv")), "--json"});
  ASSERT_EQ(run.exit_code, 0) << run.err;
  std::string expected;
  for (const DataRow& row : ReadTable("forbidden.open.tsv")) {
    absl::StrAppend(&expected, "{\"id\":\"", row["id"],
                    "\",\"overline\":", JsonList(row["overline"]),
                    ",\"double_four\":", JsonList(row["double_four"]),
                    ",\"double_three\":", JsonList(row["double_three"]), "}\n");
  }
  EXPECT_EQ(run.out, expected);
}

TEST(ForbiddenCommandTest, ATableAsOperandIsTheSameAsInput) {
  const std::string table = DataPath("forbidden.open.tsv");
  EXPECT_EQ(RunTengen({"forbidden", table}).out,
            RunTengen({"forbidden", absl::StrCat("--input=", table)}).out);
}

TEST(ForbiddenCommandTest, TextNamesEachKind) {
  EXPECT_EQ(RunTengen({"forbidden", "--rule=renju", kQ02}).out,
            "overline: -; double four: -; double three: H8\n");
}

TEST(ForbiddenCommandTest, ASinglePositionHasNoId) {
  EXPECT_EQ(RunTengen({"forbidden", "--rule=4", "--json", kQ02}).out,
            "{\"id\":null,\"overline\":[],\"double_four\":[],\"double_three\":[\"H8\"]}\n");
}

TEST(ForbiddenCommandTest, OtherRulesHaveNone) {
  EXPECT_EQ(RunTengen({"forbidden", "--json", kQ02}).out,
            "{\"id\":null,\"overline\":[],\"double_four\":[],\"double_three\":[]}\n");
  EXPECT_EQ(RunTengen({"forbidden", "--rule=standard", kQ02}).out,
            "standard has no forbidden points, renju has\n");
}

TEST(ForbiddenCommandTest, ARowsRuleAndSizeWinOverTheFlags) {
  const std::string table = WriteTestFile(
      "table.tsv", "#id\trule\tsize\tblack\twhite\nsmall\trenju\t9\tE6 D5 F5 E4\t-\n");
  EXPECT_EQ(RunTengen({"forbidden", "--rule=standard", "--size=20", table}).out,
            "small: overline: -; double four: -; double three: E5\n");
}

TEST(ForbiddenCommandTest, ExplainNamesLinesAndOpenFourPoints) {
  EXPECT_EQ(RunTengen({"forbidden", "--rule=renju", kQ02, "--explain=h8"}).out,
            "H8: forbidden, double three\n"
            "  horizontal: three, which counts\n"
            "    open four at F8: can be played\n"
            "    open four at J8: can be played\n"
            "  vertical: three, which counts\n"
            "    open four at H10: can be played\n"
            "    open four at H6: can be played\n");
}

TEST(ForbiddenCommandTest, ExplainSaysWhyAThreeDoesNotCount) {
  const TengenRun run =
      RunTengen({"forbidden", "--rule=renju", "b:F8I8H9H10G4G5G6G7 w:G3", "--explain", "H8"});
  EXPECT_THAT(run.out, HasSubstr("H8: legal\n"
                                 "  horizontal: three, which doesn't count\n"
                                 "    open four at G8: doesn't count, makes a five at the same "
                                 "time\n"));
}

TEST(ForbiddenCommandTest, ExplainGoesOnWhereAnOpenFourPointIsForbidden) {
  const TengenRun run = RunTengen(
      {"forbidden", "--rule=renju", "b:C8F8H8F7I7J7E6L6M6I5K5L5K4 w:G9O6J5", "--explain=G8"});
  EXPECT_THAT(run.out, HasSubstr("G8: legal\n"));
  EXPECT_THAT(run.out, HasSubstr("can't be played, forbidden: "));
}

TEST(ForbiddenCommandTest, ExplainAsJsonIsTheSameTree) {
  EXPECT_EQ(
      RunTengen({"forbidden", "--rule=renju", "--json", "--explain=H8", "b:H9G8I8H7 w:F8J8"}).out,
      "{\"id\":null,\"point\":\"H8\",\"verdict\":\"legal\",\"lines\":[{\"direction\":"
      "\"vertical\",\"pattern\":\"three\",\"counts\":true,\"open_four_points\":[{\"point\":"
      "\"H10\",\"verdict\":\"legal\",\"lines\":[]},{\"point\":\"H6\",\"verdict\":\"legal\","
      "\"lines\":[]}]}]}\n");
}

TEST(ForbiddenCommandTest, ExplainOfAFiveSaysSo) {
  EXPECT_THAT(RunTengen({"forbidden", "--rule=renju", "b:E8F8G8H8 w:", "--explain=I8"}).out,
              HasSubstr("I8: legal, makes a five\n  horizontal: five\n"));
}

TEST(ForbiddenCommandTest, ExplainNeedsAnEmptyPointAndARuleWithForbiddenPoints) {
  for (const char* point : {"--explain=H9", "--explain=Z9", "--explain=pass", "--explain=H"}) {
    const TengenRun run = RunTengen({"forbidden", "--rule=renju", kQ02, point});
    EXPECT_EQ(run.exit_code, 2);
    EXPECT_EQ(run.out, "");
    EXPECT_THAT(run.err, HasSubstr("expected an empty point of the board")) << point;
  }
  const TengenRun run = RunTengen({"forbidden", "--rule=caro", kQ02, "--explain=H8"});
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_THAT(run.err, HasSubstr("caro has no forbidden points, expected --rule=renju"));
}

}  // namespace
}  // namespace tengen
