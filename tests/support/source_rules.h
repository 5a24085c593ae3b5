// The rules that the tree of sources keeps, checked on their text alone.
//
//   for (const std::string& violation : FindUpwardIncludes(ReadSources(root))) { ... }
//
// Every check returns one line for each violation, which begins with the path of the file at fault.
#ifndef TENGEN_TESTS_SUPPORT_SOURCE_RULES_H_
#define TENGEN_TESTS_SUPPORT_SOURCE_RULES_H_

#include <string>
#include <vector>

namespace tengen {

inline constexpr int kMaxLinesInFile = 400;

struct SourceFile {
  std::string path;  // from the root: "engine/point.h"
  std::string text;
};

// All .h and .cc files of the project below `root`, in order of path.
std::vector<SourceFile> ReadSources(const std::string& root);

// Dependencies point one way: engine <- eval <- search <- protocol <- tests, bench.
std::vector<std::string> FindUpwardIncludes(const std::vector<SourceFile>& files);

// No unit (a header with its .cc) needs itself through others.
std::vector<std::string> FindIncludeCycles(const std::vector<SourceFile>& files);

// The oracle shares no code with what it judges: of the engine it includes only what names things.
std::vector<std::string> FindOracleDependence(const std::vector<SourceFile>& files);

// No file is longer than `kMaxLinesInFile`.
std::vector<std::string> FindLongFiles(const std::vector<SourceFile>& files);

// A header begins with a comment and is guarded by its path: TENGEN_ENGINE_POINT_H_.
std::vector<std::string> FindHeaderFaults(const std::vector<SourceFile>& files);

}  // namespace tengen

#endif  // TENGEN_TESTS_SUPPORT_SOURCE_RULES_H_
