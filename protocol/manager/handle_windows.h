// A Windows handle that is closed with its owner. Only for files of that system.
//
//   const Handle process(OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION, FALSE, id));
#ifndef TENGEN_PROTOCOL_MANAGER_HANDLE_WINDOWS_H_
#define TENGEN_PROTOCOL_MANAGER_HANDLE_WINDOWS_H_

#include <windows.h>

#include <utility>

namespace tengen {

class Handle {
 public:
  Handle() = default;
  explicit Handle(HANDLE handle) : handle_(handle) {}
  Handle(Handle&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  Handle& operator=(Handle&& other) noexcept {
    Close();
    handle_ = std::exchange(other.handle_, nullptr);
    return *this;
  }
  ~Handle() { Close(); }

  HANDLE get() const { return handle_; }
  bool is_open() const { return handle_ != nullptr && handle_ != INVALID_HANDLE_VALUE; }
  void Close() {
    if (is_open()) CloseHandle(handle_);
    handle_ = nullptr;
  }

 private:
  HANDLE handle_ = nullptr;
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_MANAGER_HANDLE_WINDOWS_H_
