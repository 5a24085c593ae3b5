#include "search/solver/win.h"

#include <algorithm>

namespace tengen {
namespace {

// What a VCF may cost before the other methods begin, in fours.
constexpr uint64_t kVcfNodes = 200'000;

// The first turn's nodes, of the solver of threats; five of the alpha-beta search take half as long
// as one of them. Each turn has twice as many as the last.
constexpr uint64_t kFirstTurn = 1'000;
constexpr uint64_t kTurnGrowth = 2;
constexpr uint64_t kSearchNodesPerThreatNode = 5;

}  // namespace

WinSolver::WinSolver(size_t bytes)
    : vcf_(bytes / 8 / sizeof(uint64_t)),
      threats_(bytes / 8 * 3, Threats::kFours),
      prover_(bytes / 2) {}

void WinSolver::Clear() {
  vcf_.Clear();
  threats_.Clear();
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
  bool threats_are_open = true;
  for (uint64_t turn = kFirstTurn; IsOpen(run, result); turn *= kTurnGrowth) {
    result = AskFor(run, prover_, turn * kSearchNodesPerThreatNode);
    if (result.outcome != SolveOutcome::kUnknown) break;
    if (!threats_are_open) continue;
    result = AskFor(run, threats_, turn);
    threats_are_open = result.outcome == SolveOutcome::kUnknown;
    // Without such a VCT there may be another win.
    if (result.outcome == SolveOutcome::kNone) result.outcome = SolveOutcome::kUnknown;
  }
  result.nodes = run.nodes;
  return result;
}

}  // namespace tengen
