#include "engine/opening_rule.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "engine/notation.h"
#include "engine/stone_symmetry.h"
#include "engine/symmetry.h"

namespace tengen {
namespace {

enum class Actor : uint8_t { kFirst, kSecond, kBlack, kWhite };

// What a stage of an opening asks for. Those up to kStone place one.
enum class Asks : uint8_t {
  kCentre,
  kBesideCentre,
  kCentralSquare,
  kStone,  // anywhere
  kColor,
  kColorOrTwo,  // taking a colour ends the opening, placing two more stones goes on
  kOffer,
  kKeep,
};

struct Stage {
  Actor actor;
  Asks asks;
};

constexpr std::array<Stage, 1> kCentreStages = {{{Actor::kFirst, Asks::kCentre}}};
constexpr std::array<Stage, 8> kRifStages = {{
    {Actor::kFirst, Asks::kCentre},
    {Actor::kFirst, Asks::kBesideCentre},
    {Actor::kFirst, Asks::kCentralSquare},
    {Actor::kSecond, Asks::kColor},
    {Actor::kWhite, Asks::kStone},
    {Actor::kBlack, Asks::kOffer},
    {Actor::kBlack, Asks::kOffer},
    {Actor::kWhite, Asks::kKeep},
}};
constexpr std::array<Stage, 4> kSwapStages = {{
    {Actor::kFirst, Asks::kStone},
    {Actor::kFirst, Asks::kStone},
    {Actor::kFirst, Asks::kStone},
    {Actor::kSecond, Asks::kColor},
}};
constexpr std::array<Stage, 7> kSwap2Stages = {{
    {Actor::kFirst, Asks::kStone},
    {Actor::kFirst, Asks::kStone},
    {Actor::kFirst, Asks::kStone},
    {Actor::kSecond, Asks::kColorOrTwo},
    {Actor::kSecond, Asks::kStone},
    {Actor::kSecond, Asks::kStone},
    {Actor::kFirst, Asks::kColor},
}};

absl::Span<const Stage> StagesOf(OpeningRule rule) {
  switch (rule) {
    case OpeningRule::kFree:
      break;
    case OpeningRule::kCentre:
      return kCentreStages;
    case OpeningRule::kRif1996:
      return kRifStages;
    case OpeningRule::kSwap:
      return kSwapStages;
    case OpeningRule::kSwap2:
      return kSwap2Stages;
  }
  return {};
}

constexpr OpeningAct kStoneActs[] = {OpeningAct::kPlaceStone};
constexpr OpeningAct kColorActs[] = {OpeningAct::kTakeBlack, OpeningAct::kTakeWhite};
constexpr OpeningAct kColorOrTwoActs[] = {OpeningAct::kTakeBlack, OpeningAct::kTakeWhite,
                                          OpeningAct::kPlaceTwo};
constexpr OpeningAct kOfferActs[] = {OpeningAct::kOfferFifth};
constexpr OpeningAct kKeepActs[] = {OpeningAct::kKeepFifth};

absl::Span<const OpeningAct> ActsOf(Asks asks) {
  switch (asks) {
    case Asks::kCentre:
    case Asks::kBesideCentre:
    case Asks::kCentralSquare:
    case Asks::kStone:
      return kStoneActs;
    case Asks::kColor:
      return kColorActs;
    case Asks::kColorOrTwo:
      return kColorOrTwoActs;
    case Asks::kOffer:
      return kOfferActs;
    case Asks::kKeep:
      return kKeepActs;
  }
  return {};
}

// What the act of a person is called in an error.
absl::string_view TextOf(OpeningAct act) {
  switch (act) {
    case OpeningAct::kPlaceStone:
      return "places a stone";
    case OpeningAct::kTakeBlack:
      return "takes black";
    case OpeningAct::kTakeWhite:
      return "takes white";
    case OpeningAct::kPlaceTwo:
      return "announces two more stones";
    case OpeningAct::kOfferFifth:
      return "offers a fifth move";
    case OpeningAct::kKeepFifth:
      return "keeps a fifth move";
  }
  return "";
}

constexpr bool HasPoint(OpeningAct act) {
  return act == OpeningAct::kPlaceStone || act == OpeningAct::kOfferFifth ||
         act == OpeningAct::kKeepFifth;
}

// The points at most `distance` columns and rows from the centre.
Bitboard CentralSquare(const Geometry& board, int distance) {
  const Point centre = board.centre();
  Bitboard points;
  for (int y = centre.y() - distance; y <= centre.y() + distance; ++y) {
    for (int x = centre.x() - distance; x <= centre.x() + distance; ++x) {
      points.Add(Point::At(x, y));
    }
  }
  return points;
}

Bitboard WholeBoard(const Geometry& board) {
  Bitboard points;
  for (int y = 0; y < board.size(); ++y) {
    for (int x = 0; x < board.size(); ++x) points.Add(Point::At(x, y));
  }
  return points;
}

// Where a stage that places a stone lets it be placed.
Bitboard PointsOf(Asks asks, const Geometry& board) {
  switch (asks) {
    case Asks::kCentre:
      return Bitboard::Of(board.centre());
    case Asks::kBesideCentre:
      return CentralSquare(board, 1) & ~Bitboard::Of(board.centre());
    case Asks::kCentralSquare:
      return CentralSquare(board, 2);
    default:
      return WholeBoard(board);
  }
}

Bitboard SetOf(absl::Span<const Point> points) {
  Bitboard set;
  for (Point point : points) set.Add(point);
  return set;
}

// The points that are equal to one of `points` under the symmetries of the stones.
Bitboard ImagesOf(absl::Span<const Point> points, absl::Span<const Point> moves,
                  const Geometry& board) {
  Bitboard images;
  for (Symmetry symmetry : SymmetriesOf(moves, board)) {
    for (Point point : points) images.Add(Apply(symmetry, board, point));
  }
  return images;
}

}  // namespace

absl::string_view NameOf(OpeningRule rule) {
  constexpr std::array<absl::string_view, kOpeningRules.size()> kNames = {
      "free", "centre", "rif-1996", "swap", "swap2"};
  return kNames[static_cast<size_t>(rule)];
}

Bitboard OpeningPoints(OpeningRule rule, const Geometry& board, size_t stone) {
  size_t next = 0;
  for (const Stage& stage : StagesOf(rule)) {
    if (stage.asks > Asks::kStone) continue;
    if (next++ == stone) return PointsOf(stage.asks, board);
  }
  return WholeBoard(board);
}

std::vector<std::vector<Point>> RenjuOpenings(const Geometry& board) {
  // The mirror leaves the first two stones where they are.
  struct Beginning {
    Point second;
    Point (*mirror)(int x, int y, Point centre);
  };
  const Point centre = board.centre();
  const std::array<Beginning, 2> beginnings = {{
      {Point::At(centre.x(), centre.y() - 1),
       [](int x, int y, Point c) { return Point::At(c.x() - x, c.y() + y); }},
      {Point::At(centre.x() + 1, centre.y() - 1),
       [](int x, int y, Point c) { return Point::At(c.x() - y, c.y() - x); }},
  }};
  std::vector<std::vector<Point>> openings;
  for (const Beginning& beginning : beginnings) {
    const Bitboard stones = SetOf({centre, beginning.second});
    for (Point third : OpeningPoints(OpeningRule::kRif1996, board, 2) & ~stones) {
      const Point mirrored =
          beginning.mirror(third.x() - centre.x(), third.y() - centre.y(), centre);
      if (mirrored < third) continue;
      openings.push_back({centre, beginning.second, third});
    }
  }
  return openings;
}

bool OpeningPhase::is_over() const { return stage_ == StagesOf(rule_).size(); }

Player OpeningPhase::player_to_act() const {
  assert(!is_over());
  const Player black = first_color_ == Color::kBlack ? Player::kFirst : Player::kSecond;
  switch (StagesOf(rule_)[stage_].actor) {
    case Actor::kFirst:
      return Player::kFirst;
    case Actor::kSecond:
      return Player::kSecond;
    case Actor::kBlack:
      return black;
    case Actor::kWhite:
      break;
  }
  return Other(black);
}

absl::Span<const OpeningAct> OpeningPhase::legal_acts() const {
  assert(!is_over());
  return ActsOf(StagesOf(rule_)[stage_].asks);
}

Bitboard OpeningPhase::legal_points() const {
  assert(!is_over());
  const Asks asks = StagesOf(rule_)[stage_].asks;
  const Bitboard stones = SetOf(moves_);
  if (asks <= Asks::kStone) return PointsOf(asks, board_) & ~stones;
  if (asks == Asks::kOffer) {
    return WholeBoard(board_) & ~stones & ~ImagesOf(offers_, moves_, board_);
  }
  return asks == Asks::kKeep ? SetOf(offers_) : Bitboard();
}

absl::Status OpeningPhase::Act(const OpeningAction& action) {
  if (is_over()) {
    return absl::FailedPreconditionError(
        absl::StrCat(NameOf(rule_), ": the opening is over, expected moves of the game"));
  }
  const absl::Span<const OpeningAct> acts = legal_acts();
  if (std::find(acts.begin(), acts.end(), action.act) == acts.end()) {
    return Refuse(absl::StatusCode::kFailedPrecondition, action);
  }
  if (HasPoint(action.act) &&
      !(board_.Contains(action.point) && legal_points().Contains(action.point))) {
    return Refuse(absl::StatusCode::kInvalidArgument, action);
  }
  switch (action.act) {
    case OpeningAct::kPlaceStone:
    case OpeningAct::kKeepFifth:
      moves_.push_back(action.point);
      break;
    case OpeningAct::kOfferFifth:
      offers_.push_back(action.point);
      break;
    case OpeningAct::kTakeBlack:
      Take(Color::kBlack);
      return absl::OkStatus();
    case OpeningAct::kTakeWhite:
      Take(Color::kWhite);
      return absl::OkStatus();
    case OpeningAct::kPlaceTwo:
      break;
  }
  ++stage_;
  return absl::OkStatus();
}

void OpeningPhase::Take(Color color) {
  first_color_ = player_to_act() == Player::kFirst ? color : Opponent(color);
  const absl::Span<const Stage> stages = StagesOf(rule_);
  stage_ = stages[stage_].asks == Asks::kColorOrTwo ? stages.size() : stage_ + 1;
}

std::string OpeningPhase::Expectation() const {
  switch (StagesOf(rule_)[stage_].asks) {
    case Asks::kCentre:
      return absl::StrCat("a stone on the centre, ", FormatPoint(board_.centre(), board_));
    case Asks::kBesideCentre:
      return absl::StrCat("a stone beside the centre, ", FormatPoint(board_.centre(), board_),
                          ", straight or diagonal");
    case Asks::kCentralSquare:
      return "a stone on an empty one of the central five by five points";
    case Asks::kStone:
      return "a stone on an empty point";
    case Asks::kColor:
      return "a colour to be taken";
    case Asks::kColorOrTwo:
      return "a colour to be taken or two more stones to be announced";
    case Asks::kOffer:
      return offers_.empty() ? "the offer of a fifth move on an empty point"
                             : "the offer of a second fifth move that differs under symmetry";
    case Asks::kKeep:
      return absl::StrCat("one of the offered fifth moves, ", FormatMoves(offers_, board_, " or "));
  }
  return "";
}

std::string OpeningPhase::Fault(Point point) const {
  if (!board_.Contains(point)) return "outside the board";
  std::string text = absl::StrCat("at ", FormatPoint(point, board_));
  if (SetOf(moves_).Contains(point)) return absl::StrCat(text, ", which is taken");
  if (StagesOf(rule_)[stage_].asks != Asks::kOffer) return text;
  return absl::StrCat(text, ", which is equal to ", FormatPoint(offers_.front(), board_),
                      " under the symmetries of the position");
}

absl::Status OpeningPhase::Refuse(absl::StatusCode code, const OpeningAction& action) const {
  const absl::string_view player = player_to_act() == Player::kFirst ? "first" : "second";
  const std::string fault = code == absl::StatusCode::kInvalidArgument
                                ? absl::StrCat(" ", Fault(action.point))
                                : std::string();
  const absl::string_view stones = moves_.size() == 1 ? " stone" : " stones";
  return absl::Status(
      code, absl::StrCat(NameOf(rule_), ", after ", moves_.size(), stones, ": the ", player,
                         " player ", TextOf(action.act), fault, ", expected ", Expectation()));
}

}  // namespace tengen
