#include "tests/support/run_tengen.h"

#include <fstream>
#include <sstream>

#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"
#include "protocol/cli/command_line.h"

namespace tengen {

TengenRun RunTengen(const std::vector<std::string>& arguments, absl::string_view in) {
  std::istringstream input{std::string(in)};
  std::ostringstream output;
  std::ostringstream error;
  const ExitCode code = RunCommandLine(arguments, {input, output, error});
  return {static_cast<int>(code), output.str(), error.str()};
}

std::string WriteTestFile(absl::string_view name, absl::string_view bytes) {
  const testing::TestInfo& test = *testing::UnitTest::GetInstance()->current_test_info();
  std::string path =
      absl::StrCat(testing::TempDir(), test.test_suite_name(), ".", test.name(), ".", name);
  std::ofstream file(path, std::ios::binary);
  file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  return path;
}

}  // namespace tengen
