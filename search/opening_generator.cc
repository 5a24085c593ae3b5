#include "search/opening_generator.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <random>

#include "engine/bitboard.h"
#include "engine/forbidden.h"
#include "engine/point_threat.h"
#include "eval/win_rate.h"
#include "search/search_control.h"
#include "search/search_listener.h"
#include "search/search_request.h"

namespace tengen {
namespace {

// Small, because everything is cleared for each try.
constexpr size_t kTableBytes = size_t{2} << 20;
constexpr size_t kVcfEntries = size_t{1} << 12;
constexpr size_t kVctBytes = size_t{1} << 20;

// Where it takes longer than this to prove that there is no win, the opening is no good.
constexpr uint64_t kVcfNodes = 20'000;
constexpr uint64_t kVctNodes = 20'000;

// The square into which the random stones fall has sides of these lengths, or longer ones if it
// would be filled by more than half; it keeps this far from the edge where the board is wide
// enough.
constexpr int kLeastSide = 4;
constexpr int kMostSide = 6;
constexpr int kMargin = 2;

class SilentListener : public SearchListener {
 public:
  void OnReport(const SearchReport& /*report*/) override {}
};

// The random numbers of one try.
class Random {
 public:
  Random(uint64_t seed, uint64_t index) {
    std::seed_seq sequence{static_cast<uint32_t>(seed), static_cast<uint32_t>(seed >> 32),
                           static_cast<uint32_t>(index), static_cast<uint32_t>(index >> 32)};
    engine_.seed(sequence);
  }

  // In first .. last; the same in every build, unlike the distributions of the library.
  int Between(int first, int last) {
    return first + static_cast<int>(engine_() % static_cast<uint64_t>(last - first + 1));
  }

 private:
  std::mt19937_64 engine_;
};

// `count` different points of a small square somewhere on the board.
std::vector<Point> RandomPoints(Random& random, const Geometry& board, int count) {
  const int needed = static_cast<int>(std::ceil(std::sqrt(2.0 * count)));
  const int side = std::min(std::max(random.Between(kLeastSide, kMostSide), needed), board.size());
  const int room = board.size() - side;
  const int margin = std::min(kMargin, room / 2);
  const int left = random.Between(margin, room - margin);
  const int top = random.Between(margin, room - margin);
  Bitboard taken;
  std::vector<Point> points;
  while (static_cast<int>(points.size()) < count) {
    // One statement each: the order of a call's arguments differs between compilers.
    const int y = top + random.Between(0, side - 1);
    const int x = left + random.Between(0, side - 1);
    const Point point = Point::At(x, y);
    if (taken.Contains(point)) continue;
    taken.Add(point);
    points.push_back(point);
  }
  return points;
}

// Plays a move, unless it ends the game or is forbidden.
bool PlayQuietly(Position& position, Point move) {
  const Color color = position.side_to_move();
  if (position.threat(color, move) == PointThreat::kFive) return false;
  if (IsForbidden(position, color, move)) return false;
  position.Play(move);
  return true;
}

}  // namespace

OpeningGenerator::OpeningGenerator(const OpeningRecipe& recipe, Searcher& searcher)
    : recipe_(recipe),
      searcher_(searcher),
      vcf_(kVcfEntries),
      vct_(kVctBytes, Threats::kStraightFour) {
  searcher_.SetThreads(1);
  searcher_.SetTableSize(kTableBytes).IgnoreError();  // another size costs time only
}

std::optional<BalancedOpening> OpeningGenerator::Try(uint64_t index) {
  Random random(recipe_.seed, index);
  const int stones = random.Between(recipe_.least_stones, recipe_.most_stones);
  BalancedOpening opening{RandomPoints(random, recipe_.board, stones - 1), kDraw};
  Position position(recipe_.rule, recipe_.board);
  for (Point move : opening.moves) {
    if (!PlayQuietly(position, move)) return std::nullopt;
  }
  const uint64_t nodes_to_balance = recipe_.nodes / 4;
  searcher_.Clear();
  const SearchReport last = Search({.position = position, .balance = true}, nodes_to_balance);
  if (last.lines.empty() || !IsBalanced(last.lines.front().value)) return std::nullopt;
  opening.moves.push_back(last.best_move());
  if (!PlayQuietly(position, last.best_move()) || MayBeWon(position)) return std::nullopt;
  const SearchReport second_look = Search({.position = position}, recipe_.nodes - nodes_to_balance);
  if (second_look.lines.empty()) return std::nullopt;
  opening.value = second_look.lines.front().value;
  if (!IsBalanced(opening.value)) return std::nullopt;
  return opening;
}

SearchReport OpeningGenerator::Search(SearchRequest request, uint64_t nodes) {
  SearchControl control;
  SilentListener listener;
  request.limits.nodes = nodes;
  return searcher_.Search(request, control, listener);
}

bool OpeningGenerator::IsBalanced(Value value) const {
  return std::abs(WinRateOf(value) - 0.5) <= recipe_.bound;
}

bool OpeningGenerator::MayBeWon(Position position) {
  const Color mover = position.side_to_move();
  for (Color attacker : {Opponent(mover), mover}) {
    vcf_.Clear();
    position.SetSideToMove(attacker);
    const SolveResult fours = vcf_.Solve(position, {.nodes = kVcfNodes});
    if (fours.outcome != SolveOutcome::kNone) return true;
  }
  vct_.Clear();
  return vct_.Solve(position, {.nodes = kVctNodes}).outcome != SolveOutcome::kNone;
}

}  // namespace tengen
