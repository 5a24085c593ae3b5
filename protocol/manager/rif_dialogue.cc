#include "protocol/manager/rif_dialogue.h"

#include <cassert>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "engine/notation.h"
#include "engine/point.h"

namespace tengen {
namespace {

using Lines = std::vector<std::string>;

absl::Status Unexpected(absl::string_view line, absl::string_view expected) {
  return absl::InvalidArgumentError(absl::StrCat("'", line, "', expected ", expected));
}

// The point of "KEY x y", which more may follow; kNoPoint if it is none.
Point PointOf(absl::string_view line, absl::string_view key) {
  const std::vector<absl::string_view> words = absl::StrSplit(line, ' ', absl::SkipEmpty());
  int x = 0;
  int y = 0;
  const bool is_point = words.size() >= 3 && words[0] == key && absl::SimpleAtoi(words[1], &x) &&
                        absl::SimpleAtoi(words[2], &y) && x >= 0 && y >= 0 && x < kMaxBoardSize &&
                        y < kMaxBoardSize;
  return is_point ? Point::At(x, y) : kNoPoint;
}

class RifDialogue {
 public:
  RifDialogue(OpeningPhase& phase, const std::array<EnginePlayer*, 2>& players)
      : phase_(phase), players_(players) {}

  absl::Status Play() {
    absl::Status status = PlaceThree();
    if (status.ok()) status = ChooseColor();
    if (status.ok()) status = PlaceFourth();
    if (status.ok()) status = OfferFifths();
    if (status.ok()) status = KeepFifth();
    return status;
  }

 private:
  absl::StatusOr<Lines> Ask(absl::string_view command, int num_lines,
                            absl::Span<const Point> more = {}) {
    std::string text = absl::StrCat(command, "\n");
    const auto append = [&text](Point point) { absl::StrAppend(&text, FormatPair(point), "\n"); };
    for (const Point stone : phase_.moves()) append(stone);
    for (const Point point : more) append(point);
    if (!phase_.moves().empty()) absl::StrAppend(&text, "DONE\n");
    return players_[static_cast<size_t>(phase_.player_to_act())]->AskSoosorv(text, num_lines);
  }

  // Does `act` with the point of "`key` x y".
  absl::Status ActOn(absl::string_view line, absl::string_view key, OpeningAct act) {
    const Point point = PointOf(line, key);
    if (point == kNoPoint) return Unexpected(line, absl::StrCat(key, " x y"));
    const absl::Status status = phase_.Act({act, point});
    return status.ok() ? status : absl::InvalidArgumentError(status.message());
  }

  absl::Status PlaceThree() {
    const absl::StatusOr<Lines> lines = Ask("YXSOOSORVSTEP1", 3);
    if (!lines.ok()) return lines.status();
    absl::Status status;
    for (size_t i = 0; i < lines->size() && status.ok(); ++i) {
      status = ActOn((*lines)[i], absl::StrCat("MOVE", i + 1), OpeningAct::kPlaceStone);
    }
    return status;
  }

  absl::Status ChooseColor() {
    const absl::StatusOr<Lines> lines = Ask("YXSOOSORVSTEP2", 1);
    if (!lines.ok()) return lines.status();
    const std::string& line = lines->front();
    if (line == "SWAP1 YES") return phase_.Act({OpeningAct::kTakeBlack});
    if (line == "SWAP1 NO") return phase_.Act({OpeningAct::kTakeWhite});
    return Unexpected(line, "SWAP1 YES or SWAP1 NO");
  }

  absl::Status PlaceFourth() {
    const absl::StatusOr<Lines> lines = Ask("YXSOOSORVSTEP3", 1);
    if (!lines.ok()) return lines.status();
    return ActOn(lines->front(), "MOVE4", OpeningAct::kPlaceStone);
  }

  absl::Status OfferFifths() {
    const absl::StatusOr<Lines> lines = Ask("YXSOOSORVSTEP5 2", 4);
    if (!lines.ok()) return lines.status();
    if (lines->front() != "MOVE5 REFRESH") return Unexpected(lines->front(), "MOVE5 REFRESH");
    absl::Status status = ActOn((*lines)[1], "MOVE5", OpeningAct::kOfferFifth);
    if (status.ok()) status = ActOn((*lines)[2], "MOVE5", OpeningAct::kOfferFifth);
    return status;
  }

  absl::Status KeepFifth() {
    const std::vector<Point> offers = phase_.offers();
    const absl::StatusOr<Lines> lines = Ask("YXSOOSORVSTEP6", 1, offers);
    if (!lines.ok()) return lines.status();
    return ActOn(lines->front(), "MOVE5C", OpeningAct::kKeepFifth);
  }

  OpeningPhase& phase_;
  const std::array<EnginePlayer*, 2> players_;
};

}  // namespace

absl::Status PlayRifOpening(OpeningPhase& phase, const std::array<EnginePlayer*, 2>& players) {
  assert(phase.rule() == OpeningRule::kRif1996);
  return RifDialogue(phase, players).Play();
}

}  // namespace tengen
