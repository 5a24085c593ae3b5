#include "search/transposition_table.h"

#include <atomic>
#include <cstdint>
#include <limits>
#include <thread>
#include <vector>

#include "engine/zobrist.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/matchers.h"

namespace tengen {
namespace {

constexpr size_t kMegabyte = size_t{1} << 20;
constexpr Point kMove = Point::At(7, 8);

TranspositionTable MakeTable(size_t bytes) {
  TranspositionTable table;
  EXPECT_THAT(table.Resize(bytes), IsOk());
  return table;
}

TableEntry EntryOf(Value value, int depth, Bound bound = Bound::kExact) {
  return {.value = value, .evaluation = 12, .move = kMove, .depth = depth, .bound = bound};
}

TEST(TranspositionTableTest, ProbeReturnsWhatWasStored) {
  TranspositionTable table = MakeTable(kMegabyte);
  const TableEntry entry = {.value = -345,
                            .evaluation = 678,
                            .move = Point::At(21, 21),
                            .depth = 17,
                            .bound = Bound::kLower};
  table.Store(0xABCD, 3, entry);
  const std::optional<TableEntry> found = table.Probe(0xABCD, 3);
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(found->value, entry.value);
  EXPECT_EQ(found->evaluation, entry.evaluation);
  EXPECT_EQ(found->move, entry.move);
  EXPECT_EQ(found->depth, entry.depth);
  EXPECT_EQ(found->bound, entry.bound);
}

TEST(TranspositionTableTest, KeepsTheAbsenceOfAMoveAndOfAStaticValue) {
  TranspositionTable table = MakeTable(kMegabyte);
  table.Store(1, 0, {.value = 5, .evaluation = kNoValue, .move = kNoPoint, .bound = Bound::kUpper});
  const std::optional<TableEntry> found = table.Probe(1, 0);
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(found->evaluation, kNoValue);
  EXPECT_EQ(found->move, kNoPoint);
}

TEST(TranspositionTableTest, MissesKeysThatWereNotStored) {
  TranspositionTable table = MakeTable(kMegabyte);
  EXPECT_FALSE(table.Probe(0, 0).has_value());
  table.Store(77, 0, EntryOf(1, 1));
  EXPECT_FALSE(table.Probe(78, 0).has_value());
  EXPECT_FALSE(table.Probe(0, 0).has_value());
}

TEST(TranspositionTableTest, DecidedValuesAreSeenFromThePlyThatProbes) {
  TranspositionTable table = MakeTable(kMegabyte);
  table.Store(1, 4, EntryOf(WinIn(9), 6));    // five plies after the position
  table.Store(2, 4, EntryOf(LossIn(10), 6));  // six plies after it
  EXPECT_EQ(table.Probe(1, 10)->value, WinIn(15));
  EXPECT_EQ(table.Probe(1, 0)->value, WinIn(5));
  EXPECT_EQ(table.Probe(2, 20)->value, LossIn(26));
}

TEST(TranspositionTableTest, AStoreWithoutAMoveKeepsTheOldMove) {
  TranspositionTable table = MakeTable(kMegabyte);
  table.Store(9, 0, EntryOf(50, 3));
  TableEntry entry = EntryOf(-50, 4, Bound::kUpper);
  entry.move = kNoPoint;
  table.Store(9, 0, entry);
  EXPECT_EQ(table.Probe(9, 0)->move, kMove);
  EXPECT_EQ(table.Probe(9, 0)->value, -50);
}

TEST(TranspositionTableTest, AMuchDeeperEntryOfThePositionStays) {
  TranspositionTable table = MakeTable(kMegabyte);
  table.Store(9, 0, EntryOf(50, 20));
  table.Store(9, 0, EntryOf(10, 2, Bound::kUpper));
  EXPECT_EQ(table.Probe(9, 0)->depth, 20);
}

TEST(TranspositionTableTest, AProofReplacesADeeperEntry) {
  TranspositionTable table = MakeTable(kMegabyte);
  table.Store(9, 0, EntryOf(50, 20));
  table.Store(9, 0, EntryOf(WinIn(7), 2, Bound::kLower));
  EXPECT_EQ(table.Probe(9, 0)->value, WinIn(7));
}

TEST(TranspositionTableTest, AProofIsNotForgottenForALesserEntry) {
  TranspositionTable table = MakeTable(kMegabyte);
  table.Store(9, 0, EntryOf(LossIn(8), 2, Bound::kUpper));
  table.NextGeneration();
  table.Store(9, 0, EntryOf(50, 9));
  EXPECT_EQ(table.Probe(9, 0)->value, LossIn(8));
  // That the position is not lost sooner than in eight plies proves nothing.
  table.Store(8, 0, EntryOf(LossIn(8), 2, Bound::kLower));
  table.Store(8, 0, EntryOf(50, 9));
  EXPECT_EQ(table.Probe(8, 0)->value, 50);
}

TEST(TranspositionTableTest, EntriesOfEarlierSearchesGoFirst) {
  TranspositionTable table = MakeTable(64);  // one bucket of four
  for (uint64_t key = 1; key <= 4; ++key) table.Store(key, 0, EntryOf(0, 5));
  table.NextGeneration();
  for (uint64_t key = 5; key <= 7; ++key) table.Store(key, 0, EntryOf(0, 1));
  for (uint64_t key = 5; key <= 7; ++key) EXPECT_TRUE(table.Probe(key, 0).has_value()) << key;
}

TEST(TranspositionTableTest, OfOneSearchTheShallowestGoesFirst) {
  TranspositionTable table = MakeTable(64);
  for (uint64_t key = 1; key <= 4; ++key) table.Store(key, 0, EntryOf(0, static_cast<int>(key)));
  table.Store(5, 0, EntryOf(0, 3));
  EXPECT_FALSE(table.Probe(1, 0).has_value());
  for (uint64_t key = 2; key <= 5; ++key) EXPECT_TRUE(table.Probe(key, 0).has_value()) << key;
}

TEST(TranspositionTableTest, ClearForgetsAndKeepsTheSize) {
  TranspositionTable table = MakeTable(kMegabyte);
  table.Store(9, 0, EntryOf(50, 20));
  table.Clear();
  EXPECT_FALSE(table.Probe(9, 0).has_value());
  EXPECT_EQ(table.size(), kMegabyte);
}

TEST(TranspositionTableTest, ASizeThatCannotBeHadKeepsTheOldTable) {
  TranspositionTable table = MakeTable(kMegabyte);
  table.Store(9, 0, EntryOf(50, 20));
  EXPECT_THAT(table.Resize(0), StatusIs(absl::StatusCode::kInvalidArgument, testing::_));
  EXPECT_THAT(table.Resize(std::numeric_limits<size_t>::max()),
              StatusIs(absl::StatusCode::kResourceExhausted, testing::_));
  EXPECT_EQ(table.size(), kMegabyte);
  EXPECT_TRUE(table.Probe(9, 0).has_value());
}

TEST(TranspositionTableTest, UsageCountsTheEntriesOfThisSearchPerThousand) {
  TranspositionTable table = MakeTable(kMegabyte);
  EXPECT_EQ(table.Usage(), 0);
  for (uint64_t i = 0; i < 4 * kMegabyte / 64; ++i) table.Store(Scatter(i), 0, EntryOf(0, 1));
  EXPECT_GT(table.Usage(), 600);
  EXPECT_LE(table.Usage(), 1000);
  table.NextGeneration();
  EXPECT_EQ(table.Usage(), 0);
}

// What the hammer stores under a key follows from the key, so that a mixture of two stores shows.
TableEntry EntryFor(uint64_t key) {
  return {.value = static_cast<Value>(key % 20'000),
          .evaluation = static_cast<Value>(key % 19'997) - 9'000,
          .move = Point::FromIndex(static_cast<int>(key % kNumPoints)),
          .depth = static_cast<int>(key % 100),
          .bound = static_cast<Bound>(1 + key % 3)};
}

bool Agrees(const TableEntry& entry, uint64_t key) {
  const TableEntry expected = EntryFor(key);
  return entry.value == expected.value && entry.evaluation == expected.evaluation &&
         entry.move == expected.move && entry.depth == expected.depth &&
         entry.bound == expected.bound;
}

TEST(TranspositionTableTest, ThreadsThatStoreAtOnceNeverSeeAMixture) {
  TranspositionTable table = MakeTable(4096);  // 256 slots for 4096 keys
  std::atomic<int64_t> hits = 0;
  std::atomic<int64_t> mixtures = 0;
  const auto hammer = [&](uint64_t thread) {
    for (uint64_t i = 0; i < 200'000; ++i) {
      const uint64_t key = Scatter(Scatter(i * 8 + thread) % 4096);
      const std::optional<TableEntry> entry = table.Probe(key, 0);
      if (entry.has_value()) {
        ++hits;
        mixtures += Agrees(*entry, key) ? 0 : 1;
      }
      table.Store(key, 0, EntryFor(key));
    }
  };
  std::vector<std::thread> threads;
  for (uint64_t i = 0; i < 4; ++i) threads.emplace_back(hammer, i);
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(mixtures, 0);
  EXPECT_GT(hits, 10'000);
}

}  // namespace
}  // namespace tengen
