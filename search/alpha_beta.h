// The principal variation search below the root.
//
//   AlphaBeta search(context);
//   Value value = search.Search({alpha, beta}, depth, ply);
//
// Decided values are proofs: a win is found by playing it out or read off a static rule, a loss is
// returned only after every move that could avoid it was searched, none of them pruned.
#ifndef TENGEN_SEARCH_ALPHA_BETA_H_
#define TENGEN_SEARCH_ALPHA_BETA_H_

#include <array>
#include <cstdint>
#include <optional>

#include "engine/point.h"
#include "eval/value.h"
#include "search/move_picker.h"
#include "search/pruning.h"
#include "search/quiescence.h"
#include "search/search_context.h"
#include "search/transposition_table.h"

namespace tengen {

class AlphaBeta {
 public:
  // `context` outlives this.
  explicit AlphaBeta(SearchContext& context) : context_(context) {}

  // The value for the side to move, fail-soft. Void if the context has stopped meanwhile.
  // REQUIRES: depth <= kMaxDepth and 1 <= ply.
  Value Search(Window window, int depth, int ply);

 private:
  // A node while its moves are searched.
  struct Node {
    Window window;
    int depth;
    int ply;
    ReplyKind kind;
    std::optional<TableEntry> entry = std::nullopt;
    pruning::NodeFacts facts = {};
    Value best_value = -kInfinity;
    Point best_move = kNoPoint;
    int move_number = 0;
    int num_quiet_tried = 0;
    std::array<Point, 32> quiet_tried = {};

    bool HasSavingMove() const { return best_value > -kWinBound; }
  };

  // The steps of a node, in their order. Those that may end it return a value, or kNoValue.
  Value DecidedValue(int ply);
  bool CutByTable(const Node& node) const;
  void Evaluate(Node& node);
  Value Prune(const Node& node);
  void SearchMoves(Node& node);
  Value SearchMove(Node& node, Point move, MoveKind move_kind);
  Value SearchReduced(const Node& node, int depth, int reduction);
  void Update(Node& node, Point move, Value value, MoveKind move_kind);
  void RewardCutoff(const Node& node, Point move);
  Value Finish(const Node& node, Value alpha);

  Point NextMove(MovePicker& picker, const Node& node);
  bool IsSkipped(const Node& node, Point move, MoveKind move_kind) const;
  int ReductionOf(const Node& node, Point move, MoveKind move_kind) const;

  SearchContext& context_;
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_ALPHA_BETA_H_
