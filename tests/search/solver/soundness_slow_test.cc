// The solvers against brute force and against the checker of proofs, on 200,000 positions: random
// ones, and those of games that the engine plays against itself.
#include <cstdio>
#include <memory>
#include <vector>

#include "engine/proof.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "search/searcher.h"
#include "search/solver/solver.h"
#include "tests/oracle/rules.h"
#include "tests/oracle/solver.h"
#include "tests/support/board_diagram.h"
#include "tests/support/matchers.h"
#include "tests/support/oracle_proof.h"
#include "tests/support/random_game.h"
#include "tests/support/rule_test_name.h"
#include "tests/support/set_up.h"

namespace tengen {
namespace {

constexpr int kPositionsOfAKind = 20'000;  // two kinds, five rules
constexpr uint64_t kVcfNodes = 1'000'000;
constexpr uint64_t kThreatNodes = 100;
constexpr size_t kTableBytes = size_t{4} << 20;

class SilentListener : public SearchListener {
 public:
  void OnReport(const SearchReport&) override {}
};

// Games of the engine against itself, each from a few random stones.
class SelfPlay {
 public:
  SelfPlay(Rule rule, Random& random)
      : rule_(rule), random_(random), searcher_(MakeSearcher()), position_(rule, Geometry(15)) {
    EXPECT_THAT(searcher_->SetTableSize(kTableBytes), IsOk());
  }

  // The position after the next move, or after the random stones of the next game.
  Position& Next() {
    if (position_.ply() == 0 || IsOver()) {
      Begin();
    } else {
      position_.Play(BestMove());
    }
    return position_;
  }

 private:
  static constexpr uint64_t kNodes = 150;
  static constexpr int kMaxPlies = 70;

  bool IsOver() const {
    return position_.ply() >= kMaxPlies ||
           position_.Has(position_.side_to_move(), PointThreat::kFive);
  }

  void Begin() {
    const int size = random_.OneIn(2) ? 15 : random_.Between(9, 20);
    position_ = Position(rule_, Geometry(size));
    const int num_stones = random_.Between(4, 10);
    while (position_.ply() < num_stones) {
      const Point point =
          Point::At(size / 2 + random_.Between(-4, 4), size / 2 + random_.Between(-4, 4));
      if (position_.IsEmpty(point)) position_.Play(point);
    }
  }

  Point BestMove() {
    SearchRequest request{position_};
    request.limits.nodes = kNodes;
    SearchControl control;
    SilentListener listener;
    return searcher_->Search(request, control, listener).best_move();
  }

  Rule rule_;
  Random& random_;
  std::unique_ptr<Searcher> searcher_;
  Position position_;
};

class SolversOfEveryRuleTest : public testing::TestWithParam<Rule> {
 protected:
  // Compares VCF with brute force where that finishes within `max_length` stones of the attacker,
  // and checks the proofs of all wins.
  void Judge(Position& position, int max_length) {
    const oracle::Board board = BoardOf(position);
    const oracle::Attack attack = {GetParam(), position.side_to_move()};
    const oracle::VcfAnswer expected = SolveVcf(board, attack, max_length);
    const SolveResult vcf = vcf_.Solve(position, {.nodes = kVcfNodes});
    ++positions_;
    if (expected.verdict != oracle::VcfVerdict::kUnknown) {
      const bool wins = expected.verdict == oracle::VcfVerdict::kWin;
      ASSERT_EQ(vcf.outcome, wins ? SolveOutcome::kWin : SolveOutcome::kNone) << DrawBoard(board);
      ++(wins ? vcf_wins_ : vcf_nones_);
    }
    ASSERT_TRUE(Holds(position, vcf)) << DrawBoard(board);
    const SolveResult vct = vct_.Solve(position, {.nodes = kThreatNodes});
    ASSERT_TRUE(Holds(position, vct)) << DrawBoard(board);
    if (vct.outcome == SolveOutcome::kWin && vcf.outcome != SolveOutcome::kWin) ++vct_wins_;
  }

  void Report() const {
    std::printf("positions %d, decided by brute force: VCF %d, none %d; VCT beyond VCF %d\n",
                positions_, vcf_wins_, vcf_nones_, vct_wins_);
    EXPECT_GT(vcf_wins_, kPositionsOfAKind / 50);
    EXPECT_GT(vcf_nones_, kPositionsOfAKind / 2);
    EXPECT_GT(vct_wins_, kPositionsOfAKind / 100);
  }

 private:
  // Whether a win has a proof that holds.
  static bool Holds(Position& position, const SolveResult& result) {
    return result.outcome != SolveOutcome::kWin || CheckProof(position, result.proof).ok();
  }

  Solver vcf_{SolveGoal::kVcf, kTableBytes};
  Solver vct_{SolveGoal::kVct, kTableBytes};
  int positions_ = 0;
  int vcf_wins_ = 0;
  int vcf_nones_ = 0;
  int vct_wins_ = 0;
};

TEST_P(SolversOfEveryRuleTest, AreSoundOnRandomPositions) {
  Random random(TestSeed(90 + Index(GetParam())));
  for (int i = 0; i < kPositionsOfAKind; ++i) {
    const Color attacker = kColors[static_cast<size_t>(i % kNumColors)];
    Position position = PositionOf(RandomThreeRichStones(random), GetParam(), attacker);
    Judge(position, /*max_length=*/7);
    ASSERT_FALSE(HasFatalFailure()) << "position " << i;
  }
  Report();
}

TEST_P(SolversOfEveryRuleTest, AreSoundOnPositionsOfSelfPlay) {
  Random random(TestSeed(95 + Index(GetParam())));
  SelfPlay games(GetParam(), random);
  for (int i = 0; i < kPositionsOfAKind; ++i) {
    Judge(games.Next(), /*max_length=*/5);
    ASSERT_FALSE(HasFatalFailure()) << "position " << i;
  }
  Report();
}

INSTANTIATE_TEST_SUITE_P(AllRules, SolversOfEveryRuleTest, testing::ValuesIn(kRules),
                         RuleTestNameOf);

}  // namespace
}  // namespace tengen
