// The small tables from which the weights are made, fitted to games of the engine against itself:
// the worths by logistic regression on the results, the urgencies by softmax regression on the
// moves that a search chose.
//
//   kOwnWorth.line[i], kOwnWorth.pair[i][j]      // i, j: line patterns of the same point, i >= j
//
// 4,262 games, 1,000 and 1,500 nodes a move.
#ifndef TENGEN_EVAL_WEIGHT_TABLES_H_
#define TENGEN_EVAL_WEIGHT_TABLES_H_

#include <array>
#include <cstdint>

#include "engine/line_pattern.h"
#include "engine/point_threat.h"
#include "eval/point_worth.h"

namespace tengen {

// A number for each line pattern, and one for each unordered pair of two, in the order of
// `LinePattern`. Patterns that no position of the games held have 0.
struct LineTables {
  std::array<int16_t, kNumLinePatterns> line;
  std::array<std::array<int16_t, kNumLinePatterns>, kNumLinePatterns> pair;
};

// Worths of a point for the side to move, and of one for its opponent, in 1 / kWorthScale.
inline constexpr LineTables kOwnWorth = {
    .line = {0, 0, 2, 0, 4, 0, 18, 11, 0, 0, 103, 184, 36, 0, 0, 0},
    .pair = {{
        {0},
        {0},
        {0, 0, 3},
        {0, 0, -1},
        {0, 0, 3, 5, 2},
        {0},
        {0, 0, -10, 15, 20, 0, 57},
        {0, 0, 10, 11, 19, 0, 90, 154},
        {0},
        {0, 0, 10, 39, 11, 0, 70, 175, 0, 113},
        {0, 0, 27, 88, 50, 0, 204, 368, 0, 179, 191},
        {0, 0, 11, 108, 70, 0, 161, 403, 0, 224, 211, -68},
        {0, 0, 88, 180, 56, 0, 236, 495, 0, 261, 703, 415},
        {0},
        {0},
        {0},
    }},
};

inline constexpr LineTables kOpponentWorth = {
    .line = {0, 0, 2, 0, -2, 0, 1, 7, 0, -2, -74, -81, -72, 0, -482, 0},
    .pair = {{
        {0},
        {0},
        {0, 0, -1},
        {0, 0, 1},
        {0, 0, -2, -6, -16},
        {0},
        {0, 0, 0, -15, -37, 0, -60},
        {0, 0, -5, -12, -31, 0, -88, -150},
        {0},
        {0, 0, -14, -31, -16, 0, -73, -183, 0, -105},
        {0, 0, -54, -83, -98, 0, -186, -323, 0, -222, -376},
        {0, 0, 20, -99, -147, 0, -228, -420, 0, -308, -459, 26},
        {0, 0, -98, -148, -115, 0, -263, -481, 0, -289, -1211, -1101, 71},
        {0},
        {0, 0, -26, -242, -167, 0, -303, -485, 0, -177, 164, 942, 2000, 0, 2000},
        {0},
    }},
};

// A point that is forbidden, or may be, has this worth whatever its lines.
inline constexpr PointWorth kForbiddenWorth = {-269, 140};

// By `PointThreat`, added once to the value where a point of the class exists.
inline constexpr std::array<PointWorth, kNumPointThreats> kThreatWorth = {
    {{0, 0}, {96, 231}, {222, -69}, {182, 33}, {-735, 531}, {0, -677}, {0, -343}, {0, 0}, {0, 0}}};

// Urgencies in 1/100 of the exponent.
inline constexpr LineTables kAttack = {
    .line = {0, 0, 20, 13, 42, 0, 99, 165, 0, 172, 45, 101, 138, -9, -6, 0},
    .pair = {{
        {0},
        {0},
        {0, 0, 5},
        {0, 0, 27, 24},
        {0, 0, 5, 15, -2},
        {0},
        {0, 0, 21, 21, 7, 0, -3},
        {0, 0, 19, 44, 25, 0, 25, 33},
        {0},
        {0, 0, 2, 33, 0, 0, 17, 24, 0, -47},
        {0, 0, -29, 45, 24, 0, 40, 33, 0, -15, 60},
        {0, 0, -5, 104, 19, 0, 65, 34, 0, -46, -11, 4},
        {0, 0, -22, 52, 22, 0, 50, -29, 0, 20, 46, 39, -95},
        {0, 0, -9, -11, -1, 0, 0, -6},
        {0, 0, -8, 0, 0, 0, 0, 0, 0, 0, 0, 0, -6},
        {0},
    }},
};

inline constexpr LineTables kDefence = {
    .line = {0, 0, 18, 65, 95, 0, 131, 179, 0, 172, 89, 159, 146, 10, 10, 0},
    .pair = {{
        {0},
        {0},
        {0, 0, 19},
        {0, 0, 15, -21},
        {0, 0, -15, -26, -41},
        {0},
        {0, 0, -5, -18, -27, 0, -5},
        {0, 0, 8, -14, -24, 0, -13, -7},
        {0},
        {0, 0, 2, 2, -20, 0, 4, 21, 0, -5},
        {0, 0, -5, 10, -10, 0, -4, 9, 0, 2, 120},
        {0, 0, 2, 46, 22, 0, 19, 26, 0, 20, 91, 36},
        {0, 0, -16, 37, 7, 0, 16, 49, 0, 2, 177, 121, -143},
        {0, 0, 22, -39, 24, 0, 0, -29},
        {0, 0, -38, 0, 0, 0, 0, 0, 0, 14, 0, -5, 10},
        {0},
    }},
};

// What a point's class adds to its urgency, by `PointThreat`. The greatest are set by hand: the
// search that chose the moves never had to choose there.
inline constexpr std::array<int16_t, kNumPointThreats> kThreatAttack = {0,    302,  287,  335, 270,
                                                                        1500, 1500, 6000, -22};
inline constexpr std::array<int16_t, kNumPointThreats> kThreatDefence = {0,   261, 393,  276, 424,
                                                                         500, 900, 3000, 162};

}  // namespace tengen

#endif  // TENGEN_EVAL_WEIGHT_TABLES_H_
