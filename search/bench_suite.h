// The same searches in every build: their outcome is the signature of the search.
//
//   const BenchResult result = RunBench(*MakeSearcher());
//   result.signature      // equal for two builds that search alike
//
// One thread, cleared state, fixed depth. A change of the signature is a change of the search, and
// the commit that makes it names the new one.
#ifndef TENGEN_SEARCH_BENCH_SUITE_H_
#define TENGEN_SEARCH_BENCH_SUITE_H_

#include <array>
#include <cstdint>
#include <string>

#include "engine/rule.h"
#include "search/searcher.h"

namespace tengen {

struct BenchResult {
  std::array<uint64_t, kNumRules> nodes = {};  // by rule
  uint64_t signature = 0;                      // over best moves, values and nodes

  uint64_t total_nodes() const;
};

// A second or two. Leaves the searcher cleared, with one thread and a small table.
BenchResult RunBench(Searcher& searcher);

// One line a rule, the total, and the signature as 16 hexadecimal digits.
std::string FormatBench(const BenchResult& result);

}  // namespace tengen

#endif  // TENGEN_SEARCH_BENCH_SUITE_H_
