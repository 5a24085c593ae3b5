#include "search/opening_generator.h"

#include <algorithm>
#include <memory>
#include <optional>

#include "eval/win_rate.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/oracle/forbidden.h"
#include "tests/oracle/solver.h"
#include "tests/protocol/fake_searcher.h"

namespace tengen {
namespace {

using testing::AllOf;
using testing::Ge;
using testing::Le;
using testing::SizeIs;

constexpr uint64_t kNodes = 4'000;

// The openings among the tries of a recipe from number `first` on.
std::vector<std::optional<BalancedOpening>> TriesOf(const OpeningRecipe& recipe, uint64_t first,
                                                    uint64_t count) {
  const std::unique_ptr<Searcher> searcher = MakeSearcher();
  OpeningGenerator generator(recipe, *searcher);
  std::vector<std::optional<BalancedOpening>> tries;
  for (uint64_t i = 0; i < count; ++i) tries.push_back(generator.Try(first + i));
  return tries;
}

// Plays the moves on a plain board; false if one is illegal or ends the game.
bool PlayAll(const std::vector<Point>& moves, Rule rule, oracle::Board& board) {
  for (size_t i = 0; i < moves.size(); ++i) {
    const Color color = i % 2 == 0 ? Color::kBlack : Color::kWhite;
    const std::vector<Point> wins = oracle::WinningPoints(board, rule, color);
    const bool is_foul = rule == Rule::kRenju && color == Color::kBlack &&
                         oracle::FoulAt(board, moves[i]) != oracle::Foul::kNone;
    if (board.at(moves[i]) != Cell::kEmpty || is_foul ||
        std::count(wins.begin(), wins.end(), moves[i]) > 0) {
      return false;
    }
    board.Set(moves[i], CellOf(color));
  }
  return true;
}

TEST(OpeningGeneratorTest, OpeningsAreLegalAndWithoutAWinByFoursForEitherSide) {
  for (Rule rule : kRules) {
    int found = 0;
    for (const std::optional<BalancedOpening>& opening :
         TriesOf({.rule = rule, .nodes = kNodes}, 0, 24)) {
      if (!opening.has_value()) continue;
      ++found;
      EXPECT_THAT(opening->moves, SizeIs(AllOf(Ge(4U), Le(9U))));
      EXPECT_LE(std::abs(WinRateOf(opening->value) - 0.5), 0.05);
      oracle::Board board(15);
      ASSERT_TRUE(PlayAll(opening->moves, rule, board)) << NameOf(rule);
      for (Color attacker : {Color::kBlack, Color::kWhite}) {
        EXPECT_NE(oracle::SolveVcf(board, {rule, attacker}, 5).verdict, oracle::VcfVerdict::kWin);
      }
    }
    EXPECT_GE(found, 3) << NameOf(rule);
  }
}

TEST(OpeningGeneratorTest, ATryDoesNotDependOnThoseBefore) {
  const OpeningRecipe recipe = {.rule = Rule::kRenju, .nodes = kNodes, .seed = 5};
  const auto all = TriesOf(recipe, 0, 12);
  for (uint64_t index : {11U, 3U, 7U}) {
    const std::optional<BalancedOpening> alone = TriesOf(recipe, index, 1).front();
    const std::optional<BalancedOpening>& among = all[index];
    ASSERT_EQ(alone.has_value(), among.has_value());
    if (!alone.has_value()) continue;
    EXPECT_EQ(alone->moves, among->moves);
    EXPECT_EQ(alone->value, among->value);
  }
}

TEST(OpeningGeneratorTest, AnotherSeedBringsOtherOpenings) {
  const auto moves_of = [](uint64_t seed) {
    std::vector<std::vector<Point>> moves;
    for (const auto& opening : TriesOf({.nodes = kNodes, .seed = seed}, 0, 8)) {
      if (opening.has_value()) moves.push_back(opening->moves);
    }
    return moves;
  };
  EXPECT_NE(moves_of(1), moves_of(2));
}

// A try with a searcher that finds every position worth `value` for the side to move.
std::optional<BalancedOpening> TryWithValue(Value value) {
  FakeSearcher searcher;
  searcher.set_script(
      [value](const SearchRequest& request, SearchControl& control, SearchListener& listener) {
        SearchReport report = FakeSearcher::FirstEmpty(request, control, listener);
        for (SearchLine& line : report.lines) line.value = value;
        return report;
      });
  OpeningGenerator generator({.least_stones = 3, .most_stones = 3, .bound = 0.05}, searcher);
  return generator.Try(0);
}

// A win rate of 55 % is a value of 44.1: 220 times the logarithm of 55/45.
TEST(OpeningGeneratorTest, TheWinRateIsWithinTheBound) {
  EXPECT_TRUE(TryWithValue(0).has_value());
  EXPECT_TRUE(TryWithValue(44).has_value());
  EXPECT_TRUE(TryWithValue(-44).has_value());
  EXPECT_FALSE(TryWithValue(45).has_value());
  EXPECT_FALSE(TryWithValue(-45).has_value());
  EXPECT_FALSE(TryWithValue(WinIn(9)).has_value());
}

TEST(OpeningGeneratorTest, StonesFitOnEveryBoard) {
  for (int size : {5, 6, 9, 22}) {
    const OpeningRecipe recipe = {.board = Geometry(size),
                                  .least_stones = 1,
                                  .most_stones = size * size / 2,
                                  .bound = 0.5,
                                  .nodes = 200};
    for (const std::optional<BalancedOpening>& opening : TriesOf(recipe, 0, 16)) {
      if (!opening.has_value()) continue;
      for (Point point : opening->moves) EXPECT_TRUE(recipe.board.Contains(point));
    }
  }
}

}  // namespace
}  // namespace tengen
