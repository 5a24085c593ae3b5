// Whole files and streams as strings.
#ifndef TENGEN_PROTOCOL_CLI_TEXT_FILE_H_
#define TENGEN_PROTOCOL_CLI_TEXT_FILE_H_

#include <istream>
#include <string>

#include "absl/status/statusor.h"

namespace tengen {

// Everything up to the end of `in`.
std::string ReadAll(std::istream& in);

// The bytes of a file; NotFound names a path that can't be read.
absl::StatusOr<std::string> ReadTextFile(const std::string& path);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_TEXT_FILE_H_
