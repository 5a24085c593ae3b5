#include "engine/forbidden_explanation.h"

#include <algorithm>
#include <string>
#include <vector>

#include "engine/color.h"
#include "engine/notation.h"
#include "engine/position.h"
#include "engine/rule.h"
#include "gtest/gtest.h"
#include "tests/support/test_data.h"

namespace tengen {
namespace {

constexpr int kSize = 15;

Position PositionOf(absl::string_view black, absl::string_view white) {
  Position position(Rule::kRenju, Geometry(kSize));
  for (Point point : PointsFromText(black, kSize)) position.Place(point, Cell::kBlack);
  for (Point point : PointsFromText(white, kSize)) position.Place(point, Cell::kWhite);
  return position;
}

int CountFours(const PointExplanation& why) {
  int fours = 0;
  for (const LineExplanation& line : why.lines) {
    if (line.pattern == LinePattern::kFour || line.pattern == LinePattern::kOpenFour) fours += 1;
    if (line.pattern == LinePattern::kDoubleFour) fours += 2;
  }
  return fours;
}

auto CountTrueThrees(const PointExplanation& why) {
  return std::count_if(why.lines.begin(), why.lines.end(),
                       [](const LineExplanation& line) { return line.IsTrueThree(); });
}

bool HasOverline(const PointExplanation& why) {
  return std::any_of(why.lines.begin(), why.lines.end(), [](const LineExplanation& line) {
    return line.pattern == LinePattern::kOverline;
  });
}

// The kind that rule 9.3 makes of the facts in the tree.
ForbiddenKind KindOfFacts(const PointExplanation& why) {
  if (why.makes_five) return ForbiddenKind::kNone;
  if (HasOverline(why)) return ForbiddenKind::kOverline;
  if (CountFours(why) >= 2) return ForbiddenKind::kDoubleFour;
  return CountTrueThrees(why) >= 2 ? ForbiddenKind::kDoubleThree : ForbiddenKind::kNone;
}

TEST(ForbiddenExplanationTest, TheFactsOfEveryOpenRowProveItsVerdicts) {
  int forbidden = 0;
  for (const DataRow& row : ReadTable("forbidden.open.tsv")) {
    Position position = PositionOf(row["black"], row["white"]);
    const std::vector<Point> overline = PointsFromText(row["overline"], kSize);
    const std::vector<Point> double_four = PointsFromText(row["double_four"], kSize);
    const std::vector<Point> double_three = PointsFromText(row["double_three"], kSize);
    const auto holds = [](const std::vector<Point>& points, Point point) {
      return std::find(points.begin(), points.end(), point) != points.end();
    };
    for (Point point : position.empty()) {
      ForbiddenKind expected = ForbiddenKind::kNone;
      if (holds(overline, point)) expected = ForbiddenKind::kOverline;
      if (holds(double_four, point)) expected = ForbiddenKind::kDoubleFour;
      if (holds(double_three, point)) expected = ForbiddenKind::kDoubleThree;
      const PointExplanation why = ExplainForbidden(position, point);
      ASSERT_EQ(why.kind, expected) << row["id"] << " " << TextOf(point, kSize);
      ASSERT_EQ(KindOfFacts(why), expected) << row["id"] << " " << TextOf(point, kSize);
      if (expected != ForbiddenKind::kNone) ++forbidden;
    }
    ASSERT_EQ(position.CheckConsistency(), "");
  }
  EXPECT_GT(forbidden, 346);
}

TEST(ForbiddenExplanationTest, BothThreesOfAnOpenCrossCount) {
  Position position = PositionOf("H9 G8 I8 H7", "-");
  const PointExplanation why = ExplainForbidden(position, PointFromText("H8", kSize));
  EXPECT_EQ(why.kind, ForbiddenKind::kDoubleThree);
  ASSERT_EQ(why.lines.size(), 2U);
  for (const LineExplanation& line : why.lines) {
    EXPECT_TRUE(line.IsTrueThree());
    EXPECT_EQ(line.open_four_points.size(), 2U);
  }
}

// The disputed case: the open-four point of the row makes a five, so the three does not count.
TEST(ForbiddenExplanationTest, AnOpenFourPointThatMakesAFiveDoesNotCount) {
  Position position = PositionOf("F8 I8 H9 H10 G4 G5 G6 G7", "G3");
  const PointExplanation why = ExplainForbidden(position, PointFromText("H8", kSize));
  EXPECT_EQ(why.kind, ForbiddenKind::kNone);
  ASSERT_FALSE(why.lines.empty());
  const LineExplanation& row = why.lines.front();
  EXPECT_EQ(row.direction, Direction::kHorizontal);
  EXPECT_TRUE(row.IsThree());
  EXPECT_FALSE(row.IsTrueThree());
  ASSERT_EQ(row.open_four_points.size(), 1U);
  EXPECT_EQ(row.open_four_points[0].point, PointFromText("G8", kSize));
  EXPECT_TRUE(row.open_four_points[0].makes_five);
}

// Q08 and Q09 of the public renju tests: whether G8 is legal hangs on a chain through other points.
TEST(ForbiddenExplanationTest, AForbiddenOpenFourPointIsExplainedInTurn) {
  Position position = PositionOf("C8 F8 H8 F7 I7 J7 E6 L6 M6 I5 K5 L5 K4", "G9 O6 J5");
  const PointExplanation why = ExplainForbidden(position, PointFromText("G8", kSize));
  EXPECT_EQ(why.kind, ForbiddenKind::kNone);
  int explained = 0;
  for (const LineExplanation& line : why.lines) {
    for (const PointExplanation& point : line.open_four_points) {
      if (point.kind == ForbiddenKind::kNone) continue;
      ++explained;
      EXPECT_EQ(KindOfFacts(point), point.kind);
    }
  }
  EXPECT_GT(explained, 0);
}

}  // namespace
}  // namespace tengen
