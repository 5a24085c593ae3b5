// Play and undo in the middle of a game, with and without the evaluation.
#include <benchmark/benchmark.h>

#include "bench/positions.h"
#include "engine/position.h"
#include "eval/evaluator.h"

namespace tengen {
namespace {

void PlayAndUndo(benchmark::State& state) {
  Position position = MiddleGame(kRules[static_cast<size_t>(state.range(0))], 15);
  const std::vector<Point> points = ScatteredCandidates(position, 1);
  size_t i = 0;
  for (auto _ : state) {
    position.Play(points[i]);
    position.Undo();
    i = i + 1 == points.size() ? 0 : i + 1;
  }
  state.SetItemsProcessed(state.iterations());
  state.SetLabel(std::string(NameOf(position.rule())));
}
BENCHMARK(PlayAndUndo)->DenseRange(0, kNumRules - 1);

void PlayEvaluateAndUndo(benchmark::State& state) {
  Position position = MiddleGame(kRules[static_cast<size_t>(state.range(0))], 15);
  Evaluator evaluator(position);
  const std::vector<Point> points = ScatteredCandidates(position, 1);
  size_t i = 0;
  for (auto _ : state) {
    evaluator.Push(position.Play(points[i]));
    benchmark::DoNotOptimize(evaluator.Evaluate(position));
    position.Undo();
    evaluator.Pop();
    i = i + 1 == points.size() ? 0 : i + 1;
  }
  state.SetItemsProcessed(state.iterations());
  state.SetLabel(std::string(NameOf(position.rule())));
}
BENCHMARK(PlayEvaluateAndUndo)->DenseRange(0, kNumRules - 1);

}  // namespace
}  // namespace tengen
