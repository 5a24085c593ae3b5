#include "tests/e2e/expectation.h"

#include <algorithm>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace tengen {
namespace {

Expectation Answer(std::vector<ReplyKind> kinds) { return {std::move(kinds), {}, Thinking::kNone}; }

Expectation Moves(std::vector<size_t> counts, Thinking thinking = Thinking::kTurn) {
  return {{ReplyKind::kMoves}, std::move(counts), thinking};
}

Expectation Swap2(size_t stones) {
  if (stones == 0) return Moves({3});
  Expectation choice = stones == 3 ? Moves({1, 2}) : Moves({1});
  choice.kinds.push_back(ReplyKind::kSwap);
  return choice;
}

}  // namespace

bool Expectation::Accepts(const Reply& reply) const {
  if (std::find(kinds.begin(), kinds.end(), reply.kind) == kinds.end()) return false;
  return reply.kind != ReplyKind::kMoves ||
         std::find(move_counts.begin(), move_counts.end(), reply.moves.size()) != move_counts.end();
}

std::string Expectation::Describe() const {
  std::vector<std::string> parts;
  for (const ReplyKind kind : kinds) {
    const std::string count =
        kind == ReplyKind::kMoves ? absl::StrCat(absl::StrJoin(move_counts, " or "), " ") : "";
    parts.push_back(absl::StrCat(count, std::string(NameOf(kind))));
  }
  return parts.empty() ? "no answer" : absl::StrJoin(parts, " or ");
}

Expectation ExpectationOf(const TranscriptStep& step) {
  const std::string& name = step.name;
  if (name == "BEGIN" || name == "TURN" || name == "PLAY" || name == "BOARD") return Moves({1});
  if (name == "SWAP2BOARD") return Swap2(step.lines.size() - 2);  // without the first and DONE
  if (name == "START" || name == "RESTART" || name == "TAKEBACK") return Answer({ReplyKind::kOk});
  // No rectangle is played, and the protocol has two ways to say so.
  if (name == "RECTSTART") return Answer({ReplyKind::kError, ReplyKind::kUnknown});
  if (name == "ABOUT") return Answer({ReplyKind::kAbout});
  if (name == "YXSHOWFORBID") return Answer({ReplyKind::kForbid});
  if (name == "YXNBEST" || name == "YXSEARCHDEFEND") return Moves({1}, Thinking::kUntilStop);
  if (absl::StartsWith(name, "YXQUERYDATABASE")) return Answer({ReplyKind::kUnknown});
  return {};
}

}  // namespace tengen
