// An engine as a child process with pipes.
//
//   EngineCommand command;
//   command.program = "/opt/a b/pbrain-x";
//   absl::StatusOr<std::unique_ptr<EngineProcess>> engine = StartEngine(command);
//   (*engine)->Write("START 15\n", absl::Seconds(1));
//   (*engine)->ReadLine(absl::Seconds(5));   // "OK"
//
// No shell is involved: blanks, quotes and non-ASCII letters of a path are taken as they are. The
// child has a process group of its own, inherits no other descriptor or handle of this process, and
// dies with it, however it ends.
#ifndef TENGEN_PROTOCOL_MANAGER_ENGINE_PROCESS_H_
#define TENGEN_PROTOCOL_MANAGER_ENGINE_PROCESS_H_

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/time/time.h"
#include "protocol/manager/process_usage.h"

namespace tengen {

// Where the child's stderr goes. Piskvork merges it into stdout, where a stray line loses the game.
enum class ErrorStream { kDiscard, kMerge };

struct EngineCommand {
  std::string program;                 // UTF-8; relative to the folder of this process
  std::vector<std::string> arguments;  // without the program's own name
  std::string working_directory;       // empty: that of this process
  ErrorStream error_stream = ErrorStream::kDiscard;
};

// How a process ended: by itself with `code`, or by `signal` (never on Windows).
struct ExitStatus {
  int code = 0;
  int signal = 0;

  bool ok() const { return code == 0 && signal == 0; }
};

// Thread rule: one thread at a time, but for `Kill`, which any thread may call at any time. The
// thread that starts an engine must outlive it: on Linux the child dies with its starting thread.
class EngineProcess {
 public:
  // Kills what still runs.
  virtual ~EngineProcess() = default;

  // Writes all bytes. DeadlineExceeded if the child does not read them within `timeout` (some may
  // have been written), Unavailable if it has closed its end.
  virtual absl::Status Write(absl::string_view bytes, absl::Duration timeout) = 0;

  // Lets the child see the end of its input.
  virtual void CloseInput() = 0;

  // The next line that the child wrote, without its "\n". DeadlineExceeded if none is complete
  // within `timeout`, OutOfRange at the end of the output, DataLoss if the output ended within a
  // line or a line is longer than kMaxLineBytes.
  virtual absl::StatusOr<std::string> ReadLine(absl::Duration timeout) = 0;

  // How the process ended. DeadlineExceeded if it still runs after `timeout`.
  virtual absl::StatusOr<ExitStatus> WaitForExit(absl::Duration timeout) = 0;

  // Ends the process and its group at once.
  virtual void Kill() = 0;

  // Freezes and thaws the process itself, not its children, as judges do between moves.
  virtual absl::Status Suspend() = 0;
  virtual absl::Status Resume() = 0;

  // Unavailable after the process has ended. Cost: that of `UsageOfProcess`.
  virtual absl::StatusOr<ProcessUsage> Usage() const = 0;

  // The identifier of the operating system.
  virtual int64_t id() const = 0;

  static constexpr size_t kMaxLineBytes = size_t{1} << 20;
};

// Starts the program. NotFound, PermissionDenied, ... with the path if it can't be executed.
absl::StatusOr<std::unique_ptr<EngineProcess>> StartEngine(const EngineCommand& command);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_MANAGER_ENGINE_PROCESS_H_
