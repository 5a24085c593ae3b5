#include "tests/e2e/live_brain_test_base.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/time/clock.h"
#include "tests/e2e/binary_path.h"

namespace tengen {

void LiveBrainTest::StartBrain(std::vector<std::string> prefix) {
  brain_.reset();
  prefix.push_back(BinaryPath("pbrain-tengen"));
  const std::string program = prefix.front();
  prefix.erase(prefix.begin());
  absl::StatusOr<BrainSession> brain = BrainSession::Start(program, std::move(prefix));
  if (!brain.ok()) FAIL() << brain.status();
  brain_.emplace(*std::move(brain));
}

void LiveBrainTest::Say(absl::string_view bytes) {
  const absl::Status status = brain_->Send(bytes);
  EXPECT_TRUE(status.ok()) << status << " while saying " << bytes;
}

std::string LiveBrainTest::Hear(absl::Duration timeout) {
  const absl::StatusOr<Reply> reply = brain_->Answer(timeout);
  return reply.ok() ? reply->line : absl::StrCat("(", std::string(reply.status().message()), ")");
}

std::vector<Point> LiveBrainTest::HearMoves(size_t count, absl::Duration timeout) {
  const std::string line = Hear(timeout);
  const Reply reply = ParseReply(line);
  EXPECT_EQ(reply.kind, ReplyKind::kMoves) << line;
  EXPECT_EQ(reply.moves.size(), count) << line;
  return reply.moves.size() == count ? reply.moves : std::vector<Point>(count, kNoPoint);
}

Point LiveBrainTest::HearMove(absl::Duration timeout) { return HearMoves(1, timeout)[0]; }

void LiveBrainTest::ExpectSilence(absl::Duration time) {
  const absl::Status status = brain_->ExpectSilence(time);
  EXPECT_TRUE(status.ok()) << status;
}

void LiveBrainTest::End(absl::Duration timeout) {
  Say("END\n");
  const absl::Status status = brain_->ExpectExit(timeout);
  EXPECT_TRUE(status.ok()) << status;
}

std::string Block(absl::string_view command, const std::vector<std::string>& lines) {
  return absl::StrCat(command, "\n", absl::StrJoin(lines, "\n"), lines.empty() ? "" : "\n",
                      "DONE\n");
}

Stopwatch::Stopwatch() : start_(absl::Now()) {}

absl::Duration Stopwatch::elapsed() const { return absl::Now() - start_; }

}  // namespace tengen
