#include "tests/e2e/selfplay_report.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "engine/notation.h"

namespace tengen {
namespace {

constexpr double kMebibyte = 1 << 20;

std::string LimitText(int64_t bytes) {
  return absl::StrFormat("%.0f MiB", static_cast<double>(bytes) / kMebibyte);
}

// REQUIRES: `times` is not empty.
std::string PercentilesText(std::vector<absl::Duration> times) {
  std::sort(times.begin(), times.end());
  const auto percentile = [&times](double share) {
    const double place = share * static_cast<double>(times.size() - 1);
    return absl::ToDoubleMilliseconds(times[static_cast<size_t>(place)]);
  };
  return absl::StrFormat("50%% %.1f, 90%% %.1f, 99%% %.1f, 99.9%% %.1f, max %.1f", percentile(0.5),
                         percentile(0.9), percentile(0.99), percentile(0.999), percentile(1));
}

}  // namespace

void SelfPlayReport::Add(const SelfPlayConfig& config, const SelfPlayResult& result) {
  Counts& counts = counts_[{config.rule, config.size}];
  ++counts.games;
  ++counts.ends[static_cast<size_t>(result.end)];
  counts.moves += static_cast<int64_t>(result.moves.size());
  for (const Fault& fault : result.faults) ++counts.faults[static_cast<size_t>(fault.kind)];
  for (const AnswerTime& answer : result.answers) {
    over_limit_.push_back(answer.wall - config.turn_limit);
    own_over_limit_.push_back(answer.wall - answer.waiting - config.turn_limit);
    max_cpu_ = std::max(max_cpu_, answer.cpu);
    max_waiting_ = std::max(max_waiting_, answer.waiting);
  }
  Memory& memory = memory_[config.max_memory];
  ++memory.games;
  memory.peak_unique = std::max(memory.peak_unique, result.peak_unique_memory);
  memory.peak_resident = std::max(memory.peak_resident, result.peak_resident);
  if (!result.faults.empty()) Describe(config, result);
}

void SelfPlayReport::Describe(const SelfPlayConfig& config, const SelfPlayResult& result) {
  for (const Fault& fault : result.faults) {
    if (fault.kind == FaultKind::kDelayed) continue;
    if (descriptions_.size() >= kMaxDescribedFaults) return;
    descriptions_.push_back(absl::StrFormat(
        "%s: %s; rule %d, size %d, memory %s, game %s", NameOf(fault.kind), fault.what,
        SpecOf(config.rule).gomocup_code, config.size, LimitText(config.max_memory),
        FormatMoves(result.moves, Geometry(config.size))));
  }
}

bool SelfPlayReport::HasFaults() const {
  return std::any_of(counts_.begin(), counts_.end(), [](const auto& entry) {
    int faults = 0;
    for (const int count : entry.second.faults) faults += count;
    return faults != entry.second.faults[static_cast<size_t>(FaultKind::kDelayed)];
  });
}

std::string SelfPlayReport::Text() const {
  std::string text = absl::StrCat(TableText(), "\n", LatencyText(), "\n", MemoryText());
  if (!descriptions_.empty()) {
    absl::StrAppend(&text, "\nfirst faults:\n", absl::StrJoin(descriptions_, "\n"), "\n");
  }
  return text;
}

std::string SelfPlayReport::TableText() const {
  std::string text = absl::StrFormat("%-10s %4s %6s %6s %6s %6s %6s %8s", "rule", "size", "games",
                                     "black", "white", "full", "broken", "moves");
  for (int kind = 0; kind < kNumFaultKinds; ++kind) {
    absl::StrAppendFormat(&text, " %9s", NameOf(static_cast<FaultKind>(kind)));
  }
  for (const auto& [key, counts] : counts_) {
    absl::StrAppendFormat(&text, "\n%-10s %4d %6d", NameOf(key.first), key.second, counts.games);
    for (const int ends : counts.ends) absl::StrAppendFormat(&text, " %6d", ends);
    absl::StrAppendFormat(&text, " %8d", counts.moves);
    for (const int faults : counts.faults) absl::StrAppendFormat(&text, " %9d", faults);
  }
  return absl::StrCat(text, "\n");
}

std::string SelfPlayReport::LatencyText() const {
  if (over_limit_.empty()) return "no answers\n";
  return absl::StrFormat(
      "%d answers, milliseconds over the turn limit\n"
      "  as the manager sees them:              %s\n"
      "  less what others kept the processor:   %s\n"
      "of one answer at most: processor time %.1f ms, waiting for a processor %.1f ms\n",
      over_limit_.size(), PercentilesText(over_limit_), PercentilesText(own_over_limit_),
      absl::ToDoubleMilliseconds(max_cpu_), absl::ToDoubleMilliseconds(max_waiting_));
}

std::string SelfPlayReport::MemoryText() const {
  std::string text;
  for (const auto& [limit, memory] : memory_) {
    absl::StrAppendFormat(&text,
                          "limit %s, %d games: peak unique memory %.1f MiB, peak resident %.1f "
                          "MiB\n",
                          LimitText(limit), memory.games,
                          static_cast<double>(memory.peak_unique) / kMebibyte,
                          static_cast<double>(memory.peak_resident) / kMebibyte);
  }
  return text;
}

}  // namespace tengen
