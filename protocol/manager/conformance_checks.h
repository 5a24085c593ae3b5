// The checks of the conformance test, one table a theme.
//
//   for (const ConformanceCheck& check : TextChecks()) check.run(session);
//
// A check is a small function that has one talk with a freshly started brain.
#ifndef TENGEN_PROTOCOL_MANAGER_CONFORMANCE_CHECKS_H_
#define TENGEN_PROTOCOL_MANAGER_CONFORMANCE_CHECKS_H_

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "protocol/manager/conformance_session.h"

namespace tengen {

struct ConformanceCheck {
  absl::string_view name;     // "split-writes"
  absl::string_view promise;  // what the brain must do, as a sentence without full stop
  void (*run)(ConformanceSession& brain);
};

absl::Span<const ConformanceCheck> StartChecks();   // start-up, sizes, new games
absl::Span<const ConformanceCheck> TextChecks();    // lines, line ends, INFO silence
absl::Span<const ConformanceCheck> GameChecks();    // BEGIN, TURN, BOARD, TAKEBACK
absl::Span<const ConformanceCheck> TimeChecks();    // limits, clocks
absl::Span<const ConformanceCheck> EndChecks();     // STOP, END, end of input
absl::Span<const ConformanceCheck> MemoryChecks();  // max_memory
absl::Span<const ConformanceCheck>
RuleChecks();  // rules known or refused, renju's forbidden points
absl::Span<const ConformanceCheck> OpeningChecks();  // swap2

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_MANAGER_CONFORMANCE_CHECKS_H_
