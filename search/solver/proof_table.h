// Proof and disproof numbers by position, for depth-first proof-number search.
//
//   ProofTable table(64 << 20);
//   ProofNumbers numbers;
//   if (table.Find(key, numbers)) { ... }
//   table.Store(key, numbers, work, move);
#ifndef TENGEN_SEARCH_SOLVER_PROOF_TABLE_H_
#define TENGEN_SEARCH_SOLVER_PROOF_TABLE_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/point.h"

namespace tengen {

// How far a node is from being decided, seen by the side to move there: `phi` from reaching its
// goal, `delta` from failing. 0 and `kInfinity` when decided.
struct ProofNumbers {
  static constexpr uint32_t kInfinity = 1U << 30;

  uint32_t phi = 1;
  uint32_t delta = 1;

  static constexpr ProofNumbers Succeeded() { return {0, kInfinity}; }
  static constexpr ProofNumbers Failed() { return {kInfinity, 0}; }
  constexpr bool succeeded() const { return phi == 0; }
  constexpr bool failed() const { return delta == 0; }
  constexpr bool decided() const { return succeeded() || failed(); }
};

// Of bounded size: the least worked-for entry of a bucket makes room. Not thread-safe.
class ProofTable {
 public:
  // As many buckets as fit into `bytes`, a power of two, at least one.
  explicit ProofTable(size_t bytes);

  bool Find(uint64_t key, ProofNumbers& numbers) const;
  // The move that was stored with the entry; kNoPoint if there is no such entry.
  Point MoveOf(uint64_t key) const;
  // `work` is what the entry cost, in nodes; `move` is one that succeeds, or kNoPoint.
  void Store(uint64_t key, const ProofNumbers& numbers, uint32_t work, Point move);
  void Clear();

 private:
  struct Entry {
    uint64_t key = 0;
    ProofNumbers numbers;
    uint32_t work = 0;  // 0: empty
    Point move = kNoPoint;
  };
  using Bucket = std::array<Entry, 4>;

  const Entry* FindEntry(uint64_t key) const;

  std::vector<Bucket> buckets_;
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_SOLVER_PROOF_TABLE_H_
