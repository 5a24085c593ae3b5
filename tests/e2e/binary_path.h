// Where the programs of the build under test are.
//
//   BinaryPath("pbrain-tengen")
#ifndef TENGEN_TESTS_E2E_BINARY_PATH_H_
#define TENGEN_TESTS_E2E_BINARY_PATH_H_

#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"

namespace tengen {

inline std::string BinaryPath(absl::string_view name) {
  return absl::StrCat(TENGEN_BINARY_DIR, "/", name);
}

}  // namespace tengen

#endif  // TENGEN_TESTS_E2E_BINARY_PATH_H_
