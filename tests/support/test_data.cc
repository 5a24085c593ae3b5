#include "tests/support/test_data.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

namespace tengen {
namespace {

[[noreturn]] void Fail(absl::string_view what, absl::string_view token) {
  std::fprintf(stderr, "test data: %s\n", absl::StrCat(what, ": '", token, "'").c_str());
  std::abort();
}

// The length of the point at the start of `text`: a letter and all the digits after it.
size_t PointLength(absl::string_view text) {
  size_t length = 1;
  while (length < text.size() && absl::ascii_isdigit(static_cast<unsigned char>(text[length]))) {
    ++length;
  }
  return length;
}

std::vector<std::string> SplitLine(absl::string_view line) {
  return absl::StrSplit(absl::StripTrailingAsciiWhitespace(line), '\t');
}

}  // namespace

std::string DataPath(absl::string_view file) {
  return absl::StrCat(TENGEN_TEST_DATA_DIR, "/", file);
}

const std::string& DataRow::operator[](absl::string_view column) const {
  const auto cell = cells_.find(column);
  if (cell == cells_.end()) Fail("no such column", column);
  return cell->second;
}

int DataRow::Int(absl::string_view column) const {
  int value = 0;
  if (!absl::SimpleAtoi((*this)[column], &value)) Fail("expected a number", (*this)[column]);
  return value;
}

std::vector<DataRow> ReadTable(absl::string_view file) {
  std::ifstream stream(DataPath(file), std::ios::binary);
  std::string line;
  if (!std::getline(stream, line) || line.empty() || line[0] != '#') Fail("no table", file);
  const std::vector<std::string> header = SplitLine(absl::string_view(line).substr(1));
  std::vector<DataRow> rows;
  while (std::getline(stream, line)) {
    const std::vector<std::string> cells = SplitLine(line);
    if (cells.size() != header.size()) Fail("wrong number of cells", line);
    std::map<std::string, std::string, std::less<>> by_name;
    for (size_t i = 0; i < cells.size(); ++i) by_name.emplace(header[i], cells[i]);
    rows.emplace_back(std::move(by_name));
  }
  return rows;
}

Point PointFromText(absl::string_view text, int size) {
  int row = 0;
  if (text.size() < 2 || !absl::SimpleAtoi(text.substr(1), &row)) Fail("expected a point", text);
  const int x = absl::ascii_toupper(static_cast<unsigned char>(text[0])) - 'A';
  if (x < 0 || x >= size || row < 1 || row > size) Fail("point outside the board", text);
  return Point::At(x, size - row);
}

std::string TextOf(Point point, int size) {
  return absl::StrCat(std::string(1, static_cast<char>('A' + point.x())), size - point.y());
}

std::vector<Point> PointsFromText(absl::string_view text, int size) {
  std::vector<Point> points;
  if (text == "-") return points;
  while (!(text = absl::StripLeadingAsciiWhitespace(text)).empty()) {
    const size_t length = PointLength(text);
    points.push_back(PointFromText(text.substr(0, length), size));
    text.remove_prefix(length);
  }
  return points;
}

std::string TextOf(const std::vector<Point>& points, int size) {
  if (points.empty()) return "-";
  std::string text;
  for (Point point : points) absl::StrAppend(&text, text.empty() ? "" : " ", TextOf(point, size));
  return text;
}

std::vector<std::pair<Point, std::string>> VerdictsFromText(absl::string_view text, int size) {
  std::vector<std::pair<Point, std::string>> verdicts;
  if (text == "-") return verdicts;
  for (absl::string_view item : absl::StrSplit(text, ' ')) {
    const std::pair<std::string, std::string> parts = absl::StrSplit(item, ':');
    verdicts.emplace_back(PointFromText(parts.first, size), parts.second);
  }
  return verdicts;
}

Color ColorFromText(absl::string_view text) {
  if (text == "black") return Color::kBlack;
  if (text == "white") return Color::kWhite;
  Fail("expected a colour", text);
}

Rule RuleFromTableText(absl::string_view text) {
  if (text == "freestyle") return Rule::kFreestyle;
  if (text == "standard") return Rule::kStandard;
  if (text == "renju") return Rule::kRenju;
  if (text == "caro" || text == "caro9") return Rule::kCaro;
  if (text == "caro+" || text == "caro8") return Rule::kCaroPlus;
  Fail("expected a rule", text);
}

}  // namespace tengen
