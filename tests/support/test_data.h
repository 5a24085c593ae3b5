// Rows of the tables in tests/data, and points as those tables write them.
//
//   for (const DataRow& row : ReadTable("wins.open.tsv")) {
//     const std::vector<Point> black = PointsFromText(row["black"], row.Int("size"));
//   }
//
// A table that can't be read, a missing column and a malformed cell end the test program: they are
// faults of the test, not of what is tested.
#ifndef TENGEN_TESTS_SUPPORT_TEST_DATA_H_
#define TENGEN_TESTS_SUPPORT_TEST_DATA_H_

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "engine/color.h"
#include "engine/point.h"
#include "engine/rule.h"

namespace tengen {

// The path of a file in tests/data.
std::string DataPath(absl::string_view file);

class DataRow {
 public:
  explicit DataRow(std::map<std::string, std::string, std::less<>> cells)
      : cells_(std::move(cells)) {}

  // The text of a column, by the name in the header.
  const std::string& operator[](absl::string_view column) const;
  int Int(absl::string_view column) const;

 private:
  std::map<std::string, std::string, std::less<>> cells_;
};

// The rows of tests/data/`file`: tab-separated, the first line is the header and begins with '#'.
std::vector<DataRow> ReadTable(absl::string_view file);

// "H8" on a board of `size` points: column H from the left, row 8 from the bottom.
Point PointFromText(absl::string_view text, int size);
std::string TextOf(Point point, int size);

// "H8 I9", "H8I9" or "-" for none. Points keep their order.
std::vector<Point> PointsFromText(absl::string_view text, int size);
std::string TextOf(const std::vector<Point>& points, int size);

// "H8:legal I7:double-three": points, each with a word about it.
std::vector<std::pair<Point, std::string>> VerdictsFromText(absl::string_view text, int size);

Color ColorFromText(absl::string_view text);

// A rule by its name in the tables: freestyle, standard, renju, caro, caro+; caro9 and caro8 too.
Rule RuleFromTableText(absl::string_view text);

}  // namespace tengen

#endif  // TENGEN_TESTS_SUPPORT_TEST_DATA_H_
