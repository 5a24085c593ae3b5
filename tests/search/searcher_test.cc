#include "search/searcher.h"

#include <algorithm>
#include <memory>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "engine/forbidden.h"
#include "engine/rule.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/matchers.h"
#include "tests/support/random_stones.h"
#include "tests/support/set_up.h"
#include "tests/support/test_data.h"

namespace tengen {
namespace {

class SilentListener : public SearchListener {
 public:
  void OnReport(const SearchReport&) override {}
};

SearchReport SearchWith(Searcher& searcher, const SearchRequest& request) {
  SearchControl control;
  SilentListener listener;
  return searcher.Search(request, control, listener);
}

std::unique_ptr<Searcher> SmallSearcher() {
  std::unique_ptr<Searcher> searcher = MakeSearcher();
  EXPECT_THAT(searcher->SetTableSize(size_t{4} << 20), IsOk());
  return searcher;
}

SearchRequest RequestOf(const Position& position, uint64_t nodes) {
  SearchRequest request{position};
  request.limits.nodes = nodes;
  return request;
}

std::string BestMove(const Position& position, uint64_t nodes) {
  const SearchReport report = SearchWith(*SmallSearcher(), RequestOf(position, nodes));
  return TextOf(report.best_move(), position.geometry().size());
}

Position AfterMoves(Rule rule, const std::string& moves) {
  Position position(rule, Geometry(15));
  for (Point point : PointsFromText(moves, 15)) position.Play(point);
  return position;
}

// Field log 4: Black must stop White's only four.
constexpr char kMustBlock[] = "H8 H7 I7 G9 H6 G5 G7 I6 G8 F8 F6 E5 F5 J10 I10 I11 K9 H10 J12 L10";

TEST(SearcherTest, BlocksTheOnlyFive) {
  EXPECT_EQ(BestMove(AfterMoves(Rule::kFreestyle, kMustBlock), 5000), "E7");
}

TEST(SearcherTest, BlocksTheOnlyFiveInWhateverOrderTheStonesCame) {
  const std::vector<Point> moves = PointsFromText(kMustBlock, 15);
  std::vector<std::pair<Point, Cell>> stones;
  for (size_t i = 0; i < moves.size(); ++i) {
    stones.emplace_back(moves[i], i % 2 == 0 ? Cell::kBlack : Cell::kWhite);
  }
  std::mt19937_64 random(TestSeed(1));
  for (int i = 0; i < 20; ++i) {
    std::shuffle(stones.begin(), stones.end(), random);
    Position position(Rule::kFreestyle, Geometry(15));
    for (const auto& [point, cell] : stones) position.Place(point, cell);
    position.SetSideToMove(Color::kBlack);
    EXPECT_EQ(BestMove(position, 2000), "E7");
  }
}

TEST(SearcherTest, AnswersAnOpenThreeWithABlockOrAFour) {
  // Field log 19.
  const Stones stones = {.size = 15,
                         .black = PointsFromText("H8 I8 C3", 15),
                         .white = PointsFromText("G10 H10 I10", 15),
                         .dead = {}};
  const Position position = PositionOf(stones, Rule::kFreestyle, Color::kBlack);
  EXPECT_THAT(BestMove(position, 5000), testing::AnyOf("E10", "F10", "J10", "K10"));
}

TEST(SearcherTest, PlaysAnOpenFourAtOnce) {
  // Field log 21.
  const Stones stones = {.size = 15,
                         .black = PointsFromText("G10 H10 I10 C3", 15),
                         .white = PointsFromText("H8 I8 J7", 15),
                         .dead = {}};
  const Position position = PositionOf(stones, Rule::kFreestyle, Color::kBlack);
  const SearchReport report = SearchWith(*SmallSearcher(), RequestOf(position, 5000));
  EXPECT_THAT(TextOf(report.best_move(), 15), testing::AnyOf("F10", "J10"));
  EXPECT_EQ(report.lines.front().value, WinIn(3));
}

TEST(SearcherTest, PrefersItsOwnFiveToBlocking) {
  const Stones stones = {.size = 15,
                         .black = PointsFromText("G10 H10 I10 J10", 15),
                         .white = PointsFromText("G8 H8 I8 J8 F10", 15),
                         .dead = {}};
  EXPECT_EQ(BestMove(PositionOf(stones, Rule::kFreestyle, Color::kBlack), 100), "K10");
}

TEST(SearcherTest, RefutesOrDelaysAVictoryByFours) {
  // Field log 21: V01 with White to move. Rows of positions_vcf.tsv hold the position.
  for (const DataRow& row : ReadTable("positions_vcf.tsv")) {
    if (row["id"] != "V01") continue;
    const Stones stones = StonesOf(row, 15);
    Position position = PositionOf(stones, Rule::kRenju, Color::kWhite);
    const SearchReport report = SearchWith(*SmallSearcher(), RequestOf(position, 30'000));
    position.Play(report.best_move());
    const SearchReport reply = SearchWith(*SmallSearcher(), RequestOf(position, 30'000));
    // The fours that won before win at the 23rd ply or later, if at all.
    EXPECT_TRUE(!IsWin(reply.lines.front().value) || PliesToEnd(reply.lines.front().value) >= 23);
    return;
  }
  FAIL() << "no V01";
}

TEST(SearcherTest, OpensInTheCentre) {
  for (int size = kMinBoardSize; size <= kMaxBoardSize; ++size) {
    for (Rule rule : kRules) {
      const Position position(rule, Geometry(size));
      const SearchReport report = SearchWith(*SmallSearcher(), RequestOf(position, 200));
      EXPECT_EQ(report.best_move(), position.geometry().centre());
    }
  }
}

TEST(SearcherTest, AFullBoardHasNoMove) {
  Position position(Rule::kStandard, Geometry(5));
  while (!position.empty().IsEmpty()) position.Place(position.empty().First(), Cell::kBlocked);
  EXPECT_TRUE(SearchWith(*SmallSearcher(), RequestOf(position, 100)).lines.empty());
}

TEST(SearcherTest, TheLastPointIsPlayed) {
  Position position(Rule::kRenju, Geometry(6));
  const Point last = Point::At(4, 2);
  const Bitboard points = position.empty();
  for (Point point : points) {
    if (point != last) position.Place(point, Cell::kBlocked);
  }
  EXPECT_EQ(SearchWith(*SmallSearcher(), RequestOf(position, 100)).best_move(), last);
}

TEST(SearcherTest, WithoutALegalMoveAnyEmptyPointIsPlayed) {
  // Six in a row is forbidden, and the one point that is left makes it.
  Position position(Rule::kRenju, Geometry(6));
  const Point last = Point::At(2, 0);
  const Bitboard points = position.empty();
  for (Point point : points) {
    if (point != last) position.Place(point, point.y() == 0 ? Cell::kBlack : Cell::kBlocked);
  }
  position.SetSideToMove(Color::kBlack);
  ASSERT_NE(FindForbidden(position, last), ForbiddenKind::kNone);
  EXPECT_EQ(SearchWith(*SmallSearcher(), RequestOf(position, 100)).best_move(), last);
}

TEST(SearcherTest, ExcludedMovesAreLeftOutUnlessNothingElseIsLegal) {
  Position position = AfterMoves(Rule::kFreestyle, "H8");
  SearchRequest request = RequestOf(position, 500);
  for (Point point : position.empty()) {
    if (point.x() != 3) request.excluded.Add(point);
  }
  EXPECT_EQ(SearchWith(*SmallSearcher(), request).best_move().x(), 3);
  request.excluded = position.empty();
  const Point move = SearchWith(*SmallSearcher(), request).best_move();
  EXPECT_TRUE(position.empty().Contains(move));
}

TEST(SearcherTest, BlackNeverPlaysAForbiddenPointWhileAnotherIsLeft) {
  int with_forbidden = 0;
  std::unique_ptr<Searcher> searcher = SmallSearcher();
  for (const DataRow& row : ReadTable("forbidden.open.tsv")) {
    Position position = PositionOf(StonesOf(row, row.Int("size")), Rule::kRenju, Color::kBlack);
    const Bitboard forbidden = ForbiddenPointsOf(position);
    with_forbidden += forbidden.IsEmpty() ? 0 : 1;
    const Point move = SearchWith(*searcher, RequestOf(position, 300)).best_move();
    ASSERT_TRUE((position.empty() & ~forbidden).Contains(move)) << row["id"];
  }
  EXPECT_GT(with_forbidden, 100);
}

TEST(SearcherTest, AnyPositionGetsALegalMoveAndLegalLines) {
  Random random(TestSeed(2));
  std::unique_ptr<Searcher> searcher = SmallSearcher();
  for (int i = 0; i < 400; ++i) {
    const Rule rule = kRules[static_cast<size_t>(random.Below(kNumRules))];
    const int size = random.Between(5, 22);
    const Stones stones = RandomStones(random, size, random.Between(1, size * size));
    Position position = PositionOf(stones, rule, random.OneIn(2) ? Color::kBlack : Color::kWhite);
    SearchRequest request = RequestOf(position, 400);
    request.num_lines = random.Between(1, 3);
    const SearchReport report = SearchWith(*searcher, request);
    ASSERT_FALSE(report.lines.empty());
    for (const SearchLine& line : report.lines) {
      for (Point move : line.moves) {
        ASSERT_TRUE(position.geometry().Contains(move) && position.IsEmpty(move));
        ASSERT_FALSE(IsForbidden(position, position.side_to_move(), move));
        position.Play(move);
      }
      for (size_t k = 0; k < line.moves.size(); ++k) position.Undo();
    }
  }
}

TEST(SearcherTest, SeveralLinesAreDifferentAndInOrder) {
  SearchRequest request = RequestOf(AfterMoves(Rule::kFreestyle, "H8 I9 I8 G8"), 20'000);
  request.num_lines = 4;
  const SearchReport report = SearchWith(*SmallSearcher(), request);
  ASSERT_EQ(report.lines.size(), 4u);
  for (size_t i = 1; i < report.lines.size(); ++i) {
    EXPECT_GE(report.lines[i - 1].value, report.lines[i].value);
    for (size_t k = 0; k < i; ++k) {
      EXPECT_NE(report.lines[k].moves.front(), report.lines[i].moves.front());
    }
  }
}

TEST(SearcherTest, ABalancedMoveIsNearerToTheTargetThanTheBestOne) {
  SearchRequest request = RequestOf(AfterMoves(Rule::kFreestyle, "H8 A1 I8 O15"), 30'000);
  const SearchReport best = SearchWith(*SmallSearcher(), request);
  request.balance = true;
  const SearchReport balanced = SearchWith(*SmallSearcher(), request);
  EXPECT_LT(std::abs(balanced.lines.front().value), std::abs(best.lines.front().value));
}

TEST(SearcherTest, OneThreadAndFixedNodesRepeatExactly) {
  // Field log 54.
  for (Rule rule : kRules) {
    const Position position = AfterMoves(rule, "H8 I9 G7 I7 I8 G9");
    std::unique_ptr<Searcher> searcher = SmallSearcher();
    const SearchReport first = SearchWith(*searcher, RequestOf(position, 20'000));
    searcher->Clear();
    const SearchReport second = SearchWith(*searcher, RequestOf(position, 20'000));
    const SearchReport fresh = SearchWith(*SmallSearcher(), RequestOf(position, 20'000));
    for (const SearchReport& other : {second, fresh}) {
      EXPECT_EQ(first.nodes, other.nodes);
      EXPECT_EQ(first.depth, other.depth);
      ASSERT_EQ(first.lines.size(), other.lines.size());
      EXPECT_EQ(first.lines.front().value, other.lines.front().value);
      EXPECT_EQ(first.lines.front().moves, other.lines.front().moves);
    }
  }
}

TEST(SearcherTest, LimitsOfNodesAndDepthAreKept) {
  SearchRequest request = RequestOf(AfterMoves(Rule::kFreestyle, "H8 I9 I8"), 5'000);
  EXPECT_LE(SearchWith(*SmallSearcher(), request).nodes, 5'001u);
  request.limits.nodes = 1'000'000;
  request.limits.depth = 3;
  EXPECT_EQ(SearchWith(*SmallSearcher(), request).depth, 3);
}

TEST(SearcherTest, TwoThreadsFindALegalMove) {
  std::unique_ptr<Searcher> searcher = SmallSearcher();
  const int threads = searcher->SetThreads(2);
  EXPECT_EQ(threads, std::min(2, searcher->max_threads()));
  for (int i = 0; i < 20; ++i) {
    const Position position = AfterMoves(Rule::kRenju, "H8 I9 I8 G8");
    const SearchReport report = SearchWith(*searcher, RequestOf(position, 4'000));
    EXPECT_TRUE(position.empty().Contains(report.best_move()));
  }
}

TEST(SearcherTest, ThreadsAreClamped) {
  std::unique_ptr<Searcher> searcher = SmallSearcher();
  EXPECT_EQ(searcher->SetThreads(0), 1);
  EXPECT_EQ(searcher->SetThreads(9999), searcher->max_threads());
  EXPECT_EQ(searcher->SetThreads(-3), 1);
}

TEST(SearcherTest, SizesThatCannotBeHadAreRefused) {
  std::unique_ptr<Searcher> searcher = MakeSearcher();
  EXPECT_FALSE(searcher->SetMemory(0).ok());
  EXPECT_FALSE(searcher->SetTableSize(0).ok());
  EXPECT_THAT(searcher->SetMemory(size_t{80} << 20), IsOk());
}

// Stops the search from another thread once it has begun to deepen, and measures how long that
// takes.
class StoppingListener : public SearchListener {
 public:
  explicit StoppingListener(SearchControl& control) : control_(control) {}
  ~StoppingListener() override { stopper_.join(); }

  void OnReport(const SearchReport& report) override {
    if (report.depth < 4 || stopper_.joinable()) return;
    stopper_ = std::thread([this] {
      stopped_ = absl::Now();
      control_.Stop();
    });
  }
  absl::Time stopped() const { return stopped_; }

 private:
  SearchControl& control_;
  std::thread stopper_;
  absl::Time stopped_;
};

TEST(SearcherTest, AStopActsAtOnce) {
  SearchControl control;
  StoppingListener listener(control);
  std::unique_ptr<Searcher> searcher = SmallSearcher();
  const SearchRequest request{AfterMoves(Rule::kFreestyle, "H8 I9 I8")};
  const SearchReport report = searcher->Search(request, control, listener);
  EXPECT_LT(absl::Now() - listener.stopped(), absl::Milliseconds(100));
  EXPECT_GE(report.depth, 4);
}

TEST(SearcherTest, AStopBeforeTheSearchIsKept) {
  SearchControl control;
  control.Stop();
  SilentListener listener;
  const Position position = AfterMoves(Rule::kFreestyle, "H8 I9 I8");
  const SearchReport report = SmallSearcher()->Search(SearchRequest{position}, control, listener);
  EXPECT_TRUE(position.empty().Contains(report.best_move()));
}

// Shortens the time once the search has begun to deepen.
class ShorteningListener : public SearchListener {
 public:
  explicit ShorteningListener(SearchControl& control) : control_(control) {}
  void OnReport(const SearchReport& report) override {
    if (report.depth == 4)
      control_.SetTimeControl(
          {.turn = absl::Milliseconds(1), .match = {}, .left = {}, .increment = {}});
  }

 private:
  SearchControl& control_;
};

TEST(SearcherTest, ANewTimeControlActsDuringTheSearch) {
  SearchControl control;
  ShorteningListener listener(control);
  SearchRequest request{AfterMoves(Rule::kFreestyle, "H8 I9 I8")};
  request.limits.time.turn = absl::Hours(1);
  const SearchReport report = SmallSearcher()->Search(request, control, listener);
  EXPECT_GE(report.depth, 4);
  EXPECT_LT(report.elapsed, absl::Minutes(1));
}

TEST(SearcherTest, WithoutTimeTheAnswerIsStillAReplyToTheThreat) {
  SearchRequest request{AfterMoves(Rule::kFreestyle, kMustBlock)};
  request.limits.time.left = absl::Milliseconds(-50);
  const SearchReport report = SearchWith(*SmallSearcher(), request);
  EXPECT_EQ(TextOf(report.best_move(), 15), "E7");
  EXPECT_EQ(report.nodes, 0u);
}

}  // namespace
}  // namespace tengen
