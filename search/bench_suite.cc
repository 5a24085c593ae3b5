#include "search/bench_suite.h"

#include <numeric>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "engine/notation.h"
#include "engine/position.h"

namespace tengen {
namespace {

constexpr int kBenchDepth = 9;
constexpr uint64_t kBenchNodes = 200'000;  // where nine plies take longer
constexpr size_t kBenchTable = size_t{4} << 20;

struct BenchPosition {
  Rule rule;
  int size;
  absl::string_view moves;
};

// Openings and middle games of all rules, quiet ones and tactical ones; in renju also with
// forbidden points on the board.
constexpr BenchPosition kPositions[] = {
    {Rule::kFreestyle, 15, "H8"},
    {Rule::kFreestyle, 15, "H8I9I7G7J8"},
    {Rule::kFreestyle, 15, "H8G9G7I7F8H6G8E8G10G11"},
    {Rule::kFreestyle, 20, "J10K11K10L9I10H10J11I12"},
    {Rule::kStandard, 15, "H8I8H9I10H7H10"},
    {Rule::kStandard, 15, "H8H9I9G7I7I8J8G8G9F6"},
    {Rule::kStandard, 19, "J10K10K11I9L12M13J11"},
    {Rule::kRenju, 15, "H8H9I10"},
    {Rule::kRenju, 15, "H8I9J7I7I8G8J8K8J6J9"},
    {Rule::kRenju, 15, "H9A1G8O1I8A15H7O15"},
    {Rule::kCaro, 15, "H8I9I8G8J8K8"},
    {Rule::kCaro, 15, "H8H9G9I7G7G8I9F10"},
    {Rule::kCaroPlus, 15, "H8G8G9F10H10"},
    {Rule::kCaroPlus, 20, "K10K11L11J9J11I12M10"},
};

class SilentListener : public SearchListener {
 public:
  void OnReport(const SearchReport& /*report*/) override {}
};

SearchRequest RequestOf(const BenchPosition& bench) {
  Position position(bench.rule, Geometry(bench.size));
  const absl::StatusOr<std::vector<Point>> moves = ParseMoves(bench.moves, position.geometry());
  for (Point move : *moves) position.Play(move);
  SearchRequest request{position};
  request.limits.depth = kBenchDepth;
  request.limits.nodes = kBenchNodes;
  return request;
}

// FNV-1a over the bytes of a number.
uint64_t Mix(uint64_t hash, uint64_t number) {
  for (int byte = 0; byte < 8; ++byte) {
    hash = (hash ^ (number >> (8 * byte) & 0xFF)) * 0x100000001B3;
  }
  return hash;
}

}  // namespace

uint64_t BenchResult::total_nodes() const {
  return std::accumulate(nodes.begin(), nodes.end(), uint64_t{0});
}

BenchResult RunBench(Searcher& searcher) {
  BenchResult result = {.nodes = {}, .signature = 0xCBF29CE484222325};
  searcher.SetThreads(1);
  searcher.SetTableSize(kBenchTable).IgnoreError();  // a larger one measures the system's pages
  for (const BenchPosition& bench : kPositions) {
    searcher.Clear();
    SearchControl control;
    SilentListener listener;
    const SearchReport report = searcher.Search(RequestOf(bench), control, listener);
    result.nodes[static_cast<size_t>(bench.rule)] += report.nodes;
    for (uint64_t number : {static_cast<uint64_t>(report.best_move().index()),
                            static_cast<uint64_t>(report.lines.front().value), report.nodes}) {
      result.signature = Mix(result.signature, number);
    }
  }
  searcher.Clear();
  return result;
}

std::string FormatBench(const BenchResult& result) {
  std::string text;
  for (Rule rule : kRules) {
    absl::StrAppend(&text, NameOf(rule), " ", result.nodes[static_cast<size_t>(rule)], " nodes\n");
  }
  absl::StrAppend(&text, "total ", result.total_nodes(), " nodes\n");
  absl::StrAppend(&text, "signature ", absl::Hex(result.signature, absl::kZeroPad16), "\n");
  return text;
}

}  // namespace tengen
