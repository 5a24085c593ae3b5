// Moves, positions and moves taken back.
#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/geometry.h"
#include "engine/notation.h"
#include "engine/referee.h"
#include "engine/rule.h"
#include "protocol/manager/conformance_checks.h"

namespace tengen {
namespace {

void CheckBegin(ConformanceSession& brain) {
  brain.StartGame();
  brain.Say("BEGIN\n");
  brain.HearMove();
  brain.ExpectSilence();
  brain.PlayTurn();
  brain.ExpectSilence();
}

// Old brains wrote outside their board here.
void CheckCorners(ConformanceSession& brain) {
  for (const char* corner : {"0,0", "14,0", "0,14", "14,14"}) {
    brain.StartGame();
    brain.Say(absl::StrCat("TURN ", corner, "\n"));
    brain.HearMove();
  }
}

void CheckBoardOrders(ConformanceSession& brain) {
  brain.StartGame();
  std::array<std::string, 5> stones = {"3,3,1\n", "6,9,1\n", "9,8,2\n", "10,5,1\n", "5,5,2\n"};
  for (int order = 0; order < 6; ++order) {
    brain.Say(absl::StrCat("BOARD\n", absl::StrJoin(stones, ""), "DONE\n"));
    brain.HearMove();
    std::rotate(stones.begin(), stones.begin() + 2, stones.end());
    if (order == 2) std::reverse(stones.begin(), stones.end());
  }
}

void CheckEmptyBoard(ConformanceSession& brain) {
  brain.StartGame();
  brain.Say("BOARD\nDONE\n");
  brain.HearMove();
  brain.PlayTurn();
}

void CheckBoardReplaces(ConformanceSession& brain) {
  brain.StartGame();
  brain.Say("BOARD\n0,0,1\n1,1,2\n2,0,1\n3,1,2\nDONE\n");
  brain.HearMove();
  brain.Say("BOARD\n13,13,1\n12,14,2\nDONE\n");
  brain.HearMove();
  // Taken in the first position, free in the second one.
  if (brain.FreePoint() != kNoPoint) brain.Say("TURN 0,0\n");
  brain.HearMove();
}

void CheckBadBoard(ConformanceSession& brain) {
  brain.StartGame();
  brain.Say("BOARD\n2,3,1\n5,6,1\nDONE\n");
  brain.Hear({ReplyKind::kMoves, ReplyKind::kError});
  brain.StartGame();
  brain.PlayTurn();
}

// Takes the newest `count` stones back, newest first, as Piskvork does.
void TakeBack(int count, ConformanceSession& brain) {
  for (int i = 0; i < count && brain.goes_on(); ++i) {
    const Point newest = brain.game().stones().back().point;
    brain.Say(absl::StrCat("TAKEBACK ", FormatPair(newest), "\n"));
    if (brain.Hear({ReplyKind::kOk, ReplyKind::kUnknown}).kind == ReplyKind::kUnknown) {
      brain.Lack("TAKEBACK; managers send the whole position instead");
    }
  }
}

void CheckTakebackRuns(ConformanceSession& brain) {
  brain.StartGame();
  brain.Say("BEGIN\n");
  brain.HearMove();
  for (const int run : {2, 4, 1, 3}) {
    while (brain.goes_on() && brain.game().stones().size() < 7) brain.PlayTurn();
    TakeBack(run, brain);
    brain.PlayTurn();
  }
}

// The same opening in the next game: the stones go, and the colours change.
void CheckTakebackAll(ConformanceSession& brain) {
  brain.StartGame();
  for (int i = 0; i < 3; ++i) brain.PlayTurn();
  TakeBack(static_cast<int>(brain.game().stones().size()), brain);
  if (brain.goes_on()) brain.Say("BEGIN\n");
  brain.HearMove();
  brain.PlayTurn();
}

void CheckWholeGame(ConformanceSession& brain) {
  constexpr int kMaxMoves = 60;
  brain.StartGame();
  Referee referee(Rule::kFreestyle, Geometry(15), RefereeSettings());
  for (int i = 0; i < kMaxMoves && brain.goes_on(); ++i) {
    const Point point = brain.FreePoint();
    if (referee.Play(point).result != GameResult::kOpen) return;
    brain.Say(absl::StrCat("TURN ", FormatPair(point), "\n"));
    const Point move = brain.HearMove();
    if (move == kNoPoint || referee.Play(move).result != GameResult::kOpen) return;
  }
}

// Pairs of stones, shifted from row to row: nobody has five.
void CheckLastPoint(ConformanceSession& brain) {
  constexpr int kSize = 15;
  const Point last = Point::At(7, 7);
  std::vector<Point> own;
  std::vector<Point> opponent;
  for (int y = 0; y < kSize; ++y) {
    for (int x = 0; x < kSize; ++x) {
      const Point point = Point::At(x, y);
      if (point != last) ((x / 2 + y) % 2 == 0 ? own : opponent).push_back(point);
    }
  }
  std::string text = "BOARD\n";
  for (size_t i = 0; i < std::max(own.size(), opponent.size()); ++i) {
    if (i < own.size()) absl::StrAppend(&text, FormatPair(own[i]), ",1\n");
    if (i < opponent.size()) absl::StrAppend(&text, FormatPair(opponent[i]), ",2\n");
  }
  brain.StartGame(kSize);
  brain.Say(absl::StrCat(text, "DONE\n"));
  brain.HearMove();
}

constexpr ConformanceCheck kChecks[] = {
    {"begin", "BEGIN and TURN are answered with one move each, and nothing else", &CheckBegin},
    {"corners", "a first stone in a corner is answered", &CheckCorners},
    {"board-orders", "BOARD is answered whatever the order of its stones", &CheckBoardOrders},
    {"empty-board", "a BOARD without stones is answered with the first move", &CheckEmptyBoard},
    {"board-replaces", "BOARD replaces the whole position", &CheckBoardReplaces},
    {"bad-board", "a BOARD that no game has is answered or refused, and does no harm",
     &CheckBadBoard},
    {"takeback-runs", "stones are taken back one after the other, and play goes on",
     &CheckTakebackRuns},
    {"takeback-all", "all stones may be taken back, and the colours change", &CheckTakebackAll},
    {"whole-game", "a game is played with legal moves to its end, or for 60 moves",
     &CheckWholeGame},
    {"last-point", "the last point of the board is played", &CheckLastPoint},
};

}  // namespace

absl::Span<const ConformanceCheck> GameChecks() { return kChecks; }

}  // namespace tengen
