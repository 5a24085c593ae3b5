// The definition of the line patterns: a window of cells -> what a stone in its middle makes of it.
//
//   LineClassifier classifier(SpecOf(Rule::kRenju), Color::kBlack);
//   classifier.Classify(key)    // kOpenFour, ...
//
// This is the readable truth; `pattern_table.h` is its cache. Every pattern speaks of rows that
// contain the stone in the middle. With "makes" meaning "by placing one more own stone":
//
//   five            the stone completes a row that wins
//   four            some point makes a five
//     open          ... and no single opponent stone on this line prevents that
//     double        ... two points do, not the two ends of one row (only where it is forbidden)
//   three           some point makes an open four
//   sleeping three  some point makes a four, none an open one
//   open two        some point makes a three; a (sleeping) two: a sleeping three at best
//   open one        some point makes an open two; a (sleeping) one: a two at best
#ifndef TENGEN_ENGINE_LINE_CLASSIFIER_H_
#define TENGEN_ENGINE_LINE_CLASSIFIER_H_

#include <cstdint>
#include <vector>

#include "engine/color.h"
#include "engine/line_pattern.h"
#include "engine/line_window.h"
#include "engine/rule.h"

namespace tengen {

// Remembers what it has classified: 1 MiB, and under 5 ms for all windows. Not thread-safe.
class LineClassifier {
 public:
  LineClassifier(const RuleSpec& spec, Color color);

  // The pattern that a stone of the colour makes in the middle of the window. `key` is as of
  // `line_window.h`, in any of the 3 ^ 10 cell combinations and any number of blocked ends.
  LinePattern Classify(uint32_t key) { return ClassifyNormal(Normalize(key)); }

  // The same for a key that is in normal form already.
  LinePattern ClassifyNormal(uint32_t key);

  // The same window as the colour sees it: own stones as Black's, everything from the nearest
  // obstacle outwards alike. Windows with equal normal forms have equal patterns. Works on either
  // half of the key alone, too.
  uint32_t Normalize(uint32_t key) const;

 private:
  LinePattern Compute(uint32_t key);
  LinePattern KindOfFour(uint32_t key, uint32_t five_offsets) const;
  LinePattern KindOfRest(uint32_t key);
  bool Wins(uint32_t key) const;
  bool HasOverline(uint32_t key) const;
  uint32_t FiveOffsets(uint32_t key) const;
  bool SomeReplyStops(uint32_t key) const;

  RowSpec row_;
  ForbiddenPoints forbidden_;
  Cell own_;
  std::vector<uint8_t> memo_;  // by normalized key; kUnknown where not yet computed
};

}  // namespace tengen

#endif  // TENGEN_ENGINE_LINE_CLASSIFIER_H_
