#include "search/move_generator.h"

#include <array>

#include "engine/defence.h"
#include "engine/geometry.h"
#include "engine/line_window.h"
#include "engine/pattern_table.h"

namespace tengen {
namespace {

// Fours that a stone makes on one line, counted as the opponent must: an open one as two.
int FoursIn(LinePattern pattern) {
  if (pattern == LinePattern::kOpenFour) return 2;
  return pattern >= LinePattern::kFour ? 1 : 0;
}

// A point where the attacker would make a four that no single reply stops.
struct OpenFourThreat {
  Color attacker;
  Point point;
  int fours;  // over all four lines
};

// The points on one line of the threat where a stone of the defender takes it away.
Bitboard DefencesOnLine(const Position& position, const OpenFourThreat& threat,
                        Direction direction) {
  const LinePattern pattern = position.line_pattern(threat.attacker, threat.point, direction);
  if (pattern < LinePattern::kFour) return Bitboard();
  const int other_fours = threat.fours - FoursIn(pattern);
  const PatternTable& table = PatternTable::For(position.rule());
  const LinePlace at = LineOf(threat.point, direction);
  const uint32_t key = WindowKey(position.line_word(direction, at.line), at.place);
  const Cell defender = CellOf(Opponent(threat.attacker));
  Bitboard defences;
  for (int offset = -kWindowReach; offset <= kWindowReach; ++offset) {
    if (offset == 0 || CellInKey(key, offset) != Cell::kEmpty) continue;
    const LinePattern after = table.pattern(threat.attacker, WithCell(key, offset, defender));
    if (other_fours + FoursIn(after) < 2) {
      defences.Add(Point::FromIndex(threat.point.index() + offset * Step(direction)));
    }
  }
  return defences;
}

bool HasFourLine(const Position& position, Color color, Point point) {
  for (Direction direction : kDirections) {
    if (position.line_pattern(color, point, direction) >= LinePattern::kFour) return true;
  }
  return false;
}

}  // namespace

Bitboard OpenFourDefences(const Position& position, Color attacker, Point point) {
  OpenFourThreat threat{attacker, point, 0};
  for (Direction direction : kDirections) {
    threat.fours += FoursIn(position.line_pattern(attacker, point, direction));
  }
  Bitboard defences = Bitboard::Of(point);
  for (Direction direction : kDirections) {
    defences |= DefencesOnLine(position, threat, direction);
  }
  return defences;
}

Bitboard FourPoints(const Position& position, Color color) {
  Bitboard points = position.points(color, PointThreat::kFour) |
                    position.points(color, PointThreat::kFourThree) |
                    position.points(color, PointThreat::kDoubleFour) |
                    position.points(color, PointThreat::kOpenFour);
  if (position.Has(color, PointThreat::kForbidden)) {
    for (Point point : position.points(color, PointThreat::kForbidden)) {
      if (HasFourLine(position, color, point)) points.Add(point);
    }
  }
  return points;
}

Replies RepliesOf(const Position& position) {
  const Color own = position.side_to_move();
  const Color opponent = Opponent(own);
  if (position.Has(opponent, PointThreat::kFive)) {
    return {ReplyKind::kAgainstFive, DefencesAgainstFives(position, opponent)};
  }
  if (!ThreatensOpenFour(position, opponent)) return {ReplyKind::kFree, position.candidates()};
  Bitboard defences = position.empty();
  for (PointThreat threat : {PointThreat::kOpenFour, PointThreat::kDoubleFour}) {
    for (Point point : position.points(opponent, threat)) {
      defences &= OpenFourDefences(position, opponent, point);
    }
  }
  return {ReplyKind::kAgainstFour, defences | FourPoints(position, own)};
}

}  // namespace tengen
