// The self-play soak itself: it counts every kind of fault, and none of a right brain.
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "protocol/manager/brain_session.h"
#include "tests/e2e/binary_path.h"
#include "tests/e2e/selfplay_match.h"

namespace tengen {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

// One game between two processes of the program.
SelfPlayResult PlayProgram(const BrainCommand& brain, const SelfPlayConfig& config) {
  std::vector<BrainSession> players;
  for (int i = 0; i < kNumColors; ++i) {
    absl::StatusOr<BrainSession> player = BrainSession::Start(brain.program, brain.arguments);
    EXPECT_TRUE(player.ok()) << player.status();
    if (!player.ok()) return SelfPlayResult();
    players.push_back(*std::move(player));
  }
  return SelfPlayGame(config).Play({&players[0], &players[1]});
}

// One game of a toy brain that does something wrong at its fifth move.
SelfPlayResult PlayToys(const std::string& fault, Rule rule = Rule::kFreestyle) {
  SelfPlayConfig config;
  config.rule = rule;
  config.turn_limit = absl::Milliseconds(200);
  config.tolerance = absl::Milliseconds(800);
  config.patience = absl::Seconds(5);
  config.max_memory = int64_t{80} << 20;
  return PlayProgram({BinaryPath("toy_brain"), {"--fault=" + fault, "--at=5"}}, config);
}

// The kinds of the faults by name.
std::vector<std::string> FaultsOf(const SelfPlayResult& result) {
  std::vector<std::string> names;
  for (const Fault& fault : result.faults) names.emplace_back(NameOf(fault.kind));
  return names;
}

TEST(SelfPlayTest, RightBrainsPlayToTheEndWithoutAFault) {
  for (const Rule rule : kRules) {
    const SelfPlayResult result = PlayToys("none", rule);
    EXPECT_THAT(FaultsOf(result), IsEmpty()) << NameOf(rule);
    EXPECT_NE(result.end, GameEnd::kBroken) << NameOf(rule);
  }
}

TEST(SelfPlayTest, EveryFaultIsNamed) {
  EXPECT_THAT(FaultsOf(PlayToys("occupied")), Contains("illegal"));
  EXPECT_THAT(FaultsOf(PlayToys("outside")), Contains("illegal"));
  EXPECT_THAT(FaultsOf(PlayToys("junk")), Contains("malformed"));
  EXPECT_THAT(FaultsOf(PlayToys("blank")), Contains("malformed"));
  EXPECT_THAT(FaultsOf(PlayToys("banner")), Contains("malformed"));
  EXPECT_THAT(FaultsOf(PlayToys("two_moves")), Contains("malformed"));
  EXPECT_THAT(FaultsOf(PlayToys("stderr")), Contains("malformed"));
  EXPECT_THAT(FaultsOf(PlayToys("late")), Contains("late"));
  EXPECT_THAT(FaultsOf(PlayToys("crash")), Contains("crashed"));
  EXPECT_THAT(FaultsOf(PlayToys("hang")), Contains("hung"));
  EXPECT_THAT(FaultsOf(PlayToys("memory")), Contains("memory"));
}

TEST(SelfPlayTest, ForbiddenMoveIsAFaultInRenjuOnly) {
  EXPECT_THAT(FaultsOf(PlayToys("forbidden", Rule::kRenju)), Contains("forbidden"));
  EXPECT_THAT(FaultsOf(PlayToys("forbidden", Rule::kStandard)), IsEmpty());
}

TEST(SelfPlayTest, BrainThatStaysAfterEndIsAFault) {
  MatchConfig match;
  match.brain = {BinaryPath("toy_brain"), {"--fault=deaf"}};
  match.turn_limit = absl::Seconds(2);
  match.patience = absl::Seconds(2);
  const SelfPlayReport report = PlayMatch(match);
  EXPECT_TRUE(report.HasFaults());
  EXPECT_THAT(report.Text(), HasSubstr("hung: after END"));
}

TEST(SelfPlayTest, OpeningsAreTheSameForASeed) {
  MatchConfig match;
  for (int number = 0; number < 72; ++number) {
    const SelfPlayConfig config = ConfigOfGame(match, number);
    EXPECT_EQ(config.opening, ConfigOfGame(match, number).opening);
    EXPECT_LE(config.opening.size(), 5);
  }
}

TEST(SelfPlayTest, HalfOfTheGamesOfEachRuleHaveLittleMemory) {
  MatchConfig match;
  std::map<std::pair<Rule, int>, int> little;
  for (int number = 0; number < 72; ++number) {
    const SelfPlayConfig config = ConfigOfGame(match, number);
    if (config.max_memory == 83886080) ++little[{config.rule, config.size}];
  }
  EXPECT_EQ(little.size(), 9);
  for (const auto& [kind, games] : little) EXPECT_EQ(games, 4);
}

TEST(SelfPlayTest, BrainPlaysAGameOfEachRuleWithoutAFault) {
  for (const Rule rule : kRules) {
    SelfPlayConfig config;
    config.rule = rule;
    config.turn_limit = absl::Milliseconds(10);
    // The machine may be busy with other tests; the soak counts the milliseconds.
    config.tolerance = absl::Seconds(1);
    config.max_memory = int64_t{350} << 20;
    const SelfPlayResult result = PlayProgram({BinaryPath("pbrain-tengen"), {}}, config);
    EXPECT_NE(result.end, GameEnd::kBroken) << NameOf(rule);
    for (const Fault& fault : result.faults) {
      ADD_FAILURE() << NameOf(rule) << ": " << NameOf(fault.kind) << ": " << fault.what;
    }
  }
}

}  // namespace
}  // namespace tengen
