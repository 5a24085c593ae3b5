#include "search/solver/proof_table.h"

#include <algorithm>
#include <bit>

namespace tengen {

ProofTable::ProofTable(size_t bytes)
    : buckets_(std::bit_floor(std::max<size_t>(bytes / sizeof(Bucket), 1))) {}

const ProofTable::Entry* ProofTable::FindEntry(uint64_t key) const {
  for (const Entry& entry : buckets_[key & (buckets_.size() - 1)]) {
    if (entry.key == key && entry.work != 0) return &entry;
  }
  return nullptr;
}

bool ProofTable::Find(uint64_t key, ProofNumbers& numbers) const {
  const Entry* entry = FindEntry(key);
  if (entry == nullptr) return false;
  numbers = entry->numbers;
  return true;
}

Point ProofTable::MoveOf(uint64_t key) const {
  const Entry* entry = FindEntry(key);
  return entry == nullptr ? kNoPoint : entry->move;
}

void ProofTable::Store(uint64_t key, const ProofNumbers& numbers, uint32_t work, Point move) {
  Bucket& bucket = buckets_[key & (buckets_.size() - 1)];
  Entry* place = std::find_if(bucket.begin(), bucket.end(),
                              [key](const Entry& entry) { return entry.key == key; });
  if (place == bucket.end()) {
    place = std::min_element(bucket.begin(), bucket.end(),
                             [](const Entry& a, const Entry& b) { return a.work < b.work; });
    place->work = 0;
  }
  place->key = key;
  place->numbers = numbers;
  place->move = move;
  place->work = std::max(place->work, std::max<uint32_t>(work, 1));
}

void ProofTable::Clear() { std::fill(buckets_.begin(), buckets_.end(), Bucket()); }

}  // namespace tengen
