#include "engine/formats/proof_text.h"

#include <string>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/string_view.h"
#include "engine/geometry.h"
#include "engine/notation.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/matchers.h"

namespace tengen {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

// The proof of problem V03 of tests/data/positions_vcf.tsv.
constexpr absl::string_view kText = R"(tengen proof 1
rule renju
size 15
black K4 I7 H8 I8 J9 I10 L10 M11 K13
white K5 K6 K7 G8 I9 K10 K11 K12
to-move black

1 - J8
2 K9 K8
3 L8 H11
4 G12 L7
4 * G12
3 * L8
2 * K9
)";

Point P(absl::string_view text) { return *ParsePoint(text, Geometry(15)); }

// The text with one part of it, which it has, replaced.
std::string With(absl::string_view part, absl::string_view other) {
  EXPECT_THAT(kText, HasSubstr(part));
  return absl::StrReplaceAll(kText, {{part, other}});
}

auto IsRefused(const std::string& message) {
  return StatusIs(absl::StatusCode::kInvalidArgument, HasSubstr(message));
}

TEST(ProofTextTest, ReadsThePositionAndTheTree) {
  const absl::StatusOr<Proof> proof = ParseProof(kText);
  ASSERT_THAT(proof, IsOk());
  EXPECT_EQ(proof->position.rule(), Rule::kRenju);
  EXPECT_EQ(proof->position.geometry().size(), 15);
  EXPECT_EQ(proof->position.side_to_move(), Color::kBlack);
  EXPECT_EQ(proof->position.ply(), 17);
  EXPECT_EQ(proof->position.at(P("M11")), Cell::kBlack);
  EXPECT_EQ(proof->position.at(P("G8")), Cell::kWhite);

  const ProofNode& root = proof->root;
  EXPECT_EQ(root.move, P("J8"));
  ASSERT_THAT(root.replies, SizeIs(1));
  EXPECT_EQ(root.replies[0].reply, P("K9"));
  ASSERT_NE(root.otherwise, nullptr);
  EXPECT_EQ(root.otherwise->move, P("K9"));
  EXPECT_TRUE(root.otherwise->IsLeaf());

  const ProofNode& second = root.replies[0].next;
  EXPECT_EQ(second.move, P("K8"));
  ASSERT_THAT(second.replies, SizeIs(1));
  EXPECT_EQ(second.replies[0].reply, P("L8"));
  EXPECT_EQ(second.replies[0].next.move, P("H11"));
  EXPECT_THAT(second.replies[0].next.replies, SizeIs(1));
  EXPECT_EQ(second.otherwise->move, P("L8"));
}

TEST(ProofTextTest, WritesWhatItReads) {
  const absl::StatusOr<Proof> proof = ParseProof(kText);
  ASSERT_THAT(proof, IsOk());
  EXPECT_EQ(FormatProof(*proof), kText);
}

TEST(ProofTextTest, ThePublishedProblemHolds) {
  const absl::StatusOr<Proof> proof = ParseProof(kText);
  ASSERT_THAT(proof, IsOk());
  EXPECT_THAT(CheckProof(*proof), IsOk());
}

TEST(ProofTextTest, BlanksCaseAndLineEndsAreFree) {
  std::string text = absl::StrReplaceAll(kText, {{"\n", " \r\n\r\n"}, {" ", " \t"}});
  absl::AsciiStrToLower(&text);
  const absl::StatusOr<Proof> proof = ParseProof(text);
  ASSERT_THAT(proof, IsOk());
  EXPECT_EQ(FormatProof(*proof), kText);
}

TEST(ProofTextTest, ABoardMayBeEmpty) {
  const absl::StatusOr<Proof> proof =
      ParseProof("tengen proof 1\nrule caro+\nsize 5\nblack -\nwhite -\nto-move white\n\n1 - A1\n");
  ASSERT_THAT(proof, IsOk());
  EXPECT_EQ(proof->position.ply(), 0);
  EXPECT_EQ(proof->position.rule(), Rule::kCaroPlus);
  EXPECT_EQ(proof->position.side_to_move(), Color::kWhite);
  EXPECT_THAT(proof->root.replies, IsEmpty());
}

TEST(ProofTextTest, HeaderFaultsAreNamed) {
  EXPECT_THAT(ParseProof(""), IsRefused("line 1: expected tengen proof 1"));
  EXPECT_THAT(ParseProof(With("proof 1", "proof 2")), IsRefused("line 1: expected tengen proof 1"));
  EXPECT_THAT(ParseProof("tengen proof 1\n"),
              IsRefused("line 1: the text ends here, expected a line rule"));
  EXPECT_THAT(ParseProof(With("rule renju", "size 15")),
              IsRefused("line 2: 'size', expected rule"));
  EXPECT_THAT(ParseProof(With("renju", "go")), IsRefused("line 2: 'go', expected freestyle"));
  EXPECT_THAT(ParseProof(With("size 15", "size 23")),
              IsRefused("line 3: '23', expected a number of 5 to 22"));
  EXPECT_THAT(ParseProof(With("size 15", "size")),
              IsRefused("line 3: '', expected a number of 5 to 22"));
  EXPECT_THAT(ParseProof(With("K13", "K16")), IsRefused("line 4"));
  EXPECT_THAT(ParseProof(With("K13", "pass")),
              IsRefused("line 4: pass, expected stones on different points"));
  EXPECT_THAT(ParseProof(With("K12\n", "K13\n")),
              IsRefused("line 5: K13, expected stones on different points"));
  EXPECT_THAT(ParseProof(With("to-move black", "to-move both")),
              IsRefused("line 6: 'both', expected black or white"));
}

TEST(ProofTextTest, TreeFaultsAreNamed) {
  EXPECT_THAT(ParseProof(kText.substr(0, kText.find("1 - "))),
              IsRefused("line 6: the text ends here, expected the first move"));
  EXPECT_THAT(ParseProof(With("1 - J8", "1 J8")), IsRefused("line 8: 2 columns, expected"));
  EXPECT_THAT(ParseProof(With("1 - J8", "1 * J8")), IsRefused("line 8: '*', expected -"));
  EXPECT_THAT(ParseProof(With("1 - J8", "2 - J8")),
              IsRefused("line 8: '2', expected a stone's number of 1 to 1"));
  EXPECT_THAT(ParseProof(With("2 K9 K8", "1 - K8")),
              IsRefused("line 9: '1', expected a stone's number of 2 to 2"));
  EXPECT_THAT(ParseProof(With("2 K9 K8", "3 K9 K8")),
              IsRefused("line 9: '3', expected a stone's number of 2 to 2"));
  EXPECT_THAT(ParseProof(With("3 L8 H11", "-1 L8 H11")), IsRefused("line 10: '-1'"));
  EXPECT_THAT(ParseProof(With("3 L8 H11", "3 L16 H11")), IsRefused("line 10: 'L16' is outside"));
  EXPECT_THAT(ParseProof(With("3 L8 H11", "3 L8 pass")), IsRefused("line 10: a pass, expected"));
  EXPECT_THAT(ParseProof(With("2 K9 K8\n3 L8", "2 K9 K8\n3 - ")), IsRefused("line 10"));
}

TEST(ProofTextTest, AReplyComesOnceAndTheRestLast) {
  EXPECT_THAT(ParseProof(With("3 * L8", "3 l8 K9")),
              IsRefused("line 13: the reply l8 comes a second time"));
  EXPECT_THAT(ParseProof(With("3 L8 H11", "3 * H11")), IsRefused("line 13: a reply after *"));
}

TEST(ProofTextTest, NoTreeIsDeeperThanTheBoardHasRoomFor) {
  std::string text = "tengen proof 1\nrule caro\nsize 5\nblack -\nwhite -\nto-move black\n1 - A1\n";
  for (int count = 2; count <= 13; ++count) absl::StrAppend(&text, count, " * A1\n");
  EXPECT_THAT(ParseProof(text), IsOk());
  EXPECT_THAT(ParseProof(text + "14 * A1\n"),
              IsRefused("line 20: '14', expected a stone's number of 2 to 13"));
}

}  // namespace
}  // namespace tengen
