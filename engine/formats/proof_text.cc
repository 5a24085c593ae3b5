#include "engine/formats/proof_text.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/escaping.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "engine/color.h"
#include "engine/formats/move_lines.h"
#include "engine/geometry.h"
#include "engine/notation.h"
#include "engine/position.h"
#include "engine/rule.h"

namespace tengen {
namespace {

constexpr absl::string_view kMagic = "tengen proof 1";
constexpr absl::string_view kAnyReply = "*";
constexpr absl::string_view kNoReply = "-";

absl::Status FaultAt(const TextLine& line, absl::string_view what) {
  return absl::InvalidArgumentError(absl::StrCat("line ", line.number, ": ", what));
}

// The start of a token, for messages.
std::string Quoted(absl::string_view token) {
  constexpr size_t kLongest = 20;
  return absl::StrCat("'", absl::CHexEscape(token.substr(0, kLongest)), "'");
}

std::vector<absl::string_view> TokensOf(absl::string_view line) {
  return absl::StrSplit(line, absl::ByAnyChar(" \t"), absl::SkipEmpty());
}

std::string SingleSpaced(absl::string_view line) { return absl::StrJoin(TokensOf(line), " "); }

// Reads the six lines of the header in their order.
class HeaderReader {
 public:
  explicit HeaderReader(const std::vector<TextLine>& lines) : lines_(lines) {}

  static constexpr size_t kNumLines = 6;

  absl::StatusOr<Position> Read();

 private:
  absl::StatusOr<absl::string_view> Value(size_t index, absl::string_view key) const;
  absl::StatusOr<Rule> ReadRule() const;
  absl::StatusOr<Geometry> ReadSize() const;
  absl::StatusOr<Color> ReadSideToMove() const;
  absl::Status PlaceStones(size_t index, Color color, Position& position) const;

  const std::vector<TextLine>& lines_;
};

absl::StatusOr<Position> HeaderReader::Read() {
  if (lines_.empty() || !absl::EqualsIgnoreCase(SingleSpaced(lines_[0].text), kMagic)) {
    return FaultAt(lines_.empty() ? TextLine{1, ""} : lines_[0], absl::StrCat("expected ", kMagic));
  }
  const absl::StatusOr<Rule> rule = ReadRule();
  if (!rule.ok()) return rule.status();
  const absl::StatusOr<Geometry> board = ReadSize();
  if (!board.ok()) return board.status();
  Position position(*rule, *board);
  absl::Status status = PlaceStones(3, Color::kBlack, position);
  status.Update(PlaceStones(4, Color::kWhite, position));
  if (!status.ok()) return status;
  const absl::StatusOr<Color> side = ReadSideToMove();
  if (!side.ok()) return side.status();
  position.SetSideToMove(*side);
  return position;
}

// What follows the key of a line.
absl::StatusOr<absl::string_view> HeaderReader::Value(size_t index, absl::string_view key) const {
  if (index >= lines_.size()) {
    return FaultAt(lines_.back(), absl::StrCat("the text ends here, expected a line ", key));
  }
  const std::pair<absl::string_view, absl::string_view> parts =
      absl::StrSplit(lines_[index].text, absl::MaxSplits(absl::ByAnyChar(" \t"), 1));
  if (!absl::EqualsIgnoreCase(parts.first, key)) {
    return FaultAt(lines_[index], absl::StrCat(Quoted(parts.first), ", expected ", key));
  }
  return absl::StripAsciiWhitespace(parts.second);
}

absl::StatusOr<Rule> HeaderReader::ReadRule() const {
  const absl::StatusOr<absl::string_view> value = Value(1, "rule");
  if (!value.ok()) return value.status();
  const std::optional<Rule> rule = RuleFromText(*value);
  if (rule.has_value()) return *rule;
  return FaultAt(lines_[1], absl::StrCat(Quoted(*value),
                                         ", expected freestyle, standard, renju, caro or caro+"));
}

absl::StatusOr<Geometry> HeaderReader::ReadSize() const {
  const absl::StatusOr<absl::string_view> value = Value(2, "size");
  if (!value.ok()) return value.status();
  int size = 0;
  if (absl::SimpleAtoi(*value, &size) && size >= kMinBoardSize && size <= kMaxBoardSize) {
    return Geometry(size);
  }
  return FaultAt(lines_[2], absl::StrCat(Quoted(*value), ", expected a number of ", kMinBoardSize,
                                         " to ", kMaxBoardSize));
}

absl::StatusOr<Color> HeaderReader::ReadSideToMove() const {
  const absl::StatusOr<absl::string_view> value = Value(5, "to-move");
  if (!value.ok()) return value.status();
  for (Color color : kColors) {
    if (absl::EqualsIgnoreCase(*value, NameOf(color))) return color;
  }
  return FaultAt(lines_[5], absl::StrCat(Quoted(*value), ", expected black or white"));
}

absl::Status HeaderReader::PlaceStones(size_t index, Color color, Position& position) const {
  const absl::StatusOr<absl::string_view> value = Value(index, NameOf(color));
  if (!value.ok()) return value.status();
  if (*value == "-") return absl::OkStatus();
  const absl::StatusOr<std::vector<Point>> stones = ParseMoves(*value, position.geometry());
  if (!stones.ok()) return FaultAt(lines_[index], stones.status().message());
  for (Point stone : *stones) {
    if (stone == kNoPoint || !position.IsEmpty(stone)) {
      return FaultAt(lines_[index], absl::StrCat(FormatPoint(stone, position.geometry()),
                                                 ", expected stones on different points"));
    }
    position.Place(stone, CellOf(color));
  }
  return absl::OkStatus();
}

// Builds the tree from its lines without recursion.
class TreeReader {
 public:
  TreeReader(const Geometry& board, ProofNode& root) : board_(board), root_(root) {}

  absl::Status ReadNode(const TextLine& line);

  bool has_root() const { return !path_.empty(); }

 private:
  // Each of the attacker's stones takes a point, so no tree is deeper than this.
  size_t MaxDepth() const { return static_cast<size_t>(board_.num_points() + 1) / 2; }

  absl::StatusOr<size_t> ParseCount(const TextLine& line, absl::string_view token) const;
  absl::StatusOr<ProofNode*> AddNode(const TextLine& line, size_t count, absl::string_view reply);
  absl::StatusOr<Point> ParseBoardPoint(const TextLine& line, absl::string_view token) const;

  const Geometry& board_;
  ProofNode& root_;
  std::vector<ProofNode*> path_;  // the last node read and those above it
};

absl::Status TreeReader::ReadNode(const TextLine& line) {
  const std::vector<absl::string_view> tokens = TokensOf(line.text);
  if (tokens.size() != 3) {
    return FaultAt(line, absl::StrCat(tokens.size(), " columns, expected the number of the stone, ",
                                      "the reply and the move"));
  }
  const absl::StatusOr<size_t> count = ParseCount(line, tokens[0]);
  if (!count.ok()) return count.status();
  const absl::StatusOr<ProofNode*> node = AddNode(line, *count, tokens[1]);
  if (!node.ok()) return node.status();
  const absl::StatusOr<Point> move = ParseBoardPoint(line, tokens[2]);
  if (!move.ok()) return move.status();
  (*node)->move = *move;
  path_.resize(*count - 1);
  path_.push_back(*node);
  return absl::OkStatus();
}

absl::StatusOr<size_t> TreeReader::ParseCount(const TextLine& line, absl::string_view token) const {
  const size_t first = path_.empty() ? 1 : 2;
  const size_t last = std::min(path_.size() + 1, MaxDepth());
  size_t count = 0;
  if (absl::SimpleAtoi(token, &count) && first <= count && count <= last) return count;
  return FaultAt(line, absl::StrCat(Quoted(token), ", expected a stone's number of ", first, " to ",
                                    std::max(first, last)));
}

// Makes the place of a node below the last one that has a smaller count.
absl::StatusOr<ProofNode*> TreeReader::AddNode(const TextLine& line, size_t count,
                                               absl::string_view reply) {
  if (count == 1) {
    if (reply == kNoReply) return &root_;
    return FaultAt(line, absl::StrCat(Quoted(reply), ", expected ", kNoReply));
  }
  ProofNode& parent = *path_[count - 2];
  if (parent.otherwise != nullptr) {
    return FaultAt(line, absl::StrCat("a reply after ", kAnyReply, ", expected that one last"));
  }
  if (reply == kAnyReply) {
    parent.otherwise = std::make_unique<ProofNode>();
    return parent.otherwise.get();
  }
  const absl::StatusOr<Point> point = ParseBoardPoint(line, reply);
  if (!point.ok()) return point.status();
  const bool is_known = std::any_of(parent.replies.begin(), parent.replies.end(),
                                    [&](const ProofReply& known) { return known.reply == *point; });
  if (is_known) return FaultAt(line, absl::StrCat("the reply ", reply, " comes a second time"));
  parent.replies.push_back({*point, {}});
  return &parent.replies.back().next;
}

absl::StatusOr<Point> TreeReader::ParseBoardPoint(const TextLine& line,
                                                  absl::string_view token) const {
  const absl::StatusOr<Point> point = ParsePoint(token, board_);
  if (point.ok() && *point != kNoPoint) return *point;
  return FaultAt(line, point.ok() ? "a pass, expected a point" : point.status().message());
}

std::string StonesOf(const Position& position, Color color) {
  std::vector<Point> stones;
  const int size = position.geometry().size();
  for (int i = 0; i < size * size; ++i) {
    const Point point = Point::At(i % size, size - 1 - i / size);
    if (position.at(point) == CellOf(color)) stones.push_back(point);
  }
  return stones.empty() ? "-" : FormatMoves(stones, position.geometry(), " ");
}

// Appends the lines of trees, each with its reply as it is written.
class TreeWriter {
 public:
  TreeWriter(const Geometry& board, std::string& text) : board_(board), text_(text) {}

  void Write(const ProofNode& node, int count, absl::string_view reply) {
    absl::StrAppend(&text_, count, " ", reply, " ", FormatPoint(node.move, board_), "\n");
    for (const auto& [point, next] : node.replies) {
      Write(next, count + 1, FormatPoint(point, board_));
    }
    if (node.otherwise != nullptr) Write(*node.otherwise, count + 1, kAnyReply);
  }

 private:
  const Geometry& board_;
  std::string& text_;
};

}  // namespace

absl::StatusOr<Proof> ParseProof(absl::string_view text) {
  const std::vector<TextLine> lines = TextLinesOf(text);
  absl::StatusOr<Position> position = HeaderReader(lines).Read();
  if (!position.ok()) return position.status();
  Proof proof{*std::move(position), {}};
  TreeReader tree(proof.position.geometry(), proof.root);
  for (size_t i = HeaderReader::kNumLines; i < lines.size(); ++i) {
    const absl::Status status = tree.ReadNode(lines[i]);
    if (!status.ok()) return status;
  }
  if (!tree.has_root()) return FaultAt(lines.back(), "the text ends here, expected the first move");
  return proof;
}

std::string FormatProof(const Proof& proof) {
  const Position& position = proof.position;
  std::string text = absl::StrCat(
      kMagic, "\nrule ", NameOf(position.rule()), "\nsize ", position.geometry().size(), "\nblack ",
      StonesOf(position, Color::kBlack), "\nwhite ", StonesOf(position, Color::kWhite),
      "\nto-move ", NameOf(position.side_to_move()), "\n\n");
  TreeWriter(position.geometry(), text).Write(proof.root, 1, kNoReply);
  return text;
}

}  // namespace tengen
