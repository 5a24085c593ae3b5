#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/run_tengen.h"

namespace tengen {
namespace {

using ::testing::AllOf;
using ::testing::AnyOf;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

// Field log 68.
TEST(EloCommandTest, DrawsCountAsHalfPoints) {
  const TengenRun run = RunTengen({"elo", "--wdl", "2", "8", "0"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.err, "");
  EXPECT_THAT(run.out, StartsWith("games 10: won 2, drawn 8, lost 0\nscore 60.0 %\nElo 70.4 +/- "
                                  "92.1\nnormalized Elo "));
}

// Field log 65.
TEST(EloCommandTest, FiveCountsArePairs) {
  const TengenRun run = RunTengen({"elo", "379", "10170", "21828", "10640", "343"});
  EXPECT_THAT(run.out, AllOf(StartsWith("games 86720: pairs with 0 points 379, 0.5 10170"),
                             HasSubstr("\nnormalized Elo 3.1 +/- 2.3\n")));
  const TengenRun json =
      RunTengen({"elo", "--penta", "--json", "379", "10170", "21828", "10640", "343"});
  EXPECT_THAT(json.out, AllOf(StartsWith("{\"games\":86720,\"score\":0.50"),
                              HasSubstr("\"normalized_elo\":3.05"), HasSubstr("\"elo_low\":")));
}

// Field log 67.
TEST(EloCommandTest, NothingIsInfinite) {
  for (const std::vector<std::string>& counts : {std::vector<std::string>{"1", "0", "0"},
                                                 {"0", "0", "0"},
                                                 {"0", "2", "0"},
                                                 {"0", "0", "0", "0", "1"},
                                                 {"0", "0", "0", "0", "0"}}) {
    for (const char* command : {"elo", "sprt"}) {
      for (const std::vector<std::string>& flags : {std::vector<std::string>{}, {"--json"}}) {
        std::vector<std::string> arguments = {command};
        arguments.insert(arguments.end(), flags.begin(), flags.end());
        arguments.insert(arguments.end(), counts.begin(), counts.end());
        const TengenRun run = RunTengen(arguments);
        EXPECT_EQ(run.exit_code, 0);
        EXPECT_THAT(run.out, Not(AnyOf(HasSubstr("inf"), HasSubstr("nan")))) << run.out;
      }
    }
  }
  EXPECT_EQ(RunTengen({"elo", "--json", "0", "0", "0"}).out,
            "{\"games\":0,\"score\":null,\"elo\":null,\"elo_low\":null,\"elo_high\":null,"
            "\"normalized_elo\":null,\"normalized_elo_low\":null,\"normalized_elo_high\":null}\n");
}

// Field log 65.
TEST(SprtCommandTest, RatioIsThePublishedOne) {
  const TengenRun games = RunTengen(
      {"sprt", "--wdl", "880", "1863", "759", "--elo0", "0", "--elo1", "5", "--model", "logistic"});
  EXPECT_EQ(games.exit_code, 0);
  EXPECT_EQ(games.out,
            "LLR 2.95 (-2.94 to 2.94): H1 accepted\nH0 0, H1 5 logistic Elo, alpha 0.05, beta "
            "0.05\n");
  const TengenRun pairs =
      RunTengen({"sprt", "--penta", "365", "16618", "36229", "16974", "390", "--elo0", "0",
                 "--elo1", "2", "--model", "normalized", "--json"});
  EXPECT_THAT(pairs.out,
              AllOf(StartsWith("{\"llr\":2.25"),
                    HasSubstr("\"verdict\":\"continue\",\"elo0\":0,\"elo1\":2,\"alpha\":0.05,"
                              "\"beta\":0.05,\"model\":\"normalized\"}\n")));
}

TEST(StatisticsCommandsTest, BadInputIsNamed) {
  const auto error = [](const std::vector<std::string>& arguments) {
    const TengenRun run = RunTengen(arguments);
    EXPECT_EQ(run.exit_code, 2);
    EXPECT_EQ(run.out, "");
    return run.err;
  };
  EXPECT_EQ(error({"elo", "1", "2"}),
            "tengen: 2 counts, expected three, WIN DRAW LOSS, or five, pairs with 0, 0.5, 1, 1.5 "
            "and 2 points\n");
  EXPECT_EQ(error({"elo", "--wdl", "1", "2", "3", "4", "5"}),
            "tengen: 5 counts, expected three: WIN DRAW LOSS\n");
  EXPECT_THAT(error({"elo", "--penta", "1", "2", "3"}), HasSubstr("3 counts, expected five"));
  EXPECT_EQ(error({"elo", "1", "-2", "3"}),
            "tengen: '-2', expected a count from 0 to 1000000000000\n");
  EXPECT_THAT(error({"elo", "1", "x", "3"}), HasSubstr("'x'"));
  EXPECT_THAT(error({"sprt", "1", "2", "3", "--elo0=5"}), HasSubstr("elo0 = 5, elo1 = 5"));
  EXPECT_THAT(error({"sprt", "1", "2", "3", "--alpha=nan"}), HasSubstr("alpha = nan"));
  EXPECT_THAT(error({"sprt", "1", "2", "3", "--elo1=many"}), HasSubstr("expected a number"));
}

}  // namespace
}  // namespace tengen
