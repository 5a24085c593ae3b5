// The answers of `tengen solve` as text and as JSON.
#ifndef TENGEN_PROTOCOL_CLI_SOLVE_OUTPUT_H_
#define TENGEN_PROTOCOL_CLI_SOLVE_OUTPUT_H_

#include <cstdint>
#include <string>

#include "absl/strings/string_view.h"
#include "engine/color.h"
#include "engine/geometry.h"
#include "engine/rule.h"
#include "search/solver/question.h"
#include "search/solver/solver.h"

namespace tengen {

absl::string_view NameOf(SolveGoal goal);

// One position with what was asked about it.
struct SolvedRow {
  std::string id;  // empty if it has none
  Rule rule = Rule::kFreestyle;
  Geometry board{15};
  Color to_move = Color::kBlack;
  Color attacker = Color::kBlack;  // whose win the question is about
  SolveGoal goal = SolveGoal::kWin;
  SolveQuestion question;
  SolveAnswer answer;
  int64_t milliseconds = 0;
};

// One line, with its line end.
std::string SolvedText(const SolvedRow& row);
std::string SolvedJson(const SolvedRow& row);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_SOLVE_OUTPUT_H_
