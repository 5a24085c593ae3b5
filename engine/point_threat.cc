#include "engine/point_threat.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace tengen {
namespace {

// The number of multisets of `size` elements drawn from `kinds` kinds.
constexpr int Multisets(int kinds, int size) {
  int count = 1;
  for (int i = 0; i < size; ++i) count = count * (kinds + i) / (i + 1);
  return count;
}
static_assert(Multisets(kNumLinePatterns, 4) == kNumPointPatterns);

std::array<int, 4> Sorted(uint16_t lines) {
  std::array<int, 4> sorted = {};
  for (size_t d = 0; d < 4; ++d) sorted[d] = lines >> (4 * d) & 15;
  std::sort(sorted.begin(), sorted.end());
  return sorted;
}

// The rank of an ascending multiset among all of them: every element counts the multisets that
// are smaller because of it.
PointPattern Rank(const std::array<int, 4>& sorted) {
  int rank = 0;
  for (size_t i = 0; i < 4; ++i) rank += Multisets(sorted[i], static_cast<int>(i) + 1);
  return static_cast<PointPattern>(rank);
}

struct Tables {
  std::vector<PointPattern> pattern_of_lines = std::vector<PointPattern>(1 << 16);
  std::vector<std::array<LinePattern, 4>> lines_of_pattern =
      std::vector<std::array<LinePattern, 4>>(kNumPointPatterns);

  Tables() {
    for (size_t lines = 0; lines < pattern_of_lines.size(); ++lines) {
      const std::array<int, 4> sorted = Sorted(static_cast<uint16_t>(lines));
      const PointPattern pattern = Rank(sorted);
      pattern_of_lines[lines] = pattern;
      for (size_t i = 0; i < 4; ++i) {
        lines_of_pattern[pattern][i] = static_cast<LinePattern>(sorted[i]);
      }
    }
  }
};

const Tables& SharedTables() {
  static const Tables tables;
  return tables;
}

std::vector<ClassifiedPattern> MakeClassified(ForbiddenPoints forbidden) {
  std::vector<ClassifiedPattern> by_pattern;
  for (unsigned pattern = 0; pattern < kNumPointPatterns; ++pattern) {
    const PointThreat threat = ThreatOf(static_cast<PointPattern>(pattern), forbidden);
    by_pattern.push_back(static_cast<ClassifiedPattern>(pattern | static_cast<unsigned>(threat)
                                                                      << kPointPatternBits));
  }
  std::vector<ClassifiedPattern> by_lines;
  by_lines.reserve(SharedTables().pattern_of_lines.size());
  for (PointPattern pattern : SharedTables().pattern_of_lines) {
    by_lines.push_back(by_pattern[pattern]);
  }
  return by_lines;
}

// How many of the four lines have a pattern in `first` .. `last`.
int CountLines(const std::array<LinePattern, 4>& lines, LinePattern first, LinePattern last) {
  return static_cast<int>(std::count_if(
      lines.begin(), lines.end(), [=](LinePattern line) { return line >= first && line <= last; }));
}

int CountLines(const std::array<LinePattern, 4>& lines, LinePattern pattern) {
  return CountLines(lines, pattern, pattern);
}

}  // namespace

absl::string_view NameOf(PointThreat threat) {
  static constexpr std::array<absl::string_view, kNumPointThreats> kNames = {
      "none",        "three",     "double three", "four",     "four-three",
      "double four", "open four", "five",         "forbidden"};
  return kNames[static_cast<size_t>(threat)];
}

PointPattern PointPatternOf(uint16_t lines) { return SharedTables().pattern_of_lines[lines]; }

std::array<LinePattern, 4> LinePatternsOf(PointPattern pattern) {
  return SharedTables().lines_of_pattern[pattern];
}

PointThreat ThreatOf(PointPattern pattern, ForbiddenPoints forbidden) {
  const std::array<LinePattern, 4> lines = LinePatternsOf(pattern);
  if (CountLines(lines, LinePattern::kFive) > 0) return PointThreat::kFive;
  const int open_fours = CountLines(lines, LinePattern::kOpenFour);
  const int fours = CountLines(lines, LinePattern::kFour) + open_fours +
                    2 * CountLines(lines, LinePattern::kDoubleFour);
  const int threes = CountLines(lines, LinePattern::kThree, LinePattern::kFreeThree);
  if (forbidden == ForbiddenPoints::kRenju &&
      (fours >= 2 || threes >= 2 || CountLines(lines, LinePattern::kOverline) > 0)) {
    return PointThreat::kForbidden;
  }
  if (open_fours > 0) return PointThreat::kOpenFour;
  if (fours >= 2) return PointThreat::kDoubleFour;
  if (fours == 1) return threes > 0 ? PointThreat::kFourThree : PointThreat::kFour;
  if (threes >= 2) return PointThreat::kDoubleThree;
  return threes == 1 ? PointThreat::kThree : PointThreat::kNone;
}

const ClassifiedPattern* ClassifiedPatterns(ForbiddenPoints forbidden) {
  if (forbidden == ForbiddenPoints::kRenju) {
    static const std::vector<ClassifiedPattern> renju = MakeClassified(ForbiddenPoints::kRenju);
    return renju.data();
  }
  static const std::vector<ClassifiedPattern> free = MakeClassified(ForbiddenPoints::kNone);
  return free.data();
}

}  // namespace tengen
