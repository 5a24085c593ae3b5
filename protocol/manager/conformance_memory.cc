// max_memory, as judges measure it: what only this process holds, after each move.
#include <algorithm>
#include <cstdint>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "protocol/manager/conformance_checks.h"

namespace tengen {
namespace {

void PlayWithin(int64_t limit, ConformanceSession& brain) {
  constexpr double kMebibyte = 1 << 20;
  int64_t most = 0;
  brain.StartGame();
  brain.Say(absl::StrCat("INFO max_memory ", limit, "\nINFO timeout_turn 500\n"));
  for (int i = 0; i < 4 && brain.goes_on(); ++i) {
    brain.PlayTurn();
    most = std::max(most, brain.UniqueMemory());
    if (most > limit) {
      brain.Fail(absl::StrFormat("%.1f MiB are in use after a move, allowed are %.1f MiB",
                                 static_cast<double>(most) / kMebibyte,
                                 static_cast<double>(limit) / kMebibyte));
    }
  }
  brain.Note(absl::StrFormat("at most %.1f MiB", static_cast<double>(most) / kMebibyte));
}

constexpr ConformanceCheck kChecks[] = {
    {"memory-350", "350 MiB, as the Gomocup judge allows, are enough",
     [](ConformanceSession& brain) { PlayWithin(int64_t{350} << 20, brain); }},
    {"memory-80", "80 MiB, as Piskvork allows, are enough",
     [](ConformanceSession& brain) { PlayWithin(int64_t{80} << 20, brain); }},
};

}  // namespace

absl::Span<const ConformanceCheck> MemoryChecks() { return kChecks; }

}  // namespace tengen
