// The conformance test: a scripted manager that says whether a brain keeps the protocol.
//
//   ConformanceRequest request;
//   request.program = "/opt/pbrain-x";
//   RunConformance(request, [](const ConformanceCheck& check, const ConformanceResult& result) {
//     std::cout << check.name << " " << NameOf(result.outcome) << "\n";
//   });
//
// Every check has a process of its own and a limit of time, so no brain can make the test hang.
#ifndef TENGEN_PROTOCOL_MANAGER_CONFORMANCE_H_
#define TENGEN_PROTOCOL_MANAGER_CONFORMANCE_H_

#include <functional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "protocol/manager/conformance_checks.h"
#include "protocol/manager/conformance_session.h"

namespace tengen {

struct ConformanceRequest {
  std::string program;
  std::vector<std::string> arguments;
  std::vector<std::string> only;  // names of checks; empty: all
};

using ConformanceReport = std::function<void(const ConformanceCheck&, const ConformanceResult&)>;

// All checks in the order in which they are run.
std::vector<ConformanceCheck> AllConformanceChecks();

// Runs the checks one after the other and reports each when it has ended. A brain that gets through
// no START is asked nothing else: the other checks are reported as skipped.
//
// InvalidArgument for a name in `only` that no check has; else what StartEngine says if the program
// can't be run. Then nothing is reported.
absl::Status RunConformance(const ConformanceRequest& request, const ConformanceReport& report);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_MANAGER_CONFORMANCE_H_
