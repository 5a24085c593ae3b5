// An engine of a match as the command line describes it.
//
//   ParseEngineSpec("cmd='/opt/a b/pbrain-x' name=X args=\"-v 'one two'\" tc=1s memory=350")
//
// Words are key=value, with blanks between them. Quotes of either kind may stand anywhere in a word
// and keep blanks and the other kind:
//
//   cmd      the program. A relative path is looked up in `dir`, if that is given, then in the
//            folder of this process
//   dir      where the engine runs; if not given, in the program's own folder, as judges do
//   name     how the results call it; if not given, the program's file name without "pbrain-"
//   args     its arguments, split in the same way
//   tc       its own clock, where engines of a match get different ones
//   memory   max_memory in MiB, as INFO sends it; 350, as in Gomocup, if not given
//   stderr   merge: what it writes there counts as its answers, as with Piskvork; discard, if not
//            given
//   restart  on: a fresh process for each game; off, if not given: the next game is another START
//   other    sent as INFO key value, as in thread_num=2
#ifndef TENGEN_PROTOCOL_MANAGER_ENGINE_SPEC_H_
#define TENGEN_PROTOCOL_MANAGER_ENGINE_SPEC_H_

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "protocol/manager/engine_process.h"
#include "protocol/manager/player_clock.h"

namespace tengen {

// Whether an engine's process serves one game or many.
enum class ProcessLife : uint8_t { kManyGames, kOneGame };

struct EngineSpec {
  std::string name;
  EngineCommand command;                    // with an absolute program
  std::optional<ClockSettings> clock;       // absent: that of the match
  int64_t max_memory = int64_t{350} << 20;  // bytes
  ProcessLife life = ProcessLife::kManyGames;
  std::vector<std::pair<std::string, std::string>> info;  // further keys, in order
};

// Words with blanks between them and quotes around blanks. InvalidArgument for a quote that is not
// closed.
absl::StatusOr<std::vector<std::string>> SplitQuoted(absl::string_view text);

// Pure. InvalidArgument names the word and what was expected.
absl::StatusOr<EngineSpec> ParseEngineSpec(absl::string_view text);

// A short name for the content of the program's file, which tells whether two engines are the same;
// empty if it can't be read. Cost: reads the file.
std::string FingerprintOf(const EngineCommand& command);

// Makes both paths absolute, as described above, so that no other engine's folder can be meant.
// NotFound names a program that is not there.
absl::Status FindProgram(EngineCommand& command);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_MANAGER_ENGINE_SPEC_H_
