#include "tests/support/oracle_proof.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "engine/geometry.h"
#include "tests/oracle/forbidden.h"

namespace tengen {
namespace {

using oracle::Attack;
using oracle::Board;
using oracle::Outcome;

Board With(const Board& board, Color color, Point point) {
  Board after = board;
  after.Set(point, CellOf(color));
  return after;
}

std::vector<Point> LegalPoints(const Board& board, Rule rule, Color color) {
  std::vector<Point> points = board.EmptyPoints();
  std::erase_if(points, [&](Point point) {
    return OutcomeOf(board, rule, {color, point}) == Outcome::kFoul;
  });
  return points;
}

ProofNode Leaf(Point five) { return {five, {}, nullptr}; }

// What follows an attack that is in `node` and on `board` already.
void AddAnswers(const Board& board, Attack attack, int length, ProofNode& node) {
  const Color defender = Opponent(attack.attacker);
  const Point five = WinningPoints(board, attack.rule, attack.attacker).front();
  for (Point reply : LegalPoints(board, attack.rule, defender)) {
    const Board after = With(board, defender, reply);
    const std::vector<Point> fives = WinningPoints(after, attack.rule, attack.attacker);
    if (std::find(fives.begin(), fives.end(), five) != fives.end()) continue;
    node.replies.push_back({reply, *ProveVcf(after, attack, length)});
  }
  node.otherwise = std::make_unique<ProofNode>(Leaf(five));
}

bool IsAnswered(const Board& board, Attack attack, const ProofNode& node) {
  const Color defender = Opponent(attack.attacker);
  const std::vector<Point> replies = LegalPoints(board, attack.rule, defender);
  if (replies.empty()) return CanWinAtOnce(board, attack.rule, attack.attacker);
  return std::all_of(replies.begin(), replies.end(), [&](Point reply) {
    if (OutcomeOf(board, attack.rule, {defender, reply}) == Outcome::kWin) return false;
    const auto listed =
        std::find_if(node.replies.begin(), node.replies.end(),
                     [reply](const ProofReply& known) { return known.reply == reply; });
    const ProofNode* next = listed != node.replies.end() ? &listed->next : node.otherwise.get();
    return next != nullptr && Holds(With(board, defender, reply), attack, *next);
  });
}

}  // namespace

std::optional<ProofNode> ProveVcf(const Board& board, Attack attack, int max_length) {
  const oracle::VcfAnswer answer = SolveVcf(board, attack, max_length);
  if (answer.verdict != oracle::VcfVerdict::kWin) return std::nullopt;
  ProofNode node = Leaf(answer.first.front());
  if (answer.length > 1) {
    AddAnswers(With(board, attack.attacker, node.move), attack, answer.length - 1, node);
  }
  return node;
}

bool Holds(const Board& board, Attack attack, const ProofNode& node) {
  if (node.move == kNoPoint || board.at(node.move) != Cell::kEmpty) return false;
  const bool is_leaf = node.replies.empty() && node.otherwise == nullptr;
  switch (OutcomeOf(board, attack.rule, {attack.attacker, node.move})) {
    case Outcome::kFoul:
      return false;
    case Outcome::kWin:
      return is_leaf;
    case Outcome::kNothing:
      return !is_leaf && IsAnswered(With(board, attack.attacker, node.move), attack, node);
  }
  return false;
}

Board BoardOf(const Position& position) {
  Board board(position.geometry().size());
  for (int y = 0; y < board.size(); ++y) {
    for (int x = 0; x < board.size(); ++x) board.Set(Point::At(x, y), position.at(Point::At(x, y)));
  }
  return board;
}

}  // namespace tengen
