#include "protocol/move_search.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "protocol/detail_listener.h"
#include "protocol/own_move.h"

namespace tengen {
namespace {

std::vector<Point> FirstMovesOf(const SearchReport& report) {
  std::vector<Point> moves;
  for (const SearchLine& line : report.lines) {
    if (!line.moves.empty()) moves.push_back(line.moves.front());
  }
  return moves;
}

void AnswerWithMove(Session& session, Position& position, const SearchReport& report) {
  if (session.settings().detail.any()) {
    session.sink().Write(FormatSummary(report, position.rule()));
  }
  if (!report.lines.empty()) session.set_last_value(report.lines.front().value);
  const Point wish = LawfulMove(position, FirstMovesOf(report));
  session.sink().Write(FormatMoves(PlayLawfully(session.game(), position.rule(), {wish})));
}

}  // namespace

std::vector<Point> PlayLawfully(Game& game, Rule rule, absl::Span<const Point> wishes) {
  Position position = game.MakePosition(rule);
  std::vector<Point> moves;
  for (Point wish : wishes) {
    const Point move = LawfulMove(position, {wish});
    if (move == kNoPoint) break;
    position.Play(move);
    game.Play({move.x(), move.y()}).IgnoreError();  // lawful, so it can't fail
    moves.push_back(move);
  }
  return moves;
}

absl::Status ThinkAboutMove(Session& session, absl::Time arrival, const MoveSearch& search) {
  absl::StatusOr<SearchRequest> request = session.RequestFor(session.game(), arrival);
  if (!request.ok()) return request.status();
  request->num_lines = std::clamp(search.num_lines, 1, request->position.empty().Count());
  request->balance = search.balance.has_value();
  request->balance_target = search.balance.value_or(0);
  session.Think(
      arrival, [&session, detail = session.settings().detail, request = *std::move(request)](
                   Searcher& searcher, SearchControl& control) {
        DetailListener listener(session.sink(), detail);
        SearchReport report = searcher.Search(request, control, listener);
        return [&session, position = request.position, report = std::move(report)]() mutable {
          AnswerWithMove(session, position, report);
        };
      });
  return absl::OkStatus();
}

}  // namespace tengen
