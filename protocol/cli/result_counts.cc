#include "protocol/cli/result_counts.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"

namespace tengen {
namespace {

constexpr size_t kGameCounts = 3;
constexpr size_t kPairCounts = 5;
constexpr int64_t kMostTrials = 1'000'000'000'000;

absl::string_view ExpectationFor(std::optional<size_t> expected) {
  if (expected == kGameCounts) return "expected three: WIN DRAW LOSS";
  if (expected == kPairCounts) return "expected five: pairs with 0, 0.5, 1, 1.5 and 2 points";
  return "expected three, WIN DRAW LOSS, or five, pairs with 0, 0.5, 1, 1.5 and 2 points";
}

absl::StatusOr<int64_t> ParseCount(const std::string& text) {
  int64_t count = 0;
  if (absl::SimpleAtoi(text, &count) && count >= 0 && count <= kMostTrials) return count;
  return absl::InvalidArgumentError(
      absl::StrCat("'", text, "', expected a count from 0 to ", kMostTrials));
}

}  // namespace

void ResultCountsInput::AddFlags(FlagSet& flags) {
  flags.AddSwitch("wdl", "the counts are games: WIN DRAW LOSS",
                  [this] { expected_counts_ = kGameCounts; });
  flags.AddSwitch("penta", "the counts are pairs of games, by their points: 0, 0.5, 1, 1.5, 2",
                  [this] { expected_counts_ = kPairCounts; });
}

absl::StatusOr<ScoreCounts> ResultCountsInput::Read(absl::Span<const std::string> operands) const {
  const size_t size = operands.size();
  if (size != expected_counts_.value_or(size == kGameCounts ? kGameCounts : kPairCounts)) {
    return absl::InvalidArgumentError(
        absl::StrCat(size, " counts, ", ExpectationFor(expected_counts_)));
  }
  std::vector<int64_t> counts;
  for (const std::string& operand : operands) {
    const absl::StatusOr<int64_t> count = ParseCount(operand);
    if (!count.ok()) return count.status();
    counts.push_back(*count);
  }
  if (size == kGameCounts) return ScoreCounts(WinDrawLoss{counts[0], counts[1], counts[2]});
  Pentanomial pairs;
  std::copy(counts.begin(), counts.end(), pairs.pairs.begin());
  return ScoreCounts(pairs);
}

std::string DescribeCounts(const ScoreCounts& counts) {
  const absl::Span<const int64_t> numbers = counts.counts();
  if (counts.games_per_trial() == 1) {
    return absl::StrCat("won ", numbers[2], ", drawn ", numbers[1], ", lost ", numbers[0]);
  }
  return absl::StrCat("pairs with 0 points ", numbers[0], ", 0.5 ", numbers[1], ", 1 ", numbers[2],
                      ", 1.5 ", numbers[3], ", 2 ", numbers[4]);
}

}  // namespace tengen
