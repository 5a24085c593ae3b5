// The first is needed by the others.
// clang-format off
#include <windows.h>
#include <tlhelp32.h>
// clang-format on

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "absl/base/thread_annotations.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "absl/synchronization/mutex.h"
#include "absl/time/clock.h"
#include "protocol/manager/engine_process.h"
#include "protocol/manager/handle_windows.h"
#include "protocol/manager/line_buffer.h"

namespace tengen {
namespace {

absl::Status LastError(absl::string_view what) {
  const DWORD code = GetLastError();
  const std::string message = absl::StrCat(what, " (Windows error ", code, ")");
  if (code == ERROR_FILE_NOT_FOUND || code == ERROR_PATH_NOT_FOUND) {
    return absl::NotFoundError(message);
  }
  if (code == ERROR_ACCESS_DENIED) return absl::PermissionDeniedError(message);
  return absl::UnknownError(message);
}

std::wstring Widen(const std::string& text) {
  if (text.empty()) return {};
  const int size = static_cast<int>(text.size());
  std::wstring wide(
      static_cast<size_t>(MultiByteToWideChar(CP_UTF8, 0, text.data(), size, nullptr, 0)), L'\0');
  MultiByteToWideChar(CP_UTF8, 0, text.data(), size, wide.data(), static_cast<int>(wide.size()));
  return wide;
}

// One argument as the C run-time of the child takes it apart again: backslashes count only before a
// quote.
std::wstring Quote(const std::wstring& argument) {
  std::wstring quoted = L"\"";
  size_t backslashes = 0;
  for (const wchar_t letter : argument) {
    if (letter == L'"') quoted.append(backslashes + 1, L'\\');
    backslashes = letter == L'\\' ? backslashes + 1 : 0;
    quoted.push_back(letter);
  }
  quoted.append(backslashes, L'\\');
  quoted.push_back(L'"');
  return quoted;
}

class WindowsEngineProcess : public EngineProcess {
 public:
  struct Parts {
    Handle process;
    Handle job;
    Handle input;
    Handle output;
    DWORD id = 0;
  };

  explicit WindowsEngineProcess(Parts parts)
      : parts_(std::move(parts)), reader_([this] { ReadAll(); }) {}

  ~WindowsEngineProcess() override {
    Kill();
    parts_.input.Close();
    reader_.join();
  }

  absl::Status Write(absl::string_view bytes, absl::Duration timeout) override {
    const absl::Time deadline = absl::Now() + timeout;
    while (!bytes.empty()) {
      DWORD written = 0;
      if (!parts_.input.is_open() ||
          !WriteFile(parts_.input.get(), bytes.data(), static_cast<DWORD>(bytes.size()), &written,
                     nullptr)) {
        return absl::UnavailableError("the engine has closed its input");
      }
      bytes.remove_prefix(written);
      if (written != 0 || bytes.empty()) continue;
      if (absl::Now() >= deadline) {
        return absl::DeadlineExceededError("the engine does not read its input");
      }
      absl::SleepFor(absl::Milliseconds(1));
    }
    return absl::OkStatus();
  }

  void CloseInput() override { parts_.input.Close(); }

  absl::StatusOr<std::string> ReadLine(absl::Duration timeout) override {
    const absl::MutexLock lock(&mutex_);
    std::optional<std::string> line;
    const auto line_or_end = [this, &line]() ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex_) {
      line = buffer_.TakeLine();
      return line.has_value() || output_ended_ || buffer_.size() > kMaxLineBytes;
    };
    if (!mutex_.AwaitWithTimeout(absl::Condition(&line_or_end), timeout)) {
      return absl::DeadlineExceededError("the engine has not answered");
    }
    if (line) return *std::move(line);
    if (!output_ended_) return absl::DataLossError("the engine's line is too long");
    if (buffer_.size() == 0) return absl::OutOfRangeError("the engine's output has ended");
    return absl::DataLossError(
        absl::StrCat("the engine's output ended within the line '", buffer_.TakeRest(), "'"));
  }

  absl::StatusOr<ExitStatus> WaitForExit(absl::Duration timeout) override {
    const DWORD milliseconds = static_cast<DWORD>(absl::ToInt64Milliseconds(timeout));
    if (WaitForSingleObject(parts_.process.get(), milliseconds) != WAIT_OBJECT_0) {
      return absl::DeadlineExceededError("the engine still runs");
    }
    DWORD code = 0;
    GetExitCodeProcess(parts_.process.get(), &code);
    TerminateJobObject(parts_.job.get(), 1);  // what it left behind
    return ExitStatus{static_cast<int>(code), 0};
  }

  void Kill() override { TerminateJobObject(parts_.job.get(), 1); }

  absl::Status Suspend() override { return ForEachThread(SuspendThread); }
  absl::Status Resume() override { return ForEachThread(ResumeThread); }

  absl::StatusOr<ProcessUsage> Usage() const override {
    if (WaitForSingleObject(parts_.process.get(), 0) == WAIT_OBJECT_0) {
      return absl::UnavailableError("the engine has ended");
    }
    return UsageOfProcess(parts_.id);
  }

  int64_t id() const override { return parts_.id; }

 private:
  // Anonymous pipes know no timed reads, so a thread of its own waits in them.
  void ReadAll() {
    std::array<char, 4096> chunk;
    DWORD size = 0;
    while (ReadFile(parts_.output.get(), chunk.data(), static_cast<DWORD>(chunk.size()), &size,
                    nullptr) &&
           size != 0) {
      const absl::MutexLock lock(&mutex_);
      buffer_.Append({chunk.data(), size});
    }
    const absl::MutexLock lock(&mutex_);
    output_ended_ = true;
  }

  absl::Status ForEachThread(DWORD(WINAPI* action)(HANDLE)) {
    const Handle snapshot(CreateToolhelp32Snapshot(TH32CS_SNAPTHREAD, 0));
    if (!snapshot.is_open()) return LastError("cannot list the engine's threads");
    THREADENTRY32 entry = {};
    entry.dwSize = sizeof(entry);
    for (BOOL more = Thread32First(snapshot.get(), &entry); more;
         more = Thread32Next(snapshot.get(), &entry)) {
      if (entry.th32OwnerProcessID != parts_.id) continue;
      const Handle thread(OpenThread(THREAD_SUSPEND_RESUME, FALSE, entry.th32ThreadID));
      if (thread.is_open()) action(thread.get());
    }
    return absl::OkStatus();
  }

  Parts parts_;
  absl::Mutex mutex_;
  LineBuffer buffer_ ABSL_GUARDED_BY(mutex_);
  bool output_ended_ ABSL_GUARDED_BY(mutex_) = false;
  std::thread reader_;
};

struct Pipe {
  Handle read;
  Handle write;
};

// Neither end can be inherited until `MakeInheritable`.
absl::StatusOr<Pipe> MakePipe() {
  constexpr DWORD kBytes = 1 << 16;
  HANDLE read = nullptr;
  HANDLE write = nullptr;
  if (!CreatePipe(&read, &write, nullptr, kBytes)) return LastError("cannot make a pipe");
  return Pipe{Handle(read), Handle(write)};
}

absl::StatusOr<Handle> MakeJob() {
  Handle job(CreateJobObjectW(nullptr, nullptr));
  JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits = {};
  limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
  if (!job.is_open() || !SetInformationJobObject(job.get(), JobObjectExtendedLimitInformation,
                                                 &limits, sizeof(limits))) {
    return LastError("cannot make a job object");
  }
  return job;
}

// The list of the only handles that the child inherits.
class InheritanceList {
 public:
  explicit InheritanceList(std::vector<HANDLE> handles) : handles_(std::move(handles)) {
    SIZE_T size = 0;
    InitializeProcThreadAttributeList(nullptr, 1, 0, &size);
    storage_.resize(size);
    ok_ = InitializeProcThreadAttributeList(get(), 1, 0, &size) &&
          UpdateProcThreadAttribute(get(), 0, PROC_THREAD_ATTRIBUTE_HANDLE_LIST, handles_.data(),
                                    handles_.size() * sizeof(HANDLE), nullptr, nullptr);
    for (const HANDLE handle : handles_) {
      SetHandleInformation(handle, HANDLE_FLAG_INHERIT, HANDLE_FLAG_INHERIT);
    }
  }
  ~InheritanceList() { DeleteProcThreadAttributeList(get()); }
  InheritanceList(const InheritanceList&) = delete;
  InheritanceList& operator=(const InheritanceList&) = delete;

  bool ok() const { return ok_; }
  LPPROC_THREAD_ATTRIBUTE_LIST get() {
    return reinterpret_cast<LPPROC_THREAD_ATTRIBUTE_LIST>(storage_.data());
  }

 private:
  std::vector<HANDLE> handles_;
  std::vector<char> storage_;
  bool ok_ = false;
};

std::wstring CommandLine(const EngineCommand& command) {
  std::wstring line = Quote(Widen(command.program));
  for (const std::string& argument : command.arguments) line += L' ' + Quote(Widen(argument));
  return line;
}

struct ChildHandles {
  HANDLE input;
  HANDLE output;
  HANDLE error;
};

absl::StatusOr<PROCESS_INFORMATION> CreateChild(const EngineCommand& command,
                                                const ChildHandles& handles) {
  std::vector<HANDLE> inherited = {handles.input, handles.output};
  if (handles.error != handles.output) inherited.push_back(handles.error);
  InheritanceList list(std::move(inherited));
  if (!list.ok()) return LastError("cannot list the engine's handles");
  STARTUPINFOEXW startup = {};
  startup.StartupInfo.cb = sizeof(startup);
  startup.StartupInfo.dwFlags = STARTF_USESTDHANDLES;
  startup.StartupInfo.hStdInput = handles.input;
  startup.StartupInfo.hStdOutput = handles.output;
  startup.StartupInfo.hStdError = handles.error;
  startup.lpAttributeList = list.get();
  const std::wstring program = Widen(command.program);
  const std::wstring folder = Widen(command.working_directory);
  std::wstring line = CommandLine(command);
  PROCESS_INFORMATION child = {};
  // Suspended until it is in its job, so that nothing it starts can escape.
  constexpr DWORD kFlags = CREATE_SUSPENDED | CREATE_NO_WINDOW | EXTENDED_STARTUPINFO_PRESENT;
  if (!CreateProcessW(program.c_str(), line.data(), nullptr, nullptr, TRUE, kFlags, nullptr,
                      folder.empty() ? nullptr : folder.c_str(), &startup.StartupInfo, &child)) {
    return LastError(absl::StrCat("cannot run '", command.program, "'"));
  }
  return child;
}

}  // namespace

absl::StatusOr<std::unique_ptr<EngineProcess>> StartEngine(const EngineCommand& command) {
  absl::StatusOr<Pipe> input = MakePipe();
  absl::StatusOr<Pipe> output = MakePipe();
  absl::StatusOr<Handle> job = MakeJob();
  if (!input.ok()) return input.status();
  if (!output.ok()) return output.status();
  if (!job.ok()) return job.status();
  DWORD mode = PIPE_READMODE_BYTE | PIPE_NOWAIT;
  if (!SetNamedPipeHandleState(input->write.get(), &mode, nullptr, nullptr)) {
    return LastError("cannot set up a pipe");
  }
  const Handle null(
      CreateFileW(L"NUL", GENERIC_WRITE, FILE_SHARE_WRITE, nullptr, OPEN_EXISTING, 0, nullptr));
  const bool merge = command.error_stream == ErrorStream::kMerge;
  absl::StatusOr<PROCESS_INFORMATION> child = CreateChild(
      command, {input->read.get(), output->write.get(), merge ? output->write.get() : null.get()});
  if (!child.ok()) return child.status();
  const Handle main_thread(child->hThread);
  WindowsEngineProcess::Parts parts;
  parts.process = Handle(child->hProcess);
  parts.job = *std::move(job);
  parts.input = std::move(input->write);
  parts.output = std::move(output->read);
  parts.id = child->dwProcessId;
  if (!AssignProcessToJobObject(parts.job.get(), parts.process.get())) {
    TerminateProcess(parts.process.get(), 1);
    return LastError("cannot tie the engine to this process");
  }
  ResumeThread(main_thread.get());
  return std::make_unique<WindowsEngineProcess>(std::move(parts));
}

}  // namespace tengen
