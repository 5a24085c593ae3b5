// Entries of the field log about who has won, asked of the referee of the command line as a
// program. Each test names its entry.
#include <array>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/time/time.h"
#include "engine/geometry.h"
#include "engine/notation.h"
#include "engine/point.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "protocol/manager/engine_process.h"
#include "tests/e2e/binary_path.h"

namespace tengen {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

// The JSON line of `tengen judge`.
std::string Judge(const std::string& rule, int size, const std::vector<Point>& moves) {
  EngineCommand command;
  command.program = BinaryPath("tengen");
  command.arguments = {"judge", "--json", absl::StrCat("--rule=", rule),
                       absl::StrCat("--size=", size), FormatMoves(moves, Geometry(size))};
  absl::StatusOr<std::unique_ptr<EngineProcess>> process = StartEngine(command);
  if (!process.ok()) return process.status().ToString();
  const absl::StatusOr<std::string> line = (*process)->ReadLine(absl::Seconds(10));
  return line.ok() ? *line : line.status().ToString();
}

MATCHER_P(IsOutcome, outcome, "") {
  return testing::ExplainMatchResult(HasSubstr(absl::StrCat("\"outcome\":\"", outcome, "\"")), arg,
                                     result_listener);
}

MATCHER_P(IsWonBy, winner, "") {
  return testing::ExplainMatchResult(HasSubstr(absl::StrCat("\"winner\":\"", winner, "\"")), arg,
                                     result_listener);
}

MATCHER_P(IsFor, reason, "") {
  return testing::ExplainMatchResult(HasSubstr(absl::StrCat("\"reason\":\"", reason, "\"")), arg,
                                     result_listener);
}

// A game in which `first` and `second` alternate.
std::vector<Point> Alternate(const std::vector<Point>& first, const std::vector<Point>& second) {
  std::vector<Point> moves;
  for (size_t i = 0; i < first.size(); ++i) {
    moves.push_back(first[i]);
    if (i < second.size()) moves.push_back(second[i]);
  }
  return moves;
}

// Points of a column, by their rows from the top.
std::vector<Point> Column(int x, const std::vector<int>& rows) {
  std::vector<Point> points;
  points.reserve(rows.size());
  for (const int y : rows) points.push_back(Point::At(x, y));
  return points;
}

// Points that are part of no row.
std::vector<Point> Scattered(size_t count) {
  std::vector<Point> points;
  for (size_t i = 0; i < count; ++i) {
    points.push_back(Point::At(static_cast<int>(13 - 2 * (i % 4)), static_cast<int>(i)));
  }
  return points;
}

TEST(FieldLogJudgeTest, Entry8SixIsNoFoulOutsideRenju) {
  // POSITIONS I03: columns and rows from 1, and the stone that joins the six.
  constexpr std::array<std::array<int, 2>, 13> kMoves = {{{2, 10},
                                                          {5, 10},
                                                          {6, 11},
                                                          {7, 9},
                                                          {6, 10},
                                                          {8, 8},
                                                          {6, 8},
                                                          {7, 7},
                                                          {6, 7},
                                                          {9, 10},
                                                          {6, 12},
                                                          {17, 5},
                                                          {6, 9}}};
  std::vector<Point> moves;
  moves.reserve(kMoves.size());
  for (const auto& [column, row] : kMoves) moves.push_back(Point::At(column - 1, row - 1));
  EXPECT_THAT(Judge("0", 20, moves), AllOf(IsOutcome("win"), IsWonBy("black"), IsFor("overline")));
  EXPECT_THAT(Judge("1", 20, moves), IsOutcome("open"));
  EXPECT_THAT(Judge("4", 20, moves),
              AllOf(IsOutcome("win"), IsWonBy("white"), IsFor("forbidden-overline")));
}

TEST(FieldLogJudgeTest, Entry8SixOfWhiteWinsInRenju) {
  std::vector<Point> moves = Alternate(Scattered(6), Column(0, {4, 5, 6, 8, 9, 7}));
  EXPECT_THAT(Judge("4", 15, moves), AllOf(IsOutcome("win"), IsWonBy("white"), IsFor("overline")));
}

TEST(FieldLogJudgeTest, Entry9SixCountsByTheRule) {
  // A2 to A5 and A7, then A6.
  const std::vector<Point> black = Column(0, {13, 12, 11, 10, 8, 9});
  const std::vector<Point> moves = Alternate(black, Scattered(5));
  EXPECT_THAT(Judge("0", 15, moves), AllOf(IsOutcome("win"), IsWonBy("black")));
  EXPECT_THAT(Judge("1", 15, moves), IsOutcome("open"));
  EXPECT_THAT(Judge("4", 15, moves), AllOf(IsOutcome("win"), IsWonBy("white")));
  EXPECT_THAT(Judge("8", 15, moves), AllOf(IsOutcome("win"), IsWonBy("black")));
  EXPECT_THAT(Judge("9", 15, moves), IsOutcome("open"));
}

TEST(FieldLogJudgeTest, Entry10EdgeClosesNoRowInCaro) {
  const std::vector<Point> black = Column(0, {1, 2, 3, 4, 0});
  std::vector<Point> white = Scattered(4);
  white[0] = Point::At(0, 5);
  for (const char* rule : {"8", "9"}) {
    EXPECT_THAT(Judge(rule, 15, Alternate(black, white)), AllOf(IsOutcome("win"), IsWonBy("black")))
        << rule;
  }
}

TEST(FieldLogJudgeTest, Entry10FiveClosedByTwoStonesIsNoWinInCaro) {
  const std::vector<Point> black = Column(0, {2, 3, 4, 5, 6});
  std::vector<Point> white = Scattered(4);
  white[0] = Point::At(0, 1);
  white[1] = Point::At(0, 7);
  for (const char* rule : {"8", "9"}) {
    EXPECT_THAT(Judge(rule, 15, Alternate(black, white)), IsOutcome("open")) << rule;
  }
}

TEST(FieldLogJudgeTest, Entry12RowClosedInItsMiddleWins) {
  const std::vector<Point> black = {Point::At(0, 14), Point::At(1, 14), Point::At(2, 14),
                                    Point::At(4, 14), Point::At(3, 14)};
  EXPECT_THAT(Judge("0", 15, Alternate(black, Scattered(4))),
              AllOf(IsOutcome("win"), IsWonBy("black"), IsFor("five")));
}

TEST(FieldLogJudgeTest, Entry12RowDoesNotRunOnAtTheOtherEdge) {
  // The last four points of one row and the first of the next.
  const std::vector<Point> black = {Point::At(11, 9), Point::At(12, 9), Point::At(13, 9),
                                    Point::At(14, 9), Point::At(0, 10)};
  EXPECT_THAT(Judge("0", 15, Alternate(black, Scattered(4))), IsOutcome("open"));
}

}  // namespace
}  // namespace tengen
