#include "tests/e2e/traffic.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "absl/strings/str_cat.h"
#include "tests/support/test_data.h"

namespace tengen {

std::vector<std::string> TrafficFiles() {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(DataPath("traffic"))) {
    names.push_back(entry.path().filename().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

absl::StatusOr<ReplayReport> ReplayFile(absl::string_view file_name, const BrainCommand& brain,
                                        const ReplayOptions& options) {
  const absl::StatusOr<Manager> manager = ManagerOfFile(file_name);
  if (!manager.ok()) return manager.status();
  std::stringstream text;
  text << std::ifstream(DataPath(absl::StrCat("traffic/", file_name))).rdbuf();
  const absl::StatusOr<Transcript> transcript = ParseTranscript(text.str());
  if (!transcript.ok()) return transcript.status();
  ReplayReport sum;
  for (size_t i = 0; i < transcript->sessions.size(); ++i) {
    const absl::StatusOr<ReplayReport> report =
        ReplaySession(brain, transcript->sessions[i], *manager, options);
    if (!report.ok()) {
      return absl::Status(report.status().code(),
                          absl::StrCat(file_name, ", session ", i + 1, ", ",
                                       std::string(report.status().message())));
    }
    sum.answers += report->answers;
    sum.moves += report->moves;
  }
  return sum;
}

}  // namespace tengen
