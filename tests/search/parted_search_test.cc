#include "search/parted_search.h"

#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "search/time_manager.h"
#include "tests/protocol/fake_searcher.h"

namespace tengen {
namespace {

using ::testing::ElementsAre;
using ::testing::Optional;

class SilentListener : public SearchListener {
  void OnReport(const SearchReport&) override {}
};

class PartedSearchTest : public testing::Test {
 protected:
  SearchRequest Request() {
    return {.position = Position(Rule::kFreestyle, Geometry(15)), .limits = {}, .excluded = {}};
  }

  FakeSearcher searcher_;
  SearchControl control_;
  SilentListener listener_;
};

TEST_F(PartedSearchTest, PartsEndAtEqualStepsFromOneStart) {
  SearchLimits limits;
  limits.start = absl::FromUnixSeconds(1000);
  limits.time.turn = absl::Seconds(8);
  const absl::Duration budget = BudgetOf(limits.time).hard;
  PartedSearch search(searcher_, control_, listener_, limits);
  search.Plan(4);
  for (int i = 1; i <= 4; ++i) {
    search.Search(Request());
    EXPECT_THAT(searcher_.last_request().limits.time.turn, Optional(i * (budget / 4)));
    EXPECT_EQ(searcher_.last_request().limits.start, limits.start);
  }
}

TEST_F(PartedSearchTest, ANewPlanDividesWhatIsLeft) {
  SearchLimits limits;
  limits.time.turn = absl::Seconds(8);
  const absl::Duration budget = BudgetOf(limits.time).hard;
  PartedSearch search(searcher_, control_, listener_, limits);
  search.Plan(2);
  search.Search(Request());
  search.Plan(5);
  for (int i = 0; i < 5; ++i) search.Search(Request());
  const absl::Duration last = *searcher_.last_request().limits.time.turn;
  EXPECT_LE(last, budget);
  EXPECT_GT(last, budget - absl::Milliseconds(1));
}

TEST_F(PartedSearchTest, NodesAreDividedToo) {
  SearchLimits limits;
  limits.nodes = 1000;
  PartedSearch search(searcher_, control_, listener_, limits);
  search.Plan(2);
  search.Search(Request());
  search.Plan(5);
  std::vector<uint64_t> nodes = {searcher_.last_request().limits.nodes};
  for (int i = 0; i < 5; ++i) {
    search.Search(Request());
    nodes.push_back(searcher_.last_request().limits.nodes);
  }
  EXPECT_THAT(nodes, ElementsAre(500, 100, 100, 100, 100, 100));
}

TEST_F(PartedSearchTest, EveryPartHasANodeAtLeast) {
  SearchLimits limits;
  limits.nodes = 3;
  PartedSearch search(searcher_, control_, listener_, limits);
  search.Plan(8);
  for (int i = 0; i < 8; ++i) {
    search.Search(Request());
    EXPECT_GE(searcher_.last_request().limits.nodes, 1u);
  }
}

TEST_F(PartedSearchTest, WithoutAnyLimitThereIsOne) {
  PartedSearch search(searcher_, control_, listener_, {});
  search.Search(Request());
  EXPECT_THAT(searcher_.last_request().limits.time.turn, Optional(PartedSearch::kUnlimitedTime));
}

TEST_F(PartedSearchTest, ADepthLimitIsEnoughOfALimit) {
  SearchLimits limits;
  limits.depth = 4;
  PartedSearch search(searcher_, control_, listener_, limits);
  search.Plan(3);
  search.Search(Request());
  EXPECT_EQ(searcher_.last_request().limits.time.turn, std::nullopt);
  EXPECT_EQ(searcher_.last_request().limits.depth, 4);
}

}  // namespace
}  // namespace tengen
