#include "protocol/cli/show.h"

#include "absl/strings/str_cat.h"
#include "engine/formats/drawing.h"
#include "engine/position.h"

namespace tengen {

absl::StatusOr<ExitCode> ShowCommand::Run(const std::vector<std::string>& operands,
                                          const Streams& streams) {
  const absl::StatusOr<std::vector<PositionInput>> inputs =
      ReadInputs(operands, options_, streams.in);
  if (!inputs.ok()) return inputs.status();
  std::string boards;
  for (const PositionInput& input : *inputs) {
    const absl::StatusOr<Position> position = ToPosition(input, ToMove::kIgnored);
    if (!position.ok()) return position.status();
    if (!input.id.empty()) absl::StrAppend(&boards, input.id, "\n");
    absl::StrAppend(&boards, FormatDrawing(*position));
  }
  streams.out << boards;
  return ExitCode::kAnswered;
}

}  // namespace tengen
