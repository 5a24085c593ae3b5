#include "search/solver/guessed_numbers.h"

#include <algorithm>
#include <cstdint>

#include "engine/point_threat.h"

namespace tengen {
namespace {

// All were tuned by the number of problems solved in 60,000 nodes each; none is sharp.

// What one point adds to the chances, in halves.
constexpr int kFour = 4;
constexpr int kFourThree = 12;
constexpr int kThree = 3;
constexpr int kDoubleThree = 8;
constexpr int kDefendersFour = -2;

// Chances that make an attack as good as won, and the work that each that lacks adds.
constexpr int kGoodChances = 16;
constexpr int kWorkPerChance = 2;

// The work to refute a four or a three, for each two chances; after a quiet move, which leaves the
// defender more ways, a third of it.
constexpr int kRefutationPerTwoChances = 3;
constexpr int kQuietRefutationPerTwoChances = 1;

// A quiet move has more replies than a three.
constexpr int kQuietReplies = 12;

ProofNumbers NumbersOfDefence(int chances, int refutation_per_two_chances, int num_replies) {
  return {.phi = static_cast<uint32_t>(1 + chances * refutation_per_two_chances / 2),
          .delta = static_cast<uint32_t>(num_replies)};
}

}  // namespace

int ChancesOf(const Position& position, Color attacker) {
  const auto count = [&](Color color, PointThreat threat) { return position.count(color, threat); };
  const Color defender = Opponent(attacker);
  const int chances = kFour * count(attacker, PointThreat::kFour) +
                      kFourThree * count(attacker, PointThreat::kFourThree) +
                      kThree * count(attacker, PointThreat::kThree) +
                      kDoubleThree * count(attacker, PointThreat::kDoubleThree) +
                      kDefendersFour * (count(defender, PointThreat::kFour) +
                                        count(defender, PointThreat::kFourThree));
  return std::max(chances, 0) / 2;
}

ProofNumbers GuessedNumbersOfAttack(const Position& position, Color attacker) {
  const int lack = std::max(kGoodChances - ChancesOf(position, attacker), 0);
  return {.phi = static_cast<uint32_t>(1 + kWorkPerChance * lack), .delta = 1};
}

ProofNumbers GuessedNumbersOfDefence(const Position& position, Color attacker, int num_replies) {
  return NumbersOfDefence(ChancesOf(position, attacker), kRefutationPerTwoChances, num_replies);
}

ProofNumbers GuessedNumbersAfterQuietMove(const Position& position, Color attacker) {
  return NumbersOfDefence(ChancesOf(position, attacker), kQuietRefutationPerTwoChances,
                          kQuietReplies);
}

}  // namespace tengen
