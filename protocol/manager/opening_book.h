// The openings of a match, in the order in which they are played.
//
//   std::vector<Opening> openings = ReadOpenings(path, board);
//   Shuffle(openings, seed);
//   openings = WithRotations(openings, board);
//   CheckOpenings(openings, Rule::kRenju, board, settings);
//
// Pure, and the same on every machine for the same seed.
#ifndef TENGEN_PROTOCOL_MANAGER_OPENING_BOOK_H_
#define TENGEN_PROTOCOL_MANAGER_OPENING_BOOK_H_

#include <cstdint>
#include <vector>

#include "absl/status/status.h"
#include "engine/formats/opening_list.h"
#include "engine/geometry.h"
#include "engine/referee.h"
#include "engine/rule.h"

namespace tengen {

void Shuffle(std::vector<Opening>& openings, uint64_t seed);

// The openings eight times over, in their order, each time turned or mirrored in another way. How
// it comes first depends on its place, so that a short match sees all ways too.
std::vector<Opening> WithRotations(const std::vector<Opening>& openings, const Geometry& board);

// InvalidArgument names the first opening that the referee does not let a game begin with, and why.
absl::Status CheckOpenings(const std::vector<Opening>& openings, Rule rule, const Geometry& board,
                           const RefereeSettings& settings);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_MANAGER_OPENING_BOOK_H_
