#include "protocol/text_file.h"

#include <array>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"

namespace tengen {

std::string ReadAll(std::istream& in) {
  std::string text;
  std::array<char, 4096> buffer;
  do {
    in.read(buffer.data(), buffer.size());
    text.append(buffer.data(), static_cast<size_t>(in.gcount()));
  } while (in.good());
  return text;
}

absl::StatusOr<std::string> ReadTextFile(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string text = ReadAll(file);
  // A directory opens and fails at the first read; a file that isn't there doesn't open.
  if (!file.is_open() || file.bad()) {
    return absl::NotFoundError(absl::StrCat("'", path, "': no file that can be read"));
  }
  return text;
}

bool FileExists(const std::string& path) { return std::ifstream(path).is_open(); }

absl::Status CheckFolderOf(const std::string& path) {
  const std::filesystem::path folder = std::filesystem::path(path).parent_path();
  std::error_code error;
  if (folder.empty() || std::filesystem::is_directory(folder, error)) return absl::OkStatus();
  return absl::NotFoundError(absl::StrCat("'", path, "': can't be written, no such folder"));
}

absl::Status WriteTextFile(const std::string& path, absl::string_view bytes) {
  std::ofstream file(path, std::ios::binary);
  file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  file.close();
  if (file.good()) return absl::OkStatus();
  return absl::PermissionDeniedError(absl::StrCat("'", path, "': can't be written"));
}

}  // namespace tengen
