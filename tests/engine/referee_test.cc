#include "engine/referee.h"

#include <algorithm>
#include <string>
#include <vector>

#include "engine/formats/psq.h"
#include "engine/notation.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/oracle/forbidden.h"
#include "tests/support/matchers.h"
#include "tests/support/test_data.h"

namespace tengen {
namespace {

using testing::ElementsAreArray;

GameRecord GameOf(Rule rule, absl::string_view moves, int size = 15) {
  GameRecord game;
  game.rule = rule;
  game.board = Geometry(size);
  const std::vector<Point> points = *ParseMoves(moves, game.board);
  for (Point point : points) game.moves.push_back({point, std::nullopt});
  return game;
}

// What the rules say about one game.
struct Expected {
  Rule rule;
  GameResult result;
  EndReason reason;
};

void ExpectVerdicts(absl::string_view moves, std::initializer_list<Expected> verdicts) {
  for (const Expected& expected : verdicts) {
    const Verdict verdict = Judge(GameOf(expected.rule, moves), {});
    EXPECT_EQ(verdict.result, expected.result) << NameOf(expected.rule) << " " << moves;
    EXPECT_EQ(verdict.reason, expected.reason) << NameOf(expected.rule) << " " << moves;
  }
}

// Black completes six in the game of a public bug report (field log 8).
TEST(RefereeTest, TheSixOfThePostedGameIsAWinNothingOrAFoulByTheRule) {
  constexpr absl::string_view kPosted =
      "Piskvorky 20x20, 0:0, 0\n2,10\n5,10\n6,11\n7,9\n6,10\n8,8\n6,8\n7,7\n6,7\n9,10\n6,12\n"
      "17,5\n6,9\n";
  const auto judge = [&](Rule rule) {
    return Judge(ParsePsq(kPosted, {.rule = rule})->game, RefereeSettings{});
  };
  EXPECT_EQ(judge(Rule::kFreestyle).result, GameResult::kBlackWins);
  EXPECT_EQ(judge(Rule::kFreestyle).reason, EndReason::kOverline);
  EXPECT_EQ(judge(Rule::kStandard).result, GameResult::kOpen);
  EXPECT_EQ(judge(Rule::kRenju).result, GameResult::kWhiteWins);
  EXPECT_EQ(judge(Rule::kRenju).reason, EndReason::kForbiddenOverline);
  EXPECT_EQ(judge(Rule::kRenju).move, Point::At(5, 8));
}

// Field log 9: A2 to A5 and A7 stand, A6 makes six.
TEST(RefereeTest, SixOfBlackByRule) {
  ExpectVerdicts("A2 O1 A3 O3 A4 O5 A5 O7 A7 O9 A6",
                 {{Rule::kFreestyle, GameResult::kBlackWins, EndReason::kOverline},
                  {Rule::kStandard, GameResult::kOpen, EndReason::kNone},
                  {Rule::kRenju, GameResult::kWhiteWins, EndReason::kForbiddenOverline},
                  {Rule::kCaroPlus, GameResult::kBlackWins, EndReason::kOverline},
                  {Rule::kCaro, GameResult::kOpen, EndReason::kNone}});
}

TEST(RefereeTest, SixOfWhiteByRule) {
  ExpectVerdicts("H15 A2 O1 A3 O3 A4 O5 A5 O7 A7 O9 A6",
                 {{Rule::kFreestyle, GameResult::kWhiteWins, EndReason::kOverline},
                  {Rule::kStandard, GameResult::kOpen, EndReason::kNone},
                  {Rule::kRenju, GameResult::kWhiteWins, EndReason::kOverline},
                  {Rule::kCaroPlus, GameResult::kWhiteWins, EndReason::kOverline},
                  {Rule::kCaro, GameResult::kOpen, EndReason::kNone}});
}

// Field log 10: the edge never closes a row of caro, an opponent stone does.
TEST(RefereeTest, TheEdgeClosesNoRowOfCaro) {
  ExpectVerdicts("B1 F1 C1 O9 D1 O7 E1 O5 A1",
                 {{Rule::kCaro, GameResult::kBlackWins, EndReason::kFive},
                  {Rule::kCaroPlus, GameResult::kBlackWins, EndReason::kFive}});
}

TEST(RefereeTest, AFiveClosedAtBothEndsIsNoWinInCaro) {
  ExpectVerdicts("C1 B1 D1 H1 E1 O7 F1 O5 G1",
                 {{Rule::kCaro, GameResult::kOpen, EndReason::kNone},
                  {Rule::kCaroPlus, GameResult::kOpen, EndReason::kNone},
                  {Rule::kFreestyle, GameResult::kBlackWins, EndReason::kFive}});
}

TEST(RefereeTest, ASixClosedAtBothEndsWinsInCaroPlusOnly) {
  ExpectVerdicts("C8 B8 D8 I8 E8 O7 G8 O5 H8 O3 F8",
                 {{Rule::kCaroPlus, GameResult::kBlackWins, EndReason::kOverline},
                  {Rule::kCaro, GameResult::kOpen, EndReason::kNone}});
}

// Black plays the points of `row` with `last` as the last of them; White plays far from each other.
Verdict JudgeRow(const std::vector<Point>& row, size_t last) {
  Referee referee(Rule::kFreestyle, Geometry(15), {});
  std::vector<Point> order = row;
  std::rotate(order.begin() + static_cast<std::ptrdiff_t>(last),
              order.begin() + static_cast<std::ptrdiff_t>(last) + 1, order.end());
  int filler = 0;
  for (size_t i = 0; i < order.size(); ++i) {
    referee.Play(order[i]);
    if (i + 1 == order.size()) break;
    const auto is_taken = [&](Point p) {
      return std::count(row.begin(), row.end(), p) > 0 || !referee.position().IsEmpty(p);
    };
    Point white;
    do {
      white = Point::At((filler * 7) % 15, (filler * 2) % 15);
      ++filler;
    } while (is_taken(white));
    referee.Play(white);
  }
  return referee.verdict();
}

// Field log 12.
TEST(RefereeTest, EachOf572FivesWinsWithEachOfItsStonesLast) {
  const Geometry board(15);
  int wins = 0;
  for (Direction direction : kDirections) {
    for (int i = 0; i < board.num_points(); ++i) {
      const Point first = Point::At(i % 15, i / 15);
      if (board.Along(first, direction, 4) == kNoPoint) continue;
      std::vector<Point> row;
      row.reserve(5);
      for (int step = 0; step < 5; ++step) row.push_back(board.Along(first, direction, step));
      for (size_t last = 0; last < 5; ++last) {
        const Verdict verdict = JudgeRow(row, last);
        ASSERT_EQ(verdict.result, GameResult::kBlackWins) << FormatMoves(row, board);
        ASSERT_EQ(verdict.reason, EndReason::kFive);
        ASSERT_EQ(verdict.move, row[last]);
        ASSERT_THAT(verdict.line, ElementsAreArray(row));
        ++wins;
      }
    }
  }
  EXPECT_EQ(wins, 2860);
}

// The last `before` points of a row of the board and the first of the next are no row.
TEST(RefereeTest, NoRowGoesOnAtTheOtherEdge) {
  for (int y = 0; y + 1 < 15; ++y) {
    for (int before = 1; before < 5; ++before) {
      std::vector<Point> across;
      std::vector<Point> down;
      for (int i = 0; i < 5; ++i) {
        const bool is_before = i < before;
        const int place = is_before ? 15 - before + i : i - before;
        across.push_back(Point::At(place, is_before ? y : y + 1));
        down.push_back(Point::At(is_before ? y : y + 1, place));
      }
      for (size_t last = 0; last < 5; ++last) {
        EXPECT_EQ(JudgeRow(across, last).result, GameResult::kOpen) << y << " " << before;
        EXPECT_EQ(JudgeRow(down, last).result, GameResult::kOpen) << y << " " << before;
      }
    }
  }
}

TEST(RefereeTest, TheOpenGamesEndAsTheirTableSays) {
  int unfinished = 0;
  const std::vector<DataRow> rows = ReadTable("games.open.tsv");
  ASSERT_EQ(rows.size(), 147U);
  for (const DataRow& row : rows) {
    const GameRecord game = GameOf(RuleFromTableText(row["rule"]), row["moves"], row.Int("size"));
    const Verdict verdict = Judge(game, {});
    if (row["result"] == "unfinished") {
      ++unfinished;
      EXPECT_EQ(verdict, Verdict{}) << row["id"];
      continue;
    }
    EXPECT_EQ(WinnerOf(verdict.result), ColorFromText(row["result"])) << row["id"];
    EXPECT_EQ(verdict.move, game.moves.back().point) << row["id"];
  }
  EXPECT_EQ(unfinished, 7);
}

TEST(RefereeTest, TheFirstFiveEndsTheGame) {
  const Verdict verdict =
      Judge(GameOf(Rule::kFreestyle, "A1 A2 B1 B2 C1 C2 D1 D2 E1 E2"), RefereeSettings{});
  EXPECT_EQ(verdict.result, GameResult::kBlackWins);
  EXPECT_EQ(verdict.move, *ParsePoint("E1", Geometry(15)));
}

TEST(RefereeTest, AFiveBeatsTheOverlineOfTheSameStone) {
  // Q15 of the public renju tests: H9 .. H13 is five, C8 .. H8 would be six.
  const Verdict verdict = Judge(
      GameOf(Rule::kRenju, "H13 A1 H12 A3 H11 A5 H10 A7 C8 A9 D8 A11 E8 A13 F8 A15 G8 O1 H9"), {});
  EXPECT_EQ(verdict.result, GameResult::kBlackWins);
  EXPECT_EQ(verdict.reason, EndReason::kFive);
}

TEST(RefereeTest, EachKindOfForbiddenPointLosesOrIsRefused) {
  struct Case {
    absl::string_view moves;
    EndReason reason;
  };
  // Q02, Q11 and Q20 of the public renju tests.
  for (const Case& c : {Case{"H9 A1 G8 A3 I8 A5 H7 A7 H8", EndReason::kForbiddenDoubleThree},
                        Case{"E8 A1 G8 A3 I8 A5 K8 A7 H8", EndReason::kForbiddenDoubleFour},
                        Case{"E8 A1 F8 A3 G8 A5 I8 A7 J8 A9 H8", EndReason::kForbiddenOverline}}) {
    const Point point = *ParsePoint("H8", Geometry(15));
    const Verdict loss = Judge(GameOf(Rule::kRenju, c.moves), {});
    EXPECT_EQ(loss, (Verdict{GameResult::kWhiteWins, c.reason, point, {}})) << c.moves;
    const Verdict refusal =
        Judge(GameOf(Rule::kRenju, c.moves), {.forbidden = ForbiddenPolicy::kRefused});
    EXPECT_EQ(refusal, (Verdict{GameResult::kOpen, c.reason, point, {}})) << c.moves;
  }
}

TEST(RefereeTest, ARefusedStoneIsNotPlacedAndBlackMovesAgain) {
  Referee referee(Rule::kRenju, Geometry(15), {.forbidden = ForbiddenPolicy::kRefused});
  const GameRecord game = GameOf(Rule::kRenju, "H9 A1 G8 A3 I8 A5 H7 A7 H8");
  for (const RecordedMove& move : game.moves) referee.Play(move.point);
  EXPECT_TRUE(referee.position().IsEmpty(Point::At(7, 7)));
  EXPECT_EQ(referee.position().side_to_move(), Color::kBlack);
  EXPECT_EQ(referee.Play(Point::At(0, 0)), Verdict{});
  EXPECT_EQ(referee.position().at(Point::At(0, 0)), Cell::kBlack);
}

TEST(RefereeTest, WhiteHasNoForbiddenPoints) {
  const Verdict verdict = Judge(GameOf(Rule::kRenju, "A1 H9 A3 G8 A5 I8 A7 H7 A9 H8"), {});
  EXPECT_EQ(verdict, Verdict{});
}

TEST(RefereeTest, AStoneOnAStoneLoses) {
  const Verdict verdict = Judge(GameOf(Rule::kFreestyle, "H8 I9 H8 A1"), {});
  EXPECT_EQ(verdict,
            (Verdict{GameResult::kWhiteWins, EndReason::kIllegalMove, Point::At(7, 7), {}}));
}

TEST(RefereeTest, AStoneOutsideTheBoardLoses) {
  Referee referee(Rule::kFreestyle, Geometry(15), {});
  referee.Play(Point::At(7, 7));
  EXPECT_EQ(referee.Play(Point::At(15, 0)).result, GameResult::kBlackWins);
  EXPECT_EQ(referee.verdict().reason, EndReason::kIllegalMove);
}

TEST(RefereeTest, AFullBoardWithoutAFiveIsADraw) {
  // Black on the cells where (x + 2y) mod 4 < 2: 13 of 25, and no row, column or diagonal alike.
  std::vector<Point> black;
  std::vector<Point> white;
  for (int i = 0; i < 25; ++i) {
    const int x = i % 5;
    const int y = i / 5;
    ((x + 2 * y) % 4 < 2 ? black : white).push_back(Point::At(x, y));
  }
  ASSERT_EQ(black.size(), 13U);
  Referee referee(Rule::kFreestyle, Geometry(5), {});
  for (size_t i = 0; i < white.size(); ++i) {
    ASSERT_EQ(referee.Play(black[i]), Verdict{});
    ASSERT_EQ(referee.Play(white[i]), Verdict{});
  }
  EXPECT_EQ(referee.Play(black.back()),
            (Verdict{GameResult::kDraw, EndReason::kFullBoard, black.back(), {}}));
}

// A random game on 7x7 that leaves one empty point, with Black to move.
constexpr absl::string_view kNoLegalPoint =
    "E2A1A6B1D5E1G3F1C3A3B3D6B7G5B4G4B5C5D4E7G2C7D3E6A2F7D2D1E3C4G7F2A4B6A5E4B2G6F5E5F4A7C1F6D7G1"
    "C6C2";

TEST(RefereeTest, NoLegalPointIsADrawIfForbiddenStonesAreRefused) {
  const GameRecord game = GameOf(Rule::kRenju, kNoLegalPoint, 7);
  oracle::Board board(7);
  for (size_t i = 0; i < game.moves.size(); ++i) {
    board.Set(game.moves[i].point, i % 2 == 0 ? Cell::kBlack : Cell::kWhite);
  }
  ASSERT_EQ(game.moves.size(), 48U);
  for (Point point : board.EmptyPoints()) {
    ASSERT_NE(oracle::FoulAt(board, point), oracle::Foul::kNone);
  }
  EXPECT_EQ(Judge(game, {.forbidden = ForbiddenPolicy::kRefused}),
            (Verdict{GameResult::kDraw, EndReason::kNoLegalPoint, game.moves.back().point, {}}));
  EXPECT_EQ(Judge(game, {.forbidden = ForbiddenPolicy::kLoses}), Verdict{});
}

TEST(RefereeTest, PassingIsIllegalUnlessItIsOnAndThreeMovesAreMade) {
  const Verdict off = Judge(GameOf(Rule::kFreestyle, "H8 I9 J10 pass"), {});
  EXPECT_EQ(off.result, GameResult::kBlackWins);
  EXPECT_EQ(off.reason, EndReason::kIllegalMove);
  const Verdict early = Judge(GameOf(Rule::kFreestyle, "H8 I9 pass"), {.passes = PassPolicy::kOn});
  EXPECT_EQ(early.result, GameResult::kWhiteWins);
  EXPECT_EQ(early.reason, EndReason::kIllegalMove);
  EXPECT_EQ(Judge(GameOf(Rule::kFreestyle, "H8 I9 J10 pass"), {.passes = PassPolicy::kOn}),
            Verdict{});
}

TEST(RefereeTest, TwoPassesInSuccessionDraw) {
  const RefereeSettings settings = {.passes = PassPolicy::kOn};
  const Verdict draw = Judge(GameOf(Rule::kFreestyle, "H8 I9 J10 pass pass"), settings);
  EXPECT_EQ(draw.result, GameResult::kDraw);
  EXPECT_EQ(draw.reason, EndReason::kPasses);
  EXPECT_EQ(Judge(GameOf(Rule::kFreestyle, "H8 I9 J10 pass A1 pass A3"), settings), Verdict{});
}

// Rows 1 to 4 of a 5x5 board are filled by one colour each, in turn; the last row is mixed.
TEST(RefereeTest, AContinuousGameGoesOnUntilTheBoardIsFull) {
  constexpr absl::string_view kMoves = "A1A2B1B2C1C2D1D2E1E2 A3A4B3B4C3C4D3D4E3E4 A5B5C5D5E5";
  Referee referee(Rule::kFreestyle, Geometry(5), {.rows = RowPolicy::kContinues});
  const std::vector<Point> moves = *ParseMoves(kMoves, Geometry(5));
  for (Point move : moves) {
    ASSERT_EQ(referee.verdict(), Verdict{});
    referee.Play(move);
  }
  EXPECT_EQ(referee.verdict(),
            (Verdict{GameResult::kDraw, EndReason::kFullBoard, moves.back(), {}}));
  EXPECT_EQ(referee.rows_made(Color::kBlack), 2);
  EXPECT_EQ(referee.rows_made(Color::kWhite), 2);
}

TEST(RefereeTest, TheStonesOfARowAreDeadInAContinuousGame) {
  Referee referee(Rule::kStandard, Geometry(15), {.rows = RowPolicy::kContinues});
  const Geometry board(15);
  const auto play = [&](absl::string_view text) {
    const std::vector<Point> moves = *ParseMoves(text, board);
    for (Point move : moves) referee.Play(move);
  };
  play("A1A3B1B5C1C3D1D5E1");
  EXPECT_EQ(referee.rows_made(Color::kBlack), 1);
  EXPECT_EQ(referee.position().at(Point::At(2, 14)), Cell::kBlocked);
  EXPECT_EQ(referee.position().at(Point::At(2, 12)), Cell::kWhite);
  EXPECT_EQ(referee.position().side_to_move(), Color::kWhite);
  // Five more beside the dead ones: ten in a row for the eye, but exactly five that live.
  play("G7F1H9G1I7H1J9I1K7J1");
  EXPECT_EQ(referee.rows_made(Color::kBlack), 2);
  EXPECT_EQ(referee.rows_made(Color::kWhite), 0);
}

TEST(RefereeTest, AnOpeningLimitsWhereItsStonesLie) {
  const auto judge = [](OpeningRule opening, absl::string_view moves) {
    return Judge(GameOf(Rule::kRenju, moves), {.opening = opening});
  };
  EXPECT_EQ(judge(OpeningRule::kCentre, "H8A1"), Verdict{});
  EXPECT_EQ(judge(OpeningRule::kRif1996, "H8I9J10A1O15"), Verdict{});
  EXPECT_EQ(judge(OpeningRule::kFree, "A1"), Verdict{});
  EXPECT_EQ(judge(OpeningRule::kSwap2, "A1B2C3D4E5"), Verdict{});
  struct Fault {
    OpeningRule opening;
    absl::string_view moves;  // the last of them is the fault
  };
  for (const Fault& fault :
       {Fault{OpeningRule::kCentre, "H9"}, Fault{OpeningRule::kRif1996, "H9"},
        Fault{OpeningRule::kRif1996, "H8J8"}, Fault{OpeningRule::kRif1996, "H8I9K8"}}) {
    const GameRecord game = GameOf(Rule::kRenju, fault.moves);
    EXPECT_EQ(
        judge(fault.opening, fault.moves),
        (Verdict{GameResult::kWhiteWins, EndReason::kIllegalMove, game.moves.back().point, {}}));
  }
}

TEST(RefereeTest, ADrawIsOfferedWithAMoveAndAcceptedInsteadOfTheNext) {
  Referee referee(Rule::kFreestyle, Geometry(15), {});
  referee.Play(Point::At(7, 7));
  referee.OfferDraw();
  EXPECT_TRUE(referee.draw_is_offered());
  referee.Play(Point::At(8, 8));
  EXPECT_FALSE(referee.draw_is_offered());
  referee.OfferDraw();
  EXPECT_EQ(referee.AcceptDraw(),
            (Verdict{GameResult::kDraw, EndReason::kAgreement, kNoPoint, {}}));
}

TEST(RefereeTest, WhoResignsLoses) {
  for (Color color : {Color::kBlack, Color::kWhite}) {
    Referee referee(Rule::kFreestyle, Geometry(15), {});
    EXPECT_EQ(WinnerOf(referee.Resign(color).result), Opponent(color));
    EXPECT_EQ(referee.verdict().reason, EndReason::kResignation);
  }
}

TEST(RefereeTest, EveryReasonHasItsName) {
  EXPECT_EQ(NameOf(EndReason::kNone), "");
  EXPECT_EQ(NameOf(EndReason::kFive), "five");
  EXPECT_EQ(NameOf(EndReason::kOverline), "overline");
  EXPECT_EQ(NameOf(EndReason::kForbiddenOverline), "forbidden-overline");
  EXPECT_EQ(NameOf(EndReason::kForbiddenDoubleFour), "forbidden-double-four");
  EXPECT_EQ(NameOf(EndReason::kForbiddenDoubleThree), "forbidden-double-three");
  EXPECT_EQ(NameOf(EndReason::kFullBoard), "full-board");
  EXPECT_EQ(NameOf(EndReason::kNoLegalPoint), "no-legal-point");
  EXPECT_EQ(NameOf(EndReason::kPasses), "passes");
  EXPECT_EQ(NameOf(EndReason::kIllegalMove), "illegal-move");
  EXPECT_EQ(NameOf(EndReason::kAgreement), "agreement");
  EXPECT_EQ(NameOf(EndReason::kResignation), "resignation");
}

}  // namespace
}  // namespace tengen
