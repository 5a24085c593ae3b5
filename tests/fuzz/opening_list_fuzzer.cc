// Whatever a line of an opening list holds, the reader refuses it with an error or reads stones
// that are written in both notations and read again unchanged.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/formats/move_lines.h"
#include "engine/formats/opening_list.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const tengen::Geometry board(15);
  const absl::string_view bytes(reinterpret_cast<const char*>(data), size);
  for (const tengen::TextLine& line : tengen::TextLinesOf(bytes)) {
    const absl::StatusOr<tengen::Opening> opening = tengen::ParseOpeningLine(line, board);
    if (!opening.ok()) continue;
    for (auto notation : {tengen::OpeningNotation::kMoves, tengen::OpeningNotation::kOffsets}) {
      const std::string text = tengen::FormatOpening(*opening, board, notation);
      const absl::StatusOr<tengen::Opening> again =
          tengen::ParseOpeningLine({line.number, text}, board);
      if (!again.ok() || *again != *opening) std::abort();
    }
  }
  return 0;
}
