#include "protocol/game.h"

#include <algorithm>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/matchers.h"

namespace tengen {
namespace {

using ::testing::_;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

constexpr StoneOwner kOwn = StoneOwner::kOwn;
constexpr StoneOwner kOpponent = StoneOwner::kOpponent;
constexpr StoneOwner kDead = StoneOwner::kNobody;

Game Started(int size = 15) {
  Game game;
  EXPECT_THAT(game.Start(size), IsOk());
  return game;
}

Game WithBoard(const std::vector<BoardStone>& stones, Rule rule = Rule::kFreestyle,
               BoardUse use = BoardUse::kThink) {
  Game game = Started();
  EXPECT_THAT(game.SetStones(stones, rule, use), IsOk());
  return game;
}

Cell At(const Game& game, int x, int y) {
  return game.MakePosition(Rule::kFreestyle).at(Point::At(x, y));
}

TEST(GameTest, StartsOnEverySupportedSize) {
  Game game;
  for (int size = kMinBoardSize; size <= kMaxBoardSize; ++size) {
    EXPECT_THAT(game.Start(size), IsOk());
    EXPECT_EQ(game.board().size(), size);
  }
}

TEST(GameTest, AnUnsupportedSizeLeavesNoBoard) {
  for (int size : {4, 23, 100, 1000, -1, 0}) {
    Game game = Started();
    EXPECT_THAT(game.Start(size), StatusIs(absl::StatusCode::kInvalidArgument, HasSubstr("20")));
    EXPECT_FALSE(game.has_board());
    EXPECT_THAT(game.Play({0, 0}), StatusIs(absl::StatusCode::kFailedPrecondition, _));
    EXPECT_THAT(game.Restart(), StatusIs(absl::StatusCode::kFailedPrecondition, _));
  }
}

TEST(GameTest, ColoursAlternateFromBlack) {
  Game game = Started();
  EXPECT_EQ(game.side_to_move(), Color::kBlack);
  EXPECT_THAT(game.Play({7, 7}), IsOk());
  EXPECT_THAT(game.Play({8, 8}), IsOk());
  EXPECT_EQ(At(game, 7, 7), Cell::kBlack);
  EXPECT_EQ(At(game, 8, 8), Cell::kWhite);
  EXPECT_EQ(game.MakePosition(Rule::kRenju).side_to_move(), Color::kBlack);
}

TEST(GameTest, OccupiedAndOutsidePointsAreRefused) {
  Game game = Started();
  EXPECT_THAT(game.Play({7, 7}), IsOk());
  EXPECT_THAT(game.Play({7, 7}), StatusIs(absl::StatusCode::kInvalidArgument, HasSubstr("7,7")));
  EXPECT_THAT(game.Play({15, 0}), StatusIs(absl::StatusCode::kInvalidArgument, HasSubstr("15,0")));
  EXPECT_THAT(game.Play({0, -1}), StatusIs(absl::StatusCode::kInvalidArgument, _));
  EXPECT_THAT(game.stones(), SizeIs(1));
}

TEST(GameTest, RestartKeepsTheSize) {
  Game game = Started(19);
  EXPECT_THAT(game.Play({7, 7}), IsOk());
  EXPECT_THAT(game.Restart(), IsOk());
  EXPECT_EQ(game.board().size(), 19);
  EXPECT_THAT(game.stones(), IsEmpty());
  EXPECT_EQ(game.side_to_move(), Color::kBlack);
}

TEST(GameTest, AnyNumberOfStonesIsTakenBackNewestFirst) {
  Game game = Started();
  for (int i = 0; i < 5; ++i) EXPECT_THAT(game.Play({i, i}), IsOk());
  for (int i = 4; i >= 0; --i) {
    EXPECT_THAT(game.Takeback({i, i}), IsOk());
    EXPECT_EQ(game.side_to_move(), i % 2 == 0 ? Color::kBlack : Color::kWhite);
  }
  EXPECT_THAT(game.stones(), IsEmpty());
}

TEST(GameTest, AnOlderStoneIsTakenBackToo) {
  Game game = Started();
  for (int i = 0; i < 3; ++i) EXPECT_THAT(game.Play({i, i}), IsOk());
  EXPECT_THAT(game.Takeback({1, 1}), IsOk());
  EXPECT_EQ(At(game, 1, 1), Cell::kEmpty);
  EXPECT_EQ(game.side_to_move(), Color::kWhite);
}

TEST(GameTest, ThereMustBeAStoneToTakeBack) {
  Game game = Started();
  EXPECT_THAT(game.Takeback({1, 1}), StatusIs(absl::StatusCode::kInvalidArgument, _));
  EXPECT_THAT(game.Takeback({99, 1}), StatusIs(absl::StatusCode::kInvalidArgument, _));
}

TEST(GameTest, AnEmptyBoardIsBlacksToMove) {
  EXPECT_EQ(WithBoard({}).side_to_move(), Color::kBlack);
}

TEST(GameTest, OfEqualCountsTheBrainIsBlack) {
  const Game game = WithBoard({{{0, 0}, kOwn}, {{5, 5}, kOpponent}});
  EXPECT_EQ(game.side_to_move(), Color::kBlack);
  EXPECT_EQ(At(game, 0, 0), Cell::kBlack);
  EXPECT_EQ(At(game, 5, 5), Cell::kWhite);
}

TEST(GameTest, WhoHasMoreStonesIsBlack) {
  const Game game = WithBoard({{{10, 10}, kOpponent}, {{11, 11}, kOwn}, {{10, 13}, kOpponent}});
  EXPECT_EQ(game.side_to_move(), Color::kWhite);
  EXPECT_EQ(At(game, 10, 10), Cell::kBlack);
  EXPECT_EQ(At(game, 11, 11), Cell::kWhite);
}

TEST(GameTest, TheOrderOfABoardDoesNotMatter) {
  const std::vector<BoardStone> sorted = {{{0, 0}, kOwn},
                                          {{0, 1}, kOwn},
                                          {{2, 3}, kOpponent},
                                          {{5, 6}, kOpponent},
                                          {{9, 9}, kOpponent}};
  std::vector<BoardStone> stones = sorted;
  const auto before = [](const BoardStone& a, const BoardStone& b) { return a.at.x < b.at.x; };
  std::sort(stones.begin(), stones.end(), before);
  do {
    const Game game = WithBoard(stones);
    EXPECT_EQ(game.side_to_move(), Color::kWhite);
    EXPECT_EQ(At(game, 0, 0), Cell::kWhite);
    EXPECT_EQ(At(game, 9, 9), Cell::kBlack);
  } while (std::next_permutation(stones.begin(), stones.end(), before));
}

TEST(GameTest, TheBrainMayBeOneStoneAhead) {
  // The opponent has passed, or an older stone was taken back.
  const Game game = WithBoard({{{7, 7}, kOwn}, {{8, 8}, kOpponent}, {{9, 9}, kOwn}});
  EXPECT_EQ(At(game, 7, 7), Cell::kBlack);
  EXPECT_EQ(game.side_to_move(), Color::kBlack);
}

TEST(GameTest, InRenjuTheFirstStoneOfAlternatingOnesIsBlack) {
  const std::vector<BoardStone> stones = {{{7, 7}, kOpponent}, {{8, 8}, kOwn}};
  EXPECT_EQ(At(WithBoard(stones, Rule::kRenju), 7, 7), Cell::kBlack);
  EXPECT_EQ(WithBoard(stones, Rule::kRenju).side_to_move(), Color::kWhite);
  EXPECT_EQ(At(WithBoard(stones, Rule::kFreestyle), 7, 7), Cell::kWhite);
}

TEST(GameTest, InRenjuCountsDecideWhereStonesDoNotAlternate) {
  const std::vector<BoardStone> stones = {{{8, 8}, kOwn}, {{7, 7}, kOpponent}, {{6, 6}, kOpponent}};
  EXPECT_EQ(At(WithBoard(stones, Rule::kRenju), 7, 7), Cell::kBlack);
}

TEST(GameTest, ImpossibleCountsAreRefusedAndTheGameStays) {
  Game game = Started();
  EXPECT_THAT(game.Play({0, 0}), IsOk());
  EXPECT_THAT(game.SetStones({{{2, 3}, kOwn}, {{5, 6}, kOwn}}, Rule::kFreestyle, BoardUse::kThink),
              StatusIs(absl::StatusCode::kInvalidArgument, HasSubstr("2 own stones")));
  EXPECT_THAT(
      game.SetStones({{{2, 3}, kOpponent}, {{5, 6}, kOpponent}}, Rule::kRenju, BoardUse::kThink),
      StatusIs(absl::StatusCode::kInvalidArgument, _));
  EXPECT_THAT(game.stones(), SizeIs(1));
}

TEST(GameTest, DeadStonesBelongToNobodyAndExcuseAnyCount) {
  const Game game = WithBoard({{{0, 0}, kDead}, {{1, 0}, kDead}, {{2, 0}, kOwn}, {{3, 0}, kOwn}});
  EXPECT_EQ(At(game, 0, 0), Cell::kBlocked);
  EXPECT_EQ(At(game, 2, 0), Cell::kBlack);
  EXPECT_EQ(game.side_to_move(), Color::kBlack);
}

TEST(GameTest, AnyStonesMayBeSetUp) {
  const Game game =
      WithBoard({{{2, 3}, kOwn}, {{5, 6}, kOwn}, {{6, 6}, kOwn}}, Rule::kRenju, BoardUse::kSetUp);
  EXPECT_EQ(At(game, 2, 3), Cell::kBlack);
  EXPECT_EQ(game.side_to_move(), Color::kBlack);
}

TEST(GameTest, ASetUpOneStoneAheadIsTheOpponentsTurn) {
  const Game game = WithBoard({{{7, 7}, kOwn}, {{8, 8}, kOpponent}, {{9, 9}, kOwn}}, Rule::kRenju,
                              BoardUse::kSetUp);
  EXPECT_EQ(game.side_to_move(), Color::kWhite);
}

TEST(GameTest, ABadStoneIsNamedAndTheGameStays) {
  Game game = Started();
  EXPECT_THAT(game.Play({0, 0}), IsOk());
  EXPECT_THAT(game.SetStones({{{1, 1}, kOwn}, {{1, 1}, kOpponent}}, Rule::kRenju, BoardUse::kThink),
              StatusIs(absl::StatusCode::kInvalidArgument, HasSubstr("number 2")));
  EXPECT_THAT(game.SetStones({{{15, 1}, kOwn}}, Rule::kRenju, BoardUse::kThink),
              StatusIs(absl::StatusCode::kInvalidArgument, HasSubstr("15,1")));
  EXPECT_EQ(At(game, 0, 0), Cell::kBlack);
  EXPECT_EQ(game.side_to_move(), Color::kWhite);
}

TEST(GameTest, AFullBoardIsFull) {
  Game game = Started(5);
  for (int i = 0; i < 25; ++i) {
    EXPECT_FALSE(game.IsFull());
    EXPECT_THAT(game.Play({i % 5, i / 5}), IsOk());
  }
  EXPECT_TRUE(game.IsFull());
}

}  // namespace
}  // namespace tengen
