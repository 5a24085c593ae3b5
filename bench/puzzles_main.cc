// Solves the published problems of `tests/data/puzzles.tsv`, set by set, and shows the times.
//
//   puzzles                  # all sets
//   puzzles vcf no-vcf       # these
//
// One thread; every problem is solved with clear tables, and every proof is replayed by the rules
// alone. The times are processor time, and neither clearing nor replaying is part of them.
#include <algorithm>
#include <cstdint>
#include <ctime>
#include <iostream>
#include <string>
#include <vector>

#include "absl/strings/str_format.h"
#include "absl/strings/string_view.h"
#include "absl/time/time.h"
#include "engine/position.h"
#include "engine/proof.h"
#include "protocol/cli/stop_timer.h"
#include "search/solver/shortest.h"
#include "search/solver/solver.h"
#include "tests/support/set_up.h"
#include "tests/support/test_data.h"

namespace tengen {
namespace {

constexpr size_t kTableBytes = size_t{64} << 20;

enum class Length : uint8_t { kAny, kShortest };

struct PuzzleSet {
  absl::string_view name;
  absl::string_view column;  // the rows are those with this cell
  absl::string_view cell;
  SolveGoal goal;
  SolveOutcome expected;
  Length length = Length::kAny;
  absl::Duration limit = absl::InfiniteDuration();  // for each problem
};

std::vector<PuzzleSet> AllSets() {
  return {
      {"vcf", "goal", "vcf", SolveGoal::kVcf, SolveOutcome::kWin},
      {"no-vcf", "vcf", "none", SolveGoal::kVcf, SolveOutcome::kNone},
      {"shortest-vcf", "goal", "vcf", SolveGoal::kVcf, SolveOutcome::kWin, Length::kShortest},
      {"three-move", "goal", "three-move", SolveGoal::kWin, SolveOutcome::kWin, Length::kAny,
       absl::Seconds(1)},
      {"vct", "goal", "vct", SolveGoal::kWin, SolveOutcome::kWin, Length::kAny, absl::Seconds(5)},
  };
}

// Whether the answer is the expected one, and holds.
bool IsSolved(const PuzzleSet& set, Position& position, const SolveResult& result) {
  if (result.outcome != set.expected) return false;
  return result.outcome != SolveOutcome::kWin || CheckProof(position, result.proof).ok();
}

// Solves the rows of one set, one after the other.
class SetRunner {
 public:
  explicit SetRunner(const PuzzleSet& set) : set_(set), solver_(set.goal, kTableBytes) {}

  void Solve(Position position) {
    solver_.Clear();
    timer_.Start(set_.limit);
    const SolveLimits limits = {.stop = &timer_.stopped()};
    const std::clock_t start = std::clock();
    const SolveResult result = set_.length == Length::kShortest
                                   ? SolveShortest(solver_, position, limits)
                                   : solver_.Solve(position, limits);
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    ++rows_;
    solved_ += IsSolved(set_, position, result) ? 1 : 0;
    nodes_ += result.nodes;
    total_ += seconds;
    worst_ = std::max(worst_, seconds);
  }

  std::string Summary() const {
    return absl::StrFormat("%-12s %5d %6d %9.3f %9.4f %10d %9.2f\n", set_.name, rows_, solved_,
                           total_, worst_, nodes_, static_cast<double>(nodes_) / total_ / 1e6);
  }

 private:
  const PuzzleSet& set_;
  Solver solver_;
  StopTimer timer_;
  int rows_ = 0;
  int solved_ = 0;
  uint64_t nodes_ = 0;
  double total_ = 0;  // in seconds
  double worst_ = 0;
};

int Run(const std::vector<std::string>& names) {
  const std::vector<PuzzleSet> sets = AllSets();
  for (const std::string& name : names) {
    if (std::none_of(sets.begin(), sets.end(),
                     [&](const PuzzleSet& set) { return set.name == name; })) {
      std::cerr << "puzzles: unknown set '" << name
                << "', expected vcf, no-vcf, shortest-vcf, three-move or vct\n";
      return 2;
    }
  }
  const std::vector<DataRow> rows = ReadTable("puzzles.tsv");
  std::cout << "set           rows solved     cpu s     worst      nodes M nodes/s\n";
  for (const PuzzleSet& set : sets) {
    if (!names.empty() && std::count(names.begin(), names.end(), set.name) == 0) continue;
    SetRunner runner(set);
    for (const DataRow& row : rows) {
      if (row[set.column] == set.cell) runner.Solve(PositionOf(row));
    }
    std::cout << runner.Summary() << std::flush;
  }
  return 0;
}

}  // namespace
}  // namespace tengen

int main(int argc, char** argv) { return tengen::Run({argv + 1, argv + argc}); }
