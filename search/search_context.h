// Everything that one thread's search works on: its own position, stack, histories and solver, and
// what it shares with the others.
//
//   SearchContext context(ThreadRole::kMain);
//   context.Begin(position, {&table, &stop, max_nodes});
//   if (context.StopRequested()) return ...;
#ifndef TENGEN_SEARCH_SEARCH_CONTEXT_H_
#define TENGEN_SEARCH_SEARCH_CONTEXT_H_

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <optional>

#include "engine/position.h"
#include "search/history.h"
#include "search/parameters.h"
#include "search/search_position.h"
#include "search/search_stack.h"
#include "search/solver/vcf.h"
#include "search/solver/vct.h"
#include "search/stop_signal.h"
#include "search/transposition_table.h"

namespace tengen {

// The main thread looks at the clock, a helper only at the flag.
enum class ThreadRole : uint8_t { kMain, kHelper };

// What the threads of one search have in common. All outlive the search.
struct SharedState {
  TranspositionTable* table;
  StopSignal* stop;
  std::atomic<uint64_t>* helper_nodes;  // played by all helpers together
  uint64_t max_nodes;                   // of each thread
};

// About 2 MB, most of it the solver's table, and `kVctTables` for the main thread. Not thread-safe.
class SearchContext {
 public:
  explicit SearchContext(ThreadRole role)
      : vcf(parameters::kVcfEntries),
        position(Position(Rule::kFreestyle, Geometry(kMinBoardSize))),
        role_(role) {
    if (role == ThreadRole::kMain) vct.emplace(parameters::kVctTables, Threats::kStraightFour);
  }

  // Makes ready for a search of `root`; histories are kept.
  void Begin(const Position& root, const SharedState& shared) {
    position = SearchPosition(root);
    stack.Clear();
    shared_ = shared;
    selective_depth = 0;
    polls_ = 0;
    nodes_told_ = 0;
  }

  // Forgets what earlier searches have taught.
  void Clear() {
    history.Clear();
    vcf.Clear();
    if (vct.has_value()) vct->Clear();
  }

  // Whether the search must unwind now; what it returns then is void. Cheap: asked at every node.
  bool StopRequested() {
    if (position.nodes() >= shared_.max_nodes) shared_.stop->Raise();
    if (++polls_ % kPollInterval == 0) Poll();
    return stopped();
  }
  bool stopped() const { return shared_.stop->raised(); }
  void ReachedPly(int ply) { selective_depth = std::max(selective_depth, ply); }

  // Moves played by all threads. REQUIRES: role() == ThreadRole::kMain.
  uint64_t TotalNodes() const {
    return position.nodes() + shared_.helper_nodes->load(std::memory_order_relaxed);
  }

  TranspositionTable& table() { return *shared_.table; }
  StopSignal& stop() { return *shared_.stop; }
  ThreadRole role() const { return role_; }

  History history;
  SearchStack stack;
  VcfSolver vcf;
  std::optional<VctSolver> vct;  // of the main thread alone
  SearchPosition position;
  int selective_depth = 0;

 private:
  static constexpr uint32_t kPollInterval = 512;  // nodes; under a millisecond

  void Poll() {
    if (role_ == ThreadRole::kMain) {
      shared_.stop->Poll();
      return;
    }
    const uint64_t nodes = position.nodes();
    shared_.helper_nodes->fetch_add(nodes - nodes_told_, std::memory_order_relaxed);
    nodes_told_ = nodes;
  }

  ThreadRole role_;
  SharedState shared_ = {};
  uint32_t polls_ = 0;
  uint64_t nodes_told_ = 0;
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_SEARCH_CONTEXT_H_
