// The version that both programs name.
#ifndef TENGEN_PROTOCOL_VERSION_H_
#define TENGEN_PROTOCOL_VERSION_H_

#include "absl/strings/string_view.h"

namespace tengen {

inline constexpr absl::string_view kVersion = "0.1";

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_VERSION_H_
