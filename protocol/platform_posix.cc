#include <unistd.h>

#include <cerrno>
#include <csignal>

#include "protocol/platform.h"

namespace tengen {

void PrepareStandardStreams() { std::signal(SIGPIPE, SIG_IGN); }

size_t ReadStandardInput(absl::Span<char> buffer) {
  ssize_t size = 0;
  do {
    size = read(STDIN_FILENO, buffer.data(), buffer.size());
  } while (size < 0 && errno == EINTR);
  return size < 0 ? 0 : static_cast<size_t>(size);
}

void WriteStandardOutput(absl::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t size = write(STDOUT_FILENO, bytes.data(), bytes.size());
    if (size < 0 && errno == EINTR) continue;
    if (size <= 0) return;
    bytes.remove_prefix(static_cast<size_t>(size));
  }
}

bool StandardErrorIsTerminal() { return isatty(STDERR_FILENO) != 0; }

void ExitNow(int code) { _exit(code); }

}  // namespace tengen
