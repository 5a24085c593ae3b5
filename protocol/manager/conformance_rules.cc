// Rules are known or refused, never replaced by another one.
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/bitboard.h"
#include "engine/color.h"
#include "engine/forbidden.h"
#include "engine/notation.h"
#include "engine/position.h"
#include "engine/rule.h"
#include "protocol/manager/conformance_checks.h"
#include "protocol/response.h"

namespace tengen {
namespace {

// A BOARD in which the brain is Black and to move. The stones of the rows are one side's each.
struct Puzzle {
  std::vector<Point> own;
  std::vector<Point> opponent;  // as many
};

std::string BoardText(absl::string_view command, const Puzzle& puzzle) {
  std::string text = absl::StrCat(command, "\n");
  for (size_t i = 0; i < puzzle.own.size(); ++i) {
    absl::StrAppend(&text, FormatPair(puzzle.own[i]), ",1\n");
    absl::StrAppend(&text, FormatPair(puzzle.opponent[i]), ",2\n");
  }
  return absl::StrCat(text, "DONE\n");
}

std::vector<Point> Points(std::initializer_list<std::pair<int, int>> pairs) {
  std::vector<Point> points;
  for (const auto& [x, y] : pairs) points.push_back(Point::At(x, y));
  return points;
}

// A stone at 6,7 makes six; the four at row 11 must be stopped at 7,11.
Puzzle SixPuzzle() {
  return {Points({{3, 7}, {4, 7}, {5, 7}, {7, 7}, {8, 7}, {2, 11}}),
          Points({{3, 11}, {4, 11}, {5, 11}, {6, 11}, {0, 0}, {14, 2}})};
}

// A stone at 8,7 makes five between two stones of the opponent; the four must be stopped at 8,11.
Puzzle ClosedFivePuzzle() {
  return {Points({{4, 7}, {5, 7}, {6, 7}, {7, 7}, {3, 11}, {14, 2}}),
          Points({{3, 7}, {9, 7}, {4, 11}, {5, 11}, {6, 11}, {7, 11}})};
}

// Starts a game by the rule; the check ends if the brain refuses it.
void StartByRule(Rule rule, ConformanceSession& brain) {
  const int code = SpecOf(rule).gomocup_code;
  brain.Say(absl::StrCat("INFO rule ", code, "\nINFO timeout_turn 200\nSTART 15\n"));
  if (brain.Hear({ReplyKind::kOk, ReplyKind::kError}).kind == ReplyKind::kError) {
    brain.Lack(absl::StrCat("rule ", code));
  }
  // Some brains forget their settings with START.
  brain.Say(absl::StrCat("INFO rule ", code, "\nINFO timeout_turn 200\n"));
}

Point AskByRule(const Puzzle& puzzle, ConformanceSession& brain) {
  brain.Say(BoardText("BOARD", puzzle));
  const Reply reply = brain.Hear({ReplyKind::kMoves, ReplyKind::kError, ReplyKind::kUnknown});
  if (brain.goes_on() && reply.moves.size() == 1) return reply.moves.front();
  brain.Lack("the rule, by refusing to play");
  return kNoPoint;
}

void ExpectNotTaken(Point move, Point trap, absl::string_view what, ConformanceSession& brain) {
  if (!brain.goes_on() || move != trap) return;
  brain.Fail(absl::StrCat(FormatPair(trap), " makes ", what,
                          ", which does not win by this rule; the opponent's four stays open"));
}

void CheckFreestyle(ConformanceSession& brain) {
  StartByRule(Rule::kFreestyle, brain);
  AskByRule(SixPuzzle(), brain);
}

void CheckStandard(ConformanceSession& brain) {
  StartByRule(Rule::kStandard, brain);
  ExpectNotTaken(AskByRule(SixPuzzle(), brain), Point::At(6, 7), "six", brain);
}

void CheckCaroPlus(ConformanceSession& brain) {
  StartByRule(Rule::kCaroPlus, brain);
  ExpectNotTaken(AskByRule(ClosedFivePuzzle(), brain), Point::At(8, 7),
                 "a five closed at both ends", brain);
}

void CheckCaro(ConformanceSession& brain) {
  StartByRule(Rule::kCaro, brain);
  ExpectNotTaken(AskByRule(ClosedFivePuzzle(), brain), Point::At(8, 7),
                 "a five closed at both ends", brain);
  ExpectNotTaken(AskByRule(SixPuzzle(), brain), Point::At(6, 7), "six", brain);
}

Position RenjuPosition(const Puzzle& puzzle) {
  Position position(Rule::kRenju, Geometry(15));
  for (size_t i = 0; i < puzzle.own.size(); ++i) {
    position.Play(puzzle.own[i]);
    position.Play(puzzle.opponent[i]);
  }
  return position;
}

// Black is to move, and the best-looking point is forbidden.
void ExpectNoFoul(const Puzzle& puzzle, ConformanceSession& brain) {
  StartByRule(Rule::kRenju, brain);
  const Point move = AskByRule(puzzle, brain);
  if (!brain.goes_on()) return;
  Position position = RenjuPosition(puzzle);
  const ForbiddenKind kind = FindForbidden(position, move);
  if (kind == ForbiddenKind::kNone) return;
  brain.Fail(absl::StrCat("Black plays ", FormatPair(move), ", a forbidden ", NameOf(kind)));
}

Puzzle DoubleThreePuzzle() {
  return {Points({{5, 7}, {6, 7}, {7, 5}, {7, 6}}), Points({{0, 0}, {14, 1}, {2, 14}, {12, 12}})};
}

Puzzle DoubleFourPuzzle() {
  return {Points({{4, 7}, {5, 7}, {6, 7}, {7, 4}, {7, 5}, {7, 6}}),
          Points({{3, 7}, {7, 3}, {0, 0}, {14, 1}, {2, 14}, {12, 12}})};
}

// Field reports: the only stop of White's four is a double three, and brains hung.
Puzzle ForbiddenStopPuzzle() {
  return {Points({{7, 7}, {5, 5}, {5, 6}, {7, 6}, {6, 1}}),
          Points({{6, 5}, {6, 4}, {6, 3}, {6, 2}, {0, 0}})};
}

void CheckShowForbid(ConformanceSession& brain) {
  const Puzzle puzzle = DoubleThreePuzzle();
  StartByRule(Rule::kRenju, brain);
  brain.Say(absl::StrCat(BoardText("YXBOARD", puzzle), "YXSHOWFORBID\n"));
  const Reply reply = brain.Hear({ReplyKind::kForbid, ReplyKind::kUnknown, ReplyKind::kError});
  if (reply.kind != ReplyKind::kForbid) return brain.Lack("YXSHOWFORBID");
  Position position = RenjuPosition(puzzle);
  const std::string expected = FormatForbid(ForbiddenPointsOf(position));
  if (reply.line == expected) return;
  brain.FailByReply(absl::StrCat("'", expected, "'"), reply);
}

constexpr ConformanceCheck kChecks[] = {
    {"freestyle", "rule 0 is played or refused", &CheckFreestyle},
    {"standard", "rule 1 is played or refused: six is no win", &CheckStandard},
    {"caro-plus", "rule 8 is played or refused: a five closed at both ends is no win",
     &CheckCaroPlus},
    {"caro", "rule 9 is played or refused: neither six nor a closed five is a win", &CheckCaro},
    {"renju-overline", "rule 4: Black makes no six",
     [](ConformanceSession& brain) { ExpectNoFoul(SixPuzzle(), brain); }},
    {"renju-double-four", "rule 4: Black makes no double four",
     [](ConformanceSession& brain) { ExpectNoFoul(DoubleFourPuzzle(), brain); }},
    {"renju-double-three", "rule 4: Black makes no double three",
     [](ConformanceSession& brain) { ExpectNoFoul(DoubleThreePuzzle(), brain); }},
    {"renju-forbidden-stop", "rule 4: Black answers where the only stop of a four is forbidden",
     [](ConformanceSession& brain) { ExpectNoFoul(ForbiddenStopPuzzle(), brain); }},
    {"show-forbidden", "YXSHOWFORBID lists Black's forbidden points", &CheckShowForbid},
};

}  // namespace

absl::Span<const ConformanceCheck> RuleChecks() { return kChecks; }

}  // namespace tengen
