#include "search/root_search.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <utility>

#include "engine/bitboard.h"
#include "engine/scoped_move.h"
#include "search/move_generator.h"
#include "search/parameters.h"
#include "search/pruning.h"
#include "search/solver/threat_zone.h"

namespace tengen {
namespace {

// A choice without an alternative is made after this many plies, if a clock runs.
constexpr int kDepthOfOnlyMove = 6;
// What a solver may spend at the root: a part of the time and of the nodes, and no more than
// `most`.
struct SolverShare {
  uint64_t most;
  uint64_t divisor_of_nodes;
  int64_t nodes_per_millisecond;  // that the solver does at least, times its part of the time
};

constexpr SolverShare kVcfShare = {parameters::kRootVcfNodes, 4, 40};
constexpr SolverShare kVctShare = {parameters::kRootVctNodes, 200, 2};

uint64_t NodesOf(const SolverShare& share, const RootTask& task) {
  uint64_t nodes = std::min(share.most, task.request->limits.nodes / share.divisor_of_nodes + 1);
  const absl::Duration remaining = task.time->Remaining();
  if (remaining < absl::Seconds(60)) {
    const int64_t milliseconds = std::max<int64_t>(absl::ToInt64Milliseconds(remaining), 0);
    nodes = std::min(nodes, static_cast<uint64_t>(milliseconds * share.nodes_per_millisecond));
  }
  return nodes;
}

// Plies less for the `number`-th move from 0, never down to the horizon.
int ReductionOf(size_t number, int depth) {
  const int reduction = pruning::ReductionOf(depth, static_cast<int>(number) + 1) / 1024 - 1;
  return std::clamp(reduction, 0, std::max(depth - 2, 0));
}

}  // namespace

RootSearch::RootSearch(SearchContext& context, const RootTask& task)
    : context_(context),
      task_(task),
      search_(context),
      moves_(RootMovesOf(context.position.scratch(), task.request->excluded)) {}

SearchReport RootSearch::Run() {
  if (moves_.empty()) return report_;
  Publish(0);
  const bool wants_one_line = task_.request->num_lines <= 1 && !task_.request->balance;
  if (task_.time->MustAnswerAtOnce() || (wants_one_line && WinByThreats())) return report_;
  if (wants_one_line) AnswerThreatenedFours();
  const int max_depth = std::min(task_.request->limits.depth, parameters::kMaxDepth);
  for (int depth = std::min(task_.first_depth, max_depth); depth <= max_depth; ++depth) {
    const bool complete = Iterate(depth);
    Publish(complete ? depth : report_.depth);
    if (!complete || IsSettled(depth)) break;
    if (task_.time->SoftLimitReached({same_move_count_, value_drop_})) break;
  }
  return report_;
}

bool RootSearch::WinByThreats() {
  if (context_.role() != ThreadRole::kMain) return false;
  Position& position = context_.position.scratch();
  if (Report(context_.vcf.Solve(position, {.nodes = NodesOf(kVcfShare, task_)}))) return true;
  return Report(context_.vct->Solve(position, {.nodes = NodesOf(kVctShare, task_)}));
}

bool RootSearch::Report(const SolveResult& win) {
  if (win.outcome != SolveOutcome::kWin) return false;
  const auto is_first = [&](const RootMove& m) { return m.move == win.line.front(); };
  const auto found = std::find_if(moves_.begin(), moves_.end(), is_first);
  if (found == moves_.end()) return false;
  found->value = found->merit = WinIn(win.plies);
  found->line = win.line;
  SortFrom(0);
  Publish(win.plies);
  return true;
}

void RootSearch::AnswerThreatenedFours() {
  Position& position = context_.position.scratch();
  const Color opponent = Opponent(position.side_to_move());
  SolveResult threat;
  {
    ScopedTurn turn(position, opponent);
    threat = context_.vcf.Solve(position, {.nodes = NodesOf(kVcfShare, task_)});
  }
  if (threat.outcome != SolveOutcome::kWin) return;
  const Bitboard replies = RepliesToFours(position, threat.proof);
  const auto is_reply = [&](const RootMove& m) { return replies.Contains(m.move); };
  if (std::none_of(moves_.begin(), moves_.end(), is_reply)) return;
  std::erase_if(moves_, std::not_fn(is_reply));
}

bool RootSearch::Iterate(int depth) {
  if (task_.request->balance) return SearchBalanced(depth);
  const Point last_best = moves_.front().move;
  const Value last_value = moves_.front().value;
  const size_t num_lines =
      std::min(static_cast<size_t>(std::max(task_.request->num_lines, 1)), moves_.size());
  for (size_t first = 0; first < num_lines; ++first) {
    if (!SearchLineOf(first, depth)) return false;
  }
  same_move_count_ = moves_.front().move == last_best ? same_move_count_ + 1 : 0;
  value_drop_ = std::max(last_value - moves_.front().value, 0);
  return true;
}

bool RootSearch::SearchLineOf(size_t first, int depth) {
  const Value guess = moves_[first].value;
  Value half = parameters::kAspirationWindow;
  Window window = {-kInfinity, kInfinity};
  if (depth >= parameters::kAspirationDepth && !IsDecided(guess)) {
    window = {guess - half, guess + half};
  }
  while (true) {
    const Value value = SearchInWindow(window, first, depth);
    SortFrom(first);
    if (context_.stopped()) return false;
    const bool failed_low = value <= window.alpha;
    const bool failed_high = value >= window.beta;
    if (!failed_low && !failed_high) {
      if (first == 0 && IsLoss(value) && AddOtherMoves()) continue;
      return true;
    }
    half *= 2;
    const bool open = half > parameters::kAspirationLimit || IsDecided(value);
    if (failed_low) window.alpha = open ? -kInfinity : value - half;
    if (failed_high) window.beta = open ? kInfinity : value + half;
  }
}

Value RootSearch::SearchInWindow(const Window& window, size_t first, int depth) {
  Window rest = window;
  Value best = -kInfinity;
  for (size_t place = first; place < moves_.size() && best < window.beta; ++place) {
    RootMove& root_move = moves_[place];
    if (task_.listener != nullptr) task_.listener->OnRootMove(root_move.move);
    const Value value = SearchMove(rest, root_move.move, place - first, depth);
    if (context_.stopped()) return best;
    if (task_.listener != nullptr) task_.listener->OnRootMoveDone(root_move.move, value);
    // From here on a stop finds this iteration's merits only.
    if (place == first) ForgetMerits(first);
    root_move.value = value;
    if (place == first || value > rest.alpha) Record(root_move, value);
    best = std::max(best, value);
    rest.alpha = std::max(rest.alpha, value);
  }
  return best;
}

Value RootSearch::SearchMove(const Window& window, Point move, size_t number, int depth) {
  const Window full = {-window.beta, -window.alpha};
  const Window null = {-window.alpha - 1, -window.alpha};
  const MoveKind move_kind = KindOf(context_.position.position(), move);
  context_.stack.at(0).move = move;
  context_.position.Play(move);
  Value value = window.alpha + 1;
  if (number > 0) {
    const int reduction = move_kind == MoveKind::kQuiet ? ReductionOf(number, depth) : 0;
    value = SearchLate(null, depth - 1, reduction);
  }
  if (number == 0 || (value > window.alpha && value < window.beta)) {
    value = -search_.Search(full, depth - 1, 1);
  }
  context_.position.Undo();
  return value;
}

// A move that is not expected to be the best one.
Value RootSearch::SearchLate(const Window& null, int depth, int reduction) {
  if (reduction > 0) {
    const Value value = -search_.Search(null, depth - reduction, 1);
    if (value <= -null.beta) return value;
  }
  return -search_.Search(null, depth, 1);
}

bool RootSearch::SearchBalanced(int depth) {
  const Value target = task_.request->balance_target;
  Value nearest = 2 * kInfinity;
  for (size_t place = 0; place < moves_.size(); ++place) {
    const Window window = {std::max(target - nearest, -kInfinity),
                           std::min(target + nearest, kInfinity)};
    const Value value = SearchMove(window, moves_[place].move, 0, depth);
    if (context_.stopped()) break;
    if (place == 0) ForgetMerits(0);
    const Value distance = std::abs(value - target);
    if (distance < nearest) {
      nearest = distance;
      Record(moves_[place], value);
      moves_[place].merit = -distance;
    }
  }
  SortFrom(0);
  return !context_.stopped();
}

void RootSearch::Record(RootMove& root_move, Value value) {
  root_move.value = root_move.merit = value;
  root_move.line = {root_move.move};
  for (Point move : context_.stack.variation().LineFrom(1)) root_move.line.push_back(move);
}

void RootSearch::ForgetMerits(size_t first) {
  for (size_t i = first; i < moves_.size(); ++i) moves_[i].merit = -kInfinity;
}

void RootSearch::SortFrom(size_t first) {
  std::stable_sort(moves_.begin() + static_cast<std::ptrdiff_t>(first), moves_.end(),
                   [](const RootMove& a, const RootMove& b) { return a.merit > b.merit; });
}

bool RootSearch::AddOtherMoves() {
  if (other_moves_added_) return false;
  other_moves_added_ = true;
  if (RepliesOf(context_.position.position()).kind != ReplyKind::kFree) return false;
  std::vector<RootMove> others =
      OtherRootMoves(context_.position.scratch(), task_.request->excluded, moves_);
  std::move(others.begin(), others.end(), std::back_inserter(moves_));
  return !others.empty();
}

bool RootSearch::IsSettled(int depth) const {
  if (task_.request->num_lines > 1 || task_.request->balance) return false;
  if (IsDecided(moves_.front().value)) return true;
  const bool alone = std::all_of(moves_.begin() + 1, moves_.end(),
                                 [](const RootMove& m) { return IsLoss(m.value); });
  return alone && depth >= kDepthOfOnlyMove && HasClock();
}

bool RootSearch::HasClock() const { return task_.time->Remaining() < absl::InfiniteDuration(); }

void RootSearch::Publish(int depth) {
  const size_t num_lines =
      std::min(static_cast<size_t>(std::max(task_.request->num_lines, 1)), moves_.size());
  report_.lines.clear();
  for (size_t i = 0; i < num_lines; ++i) {
    const RootMove& root_move = moves_[i];
    if (root_move.line.empty()) {
      if (i == 0) report_.lines.push_back({context_.position.Evaluate(), {root_move.move}});
      break;
    }
    report_.lines.push_back({root_move.value, root_move.line});
  }
  report_.depth = depth;
  report_.selective_depth = context_.selective_depth;
  report_.elapsed = task_.time->Elapsed();
  if (task_.listener == nullptr) return;
  report_.nodes = context_.TotalNodes();
  if (depth > 0) task_.listener->OnReport(report_);
}

}  // namespace tengen
