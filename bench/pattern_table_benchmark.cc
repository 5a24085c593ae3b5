// The tables: how long they take to build, and a lookup.
#include <benchmark/benchmark.h>

#include <string>

#include "bench/positions.h"
#include "engine/line_window.h"
#include "engine/pattern_table.h"

namespace tengen {
namespace {

void BuildPatternTable(benchmark::State& state) {
  const Rule rule = kRules[static_cast<size_t>(state.range(0))];
  for (auto _ : state) {
    const PatternTable table(rule);
    benchmark::DoNotOptimize(table.Lines(0));
  }
  state.SetLabel(std::string(NameOf(rule)));
}
BENCHMARK(BuildPatternTable)->DenseRange(0, kNumRules - 1)->Unit(benchmark::kMillisecond);

void LookUpWindow(benchmark::State& state) {
  const Position position = MiddleGame(Rule::kRenju, 15);
  const PatternTable& table = PatternTable::For(Rule::kRenju);
  std::vector<uint32_t> keys;
  for (Point point : position.empty()) {
    for (Direction direction : kDirections) {
      const LinePlace at = LineOf(point, direction);
      keys.push_back(WindowKey(position.line_word(direction, at.line), at.place));
    }
  }
  for (auto _ : state) {
    uint32_t sum = 0;
    for (uint32_t key : keys) sum += table.Lines(key);
    benchmark::DoNotOptimize(sum);
  }
  state.SetItemsProcessed(state.iterations() * static_cast<int64_t>(keys.size()));
}
BENCHMARK(LookUpWindow);

}  // namespace
}  // namespace tengen
