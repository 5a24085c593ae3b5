#include "engine/forbidden.h"

#include <map>
#include <string>
#include <vector>

#include "engine/symmetry.h"
#include "gtest/gtest.h"
#include "tests/support/board_diagram.h"
#include "tests/support/forbidden_differential.h"
#include "tests/support/random_game.h"
#include "tests/support/set_up.h"
#include "tests/support/test_data.h"

namespace tengen {
namespace {

constexpr int kSize = 15;
constexpr Geometry kBoard(kSize);

std::vector<Point> Apply(Symmetry symmetry, const std::vector<Point>& points) {
  std::vector<Point> images;
  for (Point point : points) images.push_back(Apply(symmetry, kBoard, point));
  return images;
}

Position ImageOf(Symmetry symmetry, const Stones& stones) {
  return PositionOf({kSize, Apply(symmetry, stones.black), Apply(symmetry, stones.white), {}},
                    Rule::kRenju, Color::kBlack);
}

std::string NameOfVerdict(ForbiddenKind kind) {
  switch (kind) {
    case ForbiddenKind::kNone:
      return "legal";
    case ForbiddenKind::kOverline:
      return "overline";
    case ForbiddenKind::kDoubleFour:
      return "double-four";
    case ForbiddenKind::kDoubleThree:
      return "double-three";
  }
  return "?";
}

class ForbiddenUnderSymmetryTest : public testing::TestWithParam<Symmetry> {};

TEST_P(ForbiddenUnderSymmetryTest, EveryPointOfEveryBoardOfTheTableHasItsVerdict) {
  for (const DataRow& row : ReadTable("forbidden.open.tsv")) {
    SCOPED_TRACE(row["id"]);
    Position position = ImageOf(GetParam(), StonesOf(row, kSize));
    std::map<Point, ForbiddenKind> expected;
    const auto expect = [&](const char* column, ForbiddenKind kind) {
      for (Point point : Apply(GetParam(), PointsFromText(row[column], kSize))) {
        expected[point] = kind;
      }
    };
    expect("overline", ForbiddenKind::kOverline);
    expect("double_four", ForbiddenKind::kDoubleFour);
    expect("double_three", ForbiddenKind::kDoubleThree);
    EXPECT_EQ(ForbiddenPointsOf(position).Count(), static_cast<int>(expected.size()));
    for (Point point : position.empty()) {
      const auto entry = expected.find(point);
      const ForbiddenKind kind = entry == expected.end() ? ForbiddenKind::kNone : entry->second;
      EXPECT_EQ(FindForbidden(position, point), kind) << TextOf(point, kSize);
    }
  }
}

TEST_P(ForbiddenUnderSymmetryTest, DecidesWhatPublicProgramsDisagreeOn) {
  for (const DataRow& row : ReadTable("disagreements.tsv")) {
    Position position = ImageOf(GetParam(), StonesOf(row, kSize));
    const Point point = Apply(GetParam(), kBoard, PointFromText(row["point"], kSize));
    EXPECT_EQ(IsForbidden(position, Color::kBlack, point), row["right_answer"] == "forbidden")
        << row["id"];
  }
}

TEST_P(ForbiddenUnderSymmetryTest, GivesEveryStatedVerdict) {
  for (const DataRow& row : ReadTable("positions_forbidden.tsv")) {
    SCOPED_TRACE(row["id"] + " " + row["changes"]);
    Position position = ImageOf(GetParam(), StonesAfterChanges(row));
    const auto verdicts = VerdictsFromText(row["verdicts"], kSize);
    for (const auto& [point, verdict] : verdicts) {
      const Point image = Apply(GetParam(), kBoard, point);
      EXPECT_EQ(NameOfVerdict(FindForbidden(position, image)), verdict) << TextOf(point, kSize);
    }
    if (row["whole"] == "yes") {
      EXPECT_EQ(ForbiddenPointsOf(position).Count(), static_cast<int>(verdicts.size()));
    }
  }
}

INSTANTIATE_TEST_SUITE_P(AllSymmetries, ForbiddenUnderSymmetryTest, testing::ValuesIn(kSymmetries));

TEST(ForbiddenTest, EveryPointOfRandomPositionsHasTheOraclesVerdict) {
  constexpr int kPositions = 12'000;
  Random random(TestSeed(30));
  ForbiddenDifferential differential;
  for (int i = 0; i < kPositions; ++i) {
    ASSERT_EQ(differential.Compare(RandomRenjuStones(random)), "");
  }
  EXPECT_GT(differential.counters().with_double_three, kPositions / 3);
  EXPECT_GT(differential.counters().nested, kPositions / 10);
  EXPECT_GT(differential.counters().twice_nested, kPositions / 100);
}

TEST(ForbiddenTest, TheVerdictFollowsStonesThatComeAndGo) {
  for (const DataRow& row : ReadTable("positions_forbidden.tsv")) {
    if (row["id"] != "G19 FoulR2225" || row["changes"] != "-") continue;
    Position position = PositionOf(StonesOf(row, kSize), Rule::kRenju, Color::kBlack);
    const Point point = PointFromText("F7", kSize);
    EXPECT_EQ(FindForbidden(position, point), ForbiddenKind::kDoubleThree);
    position.Place(PointFromText("I8", kSize), Cell::kBlack);
    EXPECT_EQ(FindForbidden(position, point), ForbiddenKind::kNone);
    position.Place(PointFromText("G6", kSize), Cell::kWhite);
    EXPECT_EQ(FindForbidden(position, point), ForbiddenKind::kDoubleThree);
    position.Undo();
    EXPECT_EQ(FindForbidden(position, point), ForbiddenKind::kNone);
    position.Undo();
    EXPECT_EQ(FindForbidden(position, point), ForbiddenKind::kDoubleThree);
    return;
  }
  FAIL() << "the position is not in the table";
}

TEST(ForbiddenTest, NothingIsForbiddenForWhiteNorUnderOtherRulesNorOnAStone) {
  for (const DataRow& row : ReadTable("forbidden.open.tsv")) {
    const Stones stones = StonesOf(row, kSize);
    Position renju = PositionOf(stones, Rule::kRenju, Color::kWhite);
    for (Point point : renju.empty()) EXPECT_FALSE(IsForbidden(renju, Color::kWhite, point));
    for (Point point : stones.black) EXPECT_EQ(FindForbidden(renju, point), ForbiddenKind::kNone);
    for (Rule rule : {Rule::kFreestyle, Rule::kStandard, Rule::kCaro, Rule::kCaroPlus}) {
      Position other = PositionOf(stones, rule, Color::kBlack);
      EXPECT_TRUE(ForbiddenPointsOf(other).IsEmpty()) << row["id"] << " " << NameOf(rule);
    }
  }
}

TEST(ForbiddenTest, LegalPointsAreThoseThatAreNotForbidden) {
  for (const DataRow& row : ReadTable("forbidden.open.tsv")) {
    Position position = PositionOf(StonesOf(row, kSize), Rule::kRenju, Color::kBlack);
    Bitboard legal = position.empty();
    for (const char* column : {"overline", "double_four", "double_three"}) {
      for (Point point : PointsFromText(row[column], kSize)) legal.Remove(point);
    }
    EXPECT_EQ(LegalPoints(position, Color::kBlack, position.empty()), legal) << row["id"];
    EXPECT_EQ(LegalPoints(position, Color::kWhite, position.empty()), position.empty());
  }
}

TEST(ForbiddenTest, TheVerdictDoesNotDependOnWhoseTurnItIs) {
  const DataRow row = ReadTable("forbidden.open.tsv")[1];
  Position black_to_move = PositionOf(StonesOf(row, kSize), Rule::kRenju, Color::kBlack);
  Position white_to_move = PositionOf(StonesOf(row, kSize), Rule::kRenju, Color::kWhite);
  EXPECT_EQ(ForbiddenPointsOf(black_to_move), ForbiddenPointsOf(white_to_move));
  EXPECT_EQ(white_to_move.side_to_move(), Color::kWhite);
}

TEST(ForbiddenTest, LooksLeaveThePositionAsItWas) {
  for (const DataRow& row : ReadTable("forbidden.open.tsv")) {
    Position position = PositionOf(StonesOf(row, kSize), Rule::kRenju, Color::kBlack);
    const uint64_t hash = position.hash();
    const int ply = position.ply();
    ForbiddenPointsOf(position);
    EXPECT_EQ(position.hash(), hash);
    EXPECT_EQ(position.ply(), ply);
    EXPECT_EQ(position.CheckConsistency(), "") << row["id"];
  }
}

TEST(ForbiddenTest, ADeadStoneEndsARowLikeTheEdge) {
  const BoardDiagram diagram = ParseDiagram(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . X . . . .
    . . . . X . . . .
    # . X X a . # . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)");
  const Point point = diagram.marks.at('a')[0];
  Position position = PositionOf(diagram.stones, Rule::kRenju, Color::kBlack);
  EXPECT_EQ(FindForbidden(position, point), ForbiddenKind::kNone);
  position.Undo();
  EXPECT_EQ(FindForbidden(position, point), ForbiddenKind::kDoubleThree);
}

TEST(ForbiddenTest, BothEndsOfAThreeMakeAnOpenFour) {
  const BoardDiagram diagram = ParseDiagram(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . 1 X X X 2 . .
    . . . . . . . . .
    . . X . X X . . .
    . . . . . . . . .
    . O X X X 3 . . .
    . . . . . . . . .
    . . . . . . . . .)");
  const Position position = PositionOf(diagram.stones, Rule::kRenju, Color::kBlack);
  const auto three = OpenFourPoints(position, Point::At(4, 2), Direction::kHorizontal);
  EXPECT_EQ(three[0], diagram.marks.at('1')[0]);
  EXPECT_EQ(three[1], diagram.marks.at('2')[0]);
  const auto broken = OpenFourPoints(position, Point::At(4, 4), Direction::kHorizontal);
  EXPECT_EQ(broken[0], Point::At(3, 4));
  EXPECT_EQ(broken[1], kNoPoint);
  const auto blocked = OpenFourPoints(position, Point::At(3, 6), Direction::kHorizontal);
  EXPECT_EQ(blocked[0], kNoPoint);
  EXPECT_EQ(blocked[1], kNoPoint);
}

}  // namespace
}  // namespace tengen
