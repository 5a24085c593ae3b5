#include "search/solver/solver.h"

#include <algorithm>

namespace tengen {

Solver::Solver(SolveGoal goal, size_t bytes) : goal_(goal) {
  switch (goal) {
    case SolveGoal::kVcf:
      quick_vcf_.emplace(std::min(kQuickEntries, bytes / sizeof(uint64_t)));
      vcf_.emplace(bytes / sizeof(uint64_t));
      break;
    case SolveGoal::kVct:
      vct_.emplace(bytes, Threats::kStraightFour);
      break;
    case SolveGoal::kWin:
      win_.emplace(bytes);
      break;
  }
}

SolveResult Solver::Solve(Position& position, const SolveLimits& limits) {
  switch (goal_) {
    case SolveGoal::kVcf:
      return SolveVcf(position, limits);
    case SolveGoal::kVct:
      return vct_->Solve(position, limits);
    case SolveGoal::kWin:
      return win_->Solve(position, limits);
  }
  return {};
}

SolveResult Solver::SolveVcf(Position& position, const SolveLimits& limits) {
  if (!vcf_is_clear_) return vcf_->Solve(position, limits);
  SolveLimits quick = limits;
  quick.nodes = std::min(limits.nodes, kQuickNodes);
  SolveResult result = quick_vcf_->Solve(position, quick);
  const bool was_quick = result.outcome != SolveOutcome::kUnknown || result.nodes < quick.nodes;
  if (was_quick || quick.nodes == limits.nodes) return result;
  SolveLimits rest = limits;
  rest.nodes -= result.nodes;
  const uint64_t nodes = result.nodes;
  vcf_is_clear_ = false;
  result = vcf_->Solve(position, rest);
  result.nodes += nodes;
  return result;
}

void Solver::Clear() {
  if (quick_vcf_.has_value()) quick_vcf_->Clear();
  if (vcf_.has_value() && !vcf_is_clear_) vcf_->Clear();
  vcf_is_clear_ = true;
  if (vct_.has_value()) vct_->Clear();
  if (win_.has_value()) win_->Clear();
}

}  // namespace tengen
