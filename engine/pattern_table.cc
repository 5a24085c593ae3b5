#include "engine/pattern_table.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "engine/line_classifier.h"

namespace tengen {
namespace {

constexpr uint32_t kNumHalves = 1U << (2 * kWindowReach);

// Half a window, its cells from the middle outwards, with everything beyond the first blocked cell
// blocked too: no row passes it. Only dead stones make a difference between the two.
uint32_t CutAtBlock(uint32_t half) {
  for (int i = 0; i < kWindowReach; ++i) {
    if (static_cast<Cell>(half >> (2 * i) & 3U) == Cell::kBlocked) {
      return half | (kHalfWindowMask & ~((1U << (2 * i)) - 1));
    }
  }
  return half;
}

// `half` with its cells in the opposite order.
uint32_t Reversed(uint32_t half) {
  uint32_t result = 0;
  for (int i = 0; i < kWindowReach; ++i) {
    result = result << 2 | (half >> (2 * i) & 3U);
  }
  return result;
}

// Fills the 1024 windows that share their cells behind the middle.
class RowFiller {
 public:
  explicit RowFiller(Rule rule)
      : classifiers_{LineClassifier(SpecOf(rule), Color::kBlack),
                     LineClassifier(SpecOf(rule), Color::kWhite)} {
    for (uint32_t before = 0; before < kNumHalves; ++before) {
      for (size_t color = 0; color < kNumColors; ++color) {
        normal_before_[before][color] = classifiers_[color].Normalize(before) & kHalfWindowMask;
      }
      cut_before_[before] = Reversed(CutAtBlock(Reversed(before)));
    }
  }

  void Fill(uint32_t behind, uint8_t* row) {
    const uint32_t high = behind << (2 * kWindowReach);
    const uint32_t high_black = classifiers_[0].Normalize(high) & ~kHalfWindowMask;
    const uint32_t high_white = classifiers_[1].Normalize(high) & ~kHalfWindowMask;
    for (uint32_t before = 0; before < kNumHalves; ++before) {
      if (cut_before_[before] != before) continue;
      const auto black = classifiers_[0].ClassifyNormal(high_black | normal_before_[before][0]);
      const auto white = classifiers_[1].ClassifyNormal(high_white | normal_before_[before][1]);
      row[before] =
          static_cast<uint8_t>(static_cast<unsigned>(black) | static_cast<unsigned>(white) << 4);
    }
    for (uint32_t before = 0; before < kNumHalves; ++before) row[before] = row[cut_before_[before]];
  }

 private:
  std::array<LineClassifier, kNumColors> classifiers_;
  std::array<std::array<uint32_t, kNumColors>, kNumHalves> normal_before_;
  std::array<uint32_t, kNumHalves> cut_before_;
};

}  // namespace

PatternTable::PatternTable(Rule rule) : pairs_(size_t{1} << kWindowKeyBits) {
  RowFiller filler(rule);
  const auto row = [this](uint32_t behind) { return pairs_.data() + behind * kNumHalves; };
  for (uint32_t behind = 0; behind < kNumHalves; ++behind) {
    if (CutAtBlock(behind) == behind) filler.Fill(behind, row(behind));
  }
  for (uint32_t behind = 0; behind < kNumHalves; ++behind) {
    const uint32_t cut = CutAtBlock(behind);
    if (cut != behind) std::copy_n(row(cut), kNumHalves, row(behind));
  }
}

const PatternTable& PatternTable::For(Rule rule) {
  switch (rule) {
    case Rule::kFreestyle: {
      static const PatternTable table(Rule::kFreestyle);
      return table;
    }
    case Rule::kStandard: {
      static const PatternTable table(Rule::kStandard);
      return table;
    }
    case Rule::kRenju: {
      static const PatternTable table(Rule::kRenju);
      return table;
    }
    case Rule::kCaro: {
      static const PatternTable table(Rule::kCaro);
      return table;
    }
    case Rule::kCaroPlus: {
      static const PatternTable table(Rule::kCaroPlus);
      return table;
    }
  }
  static const PatternTable none(rule);
  return none;
}

}  // namespace tengen
