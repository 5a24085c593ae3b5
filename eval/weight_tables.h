// The small tables from which the weights are made, fitted to games of the engine against itself:
// the worths by logistic regression on the results, the urgencies by softmax regression on the
// moves that a search chose.
//
//   kOwnWorth.line[i], kOwnWorth.pair[i][j]      // i, j: line patterns of the same point, i >= j
//
// Games: 1,770 of 1,000 nodes a move.
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
    .line = {0, 0, 2, 0, 6, 0, 23, 11, 0, 5, -48, 157, -43, 0, 0, 0},
    .pair = {{
        {0},
        {0},
        {0, 0, 9},
        {0, 0, -1},
        {0, 0, 2, 9, -6},
        {0},
        {0, 0, -26, 13, 7, 0, 85},
        {0, 0, -11, 14, 10, 0, 56, 211},
        {0},
        {0, 0, 32, 36, 32, 0, 106, 207, 0, 101},
        {0, 0, 85, 113, 27, 0, 267, 476, 0, 231, -593},
        {0, 0, -69, 99, 125, 0, 89, 631, 0, 356, -301, -1471},
        {0, 0, 31, 161, 211, 0, 82, 487, 0, 291, 153, 282},
        {0},
        {0},
        {0},
    }},
};

inline constexpr LineTables kOpponentWorth = {
    .line = {0, 0, 2, 0, -3, 0, -9, 0, 0, -7, 33, -128, -12, 0, -349, 0},
    .pair = {{
        {0},
        {0},
        {0, 0, -7},
        {0, 0, 1},
        {0, 0, -1, -11, -3},
        {0},
        {0, 0, 12, -11, -16, 0, -90},
        {0, 0, 9, -13, -30, 0, -63, -175},
        {0},
        {0, 0, -36, -29, -40, 0, -99, -187, 0, -73},
        {0, 0, -103, -97, -70, 0, -231, -395, 0, -187, -213},
        {0, 0, 124, -67, -146, 0, -202, -506, 0, -418, -300, -283},
        {0, 0, -68, -152, -196, 0, -109, -410, 0, -132, -1048, -938, 1110},
        {0},
        {0, 0, -1, -156, -166, 0, -155, -472, 0, -159, 84, 221, -203, 0, 920},
        {0},
    }},
};

// A point that is forbidden, or may be, has this worth whatever its lines.
inline constexpr PointWorth kForbiddenWorth = {-535, 469};

// By `PointThreat`, added once to the value where a point of the class exists.
inline constexpr std::array<PointWorth, kNumPointThreats> kThreatWorth = {{{0, 0},
                                                                           {230, 67},
                                                                           {1032, -369},
                                                                           {347, -127},
                                                                           {219, 211},
                                                                           {0, -1463},
                                                                           {0, -242},
                                                                           {0, 0},
                                                                           {0, 0}}};

// Urgencies in 1/100 of the exponent.
inline constexpr LineTables kAttack = {
    .line = {0, 0, 42, 55, 95, 0, 143, 181, 0, 143, 49, 162, 101, -34, -35, 0},
    .pair = {{
        {0},
        {0},
        {0},
        {0, 0, 8, 17},
        {0, 0, -16, 1, -21},
        {0},
        {0, 0, -14, 13, -15, 0, -1},
        {0, 0, 2, 23, -7, 0, 10, 45},
        {0},
        {0, 0, -3, 28, -2, 0, 21, 49, 0, -17},
        {0, 0, -12, 46, 44, 0, 50, 63, 0, 88, 39},
        {0, 0, -1, 105, 42, 0, 62, 73, 0, 30, 4, 21},
        {0, 0, 5, 82, 69, 0, 142, 137, 0, 202, 43, 12, -91},
        {0, 0, -25, 0, -6, 0, -19, 0, 0, 0, -10, 0, -16},
        {0, 0, 0, 0, -31, 0, 0, 0, 0, 0, 0, 0, -35},
        {0},
    }},
};

inline constexpr LineTables kDefence = {
    .line = {0, 0, 31, 63, 94, 0, 173, 200, 0, 244, 139, 196, 155, -21, 16, 0},
    .pair = {{
        {0},
        {0},
        {0, 0, 8},
        {0, 0, 5, 5},
        {0, 0, -13, 0, -15},
        {0},
        {0, 0, -16, 5, -11, 0, 19},
        {0, 0, 7, 13, -1, 0, 24, 19},
        {0},
        {0, 0, -23, 12, -7, 0, 17, 25, 0, 11},
        {0, 0, -21, 12, -15, 0, -5, -10, 0, -36, 129},
        {0, 0, 0, 41, 3, 0, 17, 19, 0, -21, 138, 106},
        {0, 0, -14, 37, 4, 0, 45, 36, 0, 20, 179, 154, -77},
        {0, 0, -17, -1, -1, 0, -6, 0, 0, 0, 0, -1, -3},
        {0, 0, -11, -1, 16, 0, 0, 0, 0, 0, 0, 0, 16, -11},
        {0},
    }},
};

// What a point's class adds to its urgency, by `PointThreat`. The greatest are set by hand: the
// search that chose the moves never had to choose there.
inline constexpr std::array<int16_t, kNumPointThreats> kThreatAttack = {0,    385,  286,  315, 262,
                                                                        1500, 1500, 6000, 70};
inline constexpr std::array<int16_t, kNumPointThreats> kThreatDefence = {0,   335, 465,  315, 484,
                                                                         500, 900, 3000, 210};

}  // namespace tengen

#endif  // TENGEN_EVAL_WEIGHT_TABLES_H_
