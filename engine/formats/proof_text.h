// Proofs of forced wins as text, for people, for `diff` and for the checker.
//
//   FormatProof(proof)
//   ParseProof(text)
//
// A header of six lines, a blank line, and then a line for each node of the tree, a node before
// what follows it:
//
//   tengen proof 1                    the format and its version
//   rule renju                        freestyle, standard, renju, caro or caro+
//   size 15                           points a side
//   black K4 I7 H8 I8 J9 I10 L10 M11 K13      the stones, or '-' for none
//   white K5 K6 K7 G8 I9 K10 K11 K12
//   to-move black                     the attacker
//
//   1 - J8                            the attacker's first stone
//   2 K9 K8                           after the reply K9 its second is K8,
//   3 L8 H11                          after the reply L8 its third is H11,
//   4 G12 L7                          after the reply G12 its fourth is L7, a five
//   4 * G12                           after any other reply its fourth is G12, a five
//   3 * L8                            after any reply to K8 but L8 its third is L8, a five
//   2 * K9                            after any reply to J8 but K9 its second is K9, a five
//
// The first column counts the attacker's stones; a line follows the nearest line above it that has
// a smaller count. The second is the reply, '-' for none yet, '*' for every legal reply that the
// same node does not list; that line comes last. Columns are separated by one blank, each line ends
// with '\n', stones are listed by row from the bottom, then by column. When reading, blank lines,
// letter case, more blanks and other line ends are free.
#ifndef TENGEN_ENGINE_FORMATS_PROOF_TEXT_H_
#define TENGEN_ENGINE_FORMATS_PROOF_TEXT_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/proof.h"

namespace tengen {

// InvalidArgument names the line, the token and what was expected. All points are on the board and
// the stones on different ones; whether the proof holds is `CheckProof`'s question.
absl::StatusOr<Proof> ParseProof(absl::string_view text);

// REQUIRES: the position has no dead stones, and all points of the tree are on the board.
std::string FormatProof(const Proof& proof);

}  // namespace tengen

#endif  // TENGEN_ENGINE_FORMATS_PROOF_TEXT_H_
