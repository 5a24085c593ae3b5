#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "absl/base/thread_annotations.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "absl/synchronization/mutex.h"
#include "absl/time/clock.h"
#include "protocol/manager/engine_process.h"
#include "protocol/manager/line_buffer.h"

#ifdef __linux__
#include <sys/prctl.h>
#endif

namespace tengen {
namespace {

// A file descriptor that is closed with its owner.
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int fd) : fd_(fd) {}
  Descriptor(Descriptor&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    Close();
    fd_ = std::exchange(other.fd_, -1);
    return *this;
  }
  ~Descriptor() { Close(); }

  int get() const { return fd_; }
  bool is_open() const { return fd_ >= 0; }
  void Close() {
    if (fd_ >= 0) close(fd_);
    fd_ = -1;
  }

 private:
  int fd_ = -1;
};

struct Pipe {
  Descriptor read;
  Descriptor write;
};

// Closed in programs that this process starts, and above the three standard descriptors, so that
// the child can put it in their place.
absl::StatusOr<Descriptor> MakePrivate(Descriptor descriptor) {
  Descriptor moved(fcntl(descriptor.get(), F_DUPFD_CLOEXEC, 3));
  if (!moved.is_open()) return absl::ErrnoToStatus(errno, "cannot make a pipe");
  return moved;
}

absl::StatusOr<Pipe> MakePipe() {
  std::array<int, 2> ends;
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return absl::ErrnoToStatus(errno, "cannot make a pipe");
  absl::StatusOr<Descriptor> read = MakePrivate(Descriptor(ends[0]));
  absl::StatusOr<Descriptor> write = MakePrivate(Descriptor(ends[1]));
  if (!read.ok()) return read.status();
  if (!write.ok()) return write.status();
  return Pipe{*std::move(read), *std::move(write)};
}

// Turns SIGPIPE off for the calling thread while it lives, and swallows one that arrived.
class NoSigpipe {
 public:
  NoSigpipe() {
    sigemptyset(&sigpipe_);
    sigaddset(&sigpipe_, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &sigpipe_, &before_);
  }
  ~NoSigpipe() {
    const timespec at_once = {};
    while (sigtimedwait(&sigpipe_, nullptr, &at_once) < 0 && errno == EINTR) {
    }
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }
  NoSigpipe(const NoSigpipe&) = delete;
  NoSigpipe& operator=(const NoSigpipe&) = delete;

 private:
  sigset_t sigpipe_;
  sigset_t before_;
};

// Waits until the descriptor is ready for the events of `request`; false at the deadline.
bool WaitUntilReady(pollfd request, absl::Time deadline) {
  for (;;) {
    const absl::Duration left = std::max(deadline - absl::Now(), absl::ZeroDuration());
    // Rounded up, so that the last wait does not spin.
    const int64_t milliseconds = std::min<int64_t>(
        absl::ToInt64Milliseconds(absl::Ceil(left, absl::Milliseconds(1))), int64_t{1} << 30);
    const int ready = poll(&request, 1, static_cast<int>(milliseconds));
    if (ready > 0) return true;
    if (ready == 0 && absl::Now() >= deadline) return false;
  }
}

absl::Time DeadlineAfter(absl::Duration timeout) { return absl::Now() + timeout; }

// Everything that the child needs between fork and exec, where nothing may be allocated.
struct ChildPlan {
  const char* program;
  char* const* arguments;
  const char* working_directory;  // nullptr: stay
  int input;
  int output;
  int error;
  int report;  // takes the errno of what failed
  pid_t parent;
};

[[noreturn]] void ReportAndExit(const ChildPlan& plan) {
  const int error = errno;
  [[maybe_unused]] const ssize_t written = write(plan.report, &error, sizeof(error));
  _exit(127);
}

// Only async-signal-safe calls: other threads of the parent may have held any lock.
[[noreturn]] void RunChild(const ChildPlan& plan) {
  setpgid(0, 0);
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != plan.parent) _exit(127);  // the parent died before the line above
#endif
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  signal(SIGPIPE, SIG_DFL);
  if (dup2(plan.input, STDIN_FILENO) < 0 || dup2(plan.output, STDOUT_FILENO) < 0 ||
      dup2(plan.error, STDERR_FILENO) < 0) {
    ReportAndExit(plan);
  }
  if (plan.working_directory != nullptr && chdir(plan.working_directory) != 0) ReportAndExit(plan);
  execv(plan.program, plan.arguments);
  ReportAndExit(plan);
}

class PosixEngineProcess : public EngineProcess {
 public:
  PosixEngineProcess(pid_t pid, Descriptor input, Descriptor output)
      : pid_(pid), input_(std::move(input)), output_(std::move(output)) {}

  ~PosixEngineProcess() override {
    Kill();
    Reap(0);
  }

  absl::Status Write(absl::string_view bytes, absl::Duration timeout) override {
    const absl::Time deadline = DeadlineAfter(timeout);
    const NoSigpipe no_sigpipe;
    while (!bytes.empty()) {
      if (!input_.is_open()) return absl::UnavailableError("the engine's input is closed");
      const ssize_t written = write(input_.get(), bytes.data(), bytes.size());
      if (written > 0) {
        bytes.remove_prefix(static_cast<size_t>(written));
      } else if (errno == EPIPE) {
        return absl::UnavailableError("the engine has closed its input");
      } else if (errno != EAGAIN && errno != EINTR) {
        return absl::ErrnoToStatus(errno, "cannot write to the engine");
      } else if (!WaitUntilReady({input_.get(), POLLOUT, 0}, deadline)) {
        return absl::DeadlineExceededError("the engine does not read its input");
      }
    }
    return absl::OkStatus();
  }

  void CloseInput() override { input_.Close(); }

  absl::StatusOr<std::string> ReadLine(absl::Duration timeout) override {
    const absl::Time deadline = DeadlineAfter(timeout);
    for (;;) {
      if (std::optional<std::string> line = buffer_.TakeLine()) return *std::move(line);
      if (buffer_.size() > kMaxLineBytes) {
        return absl::DataLossError("the engine's line is too long");
      }
      std::array<char, 4096> chunk;
      const ssize_t size = read(output_.get(), chunk.data(), chunk.size());
      if (size > 0) {
        buffer_.Append({chunk.data(), static_cast<size_t>(size)});
      } else if (size == 0) {
        return EndOfOutput();
      } else if (errno != EAGAIN && errno != EINTR) {
        return absl::ErrnoToStatus(errno, "cannot read from the engine");
      } else if (!WaitUntilReady({output_.get(), POLLIN, 0}, deadline)) {
        return absl::DeadlineExceededError("the engine has not answered");
      }
    }
  }

  absl::StatusOr<ExitStatus> WaitForExit(absl::Duration timeout) override {
    const absl::Time deadline = DeadlineAfter(timeout);
    // A poll, since a wait for a child with a deadline needs a signal handler or a thread.
    while (!Reap(WNOHANG)) {
      if (absl::Now() >= deadline) return absl::DeadlineExceededError("the engine still runs");
      absl::SleepFor(absl::Milliseconds(1));
    }
    const absl::MutexLock lock(&mutex_);
    return *status_;
  }

  void Kill() override {
    const absl::MutexLock lock(&mutex_);
    if (status_) return;
    kill(-pid_, SIGKILL);
    kill(pid_, SIGKILL);
  }

  absl::Status Suspend() override { return Signal(SIGSTOP); }
  absl::Status Resume() override { return Signal(SIGCONT); }

  absl::StatusOr<ProcessUsage> Usage() const override {
    if (ended()) return absl::UnavailableError("the engine has ended");
    return UsageOfProcess(pid_);
  }

  int64_t id() const override { return pid_; }

 private:
  absl::Status EndOfOutput() {
    if (buffer_.size() == 0) return absl::OutOfRangeError("the engine's output has ended");
    return absl::DataLossError(
        absl::StrCat("the engine's output ended within the line '", buffer_.TakeRest(), "'"));
  }

  // Whether the child has ended; collects its status. `options` as of waitpid.
  bool Reap(int options) {
    if (ended()) return true;
    int status = 0;
    pid_t result;
    // The zombie is looked at first and collected under the lock, so that `Kill` can't hit a
    // process that got the same number later.
    siginfo_t info = {};
    while ((result = waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOWAIT | options)) <
               0 &&
           errno == EINTR) {
    }
    if (result != 0 || info.si_pid == 0) return false;
    const absl::MutexLock lock(&mutex_);
    kill(-pid_, SIGKILL);  // what it left behind in its group
    while (waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
    }
    status_ =
        WIFSIGNALED(status) ? ExitStatus{0, WTERMSIG(status)} : ExitStatus{WEXITSTATUS(status), 0};
    return true;
  }

  bool ended() const {
    const absl::MutexLock lock(&mutex_);
    return status_.has_value();
  }

  absl::Status Signal(int signal_number) {
    const absl::MutexLock lock(&mutex_);
    if (status_) return absl::UnavailableError("the engine has ended");
    if (kill(pid_, signal_number) != 0) {
      return absl::ErrnoToStatus(errno, "cannot signal the engine");
    }
    return absl::OkStatus();
  }

  const pid_t pid_;
  Descriptor input_;
  Descriptor output_;
  LineBuffer buffer_;
  mutable absl::Mutex mutex_;
  std::optional<ExitStatus> status_ ABSL_GUARDED_BY(mutex_);
};

absl::Status MakeNonBlocking(const Descriptor& descriptor) {
  const int flags = fcntl(descriptor.get(), F_GETFL);
  if (flags < 0 || fcntl(descriptor.get(), F_SETFL, flags | O_NONBLOCK) < 0) {
    return absl::ErrnoToStatus(errno, "cannot set up a pipe");
  }
  return absl::OkStatus();
}

// The child's side of the three pipes, and ours.
struct Channels {
  Pipe input;
  Pipe output;
  Pipe report;
  Descriptor null;
};

absl::StatusOr<Channels> MakeChannels() {
  absl::StatusOr<Pipe> input = MakePipe();
  absl::StatusOr<Pipe> output = MakePipe();
  absl::StatusOr<Pipe> report = MakePipe();
  for (const absl::StatusOr<Pipe>* pipe : {&input, &output, &report}) {
    if (!pipe->ok()) return pipe->status();
  }
  absl::StatusOr<Descriptor> null =
      MakePrivate(Descriptor(open("/dev/null", O_WRONLY | O_CLOEXEC)));
  if (!null.ok()) return null.status();
  // Each end of a pipe has its own flags: the child's ends stay blocking.
  if (absl::Status status = MakeNonBlocking(input->write); !status.ok()) return status;
  if (absl::Status status = MakeNonBlocking(output->read); !status.ok()) return status;
  return Channels{*std::move(input), *std::move(output), *std::move(report), *std::move(null)};
}

// The errno that the child reports, or 0 once it has become the program.
int ReadReport(const Descriptor& report) {
  int error = 0;
  ssize_t size;
  while ((size = read(report.get(), &error, sizeof(error))) < 0 && errno == EINTR) {
  }
  return size == static_cast<ssize_t>(sizeof(error)) ? error : 0;
}

}  // namespace

absl::StatusOr<std::unique_ptr<EngineProcess>> StartEngine(const EngineCommand& command) {
  std::error_code error;
  std::string program = std::filesystem::absolute(command.program, error).string();
  if (error) return absl::InvalidArgumentError("an engine needs a path");
  absl::StatusOr<Channels> channels = MakeChannels();
  if (!channels.ok()) return channels.status();

  std::vector<std::string> arguments = {program};
  arguments.insert(arguments.end(), command.arguments.begin(), command.arguments.end());
  std::vector<char*> argument_pointers;
  argument_pointers.reserve(arguments.size() + 1);
  for (std::string& argument : arguments) argument_pointers.push_back(argument.data());
  argument_pointers.push_back(nullptr);
  ChildPlan plan;
  plan.program = program.c_str();
  plan.arguments = argument_pointers.data();
  plan.working_directory =
      command.working_directory.empty() ? nullptr : command.working_directory.c_str();
  plan.input = channels->input.read.get();
  plan.output = channels->output.write.get();
  plan.error = command.error_stream == ErrorStream::kMerge ? plan.output : channels->null.get();
  plan.report = channels->report.write.get();
  plan.parent = getpid();

  const pid_t pid = fork();
  if (pid < 0) return absl::ErrnoToStatus(errno, "cannot start another process");
  if (pid == 0) RunChild(plan);
  channels->report.write.Close();
  auto process = std::make_unique<PosixEngineProcess>(pid, std::move(channels->input.write),
                                                      std::move(channels->output.read));
  if (const int failure = ReadReport(channels->report.read); failure != 0) {
    return absl::ErrnoToStatus(failure, absl::StrCat("cannot run '", program, "'"));
  }
  return process;
}

}  // namespace tengen
