#include "search/transposition_table.h"

#include <algorithm>
#include <atomic>

#include "absl/strings/str_cat.h"

namespace tengen {
namespace {

constexpr int kMoveShift = 32;
constexpr int kBoundShift = 48;
constexpr int kGenerationShift = 50;
constexpr int kDepthShift = 56;

// An entry of an earlier search loses this many plies of depth for each search in between.
constexpr int kAgePenalty = 8;

// 4 TiB: far from overflow, and more than any machine of ours has.
constexpr size_t kMaxBuckets = size_t{1} << 36;

uint64_t Load(uint64_t& word) {
  return std::atomic_ref<uint64_t>(word).load(std::memory_order_relaxed);
}

void Save(uint64_t& word, uint64_t value) {
  std::atomic_ref<uint64_t>(word).store(value, std::memory_order_relaxed);
}

// Decided values are stored as seen from the position itself, so that they hold at every ply.
Value ToTable(Value value, int ply) {
  if (IsWin(value)) return value + ply;
  if (IsLoss(value)) return value - ply;
  return value;
}

Value FromTable(Value value, int ply) {
  if (IsWin(value)) return value - ply;
  if (IsLoss(value)) return value + ply;
  return value;
}

uint64_t Pack16(Value value) { return static_cast<uint16_t>(static_cast<int16_t>(value)); }

Value Unpack16(uint64_t bits) { return static_cast<int16_t>(static_cast<uint16_t>(bits)); }

uint64_t Pack(const TableEntry& entry, int ply, unsigned generation) {
  return Pack16(ToTable(entry.value, ply)) | Pack16(entry.evaluation) << 16 |
         static_cast<uint64_t>(entry.move.index()) << kMoveShift |
         static_cast<uint64_t>(entry.bound) << kBoundShift |
         static_cast<uint64_t>(generation) << kGenerationShift |
         static_cast<uint64_t>(entry.depth) << kDepthShift;
}

Bound BoundOf(uint64_t data) { return static_cast<Bound>(data >> kBoundShift & 3); }
unsigned GenerationOf(uint64_t data) { return data >> kGenerationShift & 0x3F; }
int DepthOf(uint64_t data) { return static_cast<int>(data >> kDepthShift); }

// A win that is reached at least, or a loss that is not avoided.
bool IsProof(Value value, Bound bound) {
  return bound == Bound::kExact   ? IsDecided(value)
         : bound == Bound::kLower ? IsWin(value)
                                  : IsLoss(value);
}

Point MoveOf(uint64_t data) {
  const int index = static_cast<int>(data >> kMoveShift & 0xFFFF);
  return index < kNumPoints ? Point::FromIndex(index) : kNoPoint;
}

}  // namespace

absl::Status TranspositionTable::Resize(size_t bytes) {
  const size_t num_buckets = bytes / sizeof(Bucket);
  if (num_buckets == 0) {
    return absl::InvalidArgumentError(
        absl::StrCat("table size ", bytes, ": expected at least ", sizeof(Bucket), " bytes"));
  }
  if (!Allocate(num_buckets)) {
    return absl::ResourceExhaustedError(absl::StrCat("no memory for a table of ", bytes, " bytes"));
  }
  return absl::OkStatus();
}

bool TranspositionTable::Allocate(size_t num_buckets) {
  if (num_buckets > kMaxBuckets) return false;
  // Zeroed pages of the system: unlike written ones they cost nothing until they are used.
  size_t space = (num_buckets + 1) * sizeof(Bucket);
  std::unique_ptr<void, Free> memory(std::calloc(space, 1));
  if (memory == nullptr) return false;
  memory_ = std::move(memory);
  void* start = memory_.get();
  buckets_ =
      static_cast<Bucket*>(std::align(alignof(Bucket), num_buckets * sizeof(Bucket), start, space));
  num_buckets_ = num_buckets;
  generation_ = 0;
  return true;
}

void TranspositionTable::Clear() {
  // Fresh pages are cheaper than wiping a table that is mostly unused.
  if (num_buckets_ == 0 || Allocate(num_buckets_)) return;
  std::fill_n(buckets_, num_buckets_, Bucket());
  generation_ = 0;
}

std::optional<TableEntry> TranspositionTable::Probe(uint64_t key, int ply) const {
  for (Slot& slot : BucketOf(key).slots) {
    const uint64_t check = Load(slot.check);
    const uint64_t data = Load(slot.data);
    if ((check ^ data) != key || BoundOf(data) == Bound::kNone) continue;
    TableEntry entry;
    entry.value = FromTable(Unpack16(data), ply);
    entry.evaluation = Unpack16(data >> 16);
    entry.move = MoveOf(data);
    entry.depth = DepthOf(data);
    entry.bound = BoundOf(data);
    return entry;
  }
  return std::nullopt;
}

TranspositionTable::Slot& TranspositionTable::SlotToReplace(Bucket& bucket, uint64_t key) const {
  Slot* worst = &bucket.slots[0];
  int worst_merit = kMaxDepth + 1;
  for (Slot& slot : bucket.slots) {
    const uint64_t data = Load(slot.data);
    if ((Load(slot.check) ^ data) == key) return slot;
    const unsigned age = (generation_ - GenerationOf(data)) & kGenerationMask;
    const int merit = BoundOf(data) == Bound::kNone
                          ? -kMaxDepth * kAgePenalty
                          : DepthOf(data) - kAgePenalty * static_cast<int>(age);
    if (merit < worst_merit) {
      worst_merit = merit;
      worst = &slot;
    }
  }
  return *worst;
}

void TranspositionTable::Store(uint64_t key, int ply, const TableEntry& entry) {
  Slot& slot = SlotToReplace(BucketOf(key), key);
  TableEntry stored = entry;
  const uint64_t old = Load(slot.data);
  if ((Load(slot.check) ^ old) == key && BoundOf(old) != Bound::kNone) {
    if (!IsProof(entry.value, entry.bound)) {
      const bool deeper = DepthOf(old) > entry.depth + 4 && GenerationOf(old) == generation_;
      if (deeper && entry.bound != Bound::kExact) return;
      if (IsProof(Unpack16(old), BoundOf(old))) return;
    }
    if (entry.move == kNoPoint) stored.move = MoveOf(old);
  }
  const uint64_t data = Pack(stored, ply, generation_);
  Save(slot.check, key ^ data);
  Save(slot.data, data);
}

int TranspositionTable::Usage() const {
  constexpr size_t kSample = 250;
  if (num_buckets_ < kSample) return 0;
  int used = 0;
  for (size_t i = 0; i < kSample; ++i) {
    for (Slot& slot : buckets_[i].slots) {
      const uint64_t data = Load(slot.data);
      used += BoundOf(data) != Bound::kNone && GenerationOf(data) == generation_ ? 1 : 0;
    }
  }
  return used;
}

}  // namespace tengen
