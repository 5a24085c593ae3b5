// A conversation with a brain, line by line, as strict as the strictest manager.
//
//   absl::StatusOr<BrainSession> brain = BrainSession::Start("/opt/pbrain-x");
//   brain->Send("START 15\n");
//   brain->Answer(absl::Seconds(1));       // a Reply of kind kOk
//   brain->Send("END\n");
//   brain->ExpectExit(absl::Seconds(1));
//
// What the brain writes to stderr counts as output, as with the manager that merges both.
// Thread rule: that of EngineProcess.
#ifndef TENGEN_PROTOCOL_MANAGER_BRAIN_SESSION_H_
#define TENGEN_PROTOCOL_MANAGER_BRAIN_SESSION_H_

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/time/time.h"
#include "protocol/manager/engine_process.h"
#include "protocol/manager/reply.h"

namespace tengen {

class BrainSession {
 public:
  // Starts `program` with `arguments`.
  static absl::StatusOr<BrainSession> Start(std::string program,
                                            std::vector<std::string> arguments = {});

  // Sends the bytes as they are, in one write.
  absl::Status Send(absl::string_view bytes);

  // The next line that is an answer: MESSAGE and DEBUG lines go to `remarks()`, and so do INFO
  // lines once `AllowDetail` was called. DeadlineExceeded after `timeout`, whatever remarks still
  // come; OutOfRange at the end of output.
  absl::StatusOr<Reply> Answer(absl::Duration timeout);

  // Sends and waits for the answer.
  absl::StatusOr<Reply> Ask(absl::string_view bytes, absl::Duration timeout);

  // FailedPrecondition, with the line, if an answer is there or comes within `time`.
  absl::Status ExpectSilence(absl::Duration time);

  // Waits until the brain ends by itself; an error if it does not within `timeout`, if its exit
  // status is not 0, or if it says anything more that is an answer.
  absl::Status ExpectExit(absl::Duration timeout);

  void CloseInput() { process_->CloseInput(); }

  // From here on INFO lines may come: the manager has asked for details.
  void AllowDetail() { detail_ = Detail::kAllowed; }

  // The first kMaxRemarks of them.
  const std::vector<std::string>& remarks() const { return remarks_; }
  EngineProcess& process() { return *process_; }

  static constexpr size_t kMaxRemarks = 100'000;

 private:
  enum class Detail { kNone, kAllowed };

  explicit BrainSession(std::unique_ptr<EngineProcess> process) : process_(std::move(process)) {}

  bool IsRemark(const Reply& reply) const;

  std::unique_ptr<EngineProcess> process_;
  Detail detail_ = Detail::kNone;
  std::vector<std::string> remarks_;
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_MANAGER_BRAIN_SESSION_H_
