#include "tests/oracle/forbidden.h"

#include <map>
#include <string>
#include <vector>

#include "absl/strings/str_join.h"
#include "gtest/gtest.h"
#include "tests/support/board_diagram.h"
#include "tests/support/test_data.h"

namespace tengen {
namespace {

using oracle::Foul;

std::string NameOfFoul(Foul foul) {
  switch (foul) {
    case Foul::kNone:
      return "legal";
    case Foul::kOverline:
      return "overline";
    case Foul::kDoubleFour:
      return "double-four";
    case Foul::kDoubleThree:
      return "double-three";
  }
  return "?";
}

struct ForbiddenPoints {
  std::map<Foul, std::vector<Point>> by_kind;
  std::vector<std::string> multi;
  std::vector<Point> five_with_shape;
};

std::string LettersOf(const oracle::BlackShapes& shapes) {
  return std::string(shapes.overline ? "O" : "") + (shapes.double_four ? "F" : "") +
         (shapes.double_three ? "T" : "");
}

// All that a row of forbidden.open.tsv tells about a board. Points in the order of that table: row
// by row from the bottom.
ForbiddenPoints Judge(const oracle::Board& board) {
  ForbiddenPoints found;
  for (int y = board.size() - 1; y >= 0; --y) {
    for (int x = 0; x < board.size(); ++x) {
      const Point point = Point::At(x, y);
      if (board.at(point) != Cell::kEmpty) continue;
      const std::string letters = LettersOf(ShapesAt(board, point));
      if (letters.empty()) continue;
      const Foul foul = FoulAt(board, point);
      found.by_kind[foul].push_back(point);
      if (foul != Foul::kNone && letters.size() > 1) {
        found.multi.push_back(TextOf(point, board.size()) + ":" + letters);
      }
    }
  }
  return found;
}

size_t CountForbidden(const oracle::Board& board) {
  size_t count = 0;
  for (Point point : board.EmptyPoints()) count += FoulAt(board, point) != Foul::kNone ? 1 : 0;
  return count;
}

// The least depth from which on no deeper look changes a verdict, tried to twice what is known.
int DepthOf(const oracle::Board& board) {
  constexpr int kDeepest = 16;
  int depth = 0;
  for (Point point : board.EmptyPoints()) {
    const Foul right = FoulAt(board, point);
    for (int tried = depth; tried < kDeepest; ++tried) {
      if (FoulToDepth(board, point, tried) != right) depth = tried + 1;
    }
  }
  return depth;
}

TEST(OracleForbiddenTest, GivesEveryForbiddenPointOfTheTable) {
  const std::vector<DataRow> rows = ReadTable("forbidden.open.tsv");
  EXPECT_EQ(rows.size(), 346U);
  for (const DataRow& row : rows) {
    SCOPED_TRACE(row["id"]);
    const int size = row.Int("size");
    ForbiddenPoints found = Judge(BoardOf(StonesOf(row, size)));
    EXPECT_EQ(TextOf(found.by_kind[Foul::kOverline], size), row["overline"]);
    EXPECT_EQ(TextOf(found.by_kind[Foul::kDoubleFour], size), row["double_four"]);
    EXPECT_EQ(TextOf(found.by_kind[Foul::kDoubleThree], size), row["double_three"]);
    EXPECT_EQ(TextOf(found.by_kind[Foul::kNone], size), row["five_with_shape"]);
    EXPECT_EQ(found.multi.empty() ? "-" : absl::StrJoin(found.multi, " "), row["multi"]);
  }
}

TEST(OracleForbiddenTest, NeedsTheDepthOfTheTable) {
  for (const DataRow& row : ReadTable("forbidden.open.tsv")) {
    EXPECT_EQ(DepthOf(BoardOf(StonesOf(row, row.Int("size")))), row.Int("depth")) << row["id"];
  }
}

TEST(OracleForbiddenTest, DecidesWhatPublicProgramsDisagreeOn) {
  const std::vector<DataRow> rows = ReadTable("disagreements.tsv");
  EXPECT_EQ(rows.size(), 39U);
  for (const DataRow& row : rows) {
    const oracle::Board board = BoardOf(StonesOf(row, 15));
    const bool legal = FoulAt(board, PointFromText(row["point"], 15)) == Foul::kNone;
    EXPECT_EQ(legal ? "legal" : "forbidden", row["right_answer"]) << row["id"];
  }
}

TEST(OracleForbiddenTest, GivesEveryStatedVerdict) {
  int verdicts = 0;
  for (const DataRow& row : ReadTable("positions_forbidden.tsv")) {
    SCOPED_TRACE(row["id"] + " " + row["changes"]);
    const oracle::Board board = BoardOf(StonesAfterChanges(row));
    for (const auto& [point, verdict] : VerdictsFromText(row["verdicts"], 15)) {
      EXPECT_EQ(NameOfFoul(FoulAt(board, point)), verdict) << TextOf(point, 15);
      ++verdicts;
    }
    if (row["whole"] == "yes") {
      EXPECT_EQ(CountForbidden(board), VerdictsFromText(row["verdicts"], 15).size());
    }
  }
  EXPECT_EQ(verdicts, 85);
}

}  // namespace
}  // namespace tengen
