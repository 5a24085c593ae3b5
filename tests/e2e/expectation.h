// What a command must be answered with.
//
//   ExpectationOf(step).Accepts(reply)
#ifndef TENGEN_TESTS_E2E_EXPECTATION_H_
#define TENGEN_TESTS_E2E_EXPECTATION_H_

#include <cstdint>
#include <string>
#include <vector>

#include "protocol/manager/reply.h"
#include "tests/e2e/transcript.h"

namespace tengen {

// How long an answer takes.
enum class Thinking : uint8_t {
  kNone,       // it comes at once
  kTurn,       // it comes within the turn's time
  kUntilStop,  // it may take until the manager stops the search
};

struct Expectation {
  std::vector<ReplyKind> kinds;     // empty: no answer at all
  std::vector<size_t> move_counts;  // for kMoves: how many points a line may hold
  Thinking thinking = Thinking::kNone;

  bool Accepts(const Reply& reply) const;

  // "OK" or "2 or 3 moves or SWAP".
  std::string Describe() const;
};

// By the written protocol alone: what the recorded brain answered does not matter.
Expectation ExpectationOf(const TranscriptStep& step);

}  // namespace tengen

#endif  // TENGEN_TESTS_E2E_EXPECTATION_H_
