// The keys of INFO: what each may hold and what it sets.
//
//   absl::Status status = ApplyInfo(settings, "TIMEOUT_TURN", "1000");
//
// INFO is never answered, so a status is only for tests and logs: a bad value leaves the setting as
// it is.
#ifndef TENGEN_PROTOCOL_INFO_KEY_H_
#define TENGEN_PROTOCOL_INFO_KEY_H_

#include <cstdint>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "protocol/settings.h"

namespace tengen {

struct InfoKey {
  absl::string_view name;
  // The integers that are accepted; a value outside is an error.
  int64_t min;
  int64_t max;
  void (*set)(Settings& settings, int64_t value);  // null: understood, and without effect here
};

// Every key that is understood and holds an integer.
absl::Span<const InfoKey> InfoKeys();

// Sets `key`, in any letter case, to `value`. NotFound for a key that is not understood,
// InvalidArgument for a value that is no integer or out of range.
absl::Status ApplyInfo(Settings& settings, absl::string_view key, absl::string_view value);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_INFO_KEY_H_
