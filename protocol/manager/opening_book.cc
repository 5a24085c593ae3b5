#include "protocol/manager/opening_book.h"

#include <algorithm>
#include <cstddef>
#include <random>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/notation.h"
#include "engine/symmetry.h"

namespace tengen {

void Shuffle(std::vector<Opening>& openings, uint64_t seed) {
  // Not std::shuffle, whose order differs between libraries.
  std::mt19937_64 random(seed);
  for (size_t i = openings.size(); i > 1; --i) std::swap(openings[i - 1], openings[random() % i]);
}

std::vector<Opening> WithRotations(const std::vector<Opening>& openings, const Geometry& board) {
  std::vector<Opening> rotated;
  rotated.reserve(openings.size() * kNumSymmetries);
  for (size_t round = 0; round < kNumSymmetries; ++round) {
    for (size_t i = 0; i < openings.size(); ++i) {
      const Symmetry symmetry = kSymmetries[(i + round) % kNumSymmetries];
      Opening& opening = rotated.emplace_back(openings[i]);
      std::transform(opening.begin(), opening.end(), opening.begin(),
                     [&](Point point) { return Apply(symmetry, board, point); });
    }
  }
  return rotated;
}

absl::Status CheckOpenings(const std::vector<Opening>& openings, Rule rule, const Geometry& board,
                           const RefereeSettings& settings) {
  for (size_t i = 0; i < openings.size(); ++i) {
    Referee referee(rule, board, settings);
    for (const Point point : openings[i]) {
      const Verdict& verdict = referee.Play(point);
      if (verdict.result == GameResult::kOpen && verdict.reason == EndReason::kNone) continue;
      return absl::InvalidArgumentError(absl::StrCat(
          "opening ", i + 1, ", ", FormatMoves(openings[i], board), ": ", NameOf(verdict.reason),
          " at ", FormatPoint(point, board), ", expected a game that is not over"));
    }
  }
  return absl::OkStatus();
}

}  // namespace tengen
