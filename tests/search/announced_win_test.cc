// A win that the searcher announces is a win: played out by the rules alone, against defenders that
// try everything.

#include <memory>
#include <string>
#include <vector>

#include "engine/rule.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "search/searcher.h"
#include "tests/oracle/forbidden.h"
#include "tests/oracle/rules.h"
#include "tests/oracle/solver.h"
#include "tests/support/board_diagram.h"
#include "tests/support/matchers.h"
#include "tests/support/random_stones.h"
#include "tests/support/set_up.h"

namespace tengen {
namespace {

class SilentListener : public SearchListener {
 public:
  void OnReport(const SearchReport&) override {}
};

class WinPlayer {
 public:
  explicit WinPlayer(uint64_t nodes) : nodes_(nodes), searcher_(MakeSearcher()) {
    EXPECT_THAT(searcher_->SetTableSize(size_t{4} << 20), IsOk());
  }

  SearchLine BestLine(const Position& position) {
    SearchRequest request{position};
    request.limits.nodes = nodes_;
    SearchControl control;
    SilentListener listener;
    return searcher_->Search(request, control, listener).lines.front();
  }

 private:
  uint64_t nodes_;
  std::unique_ptr<Searcher> searcher_;
};

// Plays a position that was announced as won, with the oracle as the referee.
class WinReplay {
 public:
  WinReplay(const Stones& stones, Rule rule, Color attacker)
      : rule_(rule),
        attacker_(attacker),
        board_(BoardOf(stones)),
        position_(PositionOf(stones, rule, attacker)) {}

  // Returns what went wrong, or "".
  std::string Play(WinPlayer& player, Random& random) {
    for (int stones = 0; stones < 60; ++stones) {
      const SearchLine line = player.BestLine(position_);
      const Point move = line.moves.front();
      const Stone stone = {attacker_, move};
      if (oracle::OutcomeOf(board_, rule_, stone) == oracle::Outcome::kFoul) return "a foul";
      if (oracle::Wins(board_, rule_, stone)) return "";
      if (!IsWin(line.value)) return "no longer a win\n" + DrawBoard(board_);
      Put(attacker_, move);
      const Color defender = Opponent(attacker_);
      if (oracle::CanWinAtOnce(board_, rule_, defender)) return "lost\n" + DrawBoard(board_);
      const Point reply = ReplyOf(player, random);
      if (reply == kNoPoint) return "";  // no legal reply is left
      Put(defender, reply);
    }
    return "no end\n" + DrawBoard(board_);
  }

 private:
  using Stone = oracle::Stone;

  void Put(Color color, Point point) {
    board_.Set(point, CellOf(color));
    position_.Play(point);
  }

  // The search's own best defence, or any that stops a five, or any at all.
  Point ReplyOf(WinPlayer& player, Random& random) {
    const Color defender = Opponent(attacker_);
    std::vector<Point> replies;
    if (oracle::CanWinAtOnce(board_, rule_, attacker_)) {
      replies = oracle::RepliesToFour(board_, {rule_, attacker_});
    } else {
      if (random.OneIn(2)) return player.BestLine(position_).moves.front();
      for (Point point : board_.EmptyPoints()) {
        if (oracle::OutcomeOf(board_, rule_, {defender, point}) != oracle::Outcome::kFoul) {
          replies.push_back(point);
        }
      }
    }
    return replies.empty()
               ? kNoPoint
               : replies[static_cast<size_t>(random.Below(static_cast<int>(replies.size())))];
  }

  Rule rule_;
  Color attacker_;
  oracle::Board board_;
  Position position_;
};

class AnnouncedWinTest : public ::testing::TestWithParam<Rule> {};

INSTANTIATE_TEST_SUITE_P(SearcherTest, AnnouncedWinTest, ::testing::ValuesIn(kRules));

TEST_P(AnnouncedWinTest, IsPlayedOutAgainstEveryKindOfDefence) {
  Random random(TestSeed(Index(GetParam())));
  WinPlayer announcer(1'500);
  WinPlayer player(60'000);  // which may have to find again what the first owed to its table
  int wins = 0;
  int long_wins = 0;
  for (int i = 0; i < 400 && long_wins < 40; ++i) {
    const int size = random.Between(7, 15);
    const Stones stones = RandomStones(random, size, random.Between(8, size * size / 3));
    const Color attacker = random.OneIn(2) ? Color::kBlack : Color::kWhite;
    const SearchLine line = announcer.BestLine(PositionOf(stones, GetParam(), attacker));
    if (!IsWin(line.value)) continue;
    ++wins;
    long_wins += PliesToEnd(line.value) >= 5 ? 1 : 0;
    ASSERT_EQ(WinReplay(stones, GetParam(), attacker).Play(player, random), "")
        << "announced in " << PliesToEnd(line.value) << " plies:\n"
        << DrawBoard(BoardOf(stones));
  }
  EXPECT_GT(wins, 60);
  EXPECT_GT(long_wins, 10);
}

}  // namespace
}  // namespace tengen
