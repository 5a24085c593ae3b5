// The argument why a point is forbidden or not, as text for people and as JSON.
#ifndef TENGEN_PROTOCOL_CLI_EXPLANATION_TEXT_H_
#define TENGEN_PROTOCOL_CLI_EXPLANATION_TEXT_H_

#include <string>

#include "absl/strings/string_view.h"
#include "engine/forbidden.h"
#include "engine/forbidden_explanation.h"
#include "engine/geometry.h"

namespace tengen {

// "overline", "double_four", "double_three"; "legal" for kNone.
absl::string_view JsonNameOf(ForbiddenKind kind);

// One line a fact, indented by its depth in the tree:
//
//   H8: forbidden, double three
//     horizontal: three, which counts
//       open four at F8: can be played
std::string ExplanationText(const PointExplanation& explanation, const Geometry& board);

// The same tree on one line: keys `id point verdict lines`, in `lines` objects with `direction
// pattern`, and for a three `counts open_four_points`; those are `point verdict lines` again.
std::string ExplanationJson(absl::string_view id, const PointExplanation& explanation,
                            const Geometry& board);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_EXPLANATION_TEXT_H_
