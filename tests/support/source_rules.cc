#include "tests/support/source_rules.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "absl/strings/strip.h"

namespace tengen {
namespace {

// Each folder may include itself and those before it; the last two see all.
constexpr absl::string_view kFolders[] = {"engine", "eval", "search", "protocol", "tests", "bench"};

constexpr absl::string_view kOracle = "tests/oracle/";
constexpr absl::string_view kOracleMayInclude[] = {"engine/color.h", "engine/geometry.h",
                                                   "engine/line_pattern.h", "engine/point.h",
                                                   "engine/rule.h"};

std::string TopFolder(absl::string_view path) {
  return std::string(path.substr(0, path.find('/')));
}

// The place of a path's folder in `kFolders`; their number if it is not ours.
size_t RankOf(absl::string_view path) {
  const auto* found = std::find(std::begin(kFolders), std::end(kFolders), TopFolder(path));
  return static_cast<size_t>(found - std::begin(kFolders));
}

bool IsOurs(absl::string_view path) { return RankOf(path) < std::size(kFolders); }

// What a file includes in quotes.
std::vector<std::string> IncludesOf(const SourceFile& file) {
  std::vector<std::string> includes;
  for (absl::string_view line : absl::StrSplit(file.text, '\n')) {
    if (!absl::ConsumePrefix(&line, "#include \"")) continue;
    includes.emplace_back(line.substr(0, line.find('"')));
  }
  return includes;
}

// "protocol/platform" for platform.h, platform_posix.cc and platform_windows.cc.
std::string UnitOf(absl::string_view path) {
  absl::string_view unit = path.substr(0, path.rfind('.'));
  if (!absl::ConsumeSuffix(&unit, "_posix")) absl::ConsumeSuffix(&unit, "_windows");
  return std::string(unit);
}

using UnitGraph = std::map<std::string, std::set<std::string>>;

UnitGraph GraphOf(const std::vector<SourceFile>& files) {
  UnitGraph graph;
  for (const SourceFile& file : files) {
    const std::string unit = UnitOf(file.path);
    for (const std::string& include : IncludesOf(file)) {
      if (IsOurs(include) && UnitOf(include) != unit) graph[unit].insert(UnitOf(include));
    }
  }
  return graph;
}

// Removes the units that no cycle can hold: those that need none of the others, and those that none
// of the others needs. Returns whether there were any.
bool RemoveLooseEnds(UnitGraph& graph) {
  std::set<std::string> needed;
  for (auto& [unit, needs] : graph) {
    std::erase_if(needs, [&](const std::string& other) { return !graph.contains(other); });
    needed.insert(needs.begin(), needs.end());
  }
  return std::erase_if(graph, [&](const auto& entry) {
           return entry.second.empty() || !needed.contains(entry.first);
         }) > 0;
}

std::string GuardOf(absl::string_view path) {
  const std::string name = absl::StrReplaceAll(path, {{"/", "_"}, {".", "_"}});
  return absl::StrCat("TENGEN_", absl::AsciiStrToUpper(name), "_");
}

std::string ReadText(const std::filesystem::path& path) {
  std::ifstream stream(path, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(stream), {});
}

}  // namespace

std::vector<SourceFile> ReadSources(const std::string& root) {
  namespace fs = std::filesystem;
  std::vector<SourceFile> files;
  for (absl::string_view folder : kFolders) {
    for (const fs::directory_entry& entry :
         fs::recursive_directory_iterator(fs::path(root) / std::string(folder))) {
      const fs::path extension = entry.path().extension();
      if (extension != ".h" && extension != ".cc") continue;
      files.push_back(
          {entry.path().lexically_relative(root).generic_string(), ReadText(entry.path())});
    }
  }
  std::sort(files.begin(), files.end(),
            [](const SourceFile& a, const SourceFile& b) { return a.path < b.path; });
  return files;
}

std::vector<std::string> FindUpwardIncludes(const std::vector<SourceFile>& files) {
  std::vector<std::string> violations;
  for (const SourceFile& file : files) {
    for (const std::string& include : IncludesOf(file)) {
      if (!absl::StrContains(include, '/')) {
        violations.push_back(absl::StrCat(file.path, " includes ", include, ", not from the root"));
      } else if (IsOurs(include) && RankOf(include) > RankOf(file.path)) {
        violations.push_back(absl::StrCat(file.path, " includes ", include, ", which lies above"));
      }
    }
  }
  return violations;
}

std::vector<std::string> FindIncludeCycles(const std::vector<SourceFile>& files) {
  UnitGraph graph = GraphOf(files);
  while (RemoveLooseEnds(graph)) {
  }
  std::vector<std::string> violations;
  for (const auto& [unit, needs] : graph) {
    violations.push_back(absl::StrCat(unit, " is in a cycle through ", absl::StrJoin(needs, ", ")));
  }
  return violations;
}

std::vector<std::string> FindOracleDependence(const std::vector<SourceFile>& files) {
  std::vector<std::string> violations;
  for (const SourceFile& file : files) {
    if (!absl::StartsWith(file.path, kOracle) || absl::EndsWith(file.path, "_test.cc")) continue;
    for (const std::string& include : IncludesOf(file)) {
      if (!IsOurs(include) || absl::StartsWith(include, kOracle)) continue;
      if (std::count(std::begin(kOracleMayInclude), std::end(kOracleMayInclude), include) > 0) {
        continue;
      }
      violations.push_back(absl::StrCat(file.path, " includes ", include, ", which it may judge"));
    }
  }
  return violations;
}

std::vector<std::string> FindLongFiles(const std::vector<SourceFile>& files) {
  std::vector<std::string> violations;
  for (const SourceFile& file : files) {
    const auto lines = std::count(file.text.begin(), file.text.end(), '\n');
    if (lines > kMaxLinesInFile) {
      violations.push_back(absl::StrCat(file.path, " has ", lines, " lines"));
    }
  }
  return violations;
}

std::vector<std::string> FindHeaderFaults(const std::vector<SourceFile>& files) {
  std::vector<std::string> violations;
  for (const SourceFile& file : files) {
    if (!absl::EndsWith(file.path, ".h")) continue;
    const std::string guard = GuardOf(file.path);
    if (!absl::StartsWith(file.text, "// ")) {
      violations.push_back(absl::StrCat(file.path, " does not begin with a comment"));
    }
    if (!absl::StrContains(file.text,
                           absl::StrCat("\n#ifndef ", guard, "\n#define ", guard, "\n")) ||
        !absl::EndsWith(file.text, absl::StrCat("\n#endif  // ", guard, "\n"))) {
      violations.push_back(absl::StrCat(file.path, " is not guarded by ", guard));
    }
  }
  return violations;
}

}  // namespace tengen
