// What the brain says: one line an answer.
//
//   sink.Write(FormatMove(Point::At(7, 7)));              // "7,7"
//   sink.Write(FormatFailure(absl::InvalidArgumentError("no")));   // "ERROR no"
//
// Managers read the first character, or the whole line, of anything that is not a move; so every
// line here is of one of the kinds below, has no blank at its ends, and is shorter than 1000
// characters.
#ifndef TENGEN_PROTOCOL_RESPONSE_H_
#define TENGEN_PROTOCOL_RESPONSE_H_

#include <string>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "engine/bitboard.h"
#include "engine/point.h"

namespace tengen {

// Where lines go. `Write` may be called from any thread.
class ResponseSink {
 public:
  virtual ~ResponseSink() = default;
  // `line` has no line end. The line leaves in one piece.
  virtual void Write(absl::string_view line) = 0;
};

inline constexpr absl::string_view kOkLine = "OK";
inline constexpr absl::string_view kSwapLine = "SWAP";

// The answer to ABOUT: name, version, author and country.
std::string FormatAbout();

// "x,y". REQUIRES: `point` is not `kNoPoint`.
std::string FormatMove(Point point);

// "x,y x,y", for two or three stones at once.
std::string FormatMoves(absl::Span<const Point> points);

// "UNKNOWN text" for Unimplemented, else "ERROR text". REQUIRES: !status.ok().
std::string FormatFailure(const absl::Status& status);

// "MESSAGE text".
std::string FormatMessage(absl::string_view text);

// "FORBID XXYYXXYY.", two digits a coordinate; "FORBID ." for none.
std::string FormatForbid(const Bitboard& points);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_RESPONSE_H_
