// The verdict on a point that may be a double three, nested to several depths.
#include <benchmark/benchmark.h>

#include <vector>

#include "engine/forbidden.h"
#include "engine/notation.h"
#include "engine/position.h"

namespace tengen {
namespace {

// Positions Q02 and Q08 of the public test set in `tests/data/positions_forbidden.tsv`: a plain
// double three, and one that further double threes decide.
struct Case {
  const char* name;
  const char* black;
  const char* white;
  const char* point;
};

constexpr Case kCases[] = {
    {"plain", "H9G8I8H7", "", "H8"},
    {"nested", "C8F8H8F7I7J7E6L6M6I5K5L5K4", "G9O6J5", "G8"},
};

void JudgeDoubleThree(benchmark::State& state) {
  const Case& c = kCases[state.range(0)];
  const Geometry board(15);
  Position position(Rule::kRenju, board);
  const std::vector<Point> black = ParseMoves(c.black, board).value();
  const std::vector<Point> white = ParseMoves(c.white, board).value();
  for (Point point : black) position.Place(point, Cell::kBlack);
  for (Point point : white) position.Place(point, Cell::kWhite);
  const Point point = ParsePoint(c.point, board).value();
  for (auto _ : state) benchmark::DoNotOptimize(FindForbidden(position, point));
  state.SetLabel(c.name);
}
BENCHMARK(JudgeDoubleThree)->DenseRange(0, 1);

}  // namespace
}  // namespace tengen
