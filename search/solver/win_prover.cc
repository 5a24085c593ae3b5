#include "search/solver/win_prover.h"

#include <algorithm>
#include <utility>

#include "engine/bitboard.h"
#include "engine/defence.h"
#include "engine/forbidden.h"
#include "engine/scoped_move.h"
#include "search/search_listener.h"
#include "search/solver/proof_line.h"
#include "search/solver/threat_zone.h"

namespace tengen {
namespace {

// Fours that a VCF may cost at each position.
constexpr uint64_t kVcfNodes = 20'000;

class NoListener final : public SearchListener {
 public:
  void OnReport(const SearchReport& /*report*/) override {}
};

}  // namespace

WinProver::WinProver(size_t bytes) : vcf_(bytes / 8 / sizeof(uint64_t)), searcher_(MakeSearcher()) {
  searcher_->SetTableSize(bytes / 8 * 7).IgnoreError();
}

void WinProver::Clear() {
  vcf_.Clear();
  searcher_->Clear();
}

SolveResult WinProver::Solve(Position& position, const SolveLimits& limits) {
  Run run(limits, position.ply());
  SolveResult result;
  std::optional<ProofNode> proof = ProveWin(position, run);
  if (proof.has_value()) {
    ScopedMove move(position, proof->move);
    result = WinOf(position, *std::move(proof));
  } else if (run.lost) {
    result.outcome = SolveOutcome::kNone;
  }
  result.nodes = run.nodes;
  return result;
}

std::optional<ProofNode> WinProver::ProveWin(Position& position, Run& run) {
  SolveResult fours = vcf_.Solve(position, {.nodes = kVcfNodes});
  if (fours.outcome == SolveOutcome::kWin) return std::move(fours.proof);
  const Point move = FindWinningMove(position, run);
  if (move == kNoPoint) return std::nullopt;
  return ProveMove(position, run, move);
}

// kNoPoint if no win was found.
Point WinProver::FindWinningMove(const Position& position, Run& run) {
  SearchRequest request{.position = position};
  request.limits.nodes = run.limits.nodes - std::min(run.nodes, run.limits.nodes);
  NoListener listener;
  const SearchReport report = searcher_->Search(request, run.control, listener);
  run.nodes += report.nodes;
  if (report.lines.empty()) return kNoPoint;
  const SearchLine& best = report.lines.front();
  run.lost = position.ply() == run.first_ply && IsLoss(best.value);
  if (!IsWin(best.value)) return kNoPoint;
  return best.moves.front();
}

std::optional<ProofNode> WinProver::ProveMove(Position& position, Run& run, Point move) {
  const Color attacker = position.side_to_move();
  ProofNode node;
  node.move = move;
  ScopedMove stone(position, move);
  if (position.Has(attacker, PointThreat::kFive)) {
    const Bitboard replies =
        LegalPoints(position, Opponent(attacker), DefencesAgainstFives(position, attacker));
    if (!ProveReplies(position, run, replies, node)) return std::nullopt;
    CompleteFourNode(position, attacker, node);
    return node;
  }
  std::optional<ProofNode> idle = ProveWinIfIdle(position, run);
  if (!idle.has_value()) return std::nullopt;
  const Bitboard spoilers = RepliesThatSpoil(position, *idle, run.limits.stop);
  if (!ProveReplies(position, run, spoilers, node)) return std::nullopt;
  node.otherwise = std::make_unique<ProofNode>(*std::move(idle));
  return node;
}

// The win that the attacker has if the defender, who is to move, passes.
std::optional<ProofNode> WinProver::ProveWinIfIdle(Position& position, Run& run) {
  ScopedTurn turn(position, Opponent(position.side_to_move()));
  return ProveWin(position, run);
}

bool WinProver::ProveReplies(Position& position, Run& run, const Bitboard& replies,
                             ProofNode& node) {
  for (Point reply : replies) {
    ScopedMove answer(position, reply);
    std::optional<ProofNode> next = ProveWin(position, run);
    if (!next.has_value()) return false;
    node.replies.push_back({reply, *std::move(next)});
  }
  return true;
}

}  // namespace tengen
