#include "engine/line_pattern.h"

#include <set>
#include <string>

#include "gtest/gtest.h"

namespace tengen {
namespace {

TEST(LinePatternTest, PatternsHaveDifferentNames) {
  std::set<std::string> names;
  for (int i = 0; i < kNumLinePatterns; ++i) {
    names.insert(std::string(NameOf(static_cast<LinePattern>(i))));
  }
  EXPECT_EQ(names.size(), static_cast<size_t>(kNumLinePatterns));
}

}  // namespace
}  // namespace tengen
