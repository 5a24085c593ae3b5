// What the search has learnt about positions, shared by all threads.
//
//   TranspositionTable table;
//   table.Resize(64 << 20);
//   if (std::optional<TableEntry> entry = table.Probe(key, ply)) { ... }
//   table.Store(key, ply, entry);
//
// A bucket is one cache line of four slots; a slot is two words:
//
//   word 0   key XOR word 1
//   word 1   bits 63-56 depth, 55-50 generation, 49-48 bound, 47-32 move, 31-16 evaluation, 15-0
//   value
//
// Threads read and write without locks. The words of one slot may come from two stores; the key
// then fails to match, and the probe misses.
#ifndef TENGEN_SEARCH_TRANSPOSITION_TABLE_H_
#define TENGEN_SEARCH_TRANSPOSITION_TABLE_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>

#include "absl/status/status.h"
#include "engine/point.h"
#include "eval/value.h"

namespace tengen {

// How a stored value relates to the true one.
enum class Bound : uint8_t { kNone = 0, kUpper = 1, kLower = 2, kExact = 3 };

struct TableEntry {
  Value value = 0;        // decided values count their plies from the root
  Value evaluation = 0;   // the static value, or kNoValue
  Point move = kNoPoint;  // the best move known, if any
  int depth = 0;
  Bound bound = Bound::kNone;
};

// Thread rule: `Probe`, `Prefetch` and `Store` from any number of threads at once; the other
// members while no thread does.
class TranspositionTable {
 public:
  static constexpr int kMaxDepth = 255;

  // Holds nothing until the first successful `Resize`.
  TranspositionTable() = default;

  // Forgets everything and takes `bytes`, rounded down to whole cache lines; pages are touched only
  // as they are used. On ResourceExhausted the old table and its contents stay.
  absl::Status Resize(size_t bytes);
  void Clear();
  // Makes the entries stored so far the first to be replaced.
  void NextGeneration() { generation_ = (generation_ + 1) & kGenerationMask; }

  // A copy of what is stored under `key`, with decided values seen from `ply`.
  // REQUIRES: size() > 0.
  std::optional<TableEntry> Probe(uint64_t key, int ply) const;
  // May replace another entry, or be dropped for a deeper one of the same position, or for a proof
  // of it if it is none.
  // REQUIRES: size() > 0 and 0 <= entry.depth <= kMaxDepth.
  void Store(uint64_t key, int ply, const TableEntry& entry);
  void Prefetch(uint64_t key) const { __builtin_prefetch(&BucketOf(key)); }

  // Bytes in use.
  size_t size() const { return num_buckets_ * sizeof(Bucket); }
  // Entries of the current generation, per thousand, estimated from a sample.
  int Usage() const;

 private:
  static constexpr size_t kSlots = 4;
  static constexpr unsigned kGenerationMask = 0x3F;

  struct Slot {
    uint64_t check;
    uint64_t data;
  };
  struct alignas(64) Bucket {
    std::array<Slot, kSlots> slots;
  };
  static_assert(sizeof(Bucket) == 64);

  struct Free {
    void operator()(void* memory) const { std::free(memory); }
  };

  Bucket& BucketOf(uint64_t key) const {
    const auto product = static_cast<unsigned __int128>(key) * num_buckets_;
    return buckets_[static_cast<size_t>(product >> 64)];
  }
  // Takes an empty table of that many buckets; false, and nothing changes, if there is no memory.
  bool Allocate(size_t num_buckets);
  Slot& SlotToReplace(Bucket& bucket, uint64_t key) const;

  std::unique_ptr<void, Free> memory_;
  Bucket* buckets_ = nullptr;  // in `memory_`, on a cache line's start
  size_t num_buckets_ = 0;
  unsigned generation_ = 0;
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_TRANSPOSITION_TABLE_H_
