// The small tables from which the weights are made, fitted to games of the engine against itself:
// the worths by logistic regression on the results, the urgencies by softmax regression on the
// moves that a search chose.
//
//   kOwnWorth.line[i], kOwnWorth.pair[i][j]      // i, j: line patterns of the same point, i >= j
//
// Worths: 1,391 games of 1,000 nodes a move; urgencies: 3,572.
#ifndef TENGEN_EVAL_WEIGHT_TABLES_H_
#define TENGEN_EVAL_WEIGHT_TABLES_H_

#include <array>
#include <cstdint>

#include "engine/line_pattern.h"
#include "engine/point_threat.h"
#include "eval/weights.h"

namespace tengen {

// A number for each line pattern, and one for each unordered pair of two, in the order of
// `LinePattern`. Patterns that no position of the games held have 0.
struct LineTables {
  std::array<int16_t, kNumLinePatterns> line;
  std::array<std::array<int16_t, kNumLinePatterns>, kNumLinePatterns> pair;
};

// Worths of a point for the side to move, and of one for its opponent, in 1 / kWorthScale.
inline constexpr LineTables kOwnWorth = {
    .line = {0, 0, 1, 0, 3, 0, 15, 15, 0, 0, 73, 200, 45, 0, 0, 0},
    .pair = {{
        {0},
        {0},
        {0, 0, 3},
        {0, 0, -1},
        {0, 0, 5, 5, 5},
        {0},
        {0, 0, -18, 16, 28, 0, 34},
        {0, 0, 9, 14, 10, 0, 94, 161},
        {0},
        {0, 0, 5, 45, 19, 0, 75, 182, 0, 117},
        {0, 0, 42, 78, 31, 0, 147, 313, 0, 173, 14},
        {0, 0, 3, 112, 90, 0, 148, 438, 0, 334, 26, -379},
        {0, 0, 72, 191, 89, 0, 67, 557, 0, 202, -328, 4},
        {0},
        {0},
        {0},
    }},
};

inline constexpr LineTables kOpponentWorth = {
    .line = {0, 0, 2, 0, -2, 0, 3, 4, 0, -1, -59, -121, -59, 0, -445, 0},
    .pair = {{
        {0},
        {0},
        {0, 0, -1},
        {0, 0, 1},
        {0, 0, -3, -6, -20},
        {0},
        {0, 0, 9, -16, -42, 0, -59},
        {0, 0, 1, -13, -28, 0, -86, -159},
        {0},
        {0, 0, -11, -37, -19, 0, -72, -186, 0, -121},
        {0, 0, -75, -67, -87, 0, -131, -285, 0, -205, -439},
        {0, 0, 20, -96, -151, 0, -226, -444, 0, -355, -340, 35},
        {0, 0, -89, -161, -136, 0, -157, -516, 0, -242, -961, -1380, 649},
        {0},
        {0, 0, -2, -211, -33, 0, -381, -348, 0, -161, 541, 559, 2000, 0, 2000},
        {0},
    }},
};

// A point that is forbidden, or may be, has this worth whatever its lines.
inline constexpr PointWorth kForbiddenWorth = {-624, 430};

// By `PointThreat`, added once to the value where a point of the class exists.
inline constexpr std::array<PointWorth, kNumPointThreats> kThreatWorth = {{{0, 0},
                                                                           {139, 279},
                                                                           {199, 32},
                                                                           {174, -55},
                                                                           {-291, 567},
                                                                           {0, -1334},
                                                                           {0, -492},
                                                                           {0, 0},
                                                                           {0, 0}}};

// Urgencies in 1/100 of the exponent.
inline constexpr LineTables kAttack = {
    .line = {0, 0, 43, 48, 89, 0, 130, 176, 0, 150, 36, 131, 110, -37, -33, 0},
    .pair = {{
        {0},
        {0},
        {0},
        {0, 0, 11, 16},
        {0, 0, -13, 1, -17},
        {0},
        {0, 0, -4, 15, -8, 0, 2},
        {0, 0, 8, 29, 4, 0, 16, 37},
        {0},
        {0, 0, -5, 28, -6, 0, 18, 40, 0, -33},
        {0, 0, -20, 38, 34, 0, 40, 47, 0, 58, 50},
        {0, 0, -11, 92, 23, 0, 61, 49, 0, -3, 13, 4},
        {0, 0, -5, 74, 46, 0, 111, 82, 0, 136, 55, 33, -98},
        {0, 0, -23, 0, -5, 0, -18, 0, 0, -1, -10, 0, -17},
        {0, 0, -3, 0, -28, 0, 0, 0, 0, 0, 0, 0, -33},
        {0},
    }},
};

inline constexpr LineTables kDefence = {
    .line = {0, 0, 32, 77, 102, 0, 172, 206, 0, 241, 132, 187, 161, -18, 5, 0},
    .pair = {{
        {0},
        {0},
        {0, 0, 15},
        {0, 0, 7, -9},
        {0, 0, -14, -11, -28},
        {0},
        {0, 0, -17, -7, -19, 0, 12},
        {0, 0, 2, 1, -9, 0, 8, 6},
        {0},
        {0, 0, -19, 1, -17, 0, 8, 15, 0, -5},
        {0, 0, -21, 4, -21, 0, -14, -14, 0, -40, 123},
        {0, 0, -3, 36, 7, 0, 7, 13, 0, -15, 130, 71},
        {0, 0, -16, 31, 5, 0, 22, 32, 0, -6, 180, 136, -89},
        {0, 0, -13, -2, -2, 0, -5, 0, 0, 0, 0, -1, -3},
        {0, 0, -7, -2, 7, 0, 0, 0, 0, 0, 0, 0, 7, -7},
        {0},
    }},
};

// What a point's class adds to its urgency, by `PointThreat`. The greatest are set by hand: the
// search that chose the moves never had to choose there.
inline constexpr std::array<int16_t, kNumPointThreats> kThreatAttack = {0,    368,  291,  322, 288,
                                                                        1500, 1500, 6000, 43};
inline constexpr std::array<int16_t, kNumPointThreats> kThreatDefence = {0,   320, 442,  304, 461,
                                                                         500, 900, 3000, 169};

}  // namespace tengen

#endif  // TENGEN_EVAL_WEIGHT_TABLES_H_
