// A test that talks to the brain of this build.
//
//   TEST_F(FieldLogTest, ...) {
//     Say("START 15\nBEGIN\n");
//     EXPECT_EQ(Hear(), "OK");
//     HearMove();
//   }
#ifndef TENGEN_TESTS_E2E_LIVE_BRAIN_TEST_BASE_H_
#define TENGEN_TESTS_E2E_LIVE_BRAIN_TEST_BASE_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/time/time.h"
#include "engine/point.h"
#include "gtest/gtest.h"
#include "protocol/manager/brain_session.h"

namespace tengen {

class LiveBrainTest : public testing::Test {
 protected:
  // How much later than the brain's own limit an answer may come on a busy machine.
  static constexpr absl::Duration kSlack = absl::Seconds(1);

  LiveBrainTest() { StartBrain(); }

  // Ends the brain of before, if any, and starts a fresh one.
  void StartBrain(std::vector<std::string> prefix = {});

  // Sends the bytes in one write.
  void Say(absl::string_view bytes);

  // The next answer's line. Where none comes, what happened instead: "(the engine has not
  // answered)".
  std::string Hear(absl::Duration timeout = absl::Seconds(10));

  // The next answer, which must be `count` moves; kNoPoint, and a failure, where it is not.
  std::vector<Point> HearMoves(size_t count, absl::Duration timeout);
  Point HearMove(absl::Duration timeout = absl::Seconds(10));

  // Fails if an answer comes within `time`.
  void ExpectSilence(absl::Duration time = absl::Milliseconds(100));

  // Says END; fails if the brain does not leave cleanly within `timeout`, or says more.
  void End(absl::Duration timeout = kSlack);

  BrainSession& brain() { return *brain_; }
  const std::vector<std::string>& remarks() const { return brain_->remarks(); }

 private:
  std::optional<BrainSession> brain_;
};

// A BOARD or YXBOARD with these lines, up to DONE.
std::string Block(absl::string_view command, const std::vector<std::string>& lines);

// How long something takes.
class Stopwatch {
 public:
  Stopwatch();
  absl::Duration elapsed() const;

 private:
  absl::Time start_;
};

}  // namespace tengen

#endif  // TENGEN_TESTS_E2E_LIVE_BRAIN_TEST_BASE_H_
