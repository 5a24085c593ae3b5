#include "protocol/manager/brain_session.h"

#include "absl/status/status.h"
#include "absl/time/time.h"
#include "gtest/gtest.h"
#include "tests/e2e/binary_path.h"

namespace tengen {
namespace {

TEST(BrainSessionTest, FloodOfRemarksIsNoAnswer) {
  absl::StatusOr<BrainSession> brain = BrainSession::Start("/usr/bin/yes", {"MESSAGE again"});
  ASSERT_TRUE(brain.ok()) << brain.status();
  EXPECT_TRUE(absl::IsDeadlineExceeded(brain->Answer(absl::Milliseconds(100)).status()));
  EXPECT_TRUE(absl::IsDeadlineExceeded(brain->Answer(absl::ZeroDuration()).status()));
  EXPECT_TRUE(brain->ExpectSilence(absl::Milliseconds(100)).ok());
  EXPECT_LE(brain->remarks().size(), BrainSession::kMaxRemarks);
}

TEST(BrainSessionTest, WhatIsNoRemarkIsAnAnswer) {
  absl::StatusOr<BrainSession> brain = BrainSession::Start(BinaryPath("toy_brain"));
  ASSERT_TRUE(brain.ok()) << brain.status();
  const absl::StatusOr<Reply> reply = brain->Ask("START 15\n", absl::Seconds(5));
  ASSERT_TRUE(reply.ok()) << reply.status();
  EXPECT_EQ(reply->kind, ReplyKind::kOk);
  EXPECT_TRUE(brain->Send("END\n").ok());
  EXPECT_TRUE(brain->ExpectExit(absl::Seconds(5)).ok());
}

}  // namespace
}  // namespace tengen
