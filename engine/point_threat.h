// What a stone makes of a point: its four line patterns taken together.
//
//   const PointPattern pattern = PointPatternOf(lines);        // lines: four 4-bit patterns
//   const PointThreat threat = ThreatOf(pattern, ForbiddenPoints::kNone);
#ifndef TENGEN_ENGINE_POINT_THREAT_H_
#define TENGEN_ENGINE_POINT_THREAT_H_

#include <array>
#include <cstdint>

#include "absl/strings/string_view.h"
#include "engine/line_pattern.h"
#include "engine/rule.h"

namespace tengen {

// The class of an empty point for one colour, were it to play there.
enum class PointThreat : uint8_t {
  kNone = 0,
  kThree = 1,        // one three
  kDoubleThree = 2,  // two or more threes
  kFour = 3,         // one simple four, no three
  kFourThree = 4,    // one simple four and at least one three
  kDoubleFour = 5,   // two or more fours, none of them open
  kOpenFour = 6,
  kFive = 7,
  // An overline, double four or double three where those are forbidden. Overlines and double
  // fours are certain; a double three is decided by `FindForbidden`.
  kForbidden = 8,
};

inline constexpr int kNumPointThreats = 9;

absl::string_view NameOf(PointThreat threat);

// Names a multiset of four line patterns: 0 .. kNumPointPatterns - 1.
using PointPattern = uint16_t;

// Ways to choose 4 of 16 patterns with repetition.
inline constexpr int kNumPointPatterns = 3876;

// `lines` holds the pattern of direction d in bits 4d .. 4d + 3.
PointPattern PointPatternOf(uint16_t lines);

// The four line patterns of a point pattern, in ascending order.
std::array<LinePattern, 4> LinePatternsOf(PointPattern pattern);

PointThreat ThreatOf(PointPattern pattern, ForbiddenPoints forbidden);

// A point pattern with its class, in 16 bits: the pattern in the low 12.
using ClassifiedPattern = uint16_t;

inline constexpr int kPointPatternBits = 12;
static_assert(kNumPointPatterns <= 1 << kPointPatternBits);

// Both of the above for all 65,536 values of `lines`, for loops that can't afford a call.
// Thread-safe; lives for ever.
const ClassifiedPattern* ClassifiedPatterns(ForbiddenPoints forbidden);

}  // namespace tengen

#endif  // TENGEN_ENGINE_POINT_THREAT_H_
