// Cuts a stream of bytes into lines.
//
//   LineBuffer buffer;
//   buffer.Append("7,7\n8,");
//   buffer.TakeLine();   // "7,7"
//   buffer.TakeLine();   // nothing: the second line has not ended yet
//
// A line ends with "\n"; everything before it belongs to the line, a "\r" too, so that the caller
// can judge it. Not thread-safe.
#ifndef TENGEN_PROTOCOL_MANAGER_LINE_BUFFER_H_
#define TENGEN_PROTOCOL_MANAGER_LINE_BUFFER_H_

#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "absl/strings/string_view.h"

namespace tengen {

class LineBuffer {
 public:
  void Append(absl::string_view bytes) { bytes_.append(bytes.data(), bytes.size()); }

  // Removes the first complete line and returns it without its end. Cost: linear in the bytes that
  // were appended since the last line was found.
  std::optional<std::string> TakeLine() {
    const size_t end = bytes_.find('\n', begin_ + scanned_);
    if (end == std::string::npos) {
      scanned_ = bytes_.size() - begin_;
      return std::nullopt;
    }
    std::string line = bytes_.substr(begin_, end - begin_);
    begin_ = end + 1;
    scanned_ = 0;
    Compact();
    return line;
  }

  // Removes what is left after the last complete line; empty if nothing is.
  std::string TakeRest() {
    std::string rest = bytes_.substr(begin_);
    *this = LineBuffer();
    return rest;
  }

  // Bytes that wait for a line end, plus complete lines not yet taken.
  size_t size() const { return bytes_.size() - begin_; }

 private:
  // Drops taken lines once they are the larger half, so that a flood of lines costs linear time.
  void Compact() {
    if (begin_ * 2 < bytes_.size()) return;
    bytes_.erase(0, begin_);
    begin_ = 0;
  }

  std::string bytes_;
  size_t begin_ = 0;    // where the first untaken line begins
  size_t scanned_ = 0;  // bytes from there that hold no line end
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_MANAGER_LINE_BUFFER_H_
