// The value of a position for the side to move: centi-stones when undecided, else the distance of
// the win.
//
//   WinIn(3)    // the side to move makes the five with its stone three plies from now
//   LossIn(4)   // the opponent does, four plies from now
#ifndef TENGEN_EVAL_VALUE_H_
#define TENGEN_EVAL_VALUE_H_

#include <cstdint>

namespace tengen {

using Value = int32_t;

inline constexpr Value kInfinity = 32'000;
inline constexpr Value kWinValue = 30'000;               // a win at ply 0
inline constexpr int kMaxPly = 500;                      // longer than any game
inline constexpr Value kWinBound = kWinValue - kMaxPly;  // values beyond +-this are proven
inline constexpr Value kMaxEvaluation = 20'000;          // static values lie within +-this
inline constexpr Value kDraw = 0;
inline constexpr Value kNoValue = 32'001;

constexpr Value WinIn(int plies) { return kWinValue - plies; }
constexpr Value LossIn(int plies) { return -kWinValue + plies; }
constexpr bool IsWin(Value value) { return value >= kWinBound; }
constexpr bool IsLoss(Value value) { return value <= -kWinBound; }
constexpr bool IsDecided(Value value) { return IsWin(value) || IsLoss(value); }
// Plies until the five. REQUIRES: IsDecided(value).
constexpr int PliesToEnd(Value value) { return kWinValue - (value < 0 ? -value : value); }

}  // namespace tengen

#endif  // TENGEN_EVAL_VALUE_H_
