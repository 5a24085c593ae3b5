#include "engine/notation.h"

#include <algorithm>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/escaping.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"

namespace tengen {
namespace {

constexpr absl::string_view kPass = "pass";
constexpr absl::string_view kExpected = "expected a column letter and a row number, as in H8";

bool IsSeparator(char c) { return absl::ascii_isspace(static_cast<unsigned char>(c)) || c == ','; }

// The token at the start of `text` as an error message shows it.
std::string Quoted(absl::string_view text) {
  constexpr size_t kLongest = 12;
  const auto end = std::find_if(text.begin(), text.end(), IsSeparator);
  const auto length = static_cast<size_t>(end - text.begin());
  return absl::StrCat("'", absl::CHexEscape(text.substr(0, std::min(length, kLongest))), "'");
}

std::string CornersOf(const Geometry& board) {
  return absl::StrCat("A1 to ", FormatPoint(Point::At(board.size() - 1, 0), board));
}

absl::Status OutsideError(absl::string_view text, const Geometry& board) {
  return absl::InvalidArgumentError(absl::StrCat(Quoted(text), " is outside the ", board.size(),
                                                 "x", board.size(), " board (", CornersOf(board),
                                                 ")"));
}

// Takes one move off the front of `text`.
absl::StatusOr<Point> ConsumeMove(absl::string_view& text, const Geometry& board) {
  if (absl::StartsWithIgnoreCase(text, kPass)) {
    text.remove_prefix(kPass.size());
    return kNoPoint;
  }
  const auto is_digit = [](char c) { return absl::ascii_isdigit(static_cast<unsigned char>(c)); };
  const bool has_letter = !text.empty() && absl::ascii_isalpha(static_cast<unsigned char>(text[0]));
  const size_t digits_begin = has_letter ? 1 : 0;
  size_t end = digits_begin;
  while (end < text.size() && is_digit(text[end])) ++end;
  if (!has_letter || end == digits_begin) {
    return absl::InvalidArgumentError(absl::StrCat(Quoted(text), ": ", kExpected));
  }
  const int x = absl::ascii_toupper(static_cast<unsigned char>(text[0])) - 'A';
  int row = 0;
  if (!absl::SimpleAtoi(text.substr(digits_begin, end - digits_begin), &row) ||
      !board.Contains(x, board.size() - row)) {
    return OutsideError(text, board);
  }
  text.remove_prefix(end);
  return Point::At(x, board.size() - row);
}

}  // namespace

std::string FormatPoint(Point point, const Geometry& board) {
  if (point == kNoPoint) return std::string(kPass);
  const char column = static_cast<char>('A' + point.x());
  return absl::StrCat(absl::string_view(&column, 1), board.size() - point.y());
}

absl::StatusOr<Point> ParsePoint(absl::string_view text, const Geometry& board) {
  absl::string_view rest = text;
  absl::StatusOr<Point> point = ConsumeMove(rest, board);
  if (point.ok() && !rest.empty()) {
    return absl::InvalidArgumentError(absl::StrCat(Quoted(text), ": ", kExpected));
  }
  return point;
}

std::string FormatMoves(absl::Span<const Point> moves, const Geometry& board,
                        absl::string_view separator) {
  return absl::StrJoin(moves, separator, [&board](std::string* out, Point move) {
    absl::StrAppend(out, FormatPoint(move, board));
  });
}

absl::StatusOr<std::vector<Point>> ParseMoves(absl::string_view text, const Geometry& board) {
  std::vector<Point> moves;
  absl::string_view rest = text;
  while (true) {
    while (!rest.empty() && IsSeparator(rest.front())) rest.remove_prefix(1);
    if (rest.empty()) return moves;
    const size_t place = text.size() - rest.size();
    absl::StatusOr<Point> move = ConsumeMove(rest, board);
    if (!move.ok()) {
      return absl::InvalidArgumentError(absl::StrCat("move ", moves.size() + 1, " at character ",
                                                     place + 1, ": ", move.status().message()));
    }
    moves.push_back(*move);
  }
}

std::string FormatPair(Point point) { return absl::StrCat(point.x(), ",", point.y()); }

absl::StatusOr<Point> ParsePair(absl::string_view text, const Geometry& board) {
  const std::pair<absl::string_view, absl::string_view> parts =
      absl::StrSplit(text, absl::MaxSplits(',', 1));
  int x = 0;
  int y = 0;
  if (!absl::SimpleAtoi(parts.first, &x) || !absl::SimpleAtoi(parts.second, &y)) {
    return absl::InvalidArgumentError(
        absl::StrCat("'", absl::CHexEscape(text.substr(0, 24)), "': expected x,y as in 7,7"));
  }
  if (!board.Contains(x, y)) {
    return absl::InvalidArgumentError(absl::StrCat("'", text, "' is outside the ", board.size(),
                                                   "x", board.size(), " board (0,0 to ",
                                                   board.size() - 1, ",", board.size() - 1, ")"));
  }
  return Point::At(x, y);
}

}  // namespace tengen
