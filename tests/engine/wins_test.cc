// What wins under each rule, through `Position`.
#include <string>
#include <vector>

#include "engine/forbidden.h"
#include "engine/position.h"
#include "gtest/gtest.h"
#include "tests/support/board_diagram.h"
#include "tests/support/rule_test_name.h"
#include "tests/support/set_up.h"
#include "tests/support/test_data.h"

namespace tengen {
namespace {

std::string OutcomeOf(Position& position, Color color, Point point) {
  if (position.threat(color, point) == PointThreat::kFive) return "win";
  return IsForbidden(position, color, point) ? "foul" : "no";
}

TEST(WinsTest, EveryRowOfTheTableHasItsOutcomeUnderEveryRule) {
  int outcomes = 0;
  for (const DataRow& row : ReadTable("wins.open.tsv")) {
    const int size = row.Int("size");
    const Color color = ColorFromText(row["last_colour"]);
    const Point point = PointFromText(row["last_point"], size);
    for (const char* rule : {"freestyle", "standard", "renju", "caro8", "caro9"}) {
      if (row[rule] == "n/a") continue;
      Position position = PositionOf(StonesOf(row, size), RuleFromTableText(rule), color);
      EXPECT_EQ(OutcomeOf(position, color, point), row[rule]) << row["id"] << " " << rule;
      ++outcomes;
    }
  }
  EXPECT_EQ(outcomes, 61 * kNumRules - 5);
}

TEST(WinsTest, EveryStatedResultHoldsForBothColours) {
  for (const DataRow& row : ReadTable("positions_wins.tsv")) {
    const std::vector<Point> mover = PointsFromText(row["mover"], 15);
    const std::vector<Point> opponent = PointsFromText(row["opponent"], 15);
    for (Color color : kColors) {
      const Stones stones = color == Color::kBlack ? Stones{15, mover, opponent, {}}
                                                   : Stones{15, opponent, mover, {}};
      Position position = PositionOf(stones, RuleFromTableText(row["rule"]), color);
      for (const auto& [point, result] : VerdictsFromText(row["results"], 15)) {
        EXPECT_EQ(OutcomeOf(position, color, point), result) << row["id"] << TextOf(point, 15);
      }
    }
  }
}

TEST(WinsTest, APointThatMakesFiveAndAForbiddenShapeWins) {
  int points = 0;
  for (const DataRow& row : ReadTable("forbidden.open.tsv")) {
    Position position = PositionOf(StonesOf(row, 15), Rule::kRenju, Color::kBlack);
    for (Point point : PointsFromText(row["five_with_shape"], 15)) {
      EXPECT_EQ(OutcomeOf(position, Color::kBlack, point), "win") << row["id"];
      ++points;
    }
  }
  EXPECT_GT(points, 0);
}

class FivesOfEveryRuleTest : public testing::TestWithParam<Rule> {
 protected:
  // Each of the five points of a row from `start` on wins when it is the last to be filled.
  static void ExpectEachWins(const Geometry& board, Point start, Direction direction) {
    for (int last = 0; last < 5; ++last) {
      Position position(GetParam(), board);
      for (int i = 0; i < 5; ++i) {
        if (i != last) position.Place(board.Along(start, direction, i), Cell::kBlack);
      }
      EXPECT_EQ(position.threat(Color::kBlack, board.Along(start, direction, last)),
                PointThreat::kFive);
    }
  }
};

// 15 x 11 rows of five in each of the two straight directions, 11 x 11 on each diagonal.
TEST_P(FivesOfEveryRuleTest, All572FivesOfABoardAreWonAtEachOfTheirFivePoints) {
  constexpr Geometry kBoard(15);
  int fives = 0;
  for (int index = 0; index < kNumPoints; ++index) {
    const Point start = Point::FromIndex(index);
    if (!kBoard.Contains(start)) continue;
    for (Direction direction : kDirections) {
      if (kBoard.Along(start, direction, 4) == kNoPoint) continue;
      ++fives;
      ExpectEachWins(kBoard, start, direction);
    }
  }
  EXPECT_EQ(fives, 572);
}

TEST_P(FivesOfEveryRuleTest, ARowDoesNotGoOnBehindTheEdge) {
  constexpr Geometry kBoard(15);
  for (int y = 0; y + 1 < 15; ++y) {
    for (int before = 1; before <= 4; ++before) {
      Position position(GetParam(), kBoard);
      for (int i = 0; i < before; ++i) position.Place(Point::At(14 - i, y), Cell::kBlack);
      for (int i = 0; i < 4 - before; ++i) position.Place(Point::At(i, y + 1), Cell::kBlack);
      EXPECT_NE(position.threat(Color::kBlack, Point::At(4 - before, y + 1)), PointThreat::kFive);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(AllRules, FivesOfEveryRuleTest, testing::ValuesIn(kRules), RuleTestNameOf);

TEST(WinsTest, EveryGameOfTheTableIsLegalAndEndsWithItsLastStone) {
  const std::vector<DataRow> rows = ReadTable("games.open.tsv");
  EXPECT_EQ(rows.size(), 147U);
  for (const DataRow& row : rows) {
    SCOPED_TRACE(row["id"]);
    const int size = row.Int("size");
    Position position(RuleFromTableText(row["rule"]), Geometry(size));
    const std::vector<Point> moves = PointsFromText(row["moves"], size);
    ASSERT_EQ(static_cast<int>(moves.size()), row.Int("plies"));
    for (size_t i = 0; i < moves.size(); ++i) {
      const Color mover = position.side_to_move();
      const bool ends = i + 1 == moves.size() && row["result"] != "unfinished";
      ASSERT_TRUE(position.IsEmpty(moves[i]));
      ASSERT_EQ(OutcomeOf(position, mover, moves[i]), ends ? "win" : "no") << "ply " << i + 1;
      ASSERT_TRUE(!ends || mover == ColorFromText(row["result"]));
      position.Play(moves[i]);
    }
  }
}

}  // namespace
}  // namespace tengen
