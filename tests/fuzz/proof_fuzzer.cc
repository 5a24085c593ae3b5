// Any bytes as a proof: what can be read is written and read again unchanged, and what is small is
// checked.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/formats/proof_text.h"
#include "engine/proof.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const absl::string_view text(reinterpret_cast<const char*>(data), size);
  const absl::StatusOr<tengen::Proof> proof = tengen::ParseProof(text);
  if (!proof.ok()) return 0;
  const std::string written = tengen::FormatProof(*proof);
  const absl::StatusOr<tengen::Proof> again = tengen::ParseProof(written);
  if (!again.ok() || tengen::FormatProof(*again) != written) std::abort();
  // Each level may multiply the work by the number of points.
  if (tengen::LengthOf(proof->root) > 3) return 0;
  if (tengen::CheckProof(*proof).ok() != tengen::CheckProof(*again).ok()) std::abort();
  return 0;
}
