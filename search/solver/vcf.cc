#include "search/solver/vcf.h"

#include <algorithm>
#include <array>
#include <bit>

#include "engine/defence.h"
#include "engine/forbidden.h"
#include "engine/line_pattern.h"
#include "engine/scoped_move.h"

namespace tengen {
namespace {

// Plies up to the five when no reply can stop it: the four, any reply, the five.
constexpr int kFourWins = 3;

// The points within reach of a stone on its four lines. A four there may use that stone.
Bitboard Reach(const Geometry& geometry, Point point) {
  Bitboard reach;
  for (Direction direction : kDirections) {
    for (int steps = -4; steps <= 4; ++steps) {
      const Point next = geometry.Along(point, direction, steps);
      if (next != kNoPoint) reach.Add(next);
    }
  }
  return reach;
}

bool MakesFour(const Position& position, Color color, Point point) {
  return std::any_of(kDirections.begin(), kDirections.end(), [&](Direction direction) {
    return position.line_pattern(color, point, direction) >= LinePattern::kFour;
  });
}

// The attacker's legal fours, of the greater threats first.
Bitboard FoursOfClass(Position& position, Color attacker, PointThreat threat) {
  Bitboard fours = position.points(attacker, threat);
  if (threat != PointThreat::kForbidden) return fours;
  const Bitboard candidates = fours;
  for (Point point : candidates) {
    if (!MakesFour(position, attacker, point) || IsForbidden(position, attacker, point)) {
      fours.Remove(point);
    }
  }
  return fours;
}

// A point where the attacker makes a four that no reply stops, seen from the classes alone.
// REQUIRES: the defender threatens no five outside `allowed`.
Point FindUnstoppableFour(const Position& position, Color attacker, const Bitboard& allowed) {
  const Point open_four = (position.points(attacker, PointThreat::kOpenFour) & allowed).First();
  if (open_four != kNoPoint) return open_four;
  const RowSpec& row = SpecOf(position.rule()).row[static_cast<size_t>(attacker)];
  // Where a five can be closed, one reply may stop two fours at once.
  if (row.closed_five == ClosedFive::kNoWin) return kNoPoint;
  return (position.points(attacker, PointThreat::kDoubleFour) & allowed).First();
}

// Keeps one of several continuations at the end of a line that grows from its last move backwards.
class LineKeeper {
 public:
  enum Verdict { kBetter, kWorse };

  // `line` may be null: then there is nothing to keep.
  explicit LineKeeper(std::vector<Point>* line) : line_(line), start_(line ? line->size() : 0) {
    end_ = start_;
  }

  // Everything behind the kept part is a new continuation, after `reply`.
  void Offer(Point reply, Verdict verdict) {
    if (line_ == nullptr) return;
    if (verdict == kWorse) {
      line_->resize(end_);
      return;
    }
    const auto at = [this](size_t i) { return line_->begin() + static_cast<ptrdiff_t>(i); };
    line_->erase(at(start_), at(end_));
    line_->push_back(reply);
    end_ = line_->size();
  }

  void Drop() {
    if (line_ != nullptr) line_->resize(start_);
  }

 private:
  std::vector<Point>* line_;
  size_t start_;
  size_t end_;
};

constexpr std::array<PointThreat, 4> kFourClasses = {
    PointThreat::kDoubleFour, PointThreat::kFourThree, PointThreat::kFour, PointThreat::kForbidden};

}  // namespace

VcfSolver::VcfSolver(size_t num_entries)
    : dead_ends_(std::bit_floor(std::max<size_t>(num_entries, 1))), mask_(dead_ends_.size() - 1) {}

void VcfSolver::Clear() { std::fill(dead_ends_.begin(), dead_ends_.end(), 0); }

VcfResult VcfSolver::Solve(Position& position, uint64_t max_nodes) {
  VcfResult result;
  Run run{.attacker = position.side_to_move(), .max_nodes = max_nodes, .line = &result.line};
  result.plies = SolveNode(position, run, kNoPoint);
  result.nodes = run.nodes;
  std::reverse(result.line.begin(), result.line.end());
  if (result.plies > 0) {
    result.outcome = VcfOutcome::kWin;
  } else {
    result.outcome = run.cut ? VcfOutcome::kUnknown : VcfOutcome::kNone;
  }
  return result;
}

int VcfSolver::FindWin(Position& position, uint64_t max_nodes) {
  Run run{.attacker = position.side_to_move(), .max_nodes = max_nodes, .line = nullptr};
  return SolveNode(position, run, kNoPoint);
}

// Returns the plies to the five, or 0. The attacker is to move.
int VcfSolver::SolveNode(Position& position, Run& run, Point last_attack) {
  if (position.Has(run.attacker, PointThreat::kFive)) {
    if (run.line) run.line->push_back(position.points(run.attacker, PointThreat::kFive).First());
    return 1;
  }
  const Color defender = Opponent(run.attacker);
  Bitboard allowed = position.empty();
  if (position.Has(defender, PointThreat::kFive)) {
    allowed = DefencesAgainstFives(position, defender);
    if (allowed.IsEmpty()) return 0;
  }
  const Point unstoppable = FindUnstoppableFour(position, run.attacker, allowed);
  if (unstoppable != kNoPoint) {
    if (run.line) run.line->push_back(unstoppable);
    return kFourWins;
  }
  const uint64_t hash = position.hash();
  if (IsDeadEnd(hash)) return 0;
  // Chains go on where they are: fours that may use the last stone come first.
  if (last_attack != kNoPoint) {
    const Bitboard local = Reach(position.geometry(), last_attack);
    const int plies = TryFours(position, run, allowed & local);
    if (plies > 0 || run.cut) return plies;
    allowed &= ~local;
  }
  const int plies = TryFours(position, run, allowed);
  if (plies == 0 && !run.cut) dead_ends_[hash & mask_] = hash;
  return plies;
}

int VcfSolver::TryFours(Position& position, Run& run, const Bitboard& allowed) {
  for (PointThreat threat : kFourClasses) {
    if (!position.Has(run.attacker, threat)) continue;
    const Bitboard fours = FoursOfClass(position, run.attacker, threat) & allowed;
    for (Point four : fours) {
      if (run.nodes >= run.max_nodes) {
        run.cut = true;
        return 0;
      }
      const int plies = TryFour(position, run, four);
      if (plies > 0 || run.cut) return plies;
    }
  }
  return 0;
}

int VcfSolver::TryFour(Position& position, Run& run, Point four) {
  ++run.nodes;
  ScopedMove move(position, four);
  const Bitboard replies = DefencesAgainstFives(position, run.attacker);
  const int plies = AnswerAll(position, run, replies);
  if (plies > 0 && run.line) run.line->push_back(four);
  return plies == 0 ? 0 : plies + 1;
}

// The plies of the longest defence, counted from the reply on; 0 if some reply escapes.
int VcfSolver::AnswerAll(Position& position, Run& run, const Bitboard& replies) {
  const Color defender = Opponent(run.attacker);
  const Point last_attack = position.last_move();
  LineKeeper keeper(run.line);
  int longest = 0;
  for (Point reply : replies) {
    if (IsForbidden(position, defender, reply)) continue;
    ScopedMove move(position, reply);
    const int plies = SolveNode(position, run, last_attack);
    if (plies == 0) {
      keeper.Drop();
      return 0;
    }
    keeper.Offer(reply, plies + 1 > longest ? LineKeeper::kBetter : LineKeeper::kWorse);
    longest = std::max(longest, plies + 1);
  }
  // Without a legal reply the defender plays anywhere, and the five follows.
  return longest == 0 ? kFourWins - 1 : longest;
}

}  // namespace tengen
