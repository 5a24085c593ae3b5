#include "search/soosorv_chooser.h"

#include <functional>

#include "engine/opening_rule.h"
#include "engine/symmetry.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/protocol/fake_searcher.h"

namespace tengen {
namespace {

using ::testing::ElementsAre;
using ::testing::SizeIs;

class SilentListener : public SearchListener {
  void OnReport(const SearchReport&) override {}
};

class SoosorvChooserTest : public testing::Test {
 protected:
  // Searches find the first empty points, of `value_of(request, line)` each.
  void SetValues(std::function<Value(const SearchRequest&, int)> value_of) {
    searcher_.set_script(
        [value_of](const SearchRequest& request, SearchControl& control, SearchListener& listener) {
          SearchReport report = FakeSearcher::FirstEmpty(request, control, listener);
          for (size_t i = 0; i < report.lines.size(); ++i) {
            report.lines[i].value = value_of(request, static_cast<int>(i));
          }
          return report;
        });
  }

  SoosorvChooser Chooser() { return SoosorvChooser(searcher_, control_, listener_, {}); }

  Position WithStones(const std::vector<Point>& moves) {
    Position position(Rule::kRenju, Geometry(15));
    for (Point move : moves) position.Play(move);
    return position;
  }

  FakeSearcher searcher_;
  SearchControl control_;
  SilentListener listener_;
};

const std::vector<Point> kFour = {Point::At(7, 7), Point::At(8, 6), Point::At(8, 8),
                                  Point::At(3, 5)};

TEST_F(SoosorvChooserTest, PlacesTheMostEvenOpening) {
  int searches = 0;
  SetValues([&](const SearchRequest&, int) { return ++searches == 20 ? -5 : 100; });
  const std::vector<Point> placed = Chooser().PlaceThree(WithStones({}));
  EXPECT_EQ(placed, RenjuOpenings(Geometry(15))[19]);
}

TEST_F(SoosorvChooserTest, SwapsToBlackWhereBlackIsBetter) {
  SetValues([](const SearchRequest&, int) { return -1; });
  EXPECT_EQ(Chooser().AnswerThree(WithStones({kFour.begin(), kFour.begin() + 3})),
            SwapChoice::kSwap);
  SetValues([](const SearchRequest&, int) { return 1; });
  EXPECT_EQ(Chooser().AnswerThree(WithStones({kFour.begin(), kFour.begin() + 3})),
            SwapChoice::kStay);
}

TEST_F(SoosorvChooserTest, TheNumberOfFifthMovesMakesTheFourthMoveEven) {
  // Black's fifth moves are worth 300, 200, 100, 0, -100 ... after any fourth move.
  SetValues([](const SearchRequest& request, int line) {
    return request.position.ply() == 4 ? 300 - 100 * line : 0;
  });
  const FourthMove fourth = Chooser().PlayFourth(WithStones({kFour.begin(), kFour.begin() + 3}));
  EXPECT_EQ(fourth.move, Point::At(0, 0));
  EXPECT_EQ(fourth.fifth_moves, 4);
}

TEST_F(SoosorvChooserTest, BlackSwapsIfTheLastOfItsFifthMovesLoses) {
  SetValues([](const SearchRequest&, int line) { return 150 - 100 * line; });
  EXPECT_EQ(Chooser().AnswerFour(WithStones(kFour), 2), SwapChoice::kStay);
  EXPECT_EQ(Chooser().AnswerFour(WithStones(kFour), 3), SwapChoice::kSwap);
}

TEST_F(SoosorvChooserTest, OffersTheBestFifthMoves) {
  EXPECT_THAT(Chooser().OfferFifths(WithStones(kFour), 3),
              ElementsAre(Point::At(0, 0), Point::At(1, 0), Point::At(2, 0)));
}

TEST_F(SoosorvChooserTest, OfferedMovesDifferUnderTheSymmetriesOfThePosition) {
  // Four stones that are symmetrical about the vertical through the centre.
  const Position position =
      WithStones({Point::At(7, 7), Point::At(7, 6), Point::At(7, 9), Point::At(7, 3)});
  const std::vector<Point> offered = Chooser().OfferFifths(position, 8);
  ASSERT_THAT(offered, SizeIs(8));
  for (size_t i = 0; i < offered.size(); ++i) {
    for (size_t j = 0; j < i; ++j) {
      EXPECT_NE(offered[i], Apply(Symmetry::kFlipVerticalAxis, Geometry(15), offered[j]));
    }
  }
}

TEST_F(SoosorvChooserTest, KeepsTheFifthMoveThatIsWorstForBlack) {
  SetValues([](const SearchRequest& request, int) {
    return request.position.last_move() == Point::At(4, 4) ? 70 : -20;
  });
  EXPECT_EQ(
      Chooser().KeepFifth(WithStones(kFour), {Point::At(3, 3), Point::At(4, 4), Point::At(5, 5)}),
      Point::At(4, 4));
}

}  // namespace
}  // namespace tengen
