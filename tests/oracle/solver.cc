#include "tests/oracle/solver.h"

#include <algorithm>
#include <map>
#include <utility>

#include "engine/geometry.h"
#include "tests/oracle/forbidden.h"

namespace tengen::oracle {
namespace {

bool MayPlay(const Board& board, Rule rule, Stone stone) {
  return OutcomeOf(board, rule, stone) != Outcome::kFoul;
}

// The attacker's winning points on the lines through `stone`, which has just been placed. A row
// that wins and does not hold that stone was there before.
std::vector<Point> WinningPointsNear(const Board& board, Rule rule, Stone stone) {
  std::vector<Point> points;
  const Geometry geometry(board.size());
  for (Direction direction : kDirections) {
    for (int i = -5; i <= 5; ++i) {
      const Point point = geometry.Along(stone.point, direction, i);
      if (point == kNoPoint || board.at(point) != Cell::kEmpty) continue;
      if (WinsOnLine(board, rule, {stone.color, point}, direction)) points.push_back(point);
    }
  }
  return points;
}

// The legal stones of the defender after which none of the attacker's `winning` points wins.
std::vector<Point> Replies(const Board& board, Attack attack, const std::vector<Point>& winning) {
  const Color defender = Opponent(attack.attacker);
  std::vector<Point> replies;
  Board after = board;
  for (Point reply : board.EmptyPoints()) {
    after.Set(reply, CellOf(defender));
    const bool stops = std::none_of(winning.begin(), winning.end(), [&](Point point) {
      return point != reply && Wins(after, attack.rule, {attack.attacker, point});
    });
    after.Set(reply, Cell::kEmpty);
    if (stops && MayPlay(board, attack.rule, {defender, reply})) replies.push_back(reply);
  }
  return replies;
}

// Depth-first over all fours, to a given number of the attacker's stones.
class Search {
 public:
  Search(const Board& board, Attack attack) : board_(board), attack_(attack) {}

  // Whether the attacker, to move, wins with at most `stones` more stones. REQUIRES: stones >= 1.
  VcfVerdict Solve(int stones) {
    if (CanWinAtOnce(board_, attack_.rule, attack_.attacker)) return VcfVerdict::kWin;
    const auto [entry, is_new] = known_.try_emplace(Key(), Known{VcfVerdict::kUnknown, 0});
    if (!is_new && entry->second.Answers(stones)) return entry->second.verdict;
    VcfVerdict verdict = VcfVerdict::kNone;
    for (Point point : board_.EmptyPoints()) {
      const VcfVerdict four = TryFour(point, stones);
      if (four != VcfVerdict::kNone) verdict = four;
      if (four == VcfVerdict::kWin) break;
    }
    entry->second = {verdict, stones};
    return verdict;
  }

  // The same, given that the attacker's first stone is a four at `point`.
  VcfVerdict TryFour(Point point, int stones) {
    const Stone stone = {attack_.attacker, point};
    if (!MayPlay(board_, attack_.rule, stone)) return VcfVerdict::kNone;
    board_.Set(point, CellOf(stone.color));
    const std::vector<Point> winning = WinningPointsNear(board_, attack_.rule, stone);
    const VcfVerdict verdict =
        winning.empty() ? VcfVerdict::kNone : SolveReplies(winning, stones - 1);
    board_.Set(point, Cell::kEmpty);
    return verdict;
  }

 private:
  struct Known {
    VcfVerdict verdict;
    int stones;

    bool Answers(int wanted) const {
      switch (verdict) {
        case VcfVerdict::kWin:
          return wanted >= stones;
        case VcfVerdict::kNone:
          return true;
        case VcfVerdict::kUnknown:
          return wanted <= stones;
      }
      return false;
    }
  };

  VcfVerdict SolveReplies(const std::vector<Point>& winning, int stones) {
    if (CanWinAtOnce(board_, attack_.rule, Opponent(attack_.attacker))) return VcfVerdict::kNone;
    if (stones < 1) return VcfVerdict::kUnknown;
    for (Point reply : Replies(board_, attack_, winning)) {
      board_.Set(reply, CellOf(Opponent(attack_.attacker)));
      const VcfVerdict verdict = Solve(stones);
      board_.Set(reply, Cell::kEmpty);
      if (verdict != VcfVerdict::kWin) return verdict;
    }
    return VcfVerdict::kWin;
  }

  std::string Key() const {
    std::string key;
    for (int y = 0; y < board_.size(); ++y) {
      for (int x = 0; x < board_.size(); ++x) key.push_back(static_cast<char>(board_.at(x, y)));
    }
    return key;
  }

  Board board_;
  Attack attack_;
  std::map<std::string, Known> known_;
};

std::string CheckReply(const Board& board, Attack attack, Point reply) {
  if (board.at(reply) != Cell::kEmpty) return "the point of the reply is not empty";
  const std::vector<Point> replies = RepliesToFour(board, attack);
  if (replies.empty()) {
    const Stone stone = {Opponent(attack.attacker), reply};
    return MayPlay(board, attack.rule, stone) ? "" : "the reply is forbidden";
  }
  const bool stops = std::find(replies.begin(), replies.end(), reply) != replies.end();
  return stops ? "" : "the reply does not stop the four";
}

std::string CheckFour(const Board& board, Attack attack, Point point) {
  const Stone stone = {attack.attacker, point};
  if (board.at(point) != Cell::kEmpty) return "the point is not empty";
  if (!MayPlay(board, attack.rule, stone)) return "the attacker's point is forbidden";
  Board after = board;
  after.Set(point, CellOf(attack.attacker));
  if (WinningPoints(after, attack.rule, attack.attacker).empty()) return "the stone makes no four";
  if (CanWinAtOnce(after, attack.rule, Opponent(attack.attacker))) return "the defender has a five";
  return "";
}

}  // namespace

VcfAnswer SolveVcf(const Board& board, Attack attack, int max_length) {
  std::vector<Point> fives = WinningPoints(board, attack.rule, attack.attacker);
  if (!fives.empty()) return {VcfVerdict::kWin, 1, std::move(fives)};
  Search search(board, attack);
  VcfAnswer answer;
  for (int length = 2; length <= max_length; ++length) {
    answer.verdict = search.Solve(length);
    if (answer.verdict == VcfVerdict::kNone) return answer;
    if (answer.verdict == VcfVerdict::kUnknown) continue;
    answer.length = length;
    for (Point point : board.EmptyPoints()) {
      if (search.TryFour(point, length) == VcfVerdict::kWin) answer.first.push_back(point);
    }
    return answer;
  }
  return answer;
}

std::vector<Point> WinningPoints(const Board& board, Rule rule, Color color) {
  std::vector<Point> points;
  for (Point point : board.EmptyPoints()) {
    if (Wins(board, rule, {color, point})) points.push_back(point);
  }
  return points;
}

std::vector<Point> RepliesToFour(const Board& board, Attack attack) {
  return Replies(board, attack, WinningPoints(board, attack.rule, attack.attacker));
}

std::string CheckVcfLine(const Board& board, Attack attack, const std::vector<Point>& line) {
  Board now = board;
  for (size_t i = 0; i < line.size(); ++i) {
    const bool attacks = i % 2 == 0;
    if (attacks && Wins(now, attack.rule, {attack.attacker, line[i]})) {
      return i + 1 == line.size() ? "" : "the line goes on after the five";
    }
    const std::string fault =
        attacks ? CheckFour(now, attack, line[i]) : CheckReply(now, attack, line[i]);
    if (!fault.empty()) return "stone " + std::to_string(i + 1) + ": " + fault;
    now.Set(line[i], CellOf(attacks ? attack.attacker : Opponent(attack.attacker)));
  }
  if (line.size() % 2 == 0) return "the line ends with a reply";
  return RepliesToFour(now, attack).empty() ? "" : "the last four can be answered";
}

}  // namespace tengen::oracle
