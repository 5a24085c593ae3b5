#include "protocol/manager/statistics.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace tengen {
namespace {

using ::testing::DoubleNear;
using ::testing::Eq;
using ::testing::Optional;

// Field log 65: the first of its two long matches.
constexpr Pentanomial kLongMatch{{379, 10170, 21828, 10640, 343}};

// Calls `visit` with all pentanomials whose counts are among a few, 0 included.
template <typename Visitor>
void ForManyPentanomials(const Visitor& visit) {
  constexpr int64_t kCounts[] = {0, 1, 17, 100'000};
  for (int code = 0; code < 1024; ++code) {
    Pentanomial counts;
    for (int i = 0; i < 5; ++i) counts.pairs[static_cast<size_t>(i)] = kCounts[code >> 2 * i & 3];
    visit(counts);
  }
}

TEST(StatisticsTest, AGameIsATrialAndSoIsAPairOfGames) {
  const ScoreCounts games = WinDrawLoss{5, 3, 2};
  EXPECT_EQ(games.trials(), 10);
  EXPECT_EQ(games.games(), 10);
  const ScoreCounts pairs = Pentanomial{{1, 2, 3, 4, 5}};
  EXPECT_EQ(pairs.trials(), 15);
  EXPECT_EQ(pairs.games(), 30);
}

TEST(StatisticsTest, MomentsAreThoseOfEquallySpacedScores) {
  const ScoreMoments even = MomentsOf({1.0, 2.0, 1.0});
  EXPECT_DOUBLE_EQ(even.mean, 0.5);
  EXPECT_DOUBLE_EQ(even.variance, 0.125);
  const ScoreMoments certain = MomentsOf({0.0, 0.0, 0.0, 7.0, 0.0});
  EXPECT_DOUBLE_EQ(certain.mean, 0.75);
  EXPECT_DOUBLE_EQ(certain.variance, 0);
}

TEST(StatisticsTest, EloOfAScoreIsTheLogisticScale) {
  EXPECT_DOUBLE_EQ(EloOfScore(0.5), 0);
  EXPECT_NEAR(EloOfScore(10.0 / 11), 400, 1e-9);
  for (const double elo : {-300.0, -5.0, 0.0, 2.5, 700.0}) {
    EXPECT_NEAR(EloOfScore(ScoreOfElo(elo)), elo, 1e-9);
  }
}

// Field log 68.
TEST(StatisticsTest, DrawsCountAsHalfPoints) {
  const WinDrawLoss counts{2, 8, 0};
  EXPECT_THAT(MeanScore(counts), Optional(DoubleNear(0.6, 1e-12)));
  const EloEstimate elo = EstimateElo(counts, EloModel::kLogistic);
  EXPECT_THAT(elo.value, Optional(DoubleNear(70.4, 0.05)));
  EXPECT_THAT(ErrorOf(elo), Optional(DoubleNear(92, 0.5)));
}

// Field log 65.
TEST(StatisticsTest, NormalizedEloOfPairsIsThePublishedOne) {
  const EloEstimate elo = EstimateElo(kLongMatch, EloModel::kNormalized);
  EXPECT_THAT(elo.value, Optional(DoubleNear(3.05, 0.005)));
  EXPECT_THAT(ErrorOf(elo), Optional(DoubleNear(2.31, 0.005)));
}

TEST(StatisticsTest, ModelsAgreeOnSmallDifferencesWithoutDraws) {
  const WinDrawLoss counts{5050, 0, 4950};
  EXPECT_NEAR(*EstimateElo(counts, EloModel::kLogistic).value,
              *EstimateElo(counts, EloModel::kNormalized).value, 0.01);
}

TEST(StatisticsTest, PairsThatBalanceNarrowTheError) {
  // 50 games won and 50 lost either way: as single games, and as pairs that all end 1 - 1.
  const EloEstimate games = EstimateElo(WinDrawLoss{50, 0, 50}, EloModel::kLogistic);
  const EloEstimate pairs = EstimateElo(Pentanomial{{1, 0, 48, 0, 1}}, EloModel::kLogistic);
  EXPECT_THAT(games.value, Optional(DoubleNear(0, 1e-9)));
  EXPECT_THAT(pairs.value, Optional(DoubleNear(0, 1e-9)));
  EXPECT_LT(*ErrorOf(pairs), *ErrorOf(games) / 3);
}

TEST(StatisticsTest, NoGamesSayNothing) {
  EXPECT_EQ(MeanScore(WinDrawLoss{}), std::nullopt);
  for (const EloModel model : {EloModel::kLogistic, EloModel::kNormalized}) {
    EXPECT_EQ(FormatEstimate(EstimateElo(WinDrawLoss{}, model)), "n/a");
    EXPECT_EQ(FormatEstimate(EstimateElo(Pentanomial{}, model)), "n/a");
  }
}

TEST(StatisticsTest, WinsAloneBoundTheDifferenceOnOneSide) {
  // A player that wins with probability p wins 100 games in a row with 2.5 % if p^100 = 0.025.
  const double least = EloOfScore(std::exp(std::log(0.025) / 100));
  const EloEstimate wins = EstimateElo(WinDrawLoss{100, 0, 0}, EloModel::kLogistic);
  EXPECT_EQ(wins.value, std::nullopt);
  EXPECT_THAT(wins.low, Optional(DoubleNear(least, 1e-9)));
  EXPECT_EQ(wins.high, std::nullopt);
  const EloEstimate losses = EstimateElo(WinDrawLoss{0, 0, 100}, EloModel::kLogistic);
  EXPECT_EQ(losses.value, std::nullopt);
  EXPECT_EQ(losses.low, std::nullopt);
  EXPECT_THAT(losses.high, Optional(DoubleNear(-least, 1e-9)));
}

// Field log 67.
TEST(StatisticsTest, OneWinIsNoInfinity) {
  EXPECT_EQ(FormatEstimate(EstimateElo(WinDrawLoss{1, 0, 0}, EloModel::kLogistic)),
            "n/a, at least -636.4");  // 400 log10(0.025 / 0.975)
  EXPECT_EQ(FormatEstimate(EstimateElo(WinDrawLoss{1, 0, 0}, EloModel::kNormalized)), "n/a");
}

TEST(StatisticsTest, AlikeTrialsDoNotClaimCertainty) {
  const EloEstimate draws = EstimateElo(WinDrawLoss{0, 10, 0}, EloModel::kLogistic);
  EXPECT_THAT(draws.value, Optional(DoubleNear(0, 1e-9)));
  EXPECT_NEAR(*draws.low, -*draws.high, 1e-9);
  EXPECT_GT(*draws.high, 50);
  const EloEstimate pair = EstimateElo(Pentanomial{{0, 0, 0, 1, 0}}, EloModel::kLogistic);
  EXPECT_LT(*pair.low, *pair.value);
  EXPECT_GT(*pair.high, *pair.value);
}

TEST(StatisticsTest, EstimatesAreFormattedByWhatIsKnown) {
  EXPECT_EQ(FormatEstimate({70.44, -20.0, 160.0}), "70.4 +/- 90.0");
  EXPECT_EQ(FormatEstimate({190.8, std::nullopt, 600.25}), "190.8, at most 600.2");
  EXPECT_EQ(FormatEstimate({std::nullopt, -40.7, std::nullopt}), "n/a, at least -40.7");
  EXPECT_EQ(FormatEstimate({12.0, std::nullopt, std::nullopt}), "12.0");
}

TEST(StatisticsTest, NoCountsMakeANumberThatIsNone) {
  const auto expect_finite = [](const std::optional<double>& number) {
    EXPECT_TRUE(std::isfinite(number.value_or(0)));
  };
  ForManyPentanomials([&](const Pentanomial& counts) {
    for (const EloModel model : {EloModel::kLogistic, EloModel::kNormalized}) {
      const EloEstimate elo = EstimateElo(counts, model);
      for (const auto& number : {elo.value, elo.low, elo.high}) expect_finite(number);
      const double value = elo.value.value_or(elo.low.value_or(elo.high.value_or(0)));
      EXPECT_LE(elo.low.value_or(value), value);
      EXPECT_GE(elo.high.value_or(value), value);
    }
  });
}

TEST(StatisticsTest, SwappingThePlayersTurnsTheSign) {
  ForManyPentanomials([&](const Pentanomial& counts) {
    Pentanomial swapped;
    std::reverse_copy(counts.pairs.begin(), counts.pairs.end(), swapped.pairs.begin());
    for (const EloModel model : {EloModel::kLogistic, EloModel::kNormalized}) {
      const EloEstimate elo = EstimateElo(counts, model);
      const EloEstimate opposite = EstimateElo(swapped, model);
      ASSERT_EQ(elo.value.has_value(), opposite.value.has_value());
      EXPECT_NEAR(elo.value.value_or(0), -opposite.value.value_or(0), 1e-6);
      EXPECT_THAT(elo.low.has_value(), Eq(opposite.high.has_value()));
    }
  });
}

}  // namespace
}  // namespace tengen
