#include "search/bench_suite.h"

#include <memory>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace tengen {
namespace {

TEST(BenchSuiteTest, RepeatsExactlyAndCoversEveryRule) {
  const std::unique_ptr<Searcher> searcher = MakeSearcher();
  const BenchResult first = RunBench(*searcher);
  const BenchResult again = RunBench(*searcher);
  const BenchResult fresh = RunBench(*MakeSearcher());
  for (uint64_t nodes : first.nodes) EXPECT_GT(nodes, 0u);
  EXPECT_EQ(first.nodes, again.nodes);
  EXPECT_EQ(first.signature, again.signature);
  EXPECT_EQ(first.nodes, fresh.nodes);
  EXPECT_EQ(first.signature, fresh.signature);
}

TEST(BenchSuiteTest, TextNamesTheNodesOfEachRuleAndTheSignature) {
  BenchResult result;
  result.nodes = {1, 2, 3, 4, 5};
  result.signature = 0xABC;
  EXPECT_EQ(FormatBench(result),
            "freestyle 1 nodes\nstandard 2 nodes\nrenju 3 nodes\ncaro 4 nodes\ncaro+ 5 nodes\n"
            "total 15 nodes\nsignature 0000000000000abc\n");
}

}  // namespace
}  // namespace tengen
