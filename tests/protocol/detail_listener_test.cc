#include "protocol/detail_listener.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/protocol/brain_fixture.h"

namespace tengen {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

SearchReport TwoLines() {
  SearchReport report;
  report.lines.push_back({.value = 0, .moves = {Point::At(7, 7), Point::At(8, 8)}});
  report.lines.push_back({.value = LossIn(6), .moves = {Point::At(1, 2)}});
  report.depth = 9;
  report.selective_depth = 15;
  report.nodes = 1234;
  report.elapsed = absl::Milliseconds(987);
  return report;
}

TEST(DetailListenerTest, IsSilentUnlessAskedFor) {
  RecordingSink sink;
  DetailListener listener(sink, {});
  listener.OnReport(TwoLines());
  listener.OnRootMove(Point::At(1, 1));
  listener.OnRootMoveDone(Point::At(1, 1), LossIn(4));
  EXPECT_THAT(sink.Take(), IsEmpty());
}

TEST(DetailListenerTest, TellsEveryLineInABlockOfInfo) {
  RecordingSink sink;
  DetailListener listener(sink, {.realtime = false, .values = true});
  listener.OnReport(TwoLines());
  EXPECT_THAT(sink.Take(),
              ElementsAre("INFO PV 0", "INFO NUMPV 2", "INFO DEPTH 9", "INFO EVAL 0",
                          "INFO WINRATE 0.5000", "INFO BESTLINE 7,7 8,8", "INFO PV DONE",
                          "INFO PV 1", "INFO NUMPV 2", "INFO DEPTH 9", "INFO EVAL -M6",
                          "INFO WINRATE 0.0000", "INFO BESTLINE 1,2", "INFO PV DONE"));
}

TEST(DetailListenerTest, TellsTheBestLineInRealtime) {
  RecordingSink sink;
  DetailListener listener(sink, {.realtime = true, .values = false});
  listener.OnReport(TwoLines());
  EXPECT_THAT(sink.Take(), ElementsAre("MESSAGE REALTIME REFRESH", "MESSAGE REALTIME BEST 7,7",
                                       "MESSAGE REALTIME VAL 0", "MESSAGE REALTIME PV 7,7 8,8"));
}

TEST(DetailListenerTest, TellsRootMovesOnceASearchHasRunForAWhile) {
  RecordingSink sink;
  DetailListener listener(sink, {.realtime = true, .values = false});
  listener.OnRootMove(Point::At(1, 1));
  EXPECT_THAT(sink.Take(), IsEmpty());
  listener.OnReport(TwoLines());
  sink.Take();
  listener.OnRootMove(Point::At(1, 1));
  listener.OnRootMoveDone(Point::At(1, 1), 5);
  listener.OnRootMoveDone(Point::At(2, 1), LossIn(4));
  EXPECT_THAT(sink.Take(), ElementsAre("MESSAGE REALTIME POS 1,1", "MESSAGE REALTIME DONE 1,1",
                                       "MESSAGE REALTIME DONE 2,1", "MESSAGE REALTIME LOSE 2,1"));
}

TEST(DetailListenerTest, TellsARootMoveOnceAnIterationHoweverOftenItIsSearched) {
  RecordingSink sink;
  DetailListener listener(sink, {.realtime = true, .values = false});
  for (int iteration = 0; iteration < 2; ++iteration) {
    listener.OnReport(TwoLines());
    sink.Take();
    for (int line = 0; line < 3; ++line) {
      listener.OnRootMove(Point::At(1, 1));
      listener.OnRootMoveDone(Point::At(1, 1), 5);
    }
    EXPECT_THAT(sink.Take(), ElementsAre("MESSAGE REALTIME POS 1,1", "MESSAGE REALTIME DONE 1,1"));
  }
}

TEST(DetailListenerTest, AReportWithoutLinesIsNothing) {
  RecordingSink sink;
  DetailListener listener(sink, {.realtime = true, .values = true});
  listener.OnReport({});
  EXPECT_THAT(sink.Take(), IsEmpty());
}

TEST(DetailListenerTest, LinesStayShortHoweverLongTheVariation) {
  RecordingSink sink;
  DetailListener listener(sink, {.realtime = true, .values = true});
  SearchReport report = TwoLines();
  report.lines[0].moves.assign(300, Point::At(10, 10));
  listener.OnReport(report);
  for (const std::string& line : sink.Take()) EXPECT_LT(line.size(), 1000u);
  EXPECT_LT(FormatSummary(report, Rule::kRenju).size(), 1000u);
}

TEST(DetailListenerTest, ValuesOfDecidedPositionsAreDistances) {
  EXPECT_EQ(FormatValue(23), "23");
  EXPECT_EQ(FormatValue(-23), "-23");
  EXPECT_EQ(FormatValue(WinIn(5)), "+M5");
  EXPECT_EQ(FormatValue(LossIn(6)), "-M6");
}

TEST(DetailListenerTest, TheSummaryNamesDepthValueNodesTimeRuleAndLine) {
  EXPECT_EQ(FormatSummary(TwoLines(), Rule::kCaroPlus),
            "MESSAGE depth 9-15 eval 0 winrate 50.0% nodes 1234 time 987 ms rule caro+ pv 7,7 8,8");
}

}  // namespace
}  // namespace tengen
