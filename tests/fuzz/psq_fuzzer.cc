// Whatever bytes a .psq file holds, the reader refuses it with an error or reads a game that is
// written and read again unchanged.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/formats/psq.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const absl::string_view bytes(reinterpret_cast<const char*>(data), size);
  const absl::StatusOr<tengen::PsqFile> file = tengen::ParsePsq(bytes, {});
  if (!file.ok()) return 0;
  const absl::StatusOr<std::string> text = tengen::FormatPsq(*file);
  if (!text.ok()) std::abort();
  const absl::StatusOr<tengen::PsqFile> again = tengen::ParsePsq(*text, {});
  if (!again.ok() || *again != *file) std::abort();
  return 0;
}
