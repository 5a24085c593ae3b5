#include "protocol/manager/sprt.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace tengen {
namespace {

using ::testing::HasSubstr;

SprtSettings Hypotheses(double elo0, double elo1, EloModel model) {
  SprtSettings settings;
  settings.elo0 = elo0;
  settings.elo1 = elo1;
  settings.model = model;
  return settings;
}

double Llr(const ScoreCounts& counts, double elo0, double elo1, EloModel model) {
  return EvaluateSprt(counts, Hypotheses(elo0, elo1, model)).llr;
}

// The likelihood of games under the best distribution with a given strength, by trying all shares
// of draws. With deviations t, wins - losses = m obeys m^2 = t^2 (1 - draws - m^2).
double BestLogLikelihood(const WinDrawLoss& games, double elo, EloModel model) {
  constexpr int kSteps = 200'000;
  const double t = DeviationsOfNormalizedElo(elo, 1);
  double best = -std::numeric_limits<double>::infinity();
  for (int i = 1; i < kSteps; ++i) {
    const double draws = static_cast<double>(i) / kSteps;
    const double margin = model == EloModel::kLogistic ? 2 * ScoreOfElo(elo) - 1
                                                       : t * std::sqrt((1 - draws) / (1 + t * t));
    const double wins = (1 - draws + margin) / 2;
    const double losses = (1 - draws - margin) / 2;
    if (wins <= 0 || losses <= 0) continue;
    best = std::max(best, static_cast<double>(games.win) * std::log(wins) +
                              static_cast<double>(games.draw) * std::log(draws) +
                              static_cast<double>(games.loss) * std::log(losses));
  }
  return best;
}

// Field log 65.
TEST(SprtTest, RatioOfGamesIsThePublishedOne) {
  EXPECT_NEAR(Llr(WinDrawLoss{880, 1863, 759}, 0, 5, EloModel::kLogistic), 2.95, 0.005);
}

// Field log 65.
TEST(SprtTest, RatiosOfPairsAreThePublishedOnes) {
  const Pentanomial first{{379, 10170, 21828, 10640, 343}};
  const Pentanomial second{{365, 16618, 36229, 16974, 390}};
  EXPECT_NEAR(Llr(first, 0, 2, EloModel::kNormalized), 2.946, 0.0006);
  EXPECT_NEAR(Llr(second, 0, 2, EloModel::kNormalized), 2.25, 0.005);
}

TEST(SprtTest, RatioIsThatOfTheBestDistributionsUnderEitherModel) {
  for (const WinDrawLoss& games :
       {WinDrawLoss{60, 25, 15}, WinDrawLoss{1, 1, 1}, WinDrawLoss{3, 400, 90}}) {
    for (const EloModel model : {EloModel::kLogistic, EloModel::kNormalized}) {
      for (const double elo1 : {5.0, 60.0, 400.0}) {
        const double expected =
            BestLogLikelihood(games, elo1, model) - BestLogLikelihood(games, -20, model);
        EXPECT_NEAR(Llr(games, -20, elo1, model), expected, 1e-4 * (1 + std::abs(expected)))
            << games.win << " " << games.draw << " " << games.loss << ", elo1 " << elo1;
      }
    }
  }
}

TEST(SprtTest, BoundsAreWalds) {
  const SprtState state =
      EvaluateSprt(WinDrawLoss{}, {.elo0 = 0, .elo1 = 5, .alpha = 0.05, .beta = 0.1});
  EXPECT_DOUBLE_EQ(state.llr, 0);
  EXPECT_NEAR(state.lower, std::log(0.1 / 0.95), 1e-12);
  EXPECT_NEAR(state.upper, std::log(0.9 / 0.05), 1e-12);
  EXPECT_EQ(state.verdict, SprtVerdict::kContinue);
}

TEST(SprtTest, VerdictFallsAtTheBounds) {
  const auto verdict = [](const ScoreCounts& counts) {
    return EvaluateSprt(counts, Hypotheses(0, 20, EloModel::kLogistic)).verdict;
  };
  EXPECT_EQ(verdict(Pentanomial{{10, 200, 500, 300, 30}}), SprtVerdict::kAcceptH1);
  EXPECT_EQ(verdict(Pentanomial{{30, 300, 500, 200, 10}}), SprtVerdict::kAcceptH0);
  EXPECT_EQ(verdict(Pentanomial{{1, 20, 50, 22, 1}}), SprtVerdict::kContinue);
  EXPECT_EQ(NameOf(SprtVerdict::kAcceptH1), "H1 accepted");
}

TEST(SprtTest, WinsAloneAreEnoughInTheEnd) {
  for (const EloModel model : {EloModel::kLogistic, EloModel::kNormalized}) {
    EXPECT_EQ(EvaluateSprt(WinDrawLoss{1, 0, 0}, Hypotheses(0, 20, model)).verdict,
              SprtVerdict::kContinue);
    EXPECT_EQ(EvaluateSprt(WinDrawLoss{1000, 0, 0}, Hypotheses(0, 20, model)).verdict,
              SprtVerdict::kAcceptH1);
    EXPECT_EQ(EvaluateSprt(Pentanomial{{1000, 0, 0, 0, 0}}, Hypotheses(0, 20, model)).verdict,
              SprtVerdict::kAcceptH0);
  }
}

TEST(SprtTest, NoCountsMakeARatioThatIsNoNumber) {
  constexpr int64_t kCounts[] = {0, 1, 100'000};
  for (int code = 0; code < 243; ++code) {
    Pentanomial counts;
    for (int i = 0, rest = code; i < 5; ++i, rest /= 3) {
      counts.pairs[static_cast<size_t>(i)] = kCounts[rest % 3];
    }
    for (const EloModel model : {EloModel::kLogistic, EloModel::kNormalized}) {
      for (const double elo0 : {-kMaxSprtElo, -100.0, 0.0, 400.0}) {
        EXPECT_TRUE(std::isfinite(Llr(counts, elo0, elo0 + 5, model))) << code << ", " << elo0;
        EXPECT_TRUE(std::isfinite(Llr(counts, elo0, kMaxSprtElo, model))) << code << ", " << elo0;
      }
    }
  }
}

TEST(SprtTest, SettingsThatMakeNoTestAreRefused) {
  constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_TRUE(CheckSprtSettings(SprtSettings()).ok());
  for (const SprtSettings& settings :
       {SprtSettings{5, 5}, SprtSettings{5, 0}, SprtSettings{0, 1001}, SprtSettings{kNan, 5},
        SprtSettings{0, kNan}}) {
    EXPECT_THAT(std::string(CheckSprtSettings(settings).message()), HasSubstr("elo0"));
  }
  for (const SprtSettings& settings :
       {SprtSettings{0, 5, 0, 0.05}, SprtSettings{0, 5, 0.05, 0.5}, SprtSettings{0, 5, kNan}}) {
    EXPECT_THAT(std::string(CheckSprtSettings(settings).message()), HasSubstr("alpha"));
  }
}

}  // namespace
}  // namespace tengen
