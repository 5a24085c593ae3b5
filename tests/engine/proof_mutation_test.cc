// Proofs that the oracle made, spoilt in many ways: whatever the checker accepts must be a win.
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/formats/proof_text.h"
#include "engine/proof.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/board_diagram.h"
#include "tests/support/matchers.h"
#include "tests/support/oracle_proof.h"
#include "tests/support/random_game.h"
#include "tests/support/set_up.h"

namespace tengen {
namespace {

using ::testing::SizeIs;

ProofNode Clone(const ProofNode& node) {
  ProofNode copy{node.move, {}, nullptr};
  for (const ProofReply& reply : node.replies) {
    copy.replies.push_back({reply.reply, Clone(reply.next)});
  }
  if (node.otherwise != nullptr)
    copy.otherwise = std::make_unique<ProofNode>(Clone(*node.otherwise));
  return copy;
}

// The nodes of a tree, a node before what follows it.
std::vector<ProofNode*> NodesOf(ProofNode& node) {
  std::vector<ProofNode*> nodes = {&node};
  const auto append = [&nodes](ProofNode& next) {
    const std::vector<ProofNode*> below = NodesOf(next);
    nodes.insert(nodes.end(), below.begin(), below.end());
  };
  for (ProofReply& reply : node.replies) append(reply.next);
  if (node.otherwise != nullptr) append(*node.otherwise);
  return nodes;
}

// A proof in parts, which a test can spoil one by one.
struct Case {
  Stones stones;
  oracle::Attack attack;
  ProofNode root;

  Case Copy() const { return {stones, attack, Clone(root)}; }
};

Proof ProofOf(const Case& c) {
  return {PositionOf(c.stones, c.attack.rule, c.attack.attacker), Clone(c.root)};
}

struct Tally {
  int refused = 0;
  int accepted = 0;
};

// Judges mutants and counts the verdicts by the kind of mutation.
class Judge {
 public:
  void Try(const std::string& kind, const Case& mutant) {
    const oracle::Board board = BoardOf(mutant.stones);
    const bool accepted = CheckProof(ProofOf(mutant)).ok();
    ASSERT_EQ(accepted, Holds(board, mutant.attack, mutant.root)) << kind << DrawBoard(board);
    if (accepted) {
      EXPECT_EQ(SolveVcf(board, mutant.attack, LengthOf(mutant.root)).verdict,
                oracle::VcfVerdict::kWin)
          << kind << DrawBoard(board);
    }
    ++(accepted ? tallies_[kind].accepted : tallies_[kind].refused);
  }

  const std::map<std::string, Tally>& tallies() const { return tallies_; }

 private:
  std::map<std::string, Tally> tallies_;
};

// Spoils one node in every way that there is.
class NodeMutator {
 public:
  NodeMutator(const Case& original, size_t index, Random& random, Judge& judge)
      : original_(original), index_(index), random_(random), judge_(judge) {}

  void TryAll() {
    for (int i = 0; i < 4; ++i) {
      Try("another move", [this](ProofNode& node) { node.move = RandomPoint(); });
    }
    Try("cut short", [](ProofNode& node) { node = {node.move, {}, nullptr}; });
    Try("goes on", [this](ProofNode& node) {
      if (node.IsLeaf())
        node.otherwise = std::make_unique<ProofNode>(ProofNode{RandomPoint(), {}, nullptr});
    });
    Try("no rest", [](ProofNode& node) { node.otherwise = nullptr; });
    Case copy = original_.Copy();
    const size_t num_replies = NodesOf(copy.root)[index_]->replies.size();
    for (size_t i = 0; i < num_replies; ++i) TryReply(i);
  }

 private:
  void TryReply(size_t i) {
    const auto at = static_cast<ptrdiff_t>(i);
    Try("dropped reply", [at](ProofNode& node) { node.replies.erase(node.replies.begin() + at); });
    Try("another reply", [this, i](ProofNode& node) { node.replies[i].reply = RandomPoint(); });
    Try("swapped answers", [i](ProofNode& node) {
      std::swap(node.replies[i].next, i == 0 ? *node.otherwise : node.replies[i - 1].next);
    });
  }

  template <typename Change>
  void Try(const std::string& kind, Change change) {
    Case mutant = original_.Copy();
    change(*NodesOf(mutant.root)[index_]);
    if (FormatProof(ProofOf(mutant)) == FormatProof(ProofOf(original_))) return;
    judge_.Try(kind, mutant);
  }

  Point RandomPoint() {
    const std::vector<Point> points = BoardOf(original_.stones).EmptyPoints();
    return points[static_cast<size_t>(random_.Below(static_cast<int>(points.size())))];
  }

  const Case& original_;
  size_t index_;
  Random& random_;
  Judge& judge_;
};

// Spoils the position below a proof.
class PositionMutator {
 public:
  PositionMutator(const Case& original, Random& random, Judge& judge)
      : original_(original), random_(random), judge_(judge) {}

  void TryAll() {
    Case other_side = original_.Copy();
    other_side.attack.attacker = Opponent(other_side.attack.attacker);
    judge_.Try("other side", other_side);
    for (Rule rule : kRules) {
      if (rule == original_.attack.rule) continue;
      Case other_rule = original_.Copy();
      other_rule.attack.rule = rule;
      judge_.Try("other rule", other_rule);
    }
    const bool is_black = original_.attack.attacker == Color::kBlack;
    TryStones("attacker's stone", is_black ? &Stones::black : &Stones::white);
    TryStones("defender's stone", is_black ? &Stones::white : &Stones::black);
  }

 private:
  void TryStones(const std::string& kind, std::vector<Point> Stones::*list) {
    for (size_t i = 0; i < (original_.stones.*list).size(); ++i) {
      Case taken = original_.Copy();
      std::vector<Point>& stones = taken.stones.*list;
      stones.erase(stones.begin() + static_cast<ptrdiff_t>(i));
      judge_.Try(kind + " taken", taken);
      Case moved = original_.Copy();
      const std::vector<Point> points = BoardOf(original_.stones).EmptyPoints();
      (moved.stones.*list)[i] =
          points[static_cast<size_t>(random_.Below(static_cast<int>(points.size())))];
      judge_.Try(kind + " moved", moved);
    }
  }

  const Case& original_;
  Random& random_;
  Judge& judge_;
};

// Random positions of all rules in which the oracle finds a win of two to four stones.
std::vector<Case> MakeCases(Random& random, int cases_of_each_rule) {
  std::vector<Case> cases;
  for (Rule rule : kRules) {
    for (int found = 0; found < cases_of_each_rule;) {
      const Stones stones = RandomThreeRichStones(random);
      const oracle::Attack attack{rule, kColors[static_cast<size_t>(random.Below(2))]};
      std::optional<ProofNode> proof = ProveVcf(BoardOf(stones), attack, 4);
      if (!proof.has_value() || LengthOf(*proof) < (found % 2 == 0 ? 3 : 2)) continue;
      cases.push_back({stones, attack, *std::move(proof)});
      ++found;
    }
  }
  return cases;
}

class ProofMutationTest : public ::testing::Test {
 protected:
  ProofMutationTest() : random_(TestSeed(1)), cases_(MakeCases(random_, 6)) {}

  Random random_;
  std::vector<Case> cases_;
  Judge judge_;
};

TEST_F(ProofMutationTest, TheOraclesOwnProofsHold) {
  for (const Case& c : cases_)
    EXPECT_THAT(CheckProof(ProofOf(c)), IsOk()) << FormatProof(ProofOf(c));
}

TEST_F(ProofMutationTest, SpoiltTreesAreRefusedUnlessTheyStillWin) {
  for (Case& c : cases_) {
    const size_t num_nodes = NodesOf(c.root).size();
    for (size_t i = 0; i < num_nodes; ++i) NodeMutator(c, i, random_, judge_).TryAll();
  }
  EXPECT_THAT(judge_.tallies(), SizeIs(7));
  for (const auto& [kind, tally] : judge_.tallies()) {
    EXPECT_GT(tally.refused, 50) << kind;
    EXPECT_GT(tally.refused, 19 * tally.accepted) << kind;
  }
}

TEST_F(ProofMutationTest, ProofsOfOtherPositionsAreRefusedUnlessTheyStillWin) {
  for (const Case& c : cases_) PositionMutator(c, random_, judge_).TryAll();
  Tally all;
  for (const auto& [kind, tally] : judge_.tallies()) {
    all.refused += tally.refused;
    all.accepted += tally.accepted;
  }
  EXPECT_GT(all.refused, 300);
  EXPECT_GT(all.accepted, 300) << "stones far from the win";
  EXPECT_EQ(judge_.tallies().at("other side").accepted, 0);
}

}  // namespace
}  // namespace tengen
