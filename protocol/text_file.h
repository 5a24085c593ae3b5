// Whole files and streams as strings.
#ifndef TENGEN_PROTOCOL_TEXT_FILE_H_
#define TENGEN_PROTOCOL_TEXT_FILE_H_

#include <istream>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace tengen {

// Everything up to the end of `in`.
std::string ReadAll(std::istream& in);

// The bytes of a file; NotFound names a path that can't be read.
absl::StatusOr<std::string> ReadTextFile(const std::string& path);

// Whether `path` can be read.
bool FileExists(const std::string& path);

// Before long work whose result goes to `path`: NotFound names the path if there is no folder for
// it.
absl::Status CheckFolderOf(const std::string& path);

// Writes a file, over another if there is one. PermissionDenied names a path that can't be written.
absl::Status WriteTextFile(const std::string& path, absl::string_view bytes);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_TEXT_FILE_H_
