// Random positions and random games, the same on every system for the same seed.
//
//   Random random(TestSeed(1));
//   RandomGame game(random, 15);
//   for (int i = 0; i < 100; ++i) {
//     const RandomGame::Step step = game.Next();
//     ... do the same to the position under test, compare it with game.board() ...
//   }
#ifndef TENGEN_TESTS_SUPPORT_RANDOM_GAME_H_
#define TENGEN_TESTS_SUPPORT_RANDOM_GAME_H_

#include <cstdint>
#include <random>
#include <vector>

#include "engine/color.h"
#include "engine/point.h"
#include "tests/oracle/rules.h"
#include "tests/support/board_diagram.h"

namespace tengen {

// The seed of a test's `stream`-th generator. --gtest_random_seed changes it; it is recorded as a
// property of the test.
uint64_t TestSeed(int stream);

class Random {
 public:
  explicit Random(uint64_t seed) : engine_(seed) {}

  // Uniform in 0 .. bound - 1, within 1 in 10^16. REQUIRES: bound > 0.
  int Below(int bound) { return static_cast<int>(engine_() % static_cast<uint64_t>(bound)); }
  // Uniform in first .. last.
  int Between(int first, int last) { return first + Below(last - first + 1); }
  bool OneIn(int n) { return Below(n) == 0; }

 private:
  std::mt19937_64 engine_;
};

// A game of random moves, with moves taken back and now and then a dead stone. Most stones are
// placed in line with others and close to them, so that rows and threats of all kinds arise.
class RandomGame {
 public:
  enum class Kind : uint8_t { kPlace, kUndo };

  struct Step {
    Kind kind;
    Point point;
    Cell cell;  // what was placed, or taken back
  };

  // REQUIRES: `random` outlives this.
  RandomGame(Random& random, int size) : random_(&random), board_(size) {}

  const oracle::Board& board() const { return board_; }

  // Makes a step and tells what it was. Never fills more than three quarters of the board.
  Step Next();

 private:
  Step Undo();

  Random* random_;
  oracle::Board board_;
  std::vector<Point> stones_;  // in the order of placing
  int undos_to_come_ = 0;
};

// A random empty point, mostly one to three steps along a line from one of `stones`, or kNoPoint if
// the few tries met no empty point.
Point RandomPoint(Random& random, const oracle::Board& board, const std::vector<Point>& stones);

// Stones on a small part of a board of random size, many for Black and few for White, such that
// Black's threes and fours cross each other.
Stones RandomRenjuStones(Random& random);

// Stones of both colours, entangled on a board of 7 to 11 points a side, mostly without a four of
// either, so that fours lead to fours.
Stones RandomThreeRichStones(Random& random);

}  // namespace tengen

#endif  // TENGEN_TESTS_SUPPORT_RANDOM_GAME_H_
