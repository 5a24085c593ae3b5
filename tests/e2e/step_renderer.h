// The bytes that the manager of a replayed transcript sends, in terms of the game as it really
// goes.
//
//   StepRenderer renderer(&game, absl::Milliseconds(20));
//   renderer.Render(step);      // "TURN 3,4\r\n", and the stone is on the board of `game`
#ifndef TENGEN_TESTS_E2E_STEP_RENDERER_H_
#define TENGEN_TESTS_E2E_STEP_RENDERER_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/time/time.h"
#include "tests/e2e/replay_game.h"
#include "tests/e2e/transcript.h"

namespace tengen {

// "x,y" with anything after the second number.
std::optional<Coordinate> ParseCoordinate(absl::string_view text);

class StepRenderer {
 public:
  // Larger turn limits are lowered to `turn_limit`. `game` must outlive this.
  StepRenderer(ReplayGame* game, absl::Duration turn_limit)
      : game_(*game), turn_limit_(turn_limit) {}

  // An error if the step does not fit the game, such as a TAKEBACK of a stone that is not there.
  absl::StatusOr<std::string> Render(const TranscriptStep& step);

 private:
  std::string RenderInfo(const TranscriptStep& step);
  absl::StatusOr<std::string> RenderMove(const TranscriptStep& step);
  absl::StatusOr<std::string> RenderBoard(const TranscriptStep& step);
  absl::StatusOr<std::string> RenderSwap2(const TranscriptStep& step);
  std::string RenderQuery(const TranscriptStep& step) const;

  ReplayGame& game_;
  const absl::Duration turn_limit_;
};

}  // namespace tengen

#endif  // TENGEN_TESTS_E2E_STEP_RENDERER_H_
