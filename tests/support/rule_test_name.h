// The name of a rule as a part of a test's name.
#ifndef TENGEN_TESTS_SUPPORT_RULE_TEST_NAME_H_
#define TENGEN_TESTS_SUPPORT_RULE_TEST_NAME_H_

#include <string>

#include "engine/rule.h"
#include "gtest/gtest.h"

namespace tengen {

// Only letters, digits and underscores, as GoogleTest asks for: "caro_plus".
inline std::string RuleTestName(Rule rule) {
  std::string name(NameOf(rule));
  if (name.back() == '+') name.replace(name.size() - 1, 1, "_plus");
  return name;
}

inline std::string RuleTestNameOf(const testing::TestParamInfo<Rule>& tested) {
  return RuleTestName(tested.param);
}

}  // namespace tengen

#endif  // TENGEN_TESTS_SUPPORT_RULE_TEST_NAME_H_
