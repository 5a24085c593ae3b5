#include "engine/proof.h"

#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "engine/formats/proof_text.h"
#include "engine/notation.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/board_diagram.h"
#include "tests/support/matchers.h"
#include "tests/support/set_up.h"

namespace tengen {
namespace {

using ::testing::HasSubstr;

// Who attacks on a drawn board.
struct Claim {
  absl::string_view drawing;
  Rule rule = Rule::kFreestyle;
  Color attacker = Color::kBlack;
};

// A proof whose tree is in the lines of the text format, with the drawing's marks for points.
Proof ProofOf(const Claim& claim, absl::string_view tree) {
  const BoardDiagram diagram = ParseDiagram(claim.drawing);
  Position position = PositionOf(diagram.stones, claim.rule, claim.attacker);
  const std::string whole = FormatProof({position, {Point::At(0, 0), {}, nullptr}});
  std::string text = whole.substr(0, whole.find("1 - "));
  for (char c : tree) {
    const auto mark = diagram.marks.find(c);
    text += mark == diagram.marks.end()
                ? std::string(1, c)
                : FormatPoint(mark->second.front(), Geometry(diagram.stones.size));
  }
  absl::StatusOr<Proof> proof = ParseProof(text);
  EXPECT_THAT(proof, IsOk()) << text;
  return *std::move(proof);
}

// A mark of a drawing as messages write it.
std::string At(const Claim& claim, char mark) {
  const BoardDiagram diagram = ParseDiagram(claim.drawing);
  return FormatPoint(diagram.marks.at(mark).front(), Geometry(diagram.stones.size));
}

auto IsRefused(const std::string& message) {
  return StatusIs(absl::StatusCode::kInvalidArgument, HasSubstr(message));
}

constexpr Claim kOpenThree = {R"(
  . . . . . . . . .
  . . . O . . O . .
  . . b X X X a c .
  . . . O . . e . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .)"};

TEST(CheckProofTest, AnOpenFourWinsAtEitherEnd) {
  EXPECT_THAT(CheckProof(ProofOf(kOpenThree, "1 - a\n2 b c\n2 * b")), IsOk());
  EXPECT_THAT(CheckProof(ProofOf(kOpenThree, "1 - a\n2 c b\n2 * c")), IsOk());
}

TEST(CheckProofTest, TheRepliesAndTheRestMustAllBeAnswered) {
  EXPECT_THAT(CheckProof(ProofOf(kOpenThree, "1 - a\n2 * b")),
              IsRefused(absl::StrCat("after ", At(kOpenThree, 'a'), " ", At(kOpenThree, 'b'),
                                     ": the attacker's ", At(kOpenThree, 'b'), " is not empty")));
  EXPECT_THAT(CheckProof(ProofOf(kOpenThree, "1 - a\n2 b c\n2 c b")),
              IsRefused("the reply A9 is not answered"));
}

TEST(CheckProofTest, ALeafMakesFiveAndNothingElseDoes) {
  EXPECT_THAT(CheckProof(ProofOf(kOpenThree, "1 - a")), IsRefused("which does not win"));
  EXPECT_THAT(CheckProof(ProofOf(kOpenThree, "1 - a\n2 b e\n2 * b")),
              IsRefused("which does not win"));
  EXPECT_THAT(CheckProof(ProofOf(kOpenThree, "1 - a\n2 b c\n3 * e\n2 * b")),
              IsRefused("the proof goes on after"));
}

TEST(CheckProofTest, TheAttackerPlaysOnEmptyPoints) {
  Proof proof = ProofOf(kOpenThree, "1 - a\n2 b c\n2 * b");
  proof.root.move = Point::At(3, 2);
  EXPECT_THAT(CheckProof(proof), IsRefused("at the start: the attacker's D7 is not empty"));
  proof.root.move = kNoPoint;
  EXPECT_THAT(CheckProof(proof), IsRefused("at the start: a move is outside the board"));
  proof.root.move = Point::At(9, 2);
  EXPECT_THAT(CheckProof(proof), IsRefused("at the start: a move is outside the board"));
}

TEST(CheckProofTest, AListedReplyThatIsNotLegalChangesNothing) {
  Proof proof = ProofOf(kOpenThree, "1 - a\n2 b c\n2 * b");
  for (Point point : {kNoPoint, Point::At(3, 2), Point::At(9, 2)}) {
    proof.root.replies.push_back({point, {Point::At(0, 0), {}, nullptr}});
  }
  EXPECT_THAT(CheckProof(proof), IsOk());
}

TEST(CheckProofTest, ADefenderWhoCanMakeFiveHasNotLost) {
  const Claim claim = {R"(
    . . . . . . . . .
    . O O O O d . . .
    . . b X X X a c .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)"};
  EXPECT_THAT(CheckProof(ProofOf(claim, "1 - a\n2 b c\n2 * b")),
              IsRefused("the defender wins with A8"));
}

TEST(CheckProofTest, AnOverlineIsNoFiveInStandard) {
  Claim claim = {R"(
    . . . . . . . . .
    . . . . . . . . .
    X X X a X X . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)"};
  EXPECT_THAT(CheckProof(ProofOf(claim, "1 - a")), IsOk());
  claim.rule = Rule::kStandard;
  EXPECT_THAT(CheckProof(ProofOf(claim, "1 - a")), IsRefused("which does not win"));
}

TEST(CheckProofTest, InCaroAReplyMayCloseTheFive) {
  Claim claim = {R"(
    . . . . . . . . .
    . . . . . . . . .
    . O X X X a b d .
    . . . . . X X . .
    . . . . . X . X .
    . . . . . X . . X
    . . . . . e . . .
    . . . . . f . . .
    . . . . . g . . .)"};
  constexpr absl::string_view kTree = "1 - a\n2 b e\n2 * b";
  EXPECT_THAT(CheckProof(ProofOf(claim, kTree)), IsOk());
  for (Rule rule : {Rule::kCaro, Rule::kCaroPlus}) {
    claim.rule = rule;
    EXPECT_THAT(CheckProof(ProofOf(claim, kTree)),
                IsRefused("after F7 H7: the proof ends with G7, which does not win"));
    EXPECT_THAT(CheckProof(ProofOf(claim, "1 - a\n2 b e\n2 d e\n2 * b")), IsOk());
  }
}

TEST(CheckProofTest, BlackMayNotAttackOnAForbiddenPoint) {
  Claim claim = {R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . X . . . .
    . . . . X . . . .
    . . X X a b . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)",
                 Rule::kRenju};
  EXPECT_THAT(CheckProof(ProofOf(claim, "1 - a\n2 * b")),
              IsRefused("at the start: the attacker's E5 is forbidden"));
}

constexpr Claim kForbiddenBlock = {R"(
  . . . . . X . . .
  . . . . . X . . .
  . . . . . X . . .
  X O O O a p . . .
  . . . . . X . . .
  . . . . . X . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .)",
                                   Rule::kRenju, Color::kWhite};

TEST(CheckProofTest, AFourThatBlackMayNotBlockWins) {
  Claim claim = kForbiddenBlock;
  EXPECT_THAT(CheckProof(ProofOf(claim, "1 - a\n2 * p")), IsOk());
  claim.rule = Rule::kFreestyle;
  EXPECT_THAT(CheckProof(ProofOf(claim, "1 - a\n2 * p")), IsRefused("the defender wins with F6"));
}

TEST(CheckProofTest, BlackWithoutALegalReplyHasLostToAFiveOnly) {
  Claim claim = {R"(
    X X O O X O
    O X X O O X
    X X X p X X
    O O X O X O
    X O O O X O
    q X X X O O)",
                 Rule::kRenju, Color::kWhite};
  EXPECT_THAT(CheckProof(ProofOf(claim, "1 - q\n2 * p")), IsOk());
  claim.drawing = R"(
    X X O X X O
    O X X O O X
    X X X p X X
    O O X O X O
    X O O O X O
    q X X X O O)";
  EXPECT_THAT(CheckProof(ProofOf(claim, "1 - q\n2 * p")),
              IsRefused("after A1: the defender has no legal reply, and the attacker no five"));
}

TEST(CheckProofTest, AFullBoardIsNoWin) {
  const Claim claim = {R"(
    X X O O X
    O O X X O
    X X O O X
    O O X X O
    q X O O X)"};
  EXPECT_THAT(CheckProof(ProofOf(claim, "1 - q\n2 * q")), IsRefused("no legal reply"));
}

TEST(LengthOfTest, CountsTheAttackersStonesOfTheLongestDefence) {
  EXPECT_EQ(LengthOf(ProofOf(kOpenThree, "1 - a").root), 1);
  EXPECT_EQ(LengthOf(ProofOf(kOpenThree, "1 - a\n2 b c\n2 * b").root), 2);
  EXPECT_EQ(LengthOf(ProofOf(kOpenThree, "1 - a\n2 b e\n3 * b\n2 * b").root), 3);
  EXPECT_EQ(LengthOf(ProofOf(kOpenThree, "1 - a\n2 b b\n2 * e\n3 * b").root), 3);
}

}  // namespace
}  // namespace tengen
