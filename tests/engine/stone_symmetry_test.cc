#include "engine/stone_symmetry.h"

#include "engine/notation.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace tengen {
namespace {

using testing::ElementsAre;

const Geometry kBoard(15);

std::vector<Point> Moves(absl::string_view text) { return *ParseMoves(text, kBoard); }

TEST(StoneSymmetryTest, EveryImageHasTheSameCanonicalStones) {
  const std::vector<Point> moves = Moves("h8i9g10k7l3");
  for (Symmetry symmetry : kSymmetries) {
    std::vector<Point> image;
    image.reserve(moves.size());
    for (Point point : moves) image.push_back(Apply(symmetry, kBoard, point));
    EXPECT_EQ(CanonicalStones(image, kBoard), CanonicalStones(moves, kBoard));
  }
}

TEST(StoneSymmetryTest, TheOrderOfTheMovesDoesNotMatterButTheColoursDo) {
  EXPECT_EQ(CanonicalStones(Moves("h8i9g10k7"), kBoard),
            CanonicalStones(Moves("g10k7h8i9"), kBoard));
  EXPECT_NE(CanonicalStones(Moves("h8i9g10k7"), kBoard),
            CanonicalStones(Moves("i9h8k7g10"), kBoard));
  EXPECT_NE(CanonicalStones(Moves("h8i9"), kBoard), CanonicalStones(Moves("h8j9"), kBoard));
}

TEST(StoneSymmetryTest, SortedStonesAreBlackThenWhite) {
  EXPECT_THAT(SortedStones(Moves("i7a1h8b2"), kBoard),
              ElementsAre(Point::At(7, 7), Point::At(8, 8), Point::At(1, 13), Point::At(0, 14)));
}

TEST(StoneSymmetryTest, StonesKeepTheSymmetriesOfTheirPattern) {
  EXPECT_THAT(SymmetriesOf({}, kBoard), testing::ElementsAreArray(kSymmetries));
  EXPECT_THAT(SymmetriesOf(Moves("h8"), kBoard), testing::ElementsAreArray(kSymmetries));
  EXPECT_THAT(SymmetriesOf(Moves("h8h9"), kBoard),
              ElementsAre(Symmetry::kIdentity, Symmetry::kFlipVerticalAxis));
  EXPECT_THAT(SymmetriesOf(Moves("h8i9"), kBoard),
              ElementsAre(Symmetry::kIdentity, Symmetry::kFlipAntidiagonal));
  EXPECT_THAT(SymmetriesOf(Moves("h7h8h9"), kBoard),
              ElementsAre(Symmetry::kIdentity, Symmetry::kFlipVerticalAxis,
                          Symmetry::kFlipHorizontalAxis, Symmetry::kHalfTurn));
  // One black and one white stone in mirrored places are no symmetry.
  EXPECT_THAT(SymmetriesOf(Moves("g8i8"), kBoard),
              ElementsAre(Symmetry::kIdentity, Symmetry::kFlipHorizontalAxis));
}

}  // namespace
}  // namespace tengen
