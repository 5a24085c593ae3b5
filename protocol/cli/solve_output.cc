#include "protocol/cli/solve_output.h"

#include <algorithm>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "engine/notation.h"
#include "protocol/cli/output.h"
#include "protocol/json_writer.h"

namespace tengen {
namespace {

using Asks = SolveQuestion::Asks;

absl::string_view NameOf(SolveOutcome outcome) {
  switch (outcome) {
    case SolveOutcome::kWin:
      return "win";
    case SolveOutcome::kNone:
      return "none";
    case SolveOutcome::kUnknown:
      return "unknown";
  }
  return "";
}

std::vector<Point> Sorted(std::vector<Point> points) {
  std::sort(points.begin(), points.end(), ReadsBefore);
  return points;
}

// A list for people, '-' if it is empty.
std::string ListText(const std::vector<Point>& points, const Geometry& board) {
  return points.empty() ? "-" : FormatMoves(Sorted(points), board, " ");
}

std::string KindOf(SolveGoal goal) {
  return goal == SolveGoal::kWin ? "forced win" : absl::AsciiStrToUpper(NameOf(goal));
}

std::string WinText(const SolvedRow& row) {
  const SolveAnswer& answer = row.answer;
  const bool is_threat = row.attacker != row.to_move || row.question.asks == Asks::kDefences;
  return absl::StrCat(NameOf(row.attacker), is_threat ? " threatens to win in " : " wins in ",
                      answer.length, answer.is_shortest ? " stones, the fewest: " : " stones: ",
                      FormatMoves(answer.line, row.board, " "));
}

// Why the move that was asked about does not win.
std::string RefutationText(const SolvedRow& row) {
  const std::string move = FormatPoint(row.answer.line.front(), row.board);
  if (row.answer.line.size() == 1) return absl::StrCat(move, " begins no ", KindOf(row.goal));
  return absl::StrCat(move, " does not win, ", FormatPoint(row.answer.line.back(), row.board),
                      " refutes it");
}

std::string ResultText(const SolvedRow& row) {
  switch (row.answer.outcome) {
    case SolveOutcome::kWin:
      return WinText(row);
    case SolveOutcome::kNone:
      return row.question.asks == Asks::kFirstMove
                 ? RefutationText(row)
                 : absl::StrCat(NameOf(row.attacker), " has no ", KindOf(row.goal));
    case SolveOutcome::kUnknown:
      return absl::StrCat("unknown, no ", KindOf(row.goal), " of ", NameOf(row.attacker),
                          " was found");
  }
  return "";
}

}  // namespace

absl::string_view NameOf(SolveGoal goal) {
  switch (goal) {
    case SolveGoal::kVcf:
      return "vcf";
    case SolveGoal::kVct:
      return "vct";
    case SolveGoal::kWin:
      return "win";
  }
  return "";
}

std::string SolvedText(const SolvedRow& row) {
  std::string text = row.id.empty() ? "" : absl::StrCat(row.id, ": ");
  text += ResultText(row);
  const SolveAnswer& answer = row.answer;
  if (row.question.asks == Asks::kAllFirstMoves) {
    absl::StrAppend(&text, "; winning moves: ", ListText(answer.first_moves, row.board));
  }
  if (row.question.asks == Asks::kDefences && answer.outcome == SolveOutcome::kWin) {
    absl::StrAppend(&text, "; defences: ", ListText(answer.defences, row.board));
  }
  if (!answer.undecided.empty()) {
    absl::StrAppend(&text, "; undecided: ", answer.undecided.size(), " moves");
  }
  return absl::StrCat(text, "\n");
}

std::string SolvedJson(const SolvedRow& row) {
  const SolveAnswer& answer = row.answer;
  JsonWriter json;
  json.BeginObject();
  WriteId(row.id, json);
  json.Key("rule").String(NameOf(row.rule)).Key("size").Integer(row.board.size());
  json.Key("to_move").String(NameOf(row.to_move)).Key("goal").String(NameOf(row.goal));
  json.Key("result").String(NameOf(answer.outcome));
  WritePoints("first_moves", Sorted(answer.first_moves), row.board, json);
  WritePoints("line", answer.line, row.board, json);
  json.Key("length");
  answer.length > 0 ? json.Integer(answer.length) : json.Null();
  json.Key("shortest").Bool(answer.is_shortest);
  json.Key("nodes").Integer(static_cast<int64_t>(answer.nodes));
  json.Key("milliseconds").Integer(row.milliseconds);
  if (row.question.asks == Asks::kDefences) {
    WritePoints("defences", Sorted(answer.defences), row.board, json);
  }
  json.EndObject();
  return absl::StrCat(json.text(), "\n");
}

}  // namespace tengen
