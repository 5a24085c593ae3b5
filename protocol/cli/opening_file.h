// Openings from a file, for whoever lets engines play them.
//
//   absl::StatusOr<std::vector<Opening>> openings = ReadOpenings("book.txt", Geometry(15));
#ifndef TENGEN_PROTOCOL_CLI_OPENING_FILE_H_
#define TENGEN_PROTOCOL_CLI_OPENING_FILE_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/formats/opening_list.h"
#include "engine/geometry.h"

namespace tengen {

// Reads a list of openings (`opening_list.h`) whose lines may also name .psq files, by absolute
// paths or from the list's own folder; or one .psq file. The moves of such a file are one opening.
// NotFound names a file that can't be read; InvalidArgument the file, its line and what was
// expected: also where a .psq file has another board's size, or where there is no opening at all.
absl::StatusOr<std::vector<Opening>> ReadOpenings(const std::string& path, const Geometry& board);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_OPENING_FILE_H_
