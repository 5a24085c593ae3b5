#include "search/soosorv_chooser.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "engine/opening_rule.h"
#include "engine/stone_symmetry.h"
#include "engine/symmetry.h"
#include "eval/value.h"

namespace tengen {
namespace {

// Fourth moves that are looked at closely.
constexpr int kFourthCandidates = 4;

Value ValueOf(const SearchReport& report) {
  return report.lines.empty() ? kDraw : report.lines.front().value;
}

SearchRequest RequestFor(const Position& position, int num_lines = 1) {
  return {.position = position, .limits = {}, .num_lines = num_lines, .excluded = {}};
}

Position After(const Position& position, Point move) {
  Position next = position;
  next.Play(move);
  return next;
}

// The symmetries of the stones, which Black and White have placed in turn.
std::vector<Symmetry> SymmetriesOf(const Position& position) {
  std::vector<Point> moves;
  for (int i = position.ply() - 1; i >= 0; --i) moves.push_back(position.move_before(i));
  return SymmetriesOf(moves, position.geometry());
}

}  // namespace

std::vector<Point> SoosorvChooser::PlaceThree(const Position& empty) {
  const std::vector<std::vector<Point>> openings = RenjuOpenings(empty.geometry());
  search_.Plan(static_cast<int>(openings.size()));
  std::vector<Point> best;
  Value best_distance = std::numeric_limits<Value>::max();
  for (const std::vector<Point>& opening : openings) {
    Position position = empty;
    for (Point point : opening) position.Play(point);
    const Value distance = std::abs(ValueOf(search_.Search(RequestFor(position))));
    if (distance < best_distance) {
      best = opening;
      best_distance = distance;
    }
  }
  return best;
}

SwapChoice SoosorvChooser::AnswerThree(const Position& position) {
  const SearchReport report = search_.Search(RequestFor(position));
  return ValueOf(report) < 0 ? SwapChoice::kSwap : SwapChoice::kStay;
}

std::vector<SearchLine> SoosorvChooser::FifthLines(const Position& position, int count) {
  const std::vector<Symmetry> symmetries = SymmetriesOf(position);
  const Geometry& board = position.geometry();
  const int num_lines = count * static_cast<int>(symmetries.size());
  std::vector<SearchLine> lines = search_.Search(RequestFor(position, num_lines)).lines;
  std::vector<SearchLine> different;
  for (SearchLine& line : lines) {
    const Point move = line.moves.front();
    const bool is_new =
        std::none_of(different.begin(), different.end(), [&](const SearchLine& other) {
          return std::any_of(symmetries.begin(), symmetries.end(), [&](Symmetry symmetry) {
            return Apply(symmetry, board, move) == other.moves.front();
          });
        });
    if (is_new && static_cast<int>(different.size()) < count) different.push_back(std::move(line));
  }
  return different;
}

FourthMove SoosorvChooser::PlayFourth(const Position& position) {
  search_.Plan(1 + kFourthCandidates);
  const SearchReport fourths = search_.Search(RequestFor(position, kFourthCandidates));
  FourthMove best = {fourths.best_move(), 1};
  Value best_distance = std::numeric_limits<Value>::max();
  for (const SearchLine& fourth : fourths.lines) {
    const Point move = fourth.moves.front();
    const std::vector<SearchLine> fifths = FifthLines(After(position, move), kMaxFifthMoves);
    // White keeps the worst of Black's `i + 1` best moves.
    for (size_t i = 0; i < fifths.size(); ++i) {
      const Value distance = std::abs(fifths[i].value);
      if (distance >= best_distance) continue;
      best = {move, static_cast<int>(i) + 1};
      best_distance = distance;
    }
  }
  return best;
}

SwapChoice SoosorvChooser::AnswerFour(const Position& position, int fifth_moves) {
  const std::vector<SearchLine> lines = FifthLines(position, fifth_moves);
  return !lines.empty() && lines.back().value < 0 ? SwapChoice::kSwap : SwapChoice::kStay;
}

std::vector<Point> SoosorvChooser::OfferFifths(const Position& position, int fifth_moves) {
  std::vector<Point> moves;
  for (const SearchLine& line : FifthLines(position, fifth_moves)) {
    moves.push_back(line.moves.front());
  }
  return moves;
}

Point SoosorvChooser::KeepFifth(const Position& position, absl::Span<const Point> offered) {
  search_.Plan(static_cast<int>(offered.size()));
  Point best = offered.front();
  Value best_value = -kInfinity;
  for (Point point : offered) {
    const Value value = ValueOf(search_.Search(RequestFor(After(position, point))));
    if (value > best_value) {
      best = point;
      best_value = value;
    }
  }
  return best;
}

}  // namespace tengen
