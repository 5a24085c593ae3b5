#include "protocol/thinker.h"

#include <optional>

#include "absl/synchronization/notification.h"
#include "gtest/gtest.h"
#include "tests/protocol/fake_searcher.h"

namespace tengen {
namespace {

// A job that runs until it is stopped; its answer sets `*answered`.
Thinker::Job UntilStopped(bool* answered) {
  return [answered](Searcher&, SearchControl& control) {
    while (!control.stopped()) absl::SleepFor(absl::Milliseconds(1));
    return [answered] { *answered = true; };
  };
}

TEST(ThinkerTest, TheAnswerRunsWhereItIsTaken) {
  FakeSearcher searcher;
  Thinker thinker(searcher, [] {});
  bool answered = false;
  thinker.Start(UntilStopped(&answered));
  EXPECT_TRUE(thinker.thinking());
  EXPECT_FALSE(thinker.done());
  thinker.Stop();
  const Thinker::Answer answer = thinker.Wait();
  EXPECT_FALSE(thinker.thinking());
  EXPECT_FALSE(answered);
  answer();
  EXPECT_TRUE(answered);
}

TEST(ThinkerTest, TellsWhenAJobIsDone) {
  FakeSearcher searcher;
  absl::Notification done;
  Thinker thinker(searcher, [&] { done.Notify(); });
  thinker.Start([](Searcher&, SearchControl&) { return [] {}; });
  done.WaitForNotification();
  EXPECT_TRUE(thinker.done());
  thinker.Wait()();
  EXPECT_FALSE(thinker.done());
}

TEST(ThinkerTest, WaitsNoLongerThanItsPatience) {
  FakeSearcher searcher;
  Thinker thinker(searcher, [] {});
  bool answered = false;
  thinker.Start(UntilStopped(&answered));
  EXPECT_EQ(thinker.WaitFor(absl::Milliseconds(1)), nullptr);
  EXPECT_TRUE(thinker.thinking());
  thinker.Stop();
  EXPECT_NE(thinker.WaitFor(absl::InfiniteDuration()), nullptr);
}

TEST(ThinkerTest, HandsANewTimeControlToTheJob) {
  FakeSearcher searcher;
  Thinker thinker(searcher, [] {});
  std::optional<absl::Duration> turn;
  thinker.Start([&](Searcher&, SearchControl& control) {
    while (control.time_version() == 0) absl::SleepFor(absl::Milliseconds(1));
    turn = control.time().turn;
    return [] {};
  });
  thinker.SetTimeControl({.turn = absl::Seconds(3), .match = {}, .left = {}, .increment = {}});
  thinker.Wait();
  EXPECT_EQ(turn, absl::Seconds(3));
}

TEST(ThinkerTest, SteeringIsNothingWithoutAJob) {
  FakeSearcher searcher;
  Thinker thinker(searcher, [] {});
  thinker.Stop();
  thinker.SetTimeControl({});
  bool answered = false;
  thinker.Start([&](Searcher&, SearchControl& control) {
    EXPECT_FALSE(control.stopped());
    return [&] { answered = true; };
  });
  thinker.Wait()();
  EXPECT_TRUE(answered);
}

TEST(ThinkerTest, ItsEndStopsAJob) {
  FakeSearcher searcher;
  bool answered = false;
  {
    Thinker thinker(searcher, [] {});
    thinker.Start(UntilStopped(&answered));
  }
  EXPECT_FALSE(answered);
}

}  // namespace
}  // namespace tengen
