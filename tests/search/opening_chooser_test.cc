#include "search/opening_chooser.h"

#include <algorithm>
#include <set>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/protocol/fake_searcher.h"

namespace tengen {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

class SilentListener : public SearchListener {
  void OnReport(const SearchReport&) override {}
};

class OpeningChooserTest : public testing::Test {
 protected:
  // Searches find `value_of(position)` for the side to move, and the first empty points.
  void SetValues(std::function<Value(const SearchRequest&)> value_of) {
    searcher_.set_script(
        [value_of](const SearchRequest& request, SearchControl& control, SearchListener& listener) {
          SearchReport report = FakeSearcher::FirstEmpty(request, control, listener);
          for (SearchLine& line : report.lines) line.value = value_of(request);
          return report;
        });
  }

  OpeningChooser Chooser() { return OpeningChooser(searcher_, control_, listener_, {}); }

  Position WithStones(int number) {
    Position position(Rule::kStandard, Geometry(15));
    for (int i = 0; i < number; ++i) position.Play(Point::At(7 + i, 7));
    return position;
  }

  FakeSearcher searcher_;
  SearchControl control_;
  SilentListener listener_;
};

TEST_F(OpeningChooserTest, PlacesTheOpeningOfTheMostEvenValue) {
  // The third opening that is valued is even, all others are not.
  int searches = 0;
  SetValues([&](const SearchRequest&) { return ++searches == 3 ? 5 : -100 * searches; });
  const std::vector<Point> placed = Chooser().PlaceThree(WithStones(0));
  ASSERT_THAT(placed, SizeIs(3));
  ASSERT_GT(searcher_.requests().size(), 3u);
  const Position& third = searcher_.requests()[2].position;
  EXPECT_THAT(placed,
              ElementsAre(third.move_before(2), third.move_before(1), third.move_before(0)));
}

TEST_F(OpeningChooserTest, PlacesThreeDifferentPointsOnEveryBoard) {
  for (int size = kMinBoardSize; size <= kMaxBoardSize; ++size) {
    const std::vector<Point> placed =
        Chooser().PlaceThree(Position(Rule::kFreestyle, Geometry(size)));
    EXPECT_THAT(std::set<Point>(placed.begin(), placed.end()), SizeIs(3)) << size;
    for (Point point : placed) EXPECT_TRUE(Geometry(size).Contains(point)) << size;
  }
}

TEST_F(OpeningChooserTest, TakesTheColourThatIsClearlyBetter) {
  SetValues([](const SearchRequest&) { return 300; });
  OpeningDecision decision = Chooser().AnswerThree(WithStones(3));
  EXPECT_EQ(decision.choice, OpeningChoice::kTakeWhite);
  EXPECT_THAT(decision.moves, ElementsAre(Point::At(0, 0)));
  SetValues([](const SearchRequest&) { return LossIn(10); });
  decision = Chooser().AnswerThree(WithStones(3));
  EXPECT_EQ(decision.choice, OpeningChoice::kTakeBlack);
  EXPECT_THAT(decision.moves, IsEmpty());
}

TEST_F(OpeningChooserTest, PlacesTwoStonesWhereTheyKeepAnEvenGameEven) {
  SetValues([](const SearchRequest&) { return 10; });
  const OpeningDecision decision = Chooser().AnswerThree(WithStones(3));
  EXPECT_EQ(decision.choice, OpeningChoice::kPlaceTwo);
  EXPECT_THAT(decision.moves, ElementsAre(Point::At(0, 0), Point::At(1, 0)));
}

TEST_F(OpeningChooserTest, TakesTheBetterColourWhereNoTwoStonesAreEven) {
  SetValues([](const SearchRequest& request) { return request.balance ? 400 : -10; });
  EXPECT_EQ(Chooser().AnswerThree(WithStones(3)).choice, OpeningChoice::kTakeBlack);
  SetValues([](const SearchRequest& request) { return request.balance ? 400 : 10; });
  EXPECT_EQ(Chooser().AnswerThree(WithStones(3)).choice, OpeningChoice::kTakeWhite);
}

TEST_F(OpeningChooserTest, TheFirstPlayerTakesTheBetterColour) {
  SetValues([](const SearchRequest&) { return -1; });
  EXPECT_EQ(Chooser().AnswerFive(WithStones(5)).choice, OpeningChoice::kTakeBlack);
  SetValues([](const SearchRequest&) { return 1; });
  const OpeningDecision decision = Chooser().AnswerFive(WithStones(5));
  EXPECT_EQ(decision.choice, OpeningChoice::kTakeWhite);
  EXPECT_THAT(decision.moves, ElementsAre(Point::At(0, 0)));
}

TEST_F(OpeningChooserTest, APairIsTheOneNearestToTheTarget) {
  // After the first move (2, 0) the reply reaches -48 for the side that replies, so 48 for the side
  // that began; the others are further from 50.
  SetValues([](const SearchRequest& request) {
    if (!request.balance) return 0;
    return request.position.last_move() == Point::At(2, 0) ? -48 : 30;
  });
  const BalancedPair pair = Chooser().BalanceTwo(WithStones(3), 50);
  EXPECT_THAT(pair.moves, ElementsAre(Point::At(2, 0), Point::At(0, 0)));
  EXPECT_EQ(pair.value, 48);
  EXPECT_EQ(searcher_.last_request().balance_target, -50);
}

TEST_F(OpeningChooserTest, ThereIsNoPairOnABoardWithOneEmptyPoint) {
  Position position(Rule::kFreestyle, Geometry(5));
  for (int i = 0; i < 24; ++i) position.Play(Point::At(i % 5, i / 5));
  EXPECT_THAT(Chooser().BalanceTwo(position, 0).moves, IsEmpty());
}

}  // namespace
}  // namespace tengen
