#include "engine/opening_rule.h"

#include <algorithm>
#include <cstdlib>
#include <set>

#include "engine/notation.h"
#include "engine/symmetry.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/matchers.h"

namespace tengen {
namespace {

using absl::StatusCode;
using testing::ElementsAre;
using testing::HasSubstr;

constexpr OpeningAct kActs[] = {OpeningAct::kPlaceStone, OpeningAct::kTakeBlack,
                                OpeningAct::kTakeWhite,  OpeningAct::kPlaceTwo,
                                OpeningAct::kOfferFifth, OpeningAct::kKeepFifth};

const Geometry kBoard(15);

Point At(absl::string_view text) { return *ParsePoint(text, kBoard); }

OpeningAction Place(absl::string_view point) { return {OpeningAct::kPlaceStone, At(point)}; }
OpeningAction Offer(absl::string_view point) { return {OpeningAct::kOfferFifth, At(point)}; }
OpeningAction Keep(absl::string_view point) { return {OpeningAct::kKeepFifth, At(point)}; }

// An opening after some actions, all of which have to be legal.
OpeningPhase After(OpeningRule rule, const std::vector<OpeningAction>& actions) {
  OpeningPhase opening(rule, kBoard);
  for (const OpeningAction& action : actions) EXPECT_THAT(opening.Act(action), IsOk());
  return opening;
}

// The least image of stones of which each has its own meaning (its place in the list).
std::vector<Point> LeastImage(const std::vector<Point>& stones) {
  std::vector<Point> least;
  for (Symmetry symmetry : kSymmetries) {
    std::vector<Point> image;
    for (Point point : stones) image.push_back(Apply(symmetry, kBoard, point));
    if (least.empty() || image < least) least = image;
  }
  return least;
}

bool IsDirect(const std::vector<Point>& opening) {
  return std::abs(opening[1].x() - opening[0].x()) + std::abs(opening[1].y() - opening[0].y()) == 1;
}

// All that RIF 1996 lets the first player place, up to symmetry.
std::set<std::vector<Point>> RifClasses() {
  std::set<std::vector<Point>> classes;
  const OpeningPhase empty(OpeningRule::kRif1996, kBoard);
  for (Point first : empty.legal_points()) {
    OpeningPhase one = empty;
    EXPECT_THAT(one.Act({OpeningAct::kPlaceStone, first}), IsOk());
    for (Point second : one.legal_points()) {
      OpeningPhase two = one;
      EXPECT_THAT(two.Act({OpeningAct::kPlaceStone, second}), IsOk());
      for (Point third : two.legal_points()) classes.insert(LeastImage({first, second, third}));
    }
  }
  return classes;
}

// Rules page: 13 openings of each kind up to symmetry.
TEST(OpeningRuleTest, RifHasThirteenDirectAndThirteenIndirectOpenings) {
  const std::set<std::vector<Point>> classes = RifClasses();
  EXPECT_EQ(std::count_if(classes.begin(), classes.end(), IsDirect), 13);
  EXPECT_EQ(classes.size(), 26U);
}

TEST(OpeningRuleTest, TheListOfRenjuOpeningsHoldsEachOfThemOnce) {
  const std::vector<std::vector<Point>> openings = RenjuOpenings(kBoard);
  EXPECT_EQ(openings.size(), 26U);
  EXPECT_TRUE(std::is_partitioned(openings.begin(), openings.end(), IsDirect));
  std::set<std::vector<Point>> classes;
  for (const std::vector<Point>& opening : openings) {
    EXPECT_EQ(opening.front(), kBoard.centre());
    classes.insert(LeastImage(opening));
  }
  EXPECT_EQ(classes, RifClasses());
}

TEST(OpeningRuleTest, AFreeGameHasNoOpening) {
  OpeningPhase opening(OpeningRule::kFree, kBoard);
  EXPECT_TRUE(opening.is_over());
  EXPECT_THAT(opening.Act(Place("h8")),
              StatusIs(StatusCode::kFailedPrecondition, HasSubstr("expected moves of the game")));
}

TEST(OpeningRuleTest, TheCentreComesFirstAndNothingElse) {
  OpeningPhase opening(OpeningRule::kCentre, kBoard);
  EXPECT_EQ(opening.player_to_act(), Player::kFirst);
  EXPECT_EQ(opening.legal_points(), Bitboard::Of(At("h8")));
  EXPECT_THAT(opening.Act(Place("h9")),
              StatusIs(StatusCode::kInvalidArgument, HasSubstr("centre, H8")));
  EXPECT_THAT(opening.Act(Place("h8")), IsOk());
  EXPECT_TRUE(opening.is_over());
  EXPECT_EQ(opening.ColorOf(Player::kFirst), Color::kBlack);
}

TEST(OpeningRuleTest, WithSwapTheSecondPlayerTakesAColour) {
  OpeningPhase opening = After(OpeningRule::kSwap, {Place("a1"), Place("o15"), Place("h8")});
  EXPECT_EQ(opening.player_to_act(), Player::kSecond);
  EXPECT_THAT(opening.legal_acts(), ElementsAre(OpeningAct::kTakeBlack, OpeningAct::kTakeWhite));
  EXPECT_THAT(opening.Act({OpeningAct::kTakeBlack}), IsOk());
  EXPECT_TRUE(opening.is_over());
  EXPECT_EQ(opening.ColorOf(Player::kSecond), Color::kBlack);
  EXPECT_EQ(opening.ColorOf(Player::kFirst), Color::kWhite);
}

TEST(OpeningRuleTest, WithSwap2TheSecondPlayerMayTakeAColour) {
  for (OpeningAct act : {OpeningAct::kTakeBlack, OpeningAct::kTakeWhite}) {
    const OpeningPhase opening =
        After(OpeningRule::kSwap2, {Place("h8"), Place("i9"), Place("j7"), {act}});
    EXPECT_TRUE(opening.is_over());
    EXPECT_EQ(opening.moves().size(), 3U);
    EXPECT_EQ(opening.ColorOf(Player::kSecond) == Color::kBlack, act == OpeningAct::kTakeBlack);
  }
}

TEST(OpeningRuleTest, WithSwap2TheSecondPlayerMayPlaceTwoMore) {
  OpeningPhase opening =
      After(OpeningRule::kSwap2, {Place("h8"), Place("i9"), Place("j7"), {OpeningAct::kPlaceTwo}});
  EXPECT_EQ(opening.player_to_act(), Player::kSecond);
  EXPECT_THAT(opening.Act(Place("a1")), IsOk());
  EXPECT_EQ(opening.player_to_act(), Player::kSecond);
  EXPECT_THAT(opening.Act(Place("b2")), IsOk());
  EXPECT_EQ(opening.player_to_act(), Player::kFirst);
  EXPECT_THAT(opening.legal_acts(), ElementsAre(OpeningAct::kTakeBlack, OpeningAct::kTakeWhite));
  EXPECT_THAT(opening.Act({OpeningAct::kTakeWhite}), IsOk());
  EXPECT_TRUE(opening.is_over());
  EXPECT_EQ(opening.ColorOf(Player::kFirst), Color::kWhite);
  EXPECT_THAT(opening.moves(), ElementsAre(At("h8"), At("i9"), At("j7"), At("a1"), At("b2")));
}

TEST(OpeningRuleTest, RifGoesOnWithTheColoursThatWereTaken) {
  OpeningPhase opening = After(OpeningRule::kRif1996,
                               {Place("h8"), Place("h9"), Place("j10"), {OpeningAct::kTakeBlack}});
  // The first player has White now, and places the fourth stone.
  EXPECT_EQ(opening.player_to_act(), Player::kFirst);
  EXPECT_THAT(opening.Act(Place("o15")), IsOk());
  EXPECT_EQ(opening.player_to_act(), Player::kSecond);
  EXPECT_THAT(opening.Act(Offer("a1")), IsOk());
  EXPECT_EQ(opening.player_to_act(), Player::kSecond);
  EXPECT_THAT(opening.Act(Offer("b1")), IsOk());
  EXPECT_EQ(opening.player_to_act(), Player::kFirst);
  EXPECT_THAT(opening.offers(), ElementsAre(At("a1"), At("b1")));
  EXPECT_THAT(opening.Act(Keep("c1")),
              StatusIs(StatusCode::kInvalidArgument, HasSubstr("A1 or B1")));
  EXPECT_THAT(opening.Act(Keep("b1")), IsOk());
  EXPECT_TRUE(opening.is_over());
  EXPECT_THAT(opening.moves(), ElementsAre(At("h8"), At("h9"), At("j10"), At("o15"), At("b1")));
}

TEST(OpeningRuleTest, WithoutASwapRifGoesOnAsItBegan) {
  const OpeningPhase opening = After(
      OpeningRule::kRif1996, {Place("h8"), Place("h9"), Place("j10"), {OpeningAct::kTakeWhite}});
  EXPECT_EQ(opening.player_to_act(), Player::kSecond);
  EXPECT_EQ(opening.ColorOf(Player::kFirst), Color::kBlack);
}

// All four stones lie on the H column, which is an axis of the position.
TEST(OpeningRuleTest, TheSecondFifthMoveDiffersUnderTheSymmetriesOfThePosition) {
  OpeningPhase opening = After(OpeningRule::kRif1996, {Place("h8"),
                                                       Place("h9"),
                                                       Place("h10"),
                                                       {OpeningAct::kTakeWhite},
                                                       Place("h12"),
                                                       Offer("g10")});
  EXPECT_THAT(opening.Act(Offer("i10")),
              StatusIs(StatusCode::kInvalidArgument,
                       HasSubstr("I10, which is equal to G10 under the symmetries")));
  EXPECT_THAT(opening.Act(Offer("g10")), testing::Not(IsOk()));
  EXPECT_THAT(opening.Act(Offer("g6")), IsOk());
}

TEST(OpeningRuleTest, APairOfFifthMovesIsLegalIfThePositionsAfterThemDiffer) {
  // One axis straight, one diagonal, none.
  for (absl::string_view fourth : {"h4", "j10", "b3"}) {
    const bool diagonal = fourth == "j10";
    const OpeningPhase four = After(OpeningRule::kRif1996, {Place("h8"),
                                                            Place(diagonal ? "i9" : "h9"),
                                                            Place(diagonal ? "g7" : "h6"),
                                                            {OpeningAct::kTakeWhite},
                                                            Place(fourth)});
    for (Point first : four.legal_points()) {
      OpeningPhase offered = four;
      ASSERT_THAT(offered.Act({OpeningAct::kOfferFifth, first}), IsOk());
      const Bitboard seconds = offered.legal_points();
      // Black's first and third stones change places under no symmetry of these positions.
      const auto image_with = [&](Point fifth) {
        std::vector<Point> stones = four.moves();
        stones.push_back(fifth);
        return LeastImage(stones);
      };
      const std::vector<Point> first_image = image_with(first);
      for (Point second : four.legal_points()) {
        EXPECT_EQ(seconds.Contains(second), image_with(second) != first_image);
      }
    }
  }
}

TEST(OpeningRuleTest, ErrorsSayWhoDidWhatWhereAndWhatWasExpected) {
  OpeningPhase opening = After(OpeningRule::kRif1996, {Place("h8")});
  EXPECT_EQ(opening.Act(Place("h10")).message(),
            "rif-1996, after 1 stone: the first player places a stone at H10, expected a stone "
            "beside the centre, H8, straight or diagonal");
  EXPECT_EQ(opening.Act({OpeningAct::kTakeBlack}).message(),
            "rif-1996, after 1 stone: the first player takes black, expected a stone beside the "
            "centre, H8, straight or diagonal");
  EXPECT_THAT(opening.Act(Place("h8")),
              StatusIs(StatusCode::kInvalidArgument, HasSubstr("H8, which is taken")));
  EXPECT_THAT(opening.Act({OpeningAct::kPlaceStone, Point::At(15, 3)}),
              StatusIs(StatusCode::kInvalidArgument, HasSubstr("outside the board")));
}

// Every act at every point, also outside the board: legal are exactly those that the phase names,
// and the others change nothing.
void ExpectOnlyLegalActs(const OpeningPhase& opening, const Geometry& board) {
  for (OpeningAct act : kActs) {
    const auto acts = opening.legal_acts();
    const bool is_act = std::find(acts.begin(), acts.end(), act) != acts.end();
    const bool has_point = act == OpeningAct::kPlaceStone || act == OpeningAct::kOfferFifth ||
                           act == OpeningAct::kKeepFifth;
    for (int index = -1; index < kNumPoints; ++index) {
      const Point point = index < 0 ? kNoPoint : Point::FromIndex(index);
      const bool is_point =
          !has_point || (board.Contains(point) && opening.legal_points().Contains(point));
      OpeningPhase next = opening;
      ASSERT_EQ(next.Act({act, point}).ok(), is_act && is_point);
      if (is_act && is_point) continue;
      ASSERT_EQ(next.moves(), opening.moves());
      ASSERT_EQ(next.offers(), opening.offers());
      ASSERT_EQ(next.player_to_act(), opening.player_to_act());
    }
  }
}

TEST(OpeningRuleTest, OnlyWhatIsNamedAsLegalIsAccepted) {
  for (OpeningRule rule : kOpeningRules) {
    for (int size : {5, 6, 15, 22}) {
      const Geometry board(size);
      OpeningPhase opening(rule, board);
      int actions = 0;
      while (!opening.is_over()) {
        ExpectOnlyLegalActs(opening, board);
        ASSERT_THAT(opening.Act({opening.legal_acts().back(), opening.legal_points().First()}),
                    IsOk());
        ++actions;
      }
      EXPECT_LE(actions, 8) << NameOf(rule) << " " << size;
    }
  }
}

}  // namespace
}  // namespace tengen
