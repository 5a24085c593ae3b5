#include "protocol/response.h"

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "engine/notation.h"
#include "protocol/version.h"

namespace tengen {
namespace {

constexpr size_t kMaxLineLength = 900;

// One line of printable characters.
std::string Line(absl::string_view kind, absl::string_view text) {
  std::string line = absl::StrCat(kind, " ", text.substr(0, kMaxLineLength));
  for (char& c : line) {
    if (!absl::ascii_isprint(static_cast<unsigned char>(c))) c = '?';
  }
  absl::StripTrailingAsciiWhitespace(&line);
  return line;
}

}  // namespace

std::string FormatAbout() {
  return absl::StrCat(R"(name="Tengen", version=")", kVersion,
                      R"(", author="the Tengen authors", country="World")");
}

std::string FormatMove(Point point) { return FormatPair(point); }

std::string FormatMoves(absl::Span<const Point> points) {
  return absl::StrJoin(points, " ", [](std::string* text, Point point) {
    absl::StrAppend(text, FormatMove(point));
  });
}

std::string FormatFailure(const absl::Status& status) {
  return Line(absl::IsUnimplemented(status) ? "UNKNOWN" : "ERROR", status.message());
}

std::string FormatMessage(absl::string_view text) { return Line("MESSAGE", text); }

std::string FormatForbid(const Bitboard& points) {
  std::string line = "FORBID ";
  for (Point point : points) absl::StrAppendFormat(&line, "%02d%02d", point.x(), point.y());
  return line + ".";
}

}  // namespace tengen
