// What many games of self-play came to, as a table.
//
//   SelfPlayReport report;
//   report.Add(config, result);
//   std::cout << report.Text();
//   return report.HasFaults() ? 1 : 0;
#ifndef TENGEN_TESTS_E2E_SELFPLAY_REPORT_H_
#define TENGEN_TESTS_E2E_SELFPLAY_REPORT_H_

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "absl/time/time.h"
#include "tests/e2e/selfplay_game.h"

namespace tengen {

// Not thread-safe.
class SelfPlayReport {
 public:
  void Add(const SelfPlayConfig& config, const SelfPlayResult& result);

  // Whether the brain did anything wrong; kDelayed is not the brain's fault.
  bool HasFaults() const;

  // A line for each rule and size: games, ends, faults. Then the latencies of all answers, the
  // memory used under each limit, and the first faults with their games, kDelayed excepted.
  std::string Text() const;

 private:
  static constexpr size_t kMaxDescribedFaults = 20;

  struct Counts {
    int games = 0;
    std::array<int, 4> ends = {};  // by GameEnd
    std::array<int, kNumFaultKinds> faults = {};
    int64_t moves = 0;
  };
  struct Memory {
    int games = 0;
    int64_t peak_unique = 0;
    int64_t peak_resident = 0;
  };

  void Describe(const SelfPlayConfig& config, const SelfPlayResult& result);
  std::string TableText() const;
  std::string LatencyText() const;
  std::string MemoryText() const;

  std::map<std::pair<Rule, int>, Counts> counts_;  // by rule and size
  std::map<int64_t, Memory> memory_;               // by limit
  std::vector<absl::Duration> over_limit_;         // wall time of each answer less its limit
  std::vector<absl::Duration> own_over_limit_;     // likewise, less its waiting
  absl::Duration max_cpu_;
  absl::Duration max_waiting_;
  std::vector<std::string> descriptions_;
};

}  // namespace tengen

#endif  // TENGEN_TESTS_E2E_SELFPLAY_REPORT_H_
