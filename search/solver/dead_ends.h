// The positions from which a search of fours has found no win.
//
//   DeadEnds dead_ends(1 << 18);
//   dead_ends.Add(hash, 7);           // no win of at most 7 stones
//   dead_ends.Contains(hash, 5);      // true
//
// Not thread-safe. A newer position may take the place of an older one.
#ifndef TENGEN_SEARCH_SOLVER_DEAD_ENDS_H_
#define TENGEN_SEARCH_SOLVER_DEAD_ENDS_H_

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "search/solver/solve_result.h"

namespace tengen {

class DeadEnds {
 public:
  // Room for `num_entries` of 8 bytes, rounded down to a power of two, at least 512.
  explicit DeadEnds(size_t num_entries)
      : entries_(std::bit_floor(std::max<size_t>(num_entries, kLengthMask + 1))) {}

  void Clear() { std::fill(entries_.begin(), entries_.end(), 0); }

  // Whether the position is known to hold no win of at most `length` stones of the attacker.
  bool Contains(uint64_t hash, int length) const {
    const uint64_t entry = entries_[Index(hash)];
    return (entry ^ hash) <= kLengthMask && (entry & kLengthMask) >= static_cast<uint64_t>(length);
  }

  // Makes a question about the position cheaper that comes soon.
  void Prefetch(uint64_t hash) const { __builtin_prefetch(&entries_[Index(hash)]); }

  void Add(uint64_t hash, int length) {
    entries_[Index(hash)] = (hash & ~kLengthMask) | static_cast<uint64_t>(length);
  }

 private:
  static constexpr uint64_t kLengthMask = 511;
  static_assert(SolveLimits::kAnyLength == kLengthMask);

  size_t Index(uint64_t hash) const { return hash & (entries_.size() - 1); }

  // By the low bits of the hash: the rest of it, and in the low 9 bits the greatest length that was
  // tried.
  std::vector<uint64_t> entries_;
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_SOLVER_DEAD_ENDS_H_
