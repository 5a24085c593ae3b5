#include "search/solver/solver.h"

#include <algorithm>

namespace tengen {
namespace {

// The methods of kWin take turns, each with so many times the nodes of the turn before.
constexpr uint64_t kFirstTurnNodes = 5'000;
constexpr uint64_t kTurnGrowth = 4;

bool Stopped(const SolveLimits& limits) { return limits.stop != nullptr && limits.stop->load(); }

SolveLimits Rest(const SolveLimits& limits, uint64_t nodes) {
  SolveLimits rest = limits;
  rest.nodes = limits.nodes - std::min(limits.nodes, nodes);
  return rest;
}

size_t VcfEntries(SolveGoal goal, size_t bytes) {
  return bytes / sizeof(uint64_t) / (goal == SolveGoal::kVcf ? 1 : 8);
}

}  // namespace

Solver::Solver(SolveGoal goal, size_t bytes)
    : goal_(goal),
      quick_vcf_(std::min(kQuickEntries, bytes / sizeof(uint64_t))),
      vcf_(VcfEntries(goal, bytes)) {
  const size_t bytes_left = bytes / 8 * 7;
  if (goal == SolveGoal::kVct) straight_vct_.emplace(bytes_left, Threats::kStraightFour);
  if (goal == SolveGoal::kWin) {
    straight_vct_.emplace(bytes_left / 2, Threats::kStraightFour);
    fours_vct_.emplace(bytes_left / 2, Threats::kFours);
  }
}

SolveResult Solver::Solve(Position& position, const SolveLimits& limits) {
  switch (goal_) {
    case SolveGoal::kVcf:
      return SolveVcf(position, limits);
    case SolveGoal::kVct:
      return straight_vct_->Solve(position, limits);
    case SolveGoal::kWin:
      return SolveWin(position, limits);
  }
  return {};
}

SolveResult Solver::SolveVcf(Position& position, const SolveLimits& limits) {
  SolveLimits quick = limits;
  quick.nodes = std::min(limits.nodes, kQuickNodes);
  SolveResult result = quick_vcf_.Solve(position, quick);
  if (result.outcome != SolveOutcome::kUnknown || quick.nodes == limits.nodes || Stopped(limits)) {
    return result;
  }
  const uint64_t nodes = result.nodes;
  vcf_is_clear_ = false;
  result = vcf_.Solve(position, Rest(limits, nodes));
  result.nodes += nodes;
  return result;
}

SolveResult Solver::SolveWin(Position& position, const SolveLimits& limits) {
  SolveResult result = SolveVcf(position, limits);
  uint64_t nodes = result.nodes;
  bool open = true;  // some method is neither done nor cut
  for (uint64_t turn = kFirstTurnNodes; open && result.outcome != SolveOutcome::kWin;
       turn *= kTurnGrowth) {
    open = false;
    for (VctSolver* method : {&*straight_vct_, &*fours_vct_}) {
      SolveLimits rest = Rest(limits, nodes);
      if (rest.nodes == 0 || Stopped(limits)) break;
      rest.nodes = std::min(rest.nodes, turn);
      result = method->Solve(position, rest);
      nodes += result.nodes;
      if (result.outcome == SolveOutcome::kWin) break;
      if (result.outcome == SolveOutcome::kUnknown) open = true;
    }
  }
  result.nodes = nodes;
  if (result.outcome != SolveOutcome::kWin) result.outcome = SolveOutcome::kUnknown;
  return result;
}

void Solver::Clear() {
  quick_vcf_.Clear();
  if (!vcf_is_clear_) vcf_.Clear();
  vcf_is_clear_ = true;
  if (straight_vct_.has_value()) straight_vct_->Clear();
  if (fours_vct_.has_value()) fours_vct_->Clear();
}

}  // namespace tengen
