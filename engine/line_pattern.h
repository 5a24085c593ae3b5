// What a stone makes of one line: the pattern of an empty point in one direction for one colour.
#ifndef TENGEN_ENGINE_LINE_PATTERN_H_
#define TENGEN_ENGINE_LINE_PATTERN_H_

#include <cstdint>

#include "absl/strings/string_view.h"

namespace tengen {

// The best row through the point, were the colour to play there. Four bits; a greater value is a
// greater threat. `line_classifier.h` is the definition.
enum class LinePattern : uint8_t {
  kNone = 0,           // no five can come of this line
  kOverline = 1,       // six or more that do not win (only told apart where they are forbidden)
  kOne = 2,            // needs four more stones, the last threat a simple four at best
  kOpenOne = 3,        // one more stone makes an open two
  kTwo = 4,            // one more stone makes a sleeping three
  kOpenTwo = 5,        // exactly one point makes a three of it
  kBroadTwo = 6,       // two points make a three of it
  kFreeTwo = 7,        // three or more points make a three of it
  kSleepingThree = 8,  // exactly one point makes a four of it
  kBroadSleepingThree = 9,  // two or more points make a simple four of it
  kThree = 10,              // exactly one point makes an open four of it
  kFreeThree = 11,          // two or more points make an open four of it
  kFour = 12,               // one reply on this line stops the five
  kDoubleFour = 13,         // two fours on this line; only told apart where it is forbidden
  kOpenFour = 14,           // no single reply on this line stops the five
  kFive = 15,               // wins
};

inline constexpr int kNumLinePatterns = 16;

absl::string_view NameOf(LinePattern pattern);

}  // namespace tengen

#endif  // TENGEN_ENGINE_LINE_PATTERN_H_
