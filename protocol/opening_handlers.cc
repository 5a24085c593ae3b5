// The commands about openings in which the colours are up for choice.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/types/span.h"
#include "protocol/command_handlers.h"
#include "protocol/detail_listener.h"
#include "protocol/move_search.h"
#include "protocol/response.h"
#include "search/opening_chooser.h"
#include "search/soosorv_chooser.h"

namespace tengen {
namespace {

// Starts to think about `game`: `decide(chooser, position)` runs in the search thread, and
// `answer(game, rule, its result)` in the owner's, on a copy of the game.
template <typename Chooser, typename DecideFunction, typename AnswerFunction>
absl::Status ThinkAboutOpening(const CommandContext& context, const Game& game,
                               DecideFunction decide, AnswerFunction answer) {
  Session& session = context.session;
  absl::StatusOr<SearchRequest> request = session.RequestFor(game, context.arrival);
  if (!request.ok()) return request.status();
  session.Think(
      context.arrival, [&session, game = game, decide, answer, detail = session.settings().detail,
                        request = *std::move(request)](Searcher& searcher, SearchControl& control) {
        DetailListener listener(session.sink(), detail);
        Chooser chooser(searcher, control, listener, request.limits);
        return
            [game, answer, rule = request.position.rule(),
             result = decide(chooser, request.position)]() mutable { answer(game, rule, result); };
      });
  return absl::OkStatus();
}

// The board of `game` with `moves` from Black in turn.
absl::StatusOr<Game> WithMoves(const Game& game, absl::Span<const Coordinates> moves) {
  Game result = game;
  absl::Status status = result.Restart();
  for (Coordinates at : moves) status.Update(result.Play(at));
  if (!status.ok()) return status;
  return result;
}

absl::Status ExpectStones(size_t expected, size_t actual) {
  if (actual == expected) return absl::OkStatus();
  return absl::FailedPreconditionError(
      absl::StrCat("expected ", expected, " stones, got ", actual));
}

// "MESSAGE <opening> MOVE<number> x y", as Yixin-Board reads it.
void WriteNumberedMoves(ResponseSink& sink, absl::string_view opening, int first_number,
                        absl::Span<const Point> moves) {
  for (size_t i = 0; i < moves.size(); ++i) {
    sink.Write(FormatMessage(absl::StrCat(opening, " MOVE", first_number + static_cast<int>(i), " ",
                                          moves[i].x(), " ", moves[i].y())));
  }
}

absl::Status PlaceSwap2(const CommandContext& context, const Game& game) {
  Session& session = context.session;
  return ThinkAboutOpening<OpeningChooser>(
      context, game, [](auto& chooser, const Position& p) { return chooser.PlaceThree(p); },
      [&session](Game& after, Rule rule, const std::vector<Point>& moves) {
        session.sink().Write(FormatMoves(PlayLawfully(after, rule, moves)));
        session.game() = after;
      });
}

absl::Status AnswerSwap2(const CommandContext& context, const Game& game) {
  Session& session = context.session;
  const bool may_place_two = game.stones().size() == 3;
  return ThinkAboutOpening<OpeningChooser>(
      context, game,
      [may_place_two](auto& chooser, const Position& p) {
        return may_place_two ? chooser.AnswerThree(p) : chooser.AnswerFive(p);
      },
      [&session](Game& after, Rule rule, const OpeningDecision& decision) {
        const std::vector<Point> moves = PlayLawfully(after, rule, decision.moves);
        session.sink().Write(moves.empty() ? std::string(kSwapLine) : FormatMoves(moves));
        session.game() = after;
      });
}

// Asks `decide(chooser, position)` whether to swap, as the answer to the first or second question.
template <typename DecideFunction>
absl::Status AnswerWithSwap(const CommandContext& context, const Game& game, int question,
                            DecideFunction decide) {
  Session& session = context.session;
  return ThinkAboutOpening<SoosorvChooser>(
      context, game, decide, [&session, question](Game&, Rule, SwapChoice choice) {
        session.sink().Write(FormatMessage(
            absl::StrCat("SOOSORV SWAP", question, choice == SwapChoice::kSwap ? " YES" : " NO")));
      });
}

absl::Status PlaceSoosorv(const CommandContext& context, const Game& game) {
  Session& session = context.session;
  return ThinkAboutOpening<SoosorvChooser>(
      context, game, [](auto& chooser, const Position& p) { return chooser.PlaceThree(p); },
      [&session](Game& after, Rule rule, const std::vector<Point>& moves) {
        WriteNumberedMoves(session.sink(), "SOOSORV", 1, PlayLawfully(after, rule, moves));
      });
}

absl::Status PlayFourth(const CommandContext& context, const Game& game) {
  Session& session = context.session;
  return ThinkAboutOpening<SoosorvChooser>(
      context, game, [](auto& chooser, const Position& p) { return chooser.PlayFourth(p); },
      [&session](Game& after, Rule rule, const FourthMove& fourth) {
        const Point move = PlayLawfully(after, rule, {fourth.move}).front();
        session.sink().Write(FormatMessage(
            absl::StrCat("SOOSORV MOVE4 ", move.x(), " ", move.y(), " ", fourth.fifth_moves)));
      });
}

absl::Status OfferFifths(const CommandContext& context, const Game& game, int fifth_moves) {
  Session& session = context.session;
  return ThinkAboutOpening<SoosorvChooser>(
      context, game,
      [=](auto& chooser, const Position& p) { return chooser.OfferFifths(p, fifth_moves); },
      [&session](Game&, Rule, const std::vector<Point>& moves) {
        session.sink().Write(FormatMessage("SOOSORV MOVE5 REFRESH"));
        for (Point move : moves) WriteNumberedMoves(session.sink(), "SOOSORV", 5, {move});
        session.sink().Write(FormatMessage("SOOSORV MOVE5 DONE"));
      });
}

// `moves` are four stones and, after them, the fifth moves that Black offers.
absl::Status KeepFifth(const CommandContext& context, absl::Span<const Coordinates> moves) {
  constexpr size_t kStones = 4;
  Session& session = context.session;
  if (moves.size() <= kStones) return ExpectStones(kStones + 1, moves.size());
  absl::StatusOr<Game> game = WithMoves(session.game(), moves.subspan(0, kStones));
  // All of them together, so that no two are the same.
  absl::StatusOr<Game> with_offers = WithMoves(session.game(), moves);
  if (!with_offers.ok()) return with_offers.status();
  std::vector<Point> offered;
  for (const Game::Stone& stone : with_offers->stones().subspan(kStones)) {
    offered.push_back(stone.point);
  }
  return ThinkAboutOpening<SoosorvChooser>(
      context, *game,
      [offered](auto& chooser, const Position& p) { return chooser.KeepFifth(p, offered); },
      [&session](Game&, Rule, Point kept) {
        session.sink().Write(
            FormatMessage(absl::StrCat("SOOSORV MOVE5C ", kept.x(), " ", kept.y())));
      });
}

}  // namespace

absl::Status Handle(const Swap2BoardCommand& command, const CommandContext& context) {
  absl::StatusOr<Game> game = WithMoves(context.session.game(), command.stones);
  if (!game.ok()) return game.status();
  switch (command.stones.size()) {
    case 0:
      return PlaceSwap2(context, *game);
    case 3:
    case 5:
      return AnswerSwap2(context, *game);
    default:
      return absl::InvalidArgumentError(
          absl::StrCat("expected 0, 3 or 5 stones, got ", command.stones.size()));
  }
}

absl::Status Handle(const BalanceOneCommand& command, const CommandContext& context) {
  const Value bias = std::clamp(command.bias, -kMaxEvaluation, kMaxEvaluation);
  return ThinkAboutMove(context.session, context.arrival, {.balance = bias});
}

absl::Status Handle(const BalanceTwoCommand& command, const CommandContext& context) {
  Session& session = context.session;
  const Value bias = std::clamp(command.bias, -kMaxEvaluation, kMaxEvaluation);
  return ThinkAboutOpening<OpeningChooser>(
      context, session.game(),
      [bias](auto& chooser, const Position& p) { return chooser.BalanceTwo(p, bias); },
      [&session](Game& after, Rule rule, BalancedPair& pair) {
        // Two moves in any case, as long as the board has room.
        pair.moves.resize(2, kNoPoint);
        session.sink().Write(FormatMoves(PlayLawfully(after, rule, pair.moves)));
        session.game() = after;
      });
}

absl::Status Handle(const Swap2StepCommand& command, const CommandContext& context) {
  Session& session = context.session;
  if (command.step == 1) {
    absl::StatusOr<Game> game = WithMoves(session.game(), {});
    if (!game.ok()) return game.status();
    return ThinkAboutOpening<OpeningChooser>(
        context, *game, [](auto& chooser, const Position& p) { return chooser.PlaceThree(p); },
        [&session](Game& after, Rule rule, const std::vector<Point>& moves) {
          WriteNumberedMoves(session.sink(), "SWAP2", 1, PlayLawfully(after, rule, moves));
        });
  }
  const bool second = command.step == 2;
  absl::Status stones = ExpectStones(second ? 3 : 5, session.game().stones().size());
  if (!stones.ok()) return stones;
  return ThinkAboutOpening<OpeningChooser>(
      context, session.game(),
      [second](auto& chooser, const Position& p) {
        return second ? chooser.AnswerThree(p) : chooser.AnswerFive(p);
      },
      [&session, second](Game& after, Rule rule, const OpeningDecision& decision) {
        if (decision.choice == OpeningChoice::kPlaceTwo) {
          WriteNumberedMoves(session.sink(), "SWAP2", 4, PlayLawfully(after, rule, decision.moves));
          return;
        }
        const bool swaps = decision.choice == OpeningChoice::kTakeBlack;
        session.sink().Write(
            FormatMessage(absl::StrCat("SWAP2 SWAP", second ? 1 : 2, swaps ? " YES" : " NO")));
      });
}

absl::Status Handle(const SoosorvStepCommand& command, const CommandContext& context) {
  if (command.step == 6) return KeepFifth(context, command.moves);
  absl::StatusOr<Game> game = WithMoves(context.session.game(), command.moves);
  if (!game.ok()) return game.status();
  const bool has_number = command.step == 4 || command.step == 5;
  if (has_number &&
      (command.fifth_moves < 1 || command.fifth_moves > SoosorvChooser::kMaxFifthMoves)) {
    return absl::InvalidArgumentError(absl::StrCat("expected 1 to ", SoosorvChooser::kMaxFifthMoves,
                                                   " fifth moves, got ", command.fifth_moves));
  }
  const size_t expected = command.step == 1 ? 0 : command.step <= 3 ? 3 : 4;
  if (absl::Status stones = ExpectStones(expected, command.moves.size()); !stones.ok()) {
    return stones;
  }
  switch (command.step) {
    case 1:
      return PlaceSoosorv(context, *game);
    case 2:
      return AnswerWithSwap(context, *game, 1, [](auto& chooser, const Position& p) {
        return chooser.AnswerThree(p);
      });
    case 3:
      return PlayFourth(context, *game);
    case 4:
      return AnswerWithSwap(context, *game, 2,
                            [n = command.fifth_moves](auto& chooser, const Position& p) {
                              return chooser.AnswerFour(p, n);
                            });
    default:
      return OfferFifths(context, *game, command.fifth_moves);
  }
}

}  // namespace tengen
