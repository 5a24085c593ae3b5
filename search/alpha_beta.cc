#include "search/alpha_beta.h"

#include <algorithm>

#include "engine/color.h"
#include "engine/position.h"
#include "search/move_generator.h"
#include "search/parameters.h"
#include "search/static_win.h"

namespace tengen {
namespace {

ReplyKind KindOfNode(const Position& position) {
  const Color opponent = Opponent(position.side_to_move());
  if (position.Has(opponent, PointThreat::kFive)) return ReplyKind::kAgainstFive;
  return ThreatensOpenFour(position, opponent) ? ReplyKind::kAgainstFour : ReplyKind::kFree;
}

// Whether a stored value settles what the window asks.
bool Settles(const TableEntry& entry, const Window& window) {
  switch (entry.bound) {
    case Bound::kExact:
      return true;
    case Bound::kLower:
      return entry.value >= window.beta;
    case Bound::kUpper:
      return entry.value <= window.alpha;
    case Bound::kNone:
      break;
  }
  return false;
}

}  // namespace

Value AlphaBeta::Search(Window window, int depth, int ply) {
  context_.stack.variation().Clear(ply);
  if (context_.StopRequested()) return kDraw;
  context_.ReachedPly(ply);
  const Value decided = DecidedValue(ply);
  if (decided != kNoValue) return decided;
  // No line from here can beat a win already found nearer to the root.
  window.alpha = std::max(window.alpha, LossIn(ply + 2));
  window.beta = std::min(window.beta, WinIn(ply + 3));
  if (window.alpha >= window.beta) return window.alpha;

  const ReplyKind kind = KindOfNode(context_.position.position());
  Node node = {.window = window, .depth = std::max(depth, 0), .ply = ply, .kind = kind};
  node.entry = context_.table().Probe(context_.position.key(), ply);
  if (CutByTable(node)) return node.entry->value;
  if (depth <= 0 && kind != ReplyKind::kAgainstFive) return Quiesce(context_, node.window, ply);
  Evaluate(node);
  const Value pruned = Prune(node);
  if (pruned != kNoValue) return pruned;
  SearchMoves(node);
  return context_.stopped() ? kDraw : Finish(node, window.alpha);
}

Value AlphaBeta::DecidedValue(int ply) {
  const Value value = StaticValue(context_.position.scratch(), ply);
  if (value != kNoValue) return value;
  if (context_.position.IsFull()) return kDraw;
  return ply >= parameters::kMaxSearchPly ? context_.position.Evaluate() : kNoValue;
}

bool AlphaBeta::CutByTable(const Node& node) const {
  if (!node.entry.has_value()) return false;
  // At the horizon only proofs are taken from the table: they must not be lost.
  const bool deep = node.depth > 0 && node.entry->depth >= node.depth && node.window.IsNull();
  return (deep || IsDecided(node.entry->value)) && Settles(*node.entry, node.window);
}

void AlphaBeta::Evaluate(Node& node) {
  const bool known = node.entry.has_value() && node.entry->evaluation != kNoValue;
  const Value evaluation = known ? node.entry->evaluation : context_.position.Evaluate();
  PlyRecord& record = context_.stack.at(node.ply);
  record.evaluation = evaluation;
  const Value before = node.ply >= 2 ? context_.stack.at(node.ply - 2).evaluation : kNoValue;
  const bool improving = before != kNoValue && evaluation > before;
  node.facts = {.evaluation = evaluation,
                .depth = node.depth,
                .trend = improving ? pruning::Trend::kImproving : pruning::Trend::kNotImproving};
  // A searched value is a better guess where it bounds the right side.
  if (node.entry.has_value() && !IsDecided(node.entry->value)) {
    const Window point = {evaluation, evaluation};
    if (node.entry->bound != Bound::kNone && Settles(*node.entry, point)) {
      node.facts.evaluation = node.entry->value;
    }
  }
}

Value AlphaBeta::Prune(const Node& node) {
  if (node.kind == ReplyKind::kAgainstFive) return kNoValue;
  const bool hopeless = pruning::OnlyFoursHelp(node.facts, node.window.alpha);
  // Everywhere else the horizon finds the fours soon enough.
  if (hopeless || !node.window.IsNull()) {
    const Value win = WinByFours(context_, parameters::kInnerVcfNodes, node.ply);
    if (win != kNoValue) {
      context_.table().Store(context_.position.key(), node.ply,
                             {.value = win,
                              .evaluation = context_.stack.at(node.ply).evaluation,
                              .depth = node.depth,
                              .bound = Bound::kLower});
      return win;
    }
  }
  // A threat that must be answered is not in the static value.
  if (!node.window.IsNull() || node.kind != ReplyKind::kFree) return kNoValue;
  if (hopeless || pruning::HoldsWithoutSearch(node.facts, node.window.beta)) {
    return node.facts.evaluation;
  }
  return kNoValue;
}

void AlphaBeta::SearchMoves(Node& node) {
  const PickerHints hints = {
      .table_move = node.entry.has_value() ? node.entry->move : kNoPoint,
      .killers = context_.stack.at(node.ply).killers,
      .previous = context_.stack.at(node.ply - 1).move,
  };
  MovePicker picker(context_.position, context_.history, hints);
  for (Point move = NextMove(picker, node); move != kNoPoint; move = NextMove(picker, node)) {
    const MoveKind move_kind = KindOf(context_.position.position(), move);
    if (IsSkipped(node, move, move_kind) || context_.position.IsForbiddenMove(move)) continue;
    const Value value = SearchMove(node, move, move_kind);
    if (context_.stopped()) return;
    Update(node, move, value, move_kind);
    if (node.best_value >= node.window.beta) {
      RewardCutoff(node, move);
      return;
    }
  }
}

Point AlphaBeta::NextMove(MovePicker& picker, const Node& node) {
  const Point move = picker.Next();
  if (move != kNoPoint || node.HasSavingMove()) return move;
  // Every move near the stones loses: a far one may not.
  picker.AddRest();
  return picker.Next();
}

bool AlphaBeta::IsSkipped(const Node& node, Point move, MoveKind move_kind) const {
  if (!node.HasSavingMove() || node.kind != ReplyKind::kFree || !node.window.IsNull()) return false;
  if (move_kind != MoveKind::kQuiet) return false;
  if (node.move_number >= pruning::MovesWorthTrying(node.facts)) return true;
  const int reduced_depth = node.depth - 1 - ReductionOf(node, move, move_kind);
  return pruning::IsFutile(node.facts, reduced_depth, node.window.alpha);
}

int AlphaBeta::ReductionOf(const Node& node, Point move, MoveKind move_kind) const {
  if (node.kind != ReplyKind::kFree) return 0;
  int reduction = pruning::ReductionOf(node.depth, node.move_number + 1);
  if (reduction == 0) return 0;
  if (move_kind == MoveKind::kThreat) reduction -= 1024;
  if (!node.window.IsNull()) reduction -= 1024;
  const Color own = context_.position.side_to_move();
  reduction -= context_.history.Of(own, move) / parameters::kReductionHistory;
  return std::clamp(reduction / 1024, 0, std::max(node.depth - 1, 0));
}

Value AlphaBeta::SearchMove(Node& node, Point move, MoveKind move_kind) {
  context_.table().Prefetch(context_.position.KeyAfter(move));
  const int reduction = ReductionOf(node, move, move_kind);
  ++node.move_number;
  context_.stack.at(node.ply).move = move;
  // The answer to a four is forced and costs no depth.
  const int depth = node.kind == ReplyKind::kAgainstFive ? node.depth : node.depth - 1;
  context_.position.Play(move);
  const Value value = SearchReduced(node, depth, reduction);
  context_.position.Undo();
  return value;
}

Value AlphaBeta::SearchReduced(const Node& node, int depth, int reduction) {
  const int ply = node.ply + 1;
  const Value alpha = std::max(node.window.alpha, node.best_value);
  const Window full = {-node.window.beta, -alpha};
  if (node.move_number == 1) return -Search(full, depth, ply);
  const Window null = {-alpha - 1, -alpha};
  Value value = alpha + 1;
  if (reduction > 0) value = -Search(null, depth - reduction, ply);
  if (value > alpha) value = -Search(null, depth, ply);
  if (value > alpha && value < node.window.beta) value = -Search(full, depth, ply);
  return value;
}

void AlphaBeta::Update(Node& node, Point move, Value value, MoveKind move_kind) {
  const Value alpha = std::max(node.window.alpha, node.best_value);
  if (value > node.best_value) {
    node.best_value = value;
    if (value > node.window.alpha) node.best_move = move;
  }
  if (value > alpha && !node.window.IsNull()) context_.stack.variation().Extend(node.ply, move);
  const size_t tried = static_cast<size_t>(node.num_quiet_tried);
  if (move_kind == MoveKind::kQuiet && value <= alpha && tried < node.quiet_tried.size()) {
    node.quiet_tried[tried] = move;
    ++node.num_quiet_tried;
  }
}

void AlphaBeta::RewardCutoff(const Node& node, Point move) {
  const Color own = context_.position.side_to_move();
  History& history = context_.history;
  history.Reward(own, move, node.depth);
  for (int i = 0; i < node.num_quiet_tried; ++i) {
    history.Punish(own, node.quiet_tried[static_cast<size_t>(i)], node.depth);
  }
  history.SetCounterMove(own, context_.stack.at(node.ply - 1).move, move);
  std::array<Point, 2>& killers = context_.stack.at(node.ply).killers;
  if (killers[0] != move) killers = {move, killers[0]};
}

Value AlphaBeta::Finish(const Node& node, Value alpha) {
  Value value = node.best_value;
  if (node.move_number == 0) {
    // Nothing stops the open four, or Black has no legal move at all.
    value = node.kind == ReplyKind::kFree ? kDraw : LossIn(node.ply + 4);
  }
  Bound bound = Bound::kExact;
  if (value >= node.window.beta) bound = Bound::kLower;
  if (value <= alpha) bound = Bound::kUpper;
  context_.table().Store(context_.position.key(), node.ply,
                         {.value = value,
                          .evaluation = context_.stack.at(node.ply).evaluation,
                          .move = node.best_move,
                          .depth = node.depth,
                          .bound = bound});
  return value;
}

}  // namespace tengen
