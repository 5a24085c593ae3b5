#include "search/move_generator.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "engine/forbidden.h"
#include "gtest/gtest.h"
#include "search/static_win.h"
#include "tests/oracle/forbidden.h"
#include "tests/oracle/rules.h"
#include "tests/oracle/solver.h"
#include "tests/support/board_diagram.h"
#include "tests/support/random_stones.h"
#include "tests/support/set_up.h"
#include "tests/support/test_data.h"

namespace tengen {
namespace {

using oracle::Board;

// Full-width search on a plain board.
class BruteForce {
 public:
  explicit BruteForce(Rule rule) : rule_(rule) {}

  bool IsLegal(const Board& board, Color color, Point point) const {
    return color == Color::kWhite || rule_ != Rule::kRenju ||
           oracle::FoulAt(board, point) == oracle::Foul::kNone;
  }

  std::vector<Point> LegalMoves(const Board& board, Color color) const {
    std::vector<Point> moves;
    for (Point point : board.EmptyPoints()) {
      if (IsLegal(board, color, point)) moves.push_back(point);
    }
    return moves;
  }

  // Whether `color`, to move, makes five with at most `stones` stones of its own, whatever the
  // opponent replies. `first` are the only first moves tried, which can only miss wins.
  bool WinsWith(Board& board, Color color, int stones, const std::vector<Point>& first) const {
    if (oracle::CanWinAtOnce(board, rule_, color)) return true;
    if (stones == 1) return false;
    return std::any_of(first.begin(), first.end(), [&](Point point) {
      if (!IsLegal(board, color, point)) return false;
      board.Set(point, CellOf(color));
      const bool wins = LosesAgainst(board, color, stones - 1);
      board.Set(point, Cell::kEmpty);
      return wins;
    });
  }

 private:
  // Whether every reply of the opponent of `color`, which has `stones` stones left, loses.
  bool LosesAgainst(Board& board, Color color, int stones) const {
    const Color opponent = Opponent(color);
    if (oracle::CanWinAtOnce(board, rule_, opponent)) return false;
    // With one stone left only a five that is threatened now can follow.
    if (stones == 1 && !oracle::CanWinAtOnce(board, rule_, color)) return false;
    const std::vector<Point> replies = LegalMoves(board, opponent);
    return std::all_of(replies.begin(), replies.end(), [&](Point reply) {
      board.Set(reply, CellOf(opponent));
      const bool wins = WinsWith(board, color, stones, board.EmptyPoints());
      board.Set(reply, Cell::kEmpty);
      return wins;
    });
  }

  Rule rule_;
};

std::vector<Point> PointsIn(const Bitboard& set) {
  std::vector<Point> points;
  for (Point point : set) points.push_back(point);
  return points;
}

struct Sample {
  Stones stones;
  Position position;
  Board board;

  Color own() const { return position.side_to_move(); }
  Color opponent() const { return Opponent(own()); }
  std::string Drawing() const { return DrawBoard(board); }
};

Sample RandomSample(Random& random, Rule rule, int max_size) {
  const int size = random.Between(6, max_size);
  const Stones stones = RandomStones(random, size, random.Between(8, size * size * 2 / 3));
  const Color to_move = random.OneIn(2) ? Color::kBlack : Color::kWhite;
  return {stones, PositionOf(stones, rule, to_move), BoardOf(stones)};
}

class GeneratorRuleTest : public ::testing::TestWithParam<Rule> {
 protected:
  BruteForce brute_force() const { return BruteForce(GetParam()); }
};

INSTANTIATE_TEST_SUITE_P(MoveGeneratorTest, GeneratorRuleTest, ::testing::ValuesIn(kRules));

TEST_P(GeneratorRuleTest, EveryReplyLeftOutAgainstAFiveLosesAtOnceAndNoOtherDoes) {
  Random random(TestSeed(Index(GetParam())));
  int restricted = 0;
  for (int i = 0; i < 3000; ++i) {
    Sample sample = RandomSample(random, GetParam(), 11);
    if (sample.position.Has(sample.own(), PointThreat::kFive)) continue;
    const Replies replies = RepliesOf(sample.position);
    if (replies.kind != ReplyKind::kAgainstFive) continue;
    ++restricted;
    for (Point move : brute_force().LegalMoves(sample.board, sample.own())) {
      sample.board.Set(move, CellOf(sample.own()));
      const bool loses = oracle::CanWinAtOnce(sample.board, GetParam(), sample.opponent());
      sample.board.Set(move, Cell::kEmpty);
      ASSERT_EQ(loses, !replies.points.Contains(move)) << TextOf(move, sample.board.size()) << "\n"
                                                       << sample.Drawing();
    }
  }
  EXPECT_GT(restricted, 100);
}

TEST_P(GeneratorRuleTest, EveryReplyLeftOutAgainstAnOpenFourLosesInFourPlies) {
  Random random(TestSeed(10 + Index(GetParam())));
  int restricted = 0;
  int64_t left_out = 0;
  for (int i = 0; i < 3000; ++i) {
    Sample sample = RandomSample(random, GetParam(), 10);
    if (sample.position.Has(sample.own(), PointThreat::kFive)) continue;
    const Replies replies = RepliesOf(sample.position);
    if (replies.kind != ReplyKind::kAgainstFour) continue;
    ++restricted;
    const std::vector<Point> fours =
        PointsIn(sample.position.points(sample.opponent(), PointThreat::kOpenFour) |
                 sample.position.points(sample.opponent(), PointThreat::kDoubleFour));
    for (Point move : brute_force().LegalMoves(sample.board, sample.own())) {
      if (replies.points.Contains(move)) continue;
      ++left_out;
      sample.board.Set(move, CellOf(sample.own()));
      const bool loses = brute_force().WinsWith(sample.board, sample.opponent(), 2, fours);
      sample.board.Set(move, Cell::kEmpty);
      ASSERT_TRUE(loses) << TextOf(move, sample.board.size()) << "\n" << sample.Drawing();
    }
  }
  EXPECT_GT(restricted, 30);
  EXPECT_GT(left_out, 300);
}

TEST_P(GeneratorRuleTest, CandidatesAreAllThatIsSearchedWithoutAThreat) {
  Random random(TestSeed(20 + Index(GetParam())));
  int free = 0;
  for (int i = 0; i < 500; ++i) {
    Sample sample = RandomSample(random, GetParam(), 15);
    if (sample.position.Has(sample.own(), PointThreat::kFive)) continue;
    const Replies replies = RepliesOf(sample.position);
    if (replies.kind != ReplyKind::kFree) continue;
    ++free;
    EXPECT_EQ(replies.points, sample.position.candidates());
  }
  EXPECT_GT(free, 50);
}

TEST_P(GeneratorRuleTest, FourPointsAreThosePointsThatLeaveAWinningPoint) {
  Random random(TestSeed(30 + Index(GetParam())));
  int64_t fours = 0;
  for (int i = 0; i < 300; ++i) {
    Sample sample = RandomSample(random, GetParam(), 12);
    const Color own = sample.own();
    if (sample.position.Has(own, PointThreat::kFive)) continue;
    const Bitboard found = FourPoints(sample.position, own);
    for (Point point : sample.board.EmptyPoints()) {
      if (!brute_force().IsLegal(sample.board, own, point)) continue;
      sample.board.Set(point, CellOf(own));
      const bool four = oracle::CanWinAtOnce(sample.board, GetParam(), own);
      sample.board.Set(point, Cell::kEmpty);
      fours += four ? 1 : 0;
      ASSERT_EQ(found.Contains(point), four) << TextOf(point, sample.board.size()) << "\n"
                                             << sample.Drawing();
      ASSERT_TRUE(!four || MayMakeFour(sample.position, own));
    }
  }
  EXPECT_GT(fours, 200);
}

// The first moves by which a static win should be played out.
std::vector<Point> WinningFirstMoves(const Position& position, Color color) {
  Bitboard points;
  for (PointThreat threat : {PointThreat::kFourThree, PointThreat::kDoubleThree,
                             PointThreat::kDoubleFour, PointThreat::kOpenFour}) {
    points |= position.points(color, threat);
  }
  return PointsIn(points);
}

TEST_P(GeneratorRuleTest, StaticValuesAreTrueByBruteForce) {
  Random random(TestSeed(40 + Index(GetParam())));
  std::array<int, 6> wins = {};
  int losses = 0;
  for (int i = 0; i < 1500; ++i) {
    Sample sample = RandomSample(random, GetParam(), 7);
    const Value value = StaticValue(sample.position, 0);
    if (value == kNoValue) continue;
    const int plies = PliesToEnd(value);
    if (IsWin(value)) {
      ++wins[static_cast<size_t>(plies)];
      const std::vector<Point> first = WinningFirstMoves(sample.position, sample.own());
      ASSERT_TRUE(brute_force().WinsWith(sample.board, sample.own(), (plies + 1) / 2, first))
          << "win in " << plies << "\n"
          << sample.Drawing();
      continue;
    }
    ++losses;
    ASSERT_EQ(plies, 2);
    ASSERT_FALSE(oracle::CanWinAtOnce(sample.board, GetParam(), sample.own()));
    for (Point move : brute_force().LegalMoves(sample.board, sample.own())) {
      sample.board.Set(move, CellOf(sample.own()));
      ASSERT_TRUE(oracle::CanWinAtOnce(sample.board, GetParam(), sample.opponent()))
          << TextOf(move, sample.board.size()) << "\n"
          << sample.Drawing();
      sample.board.Set(move, Cell::kEmpty);
    }
  }
  EXPECT_GT(wins[1], 50);
  EXPECT_GT(wins[3], 10);
  EXPECT_GT(wins[5], 3);
  EXPECT_GT(losses, 10);
}

TEST(StaticValueTest, WhiteWinsWhereTheOnlyBlockIsForbidden) {
  // positions_forbidden.tsv, I01: G7 would be a double three.
  const Stones stones = {.size = 15,
                         .black = PointsFromText("H8 F6 F7 H7 G2", 15),
                         .white = PointsFromText("G6 G5 G4 G3 A1", 15),
                         .dead = {}};
  Position renju = PositionOf(stones, Rule::kRenju, Color::kBlack);
  EXPECT_EQ(StaticValue(renju, 0), LossIn(2));
  Position standard = PositionOf(stones, Rule::kStandard, Color::kBlack);
  EXPECT_EQ(StaticValue(standard, 0), kNoValue);
}

}  // namespace
}  // namespace tengen
