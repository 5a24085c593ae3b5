#include "protocol/manager/brain_session.h"

#include "absl/strings/str_cat.h"
#include "absl/time/clock.h"

namespace tengen {
namespace {

// A brain that does not take its input for this long is deaf.
constexpr absl::Duration kWriteTimeout = absl::Seconds(10);
// Remarks that are there already are read past the deadline, for the answer behind them; a flood of
// them is not.
constexpr int kMaxLateRemarks = 10'000;

}  // namespace

absl::StatusOr<BrainSession> BrainSession::Start(std::string program,
                                                 std::vector<std::string> arguments) {
  EngineCommand command;
  command.program = std::move(program);
  command.arguments = std::move(arguments);
  command.error_stream = ErrorStream::kMerge;
  absl::StatusOr<std::unique_ptr<EngineProcess>> process = StartEngine(command);
  if (!process.ok()) return process.status();
  return BrainSession(*std::move(process));
}

absl::Status BrainSession::Send(absl::string_view bytes) {
  return process_->Write(bytes, kWriteTimeout);
}

bool BrainSession::IsRemark(const Reply& reply) const {
  return reply.kind == ReplyKind::kMessage || reply.kind == ReplyKind::kDebug ||
         (reply.kind == ReplyKind::kDetail && detail_ == Detail::kAllowed);
}

absl::StatusOr<Reply> BrainSession::Answer(absl::Duration timeout) {
  const absl::Time deadline = absl::Now() + timeout;
  int late_remarks = 0;
  for (;;) {
    absl::StatusOr<std::string> line = process_->ReadLine(deadline - absl::Now());
    if (!line.ok()) return line.status();
    Reply reply = ParseReply(*line);
    if (!IsRemark(reply)) return reply;
    if (remarks_.size() < kMaxRemarks) remarks_.push_back(std::move(reply.line));
    if (absl::Now() > deadline && ++late_remarks > kMaxLateRemarks) {
      return absl::DeadlineExceededError("the engine has written nothing but remarks");
    }
  }
}

absl::StatusOr<Reply> BrainSession::Ask(absl::string_view bytes, absl::Duration timeout) {
  if (absl::Status status = Send(bytes); !status.ok()) return status;
  return Answer(timeout);
}

absl::Status BrainSession::ExpectSilence(absl::Duration time) {
  const absl::StatusOr<Reply> reply = Answer(time);
  if (reply.ok()) {
    return absl::FailedPreconditionError(absl::StrCat("unexpected line '", reply->line, "'"));
  }
  return absl::IsDeadlineExceeded(reply.status()) ? absl::OkStatus() : reply.status();
}

absl::Status BrainSession::ExpectExit(absl::Duration timeout) {
  const absl::Time deadline = absl::Now() + timeout;
  const absl::StatusOr<Reply> rest = Answer(timeout);
  if (rest.ok()) {
    return absl::FailedPreconditionError(absl::StrCat("unexpected line '", rest->line, "'"));
  }
  if (!absl::IsOutOfRange(rest.status())) return rest.status();
  const absl::StatusOr<ExitStatus> exit = process_->WaitForExit(deadline - absl::Now());
  if (!exit.ok()) return exit.status();
  if (exit->ok()) return absl::OkStatus();
  return absl::InternalError(
      absl::StrCat("the brain ended with code ", exit->code, " and signal ", exit->signal));
}

}  // namespace tengen
