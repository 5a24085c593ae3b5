#include "search/solver/win.h"

#include <algorithm>

namespace tengen {
namespace {

// What a VCF may cost before the other methods begin, in fours.
constexpr uint64_t kVcfNodes = 200'000;

// The first turn's nodes, of the solver of strict threats; a node of the search by threatened fours
// takes as long as ten of them, and one of the alpha-beta search an eighth. Each turn has three
// times as many as the last.
constexpr uint64_t kFirstTurn = 1'500;
constexpr uint64_t kTurnGrowth = 3;
constexpr uint64_t kStrictNodesPerFoursNode = 10;
constexpr uint64_t kSearchNodesPerStrictNode = 8;

}  // namespace

WinSolver::WinSolver(size_t bytes)
    : vcf_(bytes / 8 / sizeof(uint64_t)),
      strict_(bytes / 8, Threats::kStraightFour),
      fours_(bytes / 4, Threats::kFours),
      prover_(bytes / 2) {}

void WinSolver::Clear() {
  vcf_.Clear();
  strict_.Clear();
  fours_.Clear();
  prover_.Clear();
}

// Whether it makes sense to go on.
bool WinSolver::IsOpen(const Run& run, const SolveResult& result) {
  const bool stopped = run.limits.stop != nullptr && run.limits.stop->load();
  return result.outcome != SolveOutcome::kWin && !stopped && run.nodes < run.limits.nodes;
}

// A turn of one method, of `nodes` at most. Its tables keep what an unfinished one has found.
template <typename Method>
SolveResult WinSolver::AskFor(Run& run, Method& method, uint64_t nodes) {
  SolveLimits part = run.limits;
  part.nodes = std::min(nodes, run.limits.nodes - std::min(run.nodes, run.limits.nodes));
  SolveResult result = method.Solve(run.position, part);
  run.nodes += result.nodes;
  return result;
}

SolveResult WinSolver::Solve(Position& position, const SolveLimits& limits) {
  Run run{.position = position, .limits = limits};
  SolveResult result = AskFor(run, vcf_, kVcfNodes);
  bool strict_is_open = true;
  bool fours_are_open = true;
  for (uint64_t turn = kFirstTurn; IsOpen(run, result); turn *= kTurnGrowth) {
    result = AskFor(run, prover_, turn * kSearchNodesPerStrictNode);
    if (result.outcome != SolveOutcome::kUnknown) break;
    if (strict_is_open) {
      result = AskFor(run, strict_, turn);
      strict_is_open = result.outcome == SolveOutcome::kUnknown;
    }
    if (fours_are_open && result.outcome != SolveOutcome::kWin) {
      result = AskFor(run, fours_, turn / kStrictNodesPerFoursNode);
      fours_are_open = result.outcome == SolveOutcome::kUnknown;
    }
  }
  result.nodes = run.nodes;
  return result;
}

}  // namespace tengen
