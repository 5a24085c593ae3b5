// The search as the rest of the program sees it.
//
//   std::unique_ptr<Searcher> searcher = MakeSearcher();
//   searcher->SetMemory(350 << 20);
//   SearchReport report = searcher->Search(request, control, listener);   // blocks
#ifndef TENGEN_SEARCH_SEARCHER_H_
#define TENGEN_SEARCH_SEARCHER_H_

#include <cstddef>
#include <cstdint>
#include <memory>

#include "absl/status/status.h"
#include "search/search_control.h"
#include "search/search_listener.h"
#include "search/search_request.h"

namespace tengen {

// Thread rule: every member is called by one thread at a time, and the setters never while a search
// runs. A running search is steered through its `SearchControl`.
class Searcher {
 public:
  virtual ~Searcher() = default;

  // Searches until a limit is reached or the control stops it, then returns the best that is known.
  // The best move is legal (empty, inside, not forbidden unless every empty point is forbidden). An
  // empty report only if the board is full. Acts on a stop and on a new time control within 50 ms.
  virtual SearchReport Search(const SearchRequest& request, SearchControl& control,
                              SearchListener& listener) = 0;

  // Bytes for everything that the whole process may use; the tables are sized to fit, and allocated
  // by the next search. Keeps the old size and returns ResourceExhausted or InvalidArgument where
  // the size can't be had. Default 350 MiB.
  virtual absl::Status SetMemory(size_t bytes) = 0;
  // Sets the size of the transposition table itself, within the memory of `SetMemory`.
  virtual absl::Status SetTableSize(size_t bytes) = 0;
  // Worker threads; clamped to 1 .. max_threads(). Returns what is in force. Default 1.
  virtual int SetThreads(int threads) = 0;
  virtual int max_threads() const = 0;
  // Forgets everything learnt: a fixed-node search after it repeats exactly.
  virtual void Clear() = 0;
  // A new game: ages the tables.
  virtual void NewGame() = 0;
  // Entries in use, per thousand.
  virtual int TableUsage() const = 0;
};

// The engine's own searcher.
std::unique_ptr<Searcher> MakeSearcher();

}  // namespace tengen

#endif  // TENGEN_SEARCH_SEARCHER_H_
