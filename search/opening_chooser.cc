#include "search/opening_chooser.h"

#include <array>
#include <cstdlib>
#include <limits>

namespace tengen {
namespace {

// White is better or worse by less than this: placing two stones gives nothing away.
constexpr Value kEvenMargin = 40;

// First moves for which a balanced second one is sought.
constexpr int kPairCandidates = 4;

struct Offset {
  int x;
  int y;
};

// Three stones as offsets from the centre. The first two fit every board.
constexpr std::array<std::array<Offset, 3>, 8> kOpenings = {{
    {{{0, 0}, {1, 1}, {2, -1}}},
    {{{-1, -1}, {1, 0}, {1, 2}}},
    {{{0, 0}, {0, -1}, {3, 1}}},
    {{{-3, -2}, {2, 3}, {-2, 2}}},
    {{{-5, -5}, {-3, -4}, {-4, -2}}},
    {{{-6, -3}, {-4, -4}, {-3, -6}}},
    {{{-6, -6}, {-5, -3}, {5, 5}}},
    {{{-5, 0}, {-6, 2}, {-3, 1}}},
}};

Value ValueOf(const SearchReport& report) {
  return report.lines.empty() ? kDraw : report.lines.front().value;
}

SearchRequest RequestFor(const Position& position) {
  return {.position = position, .limits = {}, .excluded = {}};
}

Position After(const Position& position, Point move) {
  Position next = position;
  next.Play(move);
  return next;
}

// The points of `opening` on the board; fewer than three if it does not fit.
std::vector<Point> PointsOf(const std::array<Offset, 3>& opening, const Geometry& board) {
  std::vector<Point> points;
  const Point centre = board.centre();
  for (const Offset& offset : opening) {
    const int x = centre.x() + offset.x;
    const int y = centre.y() + offset.y;
    if (board.Contains(x, y)) points.push_back(Point::At(x, y));
  }
  return points;
}

}  // namespace

std::vector<Point> OpeningChooser::PlaceThree(const Position& empty) {
  search_.Plan(static_cast<int>(kOpenings.size()));
  std::vector<Point> best;
  Value best_distance = std::numeric_limits<Value>::max();
  for (const std::array<Offset, 3>& opening : kOpenings) {
    const std::vector<Point> points = PointsOf(opening, empty.geometry());
    if (points.size() < opening.size()) continue;
    Position position = empty;
    for (Point point : points) position.Play(point);
    const Value distance = std::abs(ValueOf(search_.Search(RequestFor(position))));
    if (distance < best_distance) {
      best = points;
      best_distance = distance;
    }
  }
  return best;
}

OpeningDecision OpeningChooser::AnswerThree(const Position& position) {
  search_.Plan(2);
  const SearchReport report = search_.Search(RequestFor(position));
  const Value value = ValueOf(report);
  if (value <= -kEvenMargin) return {OpeningChoice::kTakeBlack, {}};
  if (value < kEvenMargin) {
    BalancedPair pair = BalanceTwo(position, kDraw);
    if (!pair.moves.empty() && std::abs(pair.value) < kEvenMargin) {
      return {OpeningChoice::kPlaceTwo, std::move(pair.moves)};
    }
    if (value < 0) return {OpeningChoice::kTakeBlack, {}};
  }
  return {OpeningChoice::kTakeWhite, {report.best_move()}};
}

OpeningDecision OpeningChooser::AnswerFive(const Position& position) {
  search_.Plan(1);
  const SearchReport report = search_.Search(RequestFor(position));
  if (ValueOf(report) < 0) return {OpeningChoice::kTakeBlack, {}};
  return {OpeningChoice::kTakeWhite, {report.best_move()}};
}

BalancedPair OpeningChooser::BalanceTwo(const Position& position, Value target) {
  search_.Plan(1 + kPairCandidates);
  SearchRequest request = RequestFor(position);
  request.num_lines = kPairCandidates;
  const SearchReport first_moves = search_.Search(request);
  BalancedPair best;
  Value best_distance = std::numeric_limits<Value>::max();
  for (const SearchLine& line : first_moves.lines) {
    SearchRequest reply = RequestFor(After(position, line.moves.front()));
    reply.balance = true;
    reply.balance_target = -target;  // for the side that replies
    const SearchReport report = search_.Search(reply);
    if (report.lines.empty()) continue;
    const Value value = -ValueOf(report);
    const Value distance = std::abs(value - target);
    if (distance < best_distance) {
      best = {{line.moves.front(), report.best_move()}, value};
      best_distance = distance;
    }
  }
  return best;
}

}  // namespace tengen
