// Tables of positions and games: tab-separated text whose first line is '#' and the column names.
//
//   absl::StatusOr<TsvTable> table = TsvTable::Parse("#id\tblack\nQ01\tH8 I9\n");
//   table->Cell(0, "black")     // "H8 I9"
#ifndef TENGEN_PROTOCOL_CLI_TSV_TABLE_H_
#define TENGEN_PROTOCOL_CLI_TSV_TABLE_H_

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace tengen {

class TsvTable {
 public:
  // Blank lines are skipped and any line end is read. InvalidArgument names the line that lacks a
  // header or has another number of cells.
  static absl::StatusOr<TsvTable> Parse(absl::string_view text);

  // Whether `text` begins like a table.
  static bool LooksLike(absl::string_view text);

  size_t num_rows() const { return rows_.size(); }
  // The number of the row's line in the text, from 1. REQUIRES: row < num_rows().
  size_t line(size_t row) const { return rows_[row].line; }

  // A cell, empty if it holds "-"; nothing if the table lacks the column. REQUIRES:
  // row < num_rows().
  std::optional<absl::string_view> Cell(size_t row, absl::string_view column) const;

 private:
  struct Row {
    size_t line;
    std::vector<std::string> cells;
  };

  std::vector<std::string> columns_;
  std::vector<Row> rows_;
};

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_TSV_TABLE_H_
