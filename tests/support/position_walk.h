// A position of the engine led through a random game, compared at every step with its own rebuild
// and at every fourth with the oracles.
//
//   PositionWalk walk(Rule::kCaro, 15, random);
//   EXPECT_EQ(walk.Run(1000), "");
//   walk.counters().fives;
#ifndef TENGEN_TESTS_SUPPORT_POSITION_WALK_H_
#define TENGEN_TESTS_SUPPORT_POSITION_WALK_H_

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/position.h"
#include "engine/rule.h"
#include "tests/oracle/line_patterns.h"
#include "tests/support/random_game.h"

namespace tengen {

// What a walk has met; added up over walks to see that nothing rare was missed.
struct WalkCounters {
  int64_t plies = 0;  // stones placed and stones taken back
  int64_t undos = 0;
  int64_t dead_stones = 0;
  int64_t fives = 0;  // winning points, over all steps, and so on
  int64_t open_fours = 0;
  int64_t double_fours = 0;
  int64_t four_threes = 0;
  int64_t double_threes = 0;
  int64_t forbidden_classes = 0;

  void Add(const WalkCounters& other);
};

// The oracles that a walk needs, kept from walk to walk because they remember what they know.
class WalkOracles {
 public:
  explicit WalkOracles(Rule rule)
      : patterns_{oracle::LinePatterns(rule, Color::kBlack),
                  oracle::LinePatterns(rule, Color::kWhite)} {}

  oracle::LinePatterns& patterns(Color color) { return patterns_[static_cast<size_t>(color)]; }

 private:
  std::array<oracle::LinePatterns, kNumColors> patterns_;
};

class PositionWalk {
 public:
  // REQUIRES: `oracles` (of the same rule) and `random` outlive this.
  PositionWalk(Rule rule, int size, WalkOracles& oracles, Random& random)
      : position_(rule, Geometry(size)), game_(random, size), oracles_(&oracles) {}

  // Makes `plies` steps. Returns the first fault in words with the board, or "" if there is none.
  std::string Run(int plies);

  const WalkCounters& counters() const { return counters_; }

 private:
  // The patterns of every point by index, none for points that are not empty.
  using Patterns = std::vector<std::array<PointPattern, kNumColors>>;

  std::string Step();
  std::string CheckDelta(const PositionDelta& delta, const Patterns& before) const;
  std::string CheckAgainstOracles();
  std::string CheckPoint(Point point, Color color);
  LinePattern ExpectedPattern(Point point, Color color, Direction direction);
  bool ExpectedCandidate(Point point) const;
  Patterns PatternsNow() const;
  void Count();

  Position position_;
  RandomGame game_;
  WalkOracles* oracles_;
  std::vector<uint64_t> hashes_;  // before each stone that lies on the board
  WalkCounters counters_;
};

}  // namespace tengen

#endif  // TENGEN_TESTS_SUPPORT_POSITION_WALK_H_
