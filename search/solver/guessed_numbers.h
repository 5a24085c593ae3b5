// The proof numbers that a position of a VCT starts with: a guess, from what both colours could
// make next, at how hard it will be to search.
//
//   numbers = GuessedNumbersOfAttack(position, attacker);              // the attacker is to move
//   numbers = GuessedNumbersOfDefence(position, attacker, replies);    // the defender is
//
// Good guesses are much of the solver's strength: with 1 for every number it solves 70 of 201 hard
// problems in 60,000 nodes each, with these 116.
#ifndef TENGEN_SEARCH_SOLVER_GUESSED_NUMBERS_H_
#define TENGEN_SEARCH_SOLVER_GUESSED_NUMBERS_H_

#include "engine/color.h"
#include "engine/position.h"
#include "search/solver/proof_table.h"

namespace tengen {

// What the attacker may hope for: its points of fours and threes, less the defender's fours, which
// get in the way. 0 where there is nothing, about 16 in a fair attack, seldom over 40.
int ChancesOf(const Position& position, Color attacker);

// For the attacker, who is to move: the smaller the chances, the harder to win.
ProofNumbers GuessedNumbersOfAttack(const Position& position, Color attacker);

// For the defender, who is to move and has `num_replies`, one or more, to a four or a three: the
// better the chances, the harder to refute it.
ProofNumbers GuessedNumbersOfDefence(const Position& position, Color attacker, int num_replies);

// The same after a move that threatens no more than a VCF. Which replies spoil that is found out
// only when they are tried.
ProofNumbers GuessedNumbersAfterQuietMove(const Position& position, Color attacker);

}  // namespace tengen

#endif  // TENGEN_SEARCH_SOLVER_GUESSED_NUMBERS_H_
