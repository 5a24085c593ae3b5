#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/source_rules.h"

namespace tengen {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::StartsWith;

class TreeTest : public ::testing::Test {
 protected:
  static const std::vector<SourceFile>& Tree() {
    static const auto& tree = *new std::vector<SourceFile>(ReadSources(TENGEN_SOURCE_DIR));
    return tree;
  }
};

SourceFile Including(const std::string& path, const std::vector<std::string>& includes) {
  SourceFile file{path, ""};
  for (const std::string& include : includes) file.text += "#include \"" + include + "\"\n";
  return file;
}

SourceFile OfLength(const std::string& path, int lines) {
  return {path, std::string(static_cast<size_t>(lines), '\n')};
}

std::string Header(const std::string& guard) {
  return "// What it is for.\n#ifndef " + guard + "\n#define " + guard + "\n\n#endif  // " + guard +
         "\n";
}

TEST_F(TreeTest, IsReadFromEveryFolder) {
  std::vector<std::string> ends;
  for (const SourceFile& file : Tree()) {
    if (file.path == "engine/rule.h" || file.path == "tests/layering_test.cc") {
      ends.push_back(file.path);
      EXPECT_THAT(file.text, ::testing::HasSubstr("namespace tengen"));
    }
  }
  EXPECT_THAT(ends, ElementsAre("engine/rule.h", "tests/layering_test.cc"));
}

TEST_F(TreeTest, IncludesPointDown) { EXPECT_THAT(FindUpwardIncludes(Tree()), IsEmpty()); }
TEST_F(TreeTest, HasNoCycles) { EXPECT_THAT(FindIncludeCycles(Tree()), IsEmpty()); }
TEST_F(TreeTest, OracleIsIndependent) { EXPECT_THAT(FindOracleDependence(Tree()), IsEmpty()); }
TEST_F(TreeTest, FilesAreShort) { EXPECT_THAT(FindLongFiles(Tree()), IsEmpty()); }
TEST_F(TreeTest, HeadersAreGuarded) { EXPECT_THAT(FindHeaderFaults(Tree()), IsEmpty()); }

TEST(UpwardIncludesTest, EveryFolderMayIncludeItselfAndThoseBelow) {
  EXPECT_THAT(FindUpwardIncludes({
                  Including("engine/position.cc", {"engine/point.h", "absl/types/span.h"}),
                  Including("eval/evaluator.h", {"engine/position.h"}),
                  Including("search/searcher.h", {"eval/value.h", "engine/position.h"}),
                  Including("protocol/cli/judge.cc", {"search/searcher.h", "engine/referee.h"}),
                  Including("tests/engine/rule_test.cc", {"gtest/gtest.h", "protocol/session.h"}),
              }),
              IsEmpty());
}

TEST(UpwardIncludesTest, NoFolderMayIncludeOneAbove) {
  EXPECT_THAT(FindUpwardIncludes({
                  Including("engine/position.cc", {"engine/point.h", "eval/value.h"}),
                  Including("eval/value.h", {"search/limits.h"}),
                  Including("search/searcher.cc", {"protocol/session.h"}),
                  Including("protocol/session.cc", {"tests/support/matchers.h"}),
              }),
              ElementsAre(StartsWith("engine/position.cc includes eval/value.h"),
                          StartsWith("eval/value.h includes search/limits.h"),
                          StartsWith("search/searcher.cc includes protocol/session.h"),
                          StartsWith("protocol/session.cc includes tests/support/matchers.h")));
}

TEST(UpwardIncludesTest, IncludesAreWrittenFromTheRoot) {
  EXPECT_THAT(FindUpwardIncludes({Including("engine/rule.cc", {"rule.h"})}),
              ElementsAre(StartsWith("engine/rule.cc includes rule.h")));
}

TEST(IncludeCyclesTest, AChainIsNoCycle) {
  EXPECT_THAT(FindIncludeCycles({
                  Including("engine/a.h", {}),
                  Including("engine/a.cc", {"engine/a.h"}),
                  Including("engine/b.h", {"engine/a.h"}),
                  Including("engine/b.cc", {"engine/b.h", "engine/a.h"}),
              }),
              IsEmpty());
}

TEST(IncludeCyclesTest, UnitsThatNeedEachOtherAreFoundEvenThroughTheirSources) {
  EXPECT_THAT(
      FindIncludeCycles({
          Including("engine/a.h", {}),
          Including("engine/a.cc", {"engine/a.h", "engine/c.h"}),
          Including("engine/b.h", {"engine/a.h"}),
          Including("engine/c.h", {"engine/b.h"}),
          Including("engine/d.h", {}),
      }),
      ElementsAre(StartsWith("engine/a "), StartsWith("engine/b "), StartsWith("engine/c ")));
}

TEST(IncludeCyclesTest, TheFilesOfBothSystemsBelongToTheirHeader) {
  EXPECT_THAT(FindIncludeCycles({
                  Including("protocol/platform_posix.cc", {"protocol/platform.h"}),
                  Including("protocol/platform_windows.cc", {"protocol/line_reader.h"}),
                  Including("protocol/line_reader.h", {"protocol/platform.h"}),
              }),
              ElementsAre(StartsWith("protocol/line_reader "), StartsWith("protocol/platform ")));
}

TEST(OracleDependenceTest, TheOracleMayNameThingsButNotUseWhatItJudges) {
  EXPECT_THAT(FindOracleDependence({
                  Including("tests/oracle/rules.h", {"engine/color.h", "engine/geometry.h"}),
                  Including("tests/oracle/rules.cc", {"tests/oracle/rules.h", "engine/point.h",
                                                      "engine/rule.h", "engine/line_pattern.h"}),
                  Including("tests/oracle/rules_test.cc", {"engine/position.h"}),
                  Including("tests/engine/position_test.cc", {"engine/position.h"}),
              }),
              IsEmpty());
  EXPECT_THAT(
      FindOracleDependence({
          Including("tests/oracle/forbidden.cc", {"engine/forbidden.h"}),
          Including("tests/oracle/solver.h", {"tests/support/random_game.h"}),
      }),
      ElementsAre(StartsWith("tests/oracle/forbidden.cc includes engine/forbidden.h"),
                  StartsWith("tests/oracle/solver.h includes tests/support/random_game.h")));
}

TEST(LongFilesTest, TheBarIsExact) {
  EXPECT_THAT(FindLongFiles({OfLength("engine/a.h", 400), OfLength("engine/b.cc", 401)}),
              ElementsAre("engine/b.cc has 401 lines"));
}

TEST(HeaderFaultsTest, TheGuardIsThePath) {
  EXPECT_THAT(FindHeaderFaults({
                  {"engine/formats/psq.h", Header("TENGEN_ENGINE_FORMATS_PSQ_H_")},
                  {"engine/point.cc", ""},
              }),
              IsEmpty());
  EXPECT_THAT(FindHeaderFaults({{"engine/point.h", Header("TENGEN_POINT_H_")}}),
              ElementsAre("engine/point.h is not guarded by TENGEN_ENGINE_POINT_H_"));
  EXPECT_THAT(FindHeaderFaults({{"engine/point.h", "// Points.\n#pragma once\n"}}),
              ElementsAre("engine/point.h is not guarded by TENGEN_ENGINE_POINT_H_"));
}

TEST(HeaderFaultsTest, AHeaderBeginsWithItsPurpose) {
  EXPECT_THAT(FindHeaderFaults({{"engine/point.h", Header("TENGEN_ENGINE_POINT_H_").substr(19)}}),
              ElementsAre("engine/point.h does not begin with a comment",
                          "engine/point.h is not guarded by TENGEN_ENGINE_POINT_H_"));
}

}  // namespace
}  // namespace tengen
