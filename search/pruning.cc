#include "search/pruning.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "search/parameters.h"

namespace tengen::pruning {
namespace {

namespace p = parameters;

constexpr size_t kLogTableSize = 256;

// The binary logarithm in 1/256, by repeated squaring: integers only, the same on every machine.
constexpr int Log2(uint32_t x) {
  const int whole = static_cast<int>(std::bit_width(x)) - 1;
  uint64_t mantissa = (uint64_t{x} << 31) >> whole;  // 1.31 fixed point, in [1, 2)
  int fraction = 0;
  for (int bit = 0; bit < 8; ++bit) {
    mantissa = (mantissa * mantissa) >> 31;
    fraction *= 2;
    if (mantissa >= uint64_t{1} << 32) {
      mantissa >>= 1;
      ++fraction;
    }
  }
  return whole * 256 + fraction;
}

constexpr auto kLogTable = [] {
  std::array<int, kLogTableSize> table = {};
  for (size_t i = 1; i < kLogTableSize; ++i) table[i] = Log2(static_cast<uint32_t>(i));
  return table;
}();

int LogOf(int x) { return kLogTable[std::min(static_cast<size_t>(x), kLogTableSize - 1)]; }

}  // namespace

bool HoldsWithoutSearch(const NodeFacts& node, Value beta) {
  if (node.depth > p::kFutilityDepth || IsDecided(beta)) return false;
  const int plies = node.depth - (node.trend == Trend::kImproving ? 1 : 0);
  return node.evaluation - p::kFutilityMarginPerPly * std::max(plies, 1) >= beta;
}

bool OnlyFoursHelp(const NodeFacts& node, Value alpha) {
  return node.depth <= p::kRazoringDepth && !IsDecided(alpha) &&
         node.evaluation + p::kRazoringMargin + p::kRazoringMarginPerPly * node.depth <= alpha;
}

int MovesWorthTrying(const NodeFacts& node) {
  if (node.depth >= p::kMoveCountDepth) return std::numeric_limits<int>::max();
  const int count = p::kMoveCountBase + node.depth * node.depth * p::kMoveCountSlope / 4;
  return node.trend == Trend::kImproving ? count : (count + 1) / 2;
}

bool IsFutile(const NodeFacts& node, int reduced_depth, Value alpha) {
  return reduced_depth <= p::kQuietFutilityDepth && !IsDecided(alpha) &&
         node.evaluation + p::kQuietFutilityMargin +
                 p::kQuietFutilityMarginPerPly * std::max(reduced_depth, 0) <=
             alpha;
}

int ReductionOf(int depth, int move_number) {
  if (depth < p::kReductionDepth || move_number < p::kReductionMoveNumber) return 0;
  return p::kReductionBase + p::kReductionFactor * LogOf(depth) * LogOf(move_number) / (256 * 256);
}

}  // namespace tengen::pruning
