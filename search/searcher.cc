#include "search/searcher.h"

#include <algorithm>
#include <thread>

#include "absl/strings/str_cat.h"
#include "search/parameters.h"
#include "search/thread_pool.h"
#include "search/time_manager.h"
#include "search/transposition_table.h"

namespace tengen {
namespace {

constexpr int kMaxThreads = 64;

class EngineSearcher final : public Searcher {
 public:
  SearchReport Search(const SearchRequest& request, SearchControl& control,
                      SearchListener& listener) override {
    TimeManager time(request.limits, absl::Now);
    if (control.time_version() != 0) time.SetControl(control.time());
    PrepareTable(request.position);
    table_.NextGeneration();
    return pool_.Run(request, {&table_, &time, &control, &listener});
  }

  absl::Status SetMemory(size_t bytes) override {
    if (bytes < kMinMemory) {
      return absl::InvalidArgumentError(
          absl::StrCat("memory of ", bytes, " bytes: expected at least ", kMinMemory));
    }
    memory_ = bytes;
    wanted_table_ = 0;
    return absl::OkStatus();
  }

  absl::Status SetTableSize(size_t bytes) override {
    if (bytes < kMinTable) {
      return absl::InvalidArgumentError(
          absl::StrCat("table size of ", bytes, " bytes: expected at least ", kMinTable));
    }
    wanted_table_ = bytes;
    return absl::OkStatus();
  }

  int SetThreads(int threads) override {
    pool_.SetSize(std::clamp(threads, 1, max_threads()));
    return pool_.size();
  }

  int max_threads() const override {
    const int cores = static_cast<int>(std::thread::hardware_concurrency());
    return std::clamp(cores, 1, kMaxThreads);
  }

  void Clear() override {
    table_.Clear();
    pool_.Clear();
  }

  void NewGame() override { table_.NextGeneration(); }

  int TableUsage() const override { return table_.Usage(); }

 private:
  static constexpr size_t kMinTable = parameters::kMinTable;
  static constexpr size_t kMinMemory = parameters::kProcessReserve + 2 * kMinTable;

  // What the memory leaves for the table, after the program, its threads, and a tenth for safety.
  size_t TableLimit() const {
    const size_t worker = parameters::kWorkerReserve + parameters::kVcfEntries * sizeof(uint64_t);
    const size_t others = parameters::kProcessReserve + parameters::kVctTables +
                          worker * static_cast<size_t>(pool_.size());
    const size_t usable = memory_ / 10 * 9;
    const size_t rest = usable > others ? usable - others : 0;
    return std::clamp(rest, kMinTable, std::max(memory_ / 4 * 3, kMinTable));
  }

  // Allocates what the settings ask for; keeps what there is, or takes less, where that fails. What
  // was learnt under another rule or on another board is worthless.
  void PrepareTable(const Position& position) {
    size_t bytes = TableLimit();
    if (wanted_table_ != 0) bytes = std::min(bytes, wanted_table_);
    if (table_bytes_ != bytes) {
      const bool had_table = table_.size() > 0;
      while (!table_.Resize(bytes).ok() && !had_table && bytes > kMinTable) bytes /= 2;
      table_bytes_ = bytes;
    }
    if (position.rule() != rule_ || position.geometry() != geometry_) {
      rule_ = position.rule();
      geometry_ = position.geometry();
      Clear();
    }
  }

  size_t memory_ = parameters::kDefaultMemory;
  size_t wanted_table_ = 0;  // 0: as much as the memory allows
  size_t table_bytes_ = 0;   // what was last asked of the table
  Rule rule_ = Rule::kFreestyle;
  Geometry geometry_{15};
  TranspositionTable table_;
  ThreadPool pool_;
};

}  // namespace

std::unique_ptr<Searcher> MakeSearcher() { return std::make_unique<EngineSearcher>(); }

}  // namespace tengen
