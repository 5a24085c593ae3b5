#include "engine/line_classifier.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdlib>

namespace tengen {
namespace {

constexpr uint8_t kUnknown = 0xFF;

// In a normalized key the mover's stones are Black's and the opponent's White's.
constexpr Cell kOwn = Cell::kBlack;
constexpr Cell kOther = Cell::kWhite;

constexpr std::array<int, 2 * kWindowReach> kOffsets = {-5, -4, -3, -2, -1, 1, 2, 3, 4, 5};

// How many own stones follow the middle without a gap, towards `sign`.
int RunTowards(uint32_t key, int sign) {
  int length = 0;
  while (length < kWindowReach && CellInKey(key, sign * (length + 1)) == kOwn) ++length;
  return length;
}

uint32_t BitOf(int offset) { return 1U << (offset + kWindowReach); }

}  // namespace

LineClassifier::LineClassifier(const RuleSpec& spec, Color color)
    : row_(spec.row[static_cast<size_t>(color)]),
      forbidden_(spec.forbidden[static_cast<size_t>(color)]),
      own_(CellOf(color)),
      memo_(size_t{1} << kWindowKeyBits, kUnknown) {}

uint32_t LineClassifier::Normalize(uint32_t key) const {
  uint32_t normal = 0;
  for (int sign : {-1, 1}) {
    Cell obstacle = Cell::kEmpty;  // none yet
    for (int distance = 1; distance <= kWindowReach; ++distance) {
      const Cell cell = CellInKey(key, sign * distance);
      if (obstacle == Cell::kEmpty && cell != Cell::kEmpty && cell != own_) {
        // An opponent stone differs from the edge only where it can close a five.
        const bool closes = cell != Cell::kBlocked && row_.closed_five == ClosedFive::kNoWin;
        obstacle = closes ? kOther : Cell::kBlocked;
      }
      const Cell seen = cell == own_ ? kOwn : cell;
      normal = WithCell(normal, sign * distance, obstacle == Cell::kEmpty ? seen : obstacle);
    }
  }
  return normal;
}

LinePattern LineClassifier::ClassifyNormal(uint32_t key) {
  if (memo_[key] == kUnknown) memo_[key] = static_cast<uint8_t>(Compute(key));
  return static_cast<LinePattern>(memo_[key]);
}

LinePattern LineClassifier::Compute(uint32_t key) {
  if (Wins(key)) return LinePattern::kFive;
  if (HasOverline(key)) {
    return forbidden_ == ForbiddenPoints::kNone ? LinePattern::kNone : LinePattern::kOverline;
  }
  const uint32_t five_offsets = FiveOffsets(key);
  return five_offsets != 0 ? KindOfFour(key, five_offsets) : KindOfRest(key);
}

bool LineClassifier::Wins(uint32_t key) const {
  const int before = RunTowards(key, -1);
  const int behind = RunTowards(key, 1);
  const int length = before + 1 + behind;
  if (length > 5) return row_.overline == Overline::kWins;
  if (length < 5) return false;
  const bool closed = CellInKey(key, -before - 1) == kOther && CellInKey(key, behind + 1) == kOther;
  return !closed || row_.closed_five == ClosedFive::kWins;
}

bool LineClassifier::HasOverline(uint32_t key) const {
  return RunTowards(key, -1) + 1 + RunTowards(key, 1) > 5;
}

uint32_t LineClassifier::FiveOffsets(uint32_t key) const {
  uint32_t offsets = 0;
  for (int offset : kOffsets) {
    if (CellInKey(key, offset) == Cell::kEmpty && Wins(WithCell(key, offset, kOwn))) {
      offsets |= BitOf(offset);
    }
  }
  return offsets;
}

bool LineClassifier::SomeReplyStops(uint32_t key) const {
  for (int offset : kOffsets) {
    if (CellInKey(key, offset) == Cell::kEmpty && FiveOffsets(WithCell(key, offset, kOther)) == 0) {
      return true;
    }
  }
  return false;
}

LinePattern LineClassifier::KindOfFour(uint32_t key, uint32_t five_offsets) const {
  if (forbidden_ == ForbiddenPoints::kNone) {
    return SomeReplyStops(key) ? LinePattern::kFour : LinePattern::kOpenFour;
  }
  if (std::has_single_bit(five_offsets)) return LinePattern::kFour;
  // Two points complete one row of four only as its two ends, five apart.
  const int last = static_cast<int>(std::bit_width(five_offsets)) - 1;
  const int apart = last - std::countr_zero(five_offsets);
  return apart == 5 ? LinePattern::kOpenFour : LinePattern::kDoubleFour;
}

LinePattern LineClassifier::KindOfRest(uint32_t key) {
  std::array<int, kNumLinePatterns> made = {};  // how many points make each pattern
  for (int offset : kOffsets) {
    if (CellInKey(key, offset) != Cell::kEmpty) continue;
    ++made[static_cast<size_t>(ClassifyNormal(WithCell(key, offset, kOwn)))];
  }
  const auto count = [&made](LinePattern first, LinePattern last) {
    int sum = 0;
    for (size_t p = static_cast<size_t>(first); p <= static_cast<size_t>(last); ++p) sum += made[p];
    return sum;
  };
  const int open_fours = made[static_cast<size_t>(LinePattern::kOpenFour)];
  if (open_fours > 0) return open_fours == 1 ? LinePattern::kThree : LinePattern::kFreeThree;
  const int fours = count(LinePattern::kFour, LinePattern::kDoubleFour);
  if (fours > 0) {
    return fours == 1 ? LinePattern::kSleepingThree : LinePattern::kBroadSleepingThree;
  }
  const int threes = count(LinePattern::kThree, LinePattern::kFreeThree);
  if (threes == 1) return LinePattern::kOpenTwo;
  if (threes > 1) return threes == 2 ? LinePattern::kBroadTwo : LinePattern::kFreeTwo;
  if (count(LinePattern::kSleepingThree, LinePattern::kBroadSleepingThree) > 0) {
    return LinePattern::kTwo;
  }
  if (count(LinePattern::kOpenTwo, LinePattern::kFreeTwo) > 0) return LinePattern::kOpenOne;
  return made[static_cast<size_t>(LinePattern::kTwo)] > 0 ? LinePattern::kOne : LinePattern::kNone;
}

}  // namespace tengen
