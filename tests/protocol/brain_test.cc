// What reaches a search that is under way.
#include "protocol/brain.h"

#include <algorithm>
#include <string>
#include <thread>
#include <vector>

#include "absl/synchronization/notification.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/protocol/brain_fixture.h"

namespace tengen {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::StartsWith;

// The searches of these tests run until they are told to stop.
class BrainTest : public BrainFixture {
 protected:
  BrainTest() {
    searcher_.set_script(FakeSearcher::WaitForStop({Point::At(7, 7), Point::At(8, 8)}));
    Say("START 15");
    sink_.Take();
  }
};

TEST_F(BrainTest, StopWritesTheMoveOnceAndIsSilentWhenNothingRuns) {
  Say("BEGIN");
  EXPECT_THAT(sink_.Take(), IsEmpty());
  Say("STOP");
  EXPECT_THAT(sink_.Take(), ElementsAre("7,7"));
  Say("STOP");
  Say("yxstop");
  EXPECT_THAT(sink_.Take(), IsEmpty());
  Say("ABOUT");
  EXPECT_THAT(sink_.Take(), ElementsAre(StartsWith("name=")));
}

TEST_F(BrainTest, AMoveThatStopBroughtIsOnTheBoard) {
  Say("BEGIN");
  Say("yxstop");
  Say("TURN 1,1");
  Say("yxstop");
  EXPECT_THAT(sink_.Take(), ElementsAre("7,7", "8,8"));
}

TEST_F(BrainTest, EndWritesTheMoveAndEnds) {
  Say("BEGIN");
  EXPECT_EQ(Say("END"), Brain::State::kEnded);
  EXPECT_THAT(sink_.Take(), ElementsAre("7,7"));
}

TEST_F(BrainTest, EndIsSilentWhenNothingRuns) {
  EXPECT_EQ(Say("end"), Brain::State::kEnded);
  EXPECT_THAT(sink_.Take(), IsEmpty());
}

TEST_F(BrainTest, EndInsideABlockEnds) {
  Say("BOARD");
  Say("7,7,1");
  EXPECT_EQ(Say("END"), Brain::State::kEnded);
}

TEST_F(BrainTest, RestartDropsTheMove) {
  Say("BEGIN");
  Say("RESTART");
  EXPECT_THAT(sink_.Take(), ElementsAre("OK"));
}

TEST_F(BrainTest, StartDropsTheMove) {
  Say("BEGIN");
  Say("START 20");
  EXPECT_THAT(sink_.Take(), ElementsAre("OK"));
}

TEST_F(BrainTest, TheMoveOfAnOlderSearchIsNeverTheAnswerToANewCommand) {
  for (const char* command : {"TURN 3,3", "BEGIN", "yxnbest 2", "yxbalanceone 0"}) {
    Say("START 15");
    Say("BEGIN");
    sink_.Take();
    Say(command);
    EXPECT_THAT(sink_.Take(), IsEmpty()) << command;
    Say("STOP");
    EXPECT_THAT(sink_.Take(), ElementsAre("7,7")) << command;
  }
}

TEST_F(BrainTest, BoardReplacesThePositionThatIsThoughtAbout) {
  Say("BEGIN");
  for (const char* line : {"BOARD", "7,7,2", "DONE"}) Say(line);
  Say("STOP");
  EXPECT_THAT(sink_.Take(), ElementsAre("8,8"));
}

TEST_F(BrainTest, ABlockThatIsStillOpenDoesNotDisturb) {
  Say("BEGIN");
  Say("BOARD");
  Say("7,7,2");
  EXPECT_TRUE(brain_.thinking());
  Say("DONE");
  EXPECT_TRUE(brain_.thinking());
}

TEST_F(BrainTest, UndoWhileThinkingComesInOneBurstWithOneMove) {
  // What Yixin-Board sends.
  Say("BEGIN");
  for (const char* line :
       {"yxstop", "start 15", "yxboard", "3,3,1", "0,0,2", "done", "yxshowforbid"}) {
    Say(line);
  }
  EXPECT_THAT(sink_.Take(), ElementsAre("7,7", "OK", "FORBID ."));
}

TEST_F(BrainTest, ASearchGoesOnThroughQuestions) {
  Say("BEGIN");
  for (const char* line :
       {"ABOUT", "yxshowforbid", "yxshowhashusage", "yxhashclear", "yxblockreset", "FOO", "",
        "INFO rule 4", "INFO evaluate 3,4", "yxquerydatabaseallt", "3,3", "done", "yxdraw"}) {
    Say(line);
    EXPECT_TRUE(brain_.thinking()) << line;
  }
  EXPECT_THAT(sink_.Take(),
              ElementsAre(StartsWith("name="), "FORBID .", StartsWith("MESSAGE hash usage"),
                          StartsWith("UNKNOWN "), StartsWith("UNKNOWN "), "MESSAGE draw declined"));
}

TEST_F(BrainTest, ATurnLimitOfZeroStopsASearchEvenIfItIsTakenBackAtOnce) {
  // Piskvork's "Continue" button.
  Say("INFO timeout_turn 2000");
  Say("BEGIN");
  Say("INFO timeout_turn 0");
  Say("INFO timeout_turn 1000");
  Say("INFO timeout_turn 1500");
  AwaitThought();
  EXPECT_THAT(sink_.Take(), ElementsAre("7,7"));
}

TEST_F(BrainTest, ATimeLeftOfNothingStopsASearch) {
  for (const char* left : {"INFO time_left 0", "INFO time_left -87"}) {
    Say("START 15");
    Say("INFO time_left 60000");
    Say("BEGIN");
    sink_.Take();
    Say(left);
    AwaitThought();
    EXPECT_THAT(sink_.Take(), ElementsAre("7,7"));
  }
}

TEST_F(BrainTest, ANewTimeReachesTheSearch) {
  searcher_.set_script([](const SearchRequest&, SearchControl& control, SearchListener&) {
    while (control.time_version() == 0) absl::SleepFor(absl::Milliseconds(1));
    const bool right = control.time().turn == absl::Milliseconds(750);
    return ReportOf({right ? Point::At(1, 1) : Point::At(2, 2)});
  });
  Say("INFO timeout_turn 600000");
  Say("BEGIN");
  Say("INFO timeout_turn 750");
  AwaitThought();
  EXPECT_THAT(sink_.Take(), ElementsAre("1,1"));
}

TEST_F(BrainTest, TheTimeLeftThatComesWhileThinkingDoesNotStopTheSearch) {
  // Yixin-Board repeats it after DONE.
  for (const char* line : {"INFO time_left 100000000", "BOARD", "3,3,2", "DONE",
                           "INFO time_left 100000000", "INFO time_left 2147483647"}) {
    Say(line);
  }
  EXPECT_TRUE(brain_.thinking());
  Say("STOP");
  EXPECT_THAT(sink_.Take(), ElementsAre("7,7"));
}

TEST_F(BrainTest, ASearchThatEndsByItselfIsAnswered) {
  searcher_.set_script(FakeSearcher::FirstEmpty);
  Say("BEGIN");
  AwaitThought();
  EXPECT_THAT(sink_.Take(), ElementsAre("0,0"));
}

TEST_F(BrainTest, AnEndOfThoughtThatComesLateIsNothing) {
  Say("BEGIN");
  Say("STOP");
  sink_.Take();
  EXPECT_EQ(queue_.Pop().kind, Event::Kind::kThought);
  brain_.HandleThought();
  EXPECT_THAT(sink_.Take(), IsEmpty());
}

TEST_F(BrainTest, ASearchThatDoesNotObeyHoldsUpTheEndNoLongerThanItsPatience) {
  absl::Notification release;
  searcher_.set_script([&](const SearchRequest&, SearchControl&, SearchListener&) {
    release.WaitForNotification();
    return ReportOf({Point::At(7, 7)});
  });
  Say("BEGIN");
  EXPECT_EQ(Say("END"), Brain::State::kEnded);
  EXPECT_THAT(sink_.Take(), IsEmpty());
  release.Notify();
  AwaitThought();
}

// A whole input, as from a pipe.
class TextSource : public ByteSource {
 public:
  explicit TextSource(std::string text) : text_(std::move(text)) {}

  size_t Read(absl::Span<char> buffer) override {
    const size_t size = std::min(buffer.size(), text_.size());
    std::copy_n(text_.begin(), size, buffer.begin());
    text_.erase(0, size);
    return size;
  }

 private:
  std::string text_;
};

std::vector<std::string> RunToTheEnd(const std::string& input, FakeSearcher::Script script) {
  TextSource source(input);
  FakeSearcher searcher;
  searcher.set_script(std::move(script));
  RecordingSink sink;
  EventQueue queue;
  Brain brain(searcher, sink, [&] { queue.Push({Event::Kind::kThought, {}, {}}); });
  std::thread reader([&] { ReadLines(source, queue); });
  brain.Run(queue);
  reader.join();
  return sink.Take();
}

TEST(BrainRunTest, AScriptThatIsPipedGetsItsMoveThoughTheEndHasComeAlready) {
  const auto forever = FakeSearcher::WaitForStop({Point::At(7, 7)});
  EXPECT_THAT(RunToTheEnd("START 15\nINFO timeout_turn 1000\nBEGIN\nEND\n", forever),
              ElementsAre("OK", "7,7"));
  EXPECT_THAT(RunToTheEnd("START 15\r\nBEGIN\r\nEND\r\n", forever), ElementsAre("OK", "7,7"));
}

TEST(BrainRunTest, TheEndOfInputStopsTheSearchAndWritesItsMove) {
  const auto forever = FakeSearcher::WaitForStop({Point::At(7, 7)});
  EXPECT_THAT(RunToTheEnd("START 15\nBEGIN\n", forever), ElementsAre("OK", "7,7"));
  EXPECT_THAT(RunToTheEnd("START 15\nBEGIN", forever), ElementsAre("OK", "7,7"));
}

TEST(BrainRunTest, NothingIsReadAfterEnd) {
  EXPECT_THAT(RunToTheEnd("START 15\nEND\nABOUT\n", FakeSearcher::FirstEmpty), ElementsAre("OK"));
}

TEST(BrainRunTest, AnEmptyInputIsAnEnd) {
  EXPECT_THAT(RunToTheEnd("", FakeSearcher::FirstEmpty), IsEmpty());
}

}  // namespace
}  // namespace tengen
