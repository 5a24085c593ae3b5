// `windows.h` wants to be first.
// clang-format off
#include <windows.h>
// clang-format on

#include <algorithm>

#include "protocol/platform.h"

namespace tengen {

// The system's own handles know nothing of text mode.
void PrepareStandardStreams() {}

size_t ReadStandardInput(absl::Span<char> buffer) {
  DWORD size = 0;
  const BOOL ok = ReadFile(GetStdHandle(STD_INPUT_HANDLE), buffer.data(),
                           static_cast<DWORD>(buffer.size()), &size, nullptr);
  return ok ? size : 0;
}

void WriteStandardOutput(absl::string_view bytes) {
  while (!bytes.empty()) {
    DWORD size = 0;
    const BOOL ok = WriteFile(GetStdHandle(STD_OUTPUT_HANDLE), bytes.data(),
                              static_cast<DWORD>(bytes.size()), &size, nullptr);
    if (!ok || size == 0) return;
    bytes.remove_prefix(size);
  }
}

bool StandardErrorIsTerminal() {
  DWORD mode = 0;
  return GetConsoleMode(GetStdHandle(STD_ERROR_HANDLE), &mode) != 0;
}

void ExitNow(int code) {
  TerminateProcess(GetCurrentProcess(), static_cast<UINT>(code));
  for (;;) Sleep(INFINITE);
}

}  // namespace tengen
