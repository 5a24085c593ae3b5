#include "search/solver/win.h"

#include <algorithm>

namespace tengen {
namespace {

// A node of a VCT costs as much as so many fours.
constexpr uint64_t kFoursPerNode = 100;
// The first turn's nodes; each turn has twice as many as the last.
constexpr uint64_t kFirstTurn = 300;
// Longer wins by threatened fours are not told apart: the search of any length takes their place.
constexpr int kLongestStep = 14;

// The limits of a part of a search: no more nodes than are left, and than `nodes`.
SolveLimits PartOf(const SolveLimits& limits, uint64_t spent, uint64_t nodes) {
  SolveLimits part = limits;
  part.nodes = std::min(nodes, limits.nodes - std::min(spent, limits.nodes));
  return part;
}

}  // namespace

WinSolver::WinSolver(size_t bytes)
    : vcf_(bytes / 8 / sizeof(uint64_t)),
      strict_(bytes / 4, Threats::kStraightFour),
      fours_(bytes / 2, Threats::kFours) {}

void WinSolver::Clear() {
  vcf_.Clear();
  strict_.Clear();
  fours_.Clear();
}

SolveResult WinSolver::Solve(Position& position, const SolveLimits& limits) {
  Progress progress;
  SolveLimits vcf_limits = limits;
  vcf_limits.nodes =
      limits.nodes > UINT64_MAX / kFoursPerNode ? limits.nodes : limits.nodes * kFoursPerNode / 4;
  SolveResult result = vcf_.Solve(position, vcf_limits);
  progress.nodes = result.nodes / kFoursPerNode;
  for (uint64_t turn = kFirstTurn; result.outcome != SolveOutcome::kWin; turn *= 2) {
    result = TakeTurn(position, PartOf(limits, progress.nodes, turn), progress);
    const bool stopped = limits.stop != nullptr && limits.stop->load();
    if (result.outcome != SolveOutcome::kUnknown || stopped || progress.nodes >= limits.nodes) {
      break;
    }
  }
  result.nodes = progress.nodes;
  return result;
}

// One turn of each method. The tables keep what an unfinished one has found.
SolveResult WinSolver::TakeTurn(Position& position, const SolveLimits& limits, Progress& progress) {
  if (!progress.strict_exhausted) {
    SolveResult result = strict_.Solve(position, limits);
    progress.nodes += result.nodes;
    if (result.outcome == SolveOutcome::kWin) return result;
    progress.strict_exhausted = result.outcome == SolveOutcome::kNone;
  }
  uint64_t spent = 0;
  while (spent < limits.nodes) {
    SolveLimits step = PartOf(limits, spent, limits.nodes);
    const bool last = progress.length > std::min(kLongestStep, limits.length);
    step.length = last ? limits.length : progress.length;
    SolveResult result = fours_.Solve(position, step);
    spent += result.nodes;
    progress.nodes += result.nodes;
    if (result.outcome == SolveOutcome::kWin) return result;
    if (result.outcome == SolveOutcome::kUnknown) break;
    if (last) {
      result.outcome = progress.strict_exhausted ? SolveOutcome::kNone : SolveOutcome::kUnknown;
      return result;
    }
    ++progress.length;
  }
  return SolveResult();
}

}  // namespace tengen
