// What a brain's line is, as strict as the strictest manager reads it.
//
//   ParseReply("7,7 8,8").kind      // ReplyKind::kMoves, with two points in `moves`
//   ParseReply("7, 7").kind         // ReplyKind::kInvalid: a blank too many
#ifndef TENGEN_PROTOCOL_MANAGER_REPLY_H_
#define TENGEN_PROTOCOL_MANAGER_REPLY_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "engine/point.h"

namespace tengen {

enum class ReplyKind : uint8_t {
  kMoves,    // "x,y" or several with single blanks between them
  kOk,       // "OK"
  kAbout,    // name="..", version="..", author="..", country=".."
  kSwap,     // "SWAP"
  kForbid,   // "FORBID 0304."
  kError,    // "ERROR text"
  kUnknown,  // "UNKNOWN text"
  kMessage,  // "MESSAGE text"
  kDebug,    // "DEBUG text"
  kDetail,   // "INFO KEY value", which only some managers can read
  kSuggest,  // "SUGGEST x,y", which only one manager can read
  kInvalid,  // anything else
};

absl::string_view NameOf(ReplyKind kind);

struct Reply {
  ReplyKind kind = ReplyKind::kInvalid;
  std::string line;
  std::vector<Point> moves;  // of kMoves; kNoPoint for a point of no board
};

// `line` without its "\n". A "\r" makes it invalid, and so does a line of 1000 letters or more.
Reply ParseReply(absl::string_view line);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_MANAGER_REPLY_H_
