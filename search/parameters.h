// Every tuned number of the search: name, unit, one home. Depths are in plies, margins in units of
// `Value`.
#ifndef TENGEN_SEARCH_PARAMETERS_H_
#define TENGEN_SEARCH_PARAMETERS_H_

#include <cstddef>
#include <cstdint>

#include "eval/value.h"

namespace tengen::parameters {

// Iterations and plies. Nothing in a game needs more; forced lines stop at the ply limit.
inline constexpr int kMaxDepth = 99;
inline constexpr int kMaxSearchPly = 200;

// Half the first window around the last iteration's value; it doubles at each failure.
inline constexpr Value kAspirationWindow = 30;
inline constexpr int kAspirationDepth = 5;
inline constexpr Value kAspirationLimit = 600;  // wider windows are opened altogether

// Fours looked at, at most, by the solver.
inline constexpr uint64_t kRootVcfNodes = 200'000;
inline constexpr uint64_t kInnerVcfNodes = 400;
inline constexpr uint64_t kHorizonVcfNodes = 60;

// The attacker's positions that the solver of threats looks at, at most: some 30 ms.
inline constexpr uint64_t kRootVctNodes = 2'000;

// A position this far below alpha at most this deep is left to the fours alone.
inline constexpr int kRazoringDepth = 2;
inline constexpr Value kRazoringMargin = 160;
inline constexpr Value kRazoringMarginPerPly = 110;

// A position this far above beta is taken to hold.
inline constexpr int kFutilityDepth = 6;
inline constexpr Value kFutilityMarginPerPly = 70;

// Quiet moves that can't lift the value to alpha are not tried.
inline constexpr int kQuietFutilityDepth = 5;
inline constexpr Value kQuietFutilityMargin = 120;
inline constexpr Value kQuietFutilityMarginPerPly = 80;

// Moves tried at depth d: base + d * d * slope / 4, all of them from `kMoveCountDepth` on.
inline constexpr int kMoveCountDepth = 7;
inline constexpr int kMoveCountBase = 6;
inline constexpr int kMoveCountSlope = 4;

// Reductions of late moves, in 1/1024 ply: base + factor * log2(depth) * log2(move number).
inline constexpr int kReductionDepth = 2;
inline constexpr int kReductionMoveNumber = 3;
inline constexpr int kReductionBase = 400;
inline constexpr int kReductionFactor = 420;
inline constexpr int kReductionHistory = 8;  // units of history that save 1/1024 ply

// Histories move towards +-kHistoryLimit.
inline constexpr int kHistoryLimit = 8192;
inline constexpr int kHistoryBonusPerPly = 120;
inline constexpr int kHistoryBonusLimit = 1600;

// Move ordering, in units of `MovePrior`.
inline constexpr int kHistoryScale = 32;  // history units that weigh as one
inline constexpr int kKillerBonus = 200;
inline constexpr int kCounterMoveBonus = 120;

// Bytes.
inline constexpr size_t kDefaultMemory = size_t{350} << 20;
inline constexpr size_t kProcessReserve = size_t{20} << 20;  // program, pattern tables, positions
inline constexpr size_t kWorkerReserve = size_t{2} << 20;    // stack, histories
inline constexpr size_t kMinTable = size_t{1} << 20;
inline constexpr size_t kVcfEntries = size_t{1} << 18;  // of 8 bytes, one table a thread
inline constexpr size_t kVctTables = size_t{4} << 20;   // one for all threads

}  // namespace tengen::parameters

#endif  // TENGEN_SEARCH_PARAMETERS_H_
