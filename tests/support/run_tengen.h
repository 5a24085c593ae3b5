// The program `tengen`, run inside the test.
//
//   const TengenRun run = RunTengen({"judge", "H8I9"});
//   EXPECT_EQ(run.out, "open\n");
#ifndef TENGEN_TESTS_SUPPORT_RUN_TENGEN_H_
#define TENGEN_TESTS_SUPPORT_RUN_TENGEN_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace tengen {

struct TengenRun {
  int exit_code;
  std::string out;
  std::string err;
};

TengenRun RunTengen(const std::vector<std::string>& arguments, absl::string_view in = "");

// Writes a file for the test that runs, and returns its path.
std::string WriteTestFile(absl::string_view name, absl::string_view bytes);

}  // namespace tengen

#endif  // TENGEN_TESTS_SUPPORT_RUN_TENGEN_H_
