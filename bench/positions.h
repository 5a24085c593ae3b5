// Positions for benchmarks, the same in every run.
//
//   const Position position = MiddleGame(Rule::kRenju, 15);
#ifndef TENGEN_BENCH_POSITIONS_H_
#define TENGEN_BENCH_POSITIONS_H_

#include <cstdint>
#include <vector>

#include "engine/position.h"
#include "engine/zobrist.h"

namespace tengen {

// The candidates of a position, scattered by `seed` so that neighbours don't follow each other.
inline std::vector<Point> ScatteredCandidates(const Position& position, uint64_t seed) {
  std::vector<Point> points;
  for (Point point : position.candidates()) points.push_back(point);
  for (size_t i = points.size(); i > 1; --i) {
    seed = Scatter(seed);
    std::swap(points[i - 1], points[seed % i]);
  }
  return points;
}

// A position of `stones` stones of alternating colours, each near an earlier one, without a five.
inline Position MiddleGame(Rule rule, int size, int stones = 30) {
  Position position(rule, Geometry(size));
  position.Play(position.geometry().centre());
  for (uint64_t seed = 1; position.ply() < stones; ++seed) {
    const Point point = ScatteredCandidates(position, seed).front();
    if (position.threat(position.side_to_move(), point) < PointThreat::kFive) position.Play(point);
  }
  return position;
}

}  // namespace tengen

#endif  // TENGEN_BENCH_POSITIONS_H_
