// Victories by continuous fours: all won and all disproved rows of `tests/data/vcf.open.tsv`.
#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "engine/position.h"
#include "search/solver/vcf.h"
#include "tests/support/set_up.h"
#include "tests/support/test_data.h"

namespace tengen {
namespace {

constexpr size_t kTableEntries = 1 << 18;
constexpr uint64_t kMaxNodes = 10'000'000;

void SolveVcf(benchmark::State& state, const std::string& answer) {
  std::vector<Position> positions;
  for (const DataRow& row : ReadTable("vcf.open.tsv")) {
    if (row["answer"] == answer) positions.push_back(PositionOf(row));
  }
  uint64_t nodes = 0;
  for (auto _ : state) {
    for (Position& position : positions) {
      VcfSolver solver(kTableEntries);
      nodes += solver.Solve(position, {.nodes = kMaxNodes}).nodes;
    }
  }
  state.SetItemsProcessed(static_cast<int64_t>(nodes));  // items a second: nodes a second
  state.SetLabel(std::to_string(positions.size()) + " positions");
}
BENCHMARK_CAPTURE(SolveVcf, won, "win")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(SolveVcf, disproved, "none")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace tengen
