// What differs between operating systems, as far as the programs need it. One .cc file a system.
//
//   PrepareStandardStreams();
//   while (size_t n = ReadStandardInput(buffer)) ...
#ifndef TENGEN_PROTOCOL_PLATFORM_H_
#define TENGEN_PROTOCOL_PLATFORM_H_

#include <cstddef>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"

namespace tengen {

// Bytes go through as they are, and writing to a manager that is gone is no more than a failure.
// Call once, before the streams are used.
void PrepareStandardStreams();

// Waits for input and fills the beginning of `buffer`. Returns the number of bytes; 0 at the end of
// input or if it can't be read.
size_t ReadStandardInput(absl::Span<char> buffer);

// Hands all of `bytes` to the system in one write, if the system takes them in one. Bytes that
// can't be written are lost: nobody is there to read them.
void WriteStandardOutput(absl::string_view bytes);

// Whether standard error goes to a terminal.
bool StandardErrorIsTerminal();

// Ends the process at once: memory is left to the system, as freeing gigabytes takes longer than
// managers wait.
[[noreturn]] void ExitNow(int code);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_PLATFORM_H_
