#include "tests/support/position_walk.h"

#include <algorithm>
#include <cstdlib>

#include "absl/strings/str_cat.h"
#include "engine/geometry.h"
#include "engine/point_threat.h"
#include "tests/oracle/rules.h"

namespace tengen {
namespace {

// A rebuild is compared at each step, so the oracles, which are slower, need not judge every one.
constexpr int kPliesBetweenOracles = 4;

std::string Where(Point point) { return absl::StrCat(" at ", point.x(), ",", point.y()); }

// The cells of `board` around `point` in one direction.
oracle::Window WindowAround(const oracle::Board& board, Point point, Direction direction) {
  oracle::Window window;
  for (int i = 0; i < oracle::kWindowCells; ++i) {
    const int steps = i - oracle::kMiddle;
    window[static_cast<size_t>(i)] =
        board.at(point.x() + steps * StepX(direction), point.y() + steps * StepY(direction));
  }
  return window;
}

bool IsStone(Cell cell) { return cell == Cell::kBlack || cell == Cell::kWhite; }

}  // namespace

void WalkCounters::Add(const WalkCounters& other) {
  plies += other.plies;
  undos += other.undos;
  dead_stones += other.dead_stones;
  fives += other.fives;
  open_fours += other.open_fours;
  double_fours += other.double_fours;
  four_threes += other.four_threes;
  double_threes += other.double_threes;
  forbidden_classes += other.forbidden_classes;
}

std::string PositionWalk::Run(int plies) {
  for (int i = 0; i < plies; ++i) {
    const std::string fault = Step();
    if (!fault.empty()) {
      return absl::StrCat("ply ", counters_.plies, ": ", fault, DrawBoard(game_.board()));
    }
    ++counters_.plies;
    Count();
  }
  return "";
}

std::string PositionWalk::Step() {
  const RandomGame::Step step = game_.Next();
  if (step.kind == RandomGame::Kind::kUndo) {
    if (position_.last_move() != step.point) return "the last move is another one";
    position_.Undo();
    ++counters_.undos;
    if (position_.hash() != hashes_.back()) return "undo does not bring the hash back";
    hashes_.pop_back();
  } else {
    const Patterns before = PatternsNow();
    hashes_.push_back(position_.hash());
    counters_.dead_stones += step.cell == Cell::kBlocked ? 1 : 0;
    std::string fault = CheckDelta(position_.Place(step.point, step.cell), before);
    if (!fault.empty()) return fault;
  }
  const std::string fault = position_.CheckConsistency();
  const bool asks_oracles = counters_.plies % kPliesBetweenOracles == 0;
  return fault.empty() && asks_oracles ? CheckAgainstOracles() : fault;
}

PositionWalk::Patterns PositionWalk::PatternsNow() const {
  Patterns patterns(kNumPoints);
  for (Point point : position_.empty()) {
    for (Color color : kColors) {
      patterns[static_cast<size_t>(point.index())][static_cast<size_t>(color)] =
          position_.point_pattern(color, point);
    }
  }
  return patterns;
}

// The record names every point whose patterns the stone changed, each once and with the right
// values.
std::string PositionWalk::CheckDelta(const PositionDelta& delta, const Patterns& before) const {
  const Patterns after = PatternsNow();
  std::vector<int> mentions(kNumPoints);
  if (delta.view().empty() || delta.view()[0].point != delta.move) {
    return "the first change is not the move's own";
  }
  for (const PointChange& change : delta.view()) {
    const size_t i = static_cast<size_t>(change.point.index());
    if (++mentions[i] > 1) return absl::StrCat("changed twice", Where(change.point));
    for (Color color : kColors) {
      const size_t c = static_cast<size_t>(color);
      if (change.pattern_before(color) != before[i][c] ||
          change.pattern_after(color) != after[i][c]) {
        return absl::StrCat("wrong patterns in the change", Where(change.point));
      }
    }
  }
  for (size_t i = 0; i < kNumPoints; ++i) {
    if (mentions[i] == 0 && before[i] != after[i]) {
      return absl::StrCat("a change is not recorded", Where(Point::FromIndex(static_cast<int>(i))));
    }
  }
  return "";
}

std::string PositionWalk::CheckAgainstOracles() {
  const oracle::Board& board = game_.board();
  for (int y = 0; y < board.size(); ++y) {
    for (int x = 0; x < board.size(); ++x) {
      const Point point = Point::At(x, y);
      if (position_.at(point) != board.at(point)) {
        return absl::StrCat("the cell differs", Where(point));
      }
      if (position_.candidates().Contains(point) != ExpectedCandidate(point)) {
        return absl::StrCat("the point is wrongly a candidate or none", Where(point));
      }
      for (Color color : kColors) {
        const std::string fault = CheckPoint(point, color);
        if (!fault.empty()) return absl::StrCat(fault, Where(point), " for colour ", Index(color));
      }
    }
  }
  return "";
}

std::string PositionWalk::CheckPoint(Point point, Color color) {
  const PointThreat threat = position_.threat(color, point);
  if (!position_.IsEmpty(point)) return threat == PointThreat::kNone ? "" : "a stone has a class";
  const bool wins = Wins(game_.board(), position_.rule(), {color, point});
  if ((threat == PointThreat::kFive) != wins) return "the class and the oracle differ on a five";
  uint16_t lines = 0;
  for (Direction direction : kDirections) {
    const LinePattern pattern = ExpectedPattern(point, color, direction);
    if (position_.line_pattern(color, point, direction) != pattern) {
      return absl::StrCat("the oracle sees a ", NameOf(pattern), " in direction ",
                          Index(direction));
    }
    lines |= static_cast<uint16_t>(static_cast<unsigned>(pattern) << (4 * Index(direction)));
  }
  if (position_.point_pattern(color, point) != PointPatternOf(lines)) return "wrong point pattern";
  const ForbiddenPoints forbidden = SpecOf(position_.rule()).forbidden[static_cast<size_t>(color)];
  return ThreatOf(PointPatternOf(lines), forbidden) == threat ? "" : "wrong class";
}

LinePattern PositionWalk::ExpectedPattern(Point point, Color color, Direction direction) {
  return oracles_->patterns(color).Of(WindowAround(game_.board(), point, direction));
}

bool PositionWalk::ExpectedCandidate(Point point) const {
  const oracle::Board& board = game_.board();
  if (board.at(point) != Cell::kEmpty) return false;
  for (int dy = -3; dy <= 3; ++dy) {
    for (int dx = -3; dx <= 3; ++dx) {
      const int distance = std::max(std::abs(dx), std::abs(dy));
      const bool on_line = dx == 0 || dy == 0 || std::abs(dx) == std::abs(dy);
      if (distance == 3 && !on_line) continue;
      if (IsStone(board.at(point.x() + dx, point.y() + dy))) return true;
    }
  }
  return false;
}

void PositionWalk::Count() {
  for (Color color : kColors) {
    counters_.fives += position_.count(color, PointThreat::kFive);
    counters_.open_fours += position_.count(color, PointThreat::kOpenFour);
    counters_.double_fours += position_.count(color, PointThreat::kDoubleFour);
    counters_.four_threes += position_.count(color, PointThreat::kFourThree);
    counters_.double_threes += position_.count(color, PointThreat::kDoubleThree);
    counters_.forbidden_classes += position_.count(color, PointThreat::kForbidden);
  }
}

}  // namespace tengen
