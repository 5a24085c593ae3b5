// Matchers for absl::Status and absl::StatusOr.
//
//   EXPECT_THAT(ReadPsq(text), IsOk());
//   EXPECT_THAT(ReadPsq("x"), StatusIs(absl::StatusCode::kInvalidArgument, HasSubstr("line 1")));
#ifndef TENGEN_TESTS_SUPPORT_MATCHERS_H_
#define TENGEN_TESTS_SUPPORT_MATCHERS_H_

#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "gmock/gmock.h"

namespace tengen {

inline const absl::Status& StatusOf(const absl::Status& status) { return status; }

template <typename T>
const absl::Status& StatusOf(const absl::StatusOr<T>& result) {
  return result.status();
}

MATCHER(IsOk, "is OK") {
  *result_listener << StatusOf(arg).ToString();
  return StatusOf(arg).ok();
}

// An error of `code` whose message matches the matcher `message`.
MATCHER_P2(StatusIs, code, message, "is an error of the given code and message") {
  *result_listener << StatusOf(arg).ToString();
  return StatusOf(arg).code() == code &&
         testing::ExplainMatchResult(message, std::string(StatusOf(arg).message()),
                                     result_listener);
}

}  // namespace tengen

#endif  // TENGEN_TESTS_SUPPORT_MATCHERS_H_
