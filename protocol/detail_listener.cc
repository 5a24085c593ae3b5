#include "protocol/detail_listener.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/types/span.h"
#include "eval/win_rate.h"

namespace tengen {
namespace {

// Managers take lines below 1000 characters; a longer line of moves says nothing to anybody.
constexpr size_t kMaxMoves = 40;

std::string LineOf(const SearchLine& line) {
  return FormatMoves(absl::MakeConstSpan(line.moves).subspan(0, kMaxMoves));
}

}  // namespace

std::string FormatValue(Value value) {
  if (IsDecided(value)) return absl::StrCat(value > 0 ? "+M" : "-M", PliesToEnd(value));
  return absl::StrCat(value);
}

std::string FormatSummary(const SearchReport& report, Rule rule) {
  if (report.lines.empty()) return FormatMessage("no move");
  const SearchLine& best = report.lines.front();
  return FormatMessage(absl::StrFormat(
      "depth %d-%d eval %s winrate %.1f%% nodes %d time %d ms rule %s pv %s", report.depth,
      report.selective_depth, FormatValue(best.value), 100 * WinRateOf(best.value), report.nodes,
      absl::ToInt64Milliseconds(report.elapsed), NameOf(rule), LineOf(best)));
}

void DetailListener::OnReport(const SearchReport& report) {
  elapsed_ = report.elapsed;
  begun_ = done_ = Bitboard();
  if (report.lines.empty()) return;
  if (lines_.realtime) {
    const SearchLine& best = report.lines.front();
    sink_.Write(FormatMessage("REALTIME REFRESH"));
    sink_.Write(FormatMessage(absl::StrCat("REALTIME BEST ", FormatMove(best.moves.front()))));
    sink_.Write(FormatMessage(absl::StrCat("REALTIME VAL ", best.value)));
    sink_.Write(FormatMessage(absl::StrCat("REALTIME PV ", LineOf(best))));
  }
  if (!lines_.values) return;
  for (size_t i = 0; i < report.lines.size(); ++i) {
    const SearchLine& line = report.lines[i];
    sink_.Write(absl::StrCat("INFO PV ", i));
    sink_.Write(absl::StrCat("INFO NUMPV ", report.lines.size()));
    sink_.Write(absl::StrCat("INFO DEPTH ", report.depth));
    sink_.Write(absl::StrCat("INFO EVAL ", FormatValue(line.value)));
    sink_.Write(absl::StrFormat("INFO WINRATE %.4f", WinRateOf(line.value)));
    sink_.Write(absl::StrCat("INFO BESTLINE ", LineOf(line)));
    sink_.Write("INFO PV DONE");
  }
}

void DetailListener::OnRootMove(Point move) {
  if (!TellsRootMoves() || begun_.Contains(move)) return;
  begun_.Add(move);
  sink_.Write(FormatMessage(absl::StrCat("REALTIME POS ", FormatMove(move))));
}

void DetailListener::OnRootMoveDone(Point move, Value value) {
  if (!TellsRootMoves() || done_.Contains(move)) return;
  done_.Add(move);
  sink_.Write(FormatMessage(absl::StrCat("REALTIME DONE ", FormatMove(move))));
  if (IsLoss(value)) {
    sink_.Write(FormatMessage(absl::StrCat("REALTIME LOSE ", FormatMove(move))));
  }
}

}  // namespace tengen
