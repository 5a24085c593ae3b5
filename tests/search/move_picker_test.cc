#include "search/move_picker.h"

#include <limits>
#include <vector>

#include "engine/rule.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "search/move_list.h"
#include "tests/support/random_stones.h"
#include "tests/support/set_up.h"

namespace tengen {
namespace {

using ::testing::ElementsAre;

std::vector<Point> TakeAll(MoveList& list) {
  std::vector<Point> moves;
  for (Point move = list.TakeBest(); move != kNoPoint; move = list.TakeBest()) {
    moves.push_back(move);
  }
  return moves;
}

TEST(MoveListTest, TakesTheBestFirstAndOfEqualsTheFirstAdded) {
  MoveList list;
  const Point a = Point::At(1, 1), b = Point::At(2, 2), c = Point::At(3, 3), d = Point::At(4, 4);
  list.Add(a, 10);
  list.Add(b, 500);
  list.Add(c, 10);
  list.Add(d, 0);
  EXPECT_THAT(TakeAll(list), ElementsAre(b, a, c, d));
}

TEST(MoveListTest, KeepsEveryMoveWhateverItsScore) {
  MoveList list;
  const Point a = Point::At(1, 1), b = Point::At(2, 2), c = Point::At(3, 3);
  list.Add(a, std::numeric_limits<int>::min() / 2);
  list.Add(b, std::numeric_limits<int>::max() / 2);
  list.Add(c, -1);
  EXPECT_THAT(TakeAll(list), ElementsAre(b, a, c));
}

TEST(MoveListTest, HoldsAWholeBoard) {
  MoveList list;
  for (int i = 0; i < kNumPoints; ++i) list.Add(Point::FromIndex(i), i);
  const std::vector<Point> moves = TakeAll(list);
  ASSERT_EQ(moves.size(), static_cast<size_t>(kNumPoints));
  for (int i = 0; i < kNumPoints; ++i) {
    EXPECT_EQ(moves[static_cast<size_t>(i)].index(), kNumPoints - 1 - i);
  }
}

Point RandomHint(Random& random, int size) {
  if (random.OneIn(4)) return kNoPoint;
  const int x = random.Below(size);
  return Point::At(x, random.Below(size));
}

// Everything the picker yields; fails on a move that comes twice.
Bitboard Collect(MovePicker& picker) {
  Bitboard moves;
  for (Point move = picker.Next(); move != kNoPoint; move = picker.Next()) {
    EXPECT_FALSE(moves.Contains(move));
    moves.Add(move);
  }
  return moves;
}

TEST(MovePickerTest, YieldsEveryReplyOnceWhateverTheHints) {
  Random random(TestSeed(1));
  History history;
  int restricted = 0;
  for (int i = 0; i < 2000; ++i) {
    const Rule rule = kRules[static_cast<size_t>(random.Below(kNumRules))];
    const int size = random.Between(5, 22);
    const Stones stones = RandomStones(random, size, random.Between(1, size * size));
    const SearchPosition position(PositionOf(stones, rule, Color::kBlack));
    if (position.position().Has(Color::kBlack, PointThreat::kFive)) continue;
    const Point table_move = RandomHint(random, size);
    MovePicker picker(position, history,
                      {.table_move = table_move,
                       .killers = {RandomHint(random, size), RandomHint(random, size)},
                       .previous = RandomHint(random, size)});
    const Replies replies = RepliesOf(position.position());
    Bitboard moves = Collect(picker);
    // A far move of the table comes first although it is no candidate.
    Bitboard expected = replies.points;
    const bool free = replies.kind == ReplyKind::kFree;
    if (free && table_move != kNoPoint && position.position().empty().Contains(table_move)) {
      expected.Add(table_move);
    }
    ASSERT_EQ(moves, expected);
    picker.AddRest();
    moves |= Collect(picker);
    ASSERT_EQ(moves, free ? position.position().empty() : replies.points);
    restricted += free ? 0 : 1;
  }
  EXPECT_GT(restricted, 200);
}

TEST(MovePickerTest, TheTablesMoveComesFirstAndKillersBeforeTheirEquals) {
  Position start(Rule::kFreestyle, Geometry(15));
  start.Play(Point::At(7, 7));
  const SearchPosition position(start);
  const History history;
  // The four points beside the centre look alike.
  const Point killer = Point::At(7, 8);
  const Point table_move = Point::At(0, 0);
  MovePicker picker(
      position, history,
      {.table_move = table_move, .killers = {killer, kNoPoint}, .previous = kNoPoint});
  EXPECT_EQ(picker.Next(), table_move);
  std::vector<Point> beside;
  for (Point move = picker.Next(); move != kNoPoint; move = picker.Next()) {
    if (std::abs(move.x() - 7) + std::abs(move.y() - 7) == 1) beside.push_back(move);
  }
  EXPECT_THAT(beside, ElementsAre(killer, Point::At(7, 6), Point::At(6, 7), Point::At(8, 7)));
}

TEST(HistoryTest, RewardsRaiseAndPunishmentsLowerWithinTheLimit) {
  History history;
  const Point a = Point::At(3, 3), b = Point::At(4, 4);
  for (int i = 0; i < 10'000; ++i) {
    history.Reward(Color::kBlack, a, 50);
    history.Punish(Color::kBlack, b, 50);
  }
  EXPECT_GT(history.Of(Color::kBlack, a), parameters::kHistoryLimit / 2);
  EXPECT_LE(history.Of(Color::kBlack, a), parameters::kHistoryLimit);
  EXPECT_LT(history.Of(Color::kBlack, b), -parameters::kHistoryLimit / 2);
  EXPECT_GE(history.Of(Color::kBlack, b), -parameters::kHistoryLimit);
  EXPECT_EQ(history.Of(Color::kWhite, a), 0);
}

TEST(HistoryTest, RemembersTheAnswerToAMove) {
  History history;
  const Point a = Point::At(3, 3), b = Point::At(4, 4);
  EXPECT_EQ(history.CounterMove(Color::kBlack, a), kNoPoint);
  history.SetCounterMove(Color::kBlack, a, b);
  EXPECT_EQ(history.CounterMove(Color::kBlack, a), b);
  EXPECT_EQ(history.CounterMove(Color::kWhite, a), kNoPoint);
  history.SetCounterMove(Color::kBlack, kNoPoint, b);
  EXPECT_EQ(history.CounterMove(Color::kBlack, kNoPoint), kNoPoint);
  history.Clear();
  EXPECT_EQ(history.CounterMove(Color::kBlack, a), kNoPoint);
}

}  // namespace
}  // namespace tengen
