// swap2: the three questions of an opening in which the colours are up for choice.
#include <string>

#include "absl/strings/str_cat.h"
#include "protocol/manager/conformance_checks.h"

namespace tengen {
namespace {

// Asks with these stones; the answer's moves, or none for SWAP, for a refusal and after a fault.
Reply AskSwap2(absl::string_view stones, ConformanceSession& brain) {
  brain.StartGame();
  brain.Say(absl::StrCat("INFO timeout_turn 1000\nSWAP2BOARD\n", stones, "DONE\n"));
  Reply reply =
      brain.Hear({ReplyKind::kMoves, ReplyKind::kSwap, ReplyKind::kError, ReplyKind::kUnknown});
  if (reply.kind == ReplyKind::kError || reply.kind == ReplyKind::kUnknown) brain.Lack("swap2");
  return reply;
}

void ExpectCount(const Reply& reply, size_t least, size_t most, ConformanceSession& brain) {
  if (reply.moves.size() >= least && reply.moves.size() <= most) return;
  const std::string range = least == most ? absl::StrCat(least) : absl::StrCat(least, " or ", most);
  brain.FailByReply(absl::StrCat(range, " stones"), reply);
}

void CheckFirstStones(ConformanceSession& brain) {
  const Reply reply = AskSwap2("", brain);
  ExpectCount(reply, 3, 3, brain);
}

void CheckChoice(ConformanceSession& brain) {
  const Reply reply = AskSwap2("7,7\n8,7\n9,9\n", brain);
  if (reply.kind != ReplyKind::kSwap) ExpectCount(reply, 1, 2, brain);
  brain.ExpectSilence();
}

void CheckColour(ConformanceSession& brain) {
  const Reply reply = AskSwap2("7,7\n8,7\n9,9\n8,8\n8,6\n", brain);
  if (reply.kind != ReplyKind::kSwap) ExpectCount(reply, 1, 1, brain);
  brain.Say("BOARD\n7,7,2\n8,7,1\n9,9,2\n8,8,1\n8,6,2\nDONE\n");
  brain.HearMove();
}

constexpr ConformanceCheck kChecks[] = {
    {"swap2-first", "SWAP2BOARD without stones gets three", &CheckFirstStones},
    {"swap2-choice", "SWAP2BOARD with three stones gets SWAP, one stone or two", &CheckChoice},
    {"swap2-colour", "SWAP2BOARD with five stones gets SWAP or one stone, and BOARD goes on",
     &CheckColour},
};

}  // namespace

absl::Span<const ConformanceCheck> OpeningChecks() { return kChecks; }

}  // namespace tengen
