// Whatever bytes an .sgf file holds, the reader refuses it with an error or reads a game that is
// written and read again unchanged.
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/formats/sgf.h"
#include "engine/game_record.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const absl::string_view bytes(reinterpret_cast<const char*>(data), size);
  const absl::StatusOr<tengen::GameRecord> game = tengen::ParseSgf(bytes, {});
  if (!game.ok()) return 0;
  const absl::StatusOr<tengen::GameRecord> again = tengen::ParseSgf(tengen::FormatSgf(*game), {});
  if (!again.ok() || *again != *game) std::abort();
  return 0;
}
