#include "protocol/cli/tsv_table.h"

#include <utility>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"

namespace tengen {
namespace {

constexpr absl::string_view kHeaderMark = "#";

}  // namespace

bool TsvTable::LooksLike(absl::string_view text) { return absl::StartsWith(text, kHeaderMark); }

absl::StatusOr<TsvTable> TsvTable::Parse(absl::string_view text) {
  TsvTable table;
  size_t number = 0;
  for (absl::string_view line : absl::StrSplit(text, '\n')) {
    ++number;
    absl::ConsumeSuffix(&line, "\r");
    if (line.empty()) continue;
    if (table.columns_.empty()) {
      if (!absl::ConsumePrefix(&line, kHeaderMark)) {
        return absl::InvalidArgumentError(absl::StrCat(
            "line ", number, ": expected '#' and the names of the columns between tabs"));
      }
      table.columns_ = absl::StrSplit(line, '\t');
      continue;
    }
    Row row{number, absl::StrSplit(line, '\t')};
    if (row.cells.size() != table.columns_.size()) {
      return absl::InvalidArgumentError(absl::StrCat("line ", number, ": ", row.cells.size(),
                                                     " cells, expected ", table.columns_.size()));
    }
    table.rows_.push_back(std::move(row));
  }
  if (table.columns_.empty()) {
    return absl::InvalidArgumentError(
        "line 1: expected '#' and the names of the columns between tabs");
  }
  return table;
}

std::optional<absl::string_view> TsvTable::Cell(size_t row, absl::string_view column) const {
  for (size_t i = 0; i < columns_.size(); ++i) {
    if (columns_[i] != column) continue;
    const absl::string_view cell = rows_[row].cells[i];
    return cell == "-" ? absl::string_view() : cell;
  }
  return std::nullopt;
}

}  // namespace tengen
