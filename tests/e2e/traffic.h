// The recorded traffic in tests/data/traffic.
#ifndef TENGEN_TESTS_E2E_TRAFFIC_H_
#define TENGEN_TESTS_E2E_TRAFFIC_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "tests/e2e/replay.h"
#include "tests/e2e/transcript.h"

namespace tengen {

// The names of all files, sorted.
std::vector<std::string> TrafficFiles();

// Replays every session of a file, one after the other, and sums the reports up. An error names the
// file and the session.
absl::StatusOr<ReplayReport> ReplayFile(absl::string_view file_name, const BrainCommand& brain,
                                        const ReplayOptions& options);

}  // namespace tengen

#endif  // TENGEN_TESTS_E2E_TRAFFIC_H_
