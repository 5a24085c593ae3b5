#include "tests/support/board_diagram.h"

#include <cstdio>
#include <cstdlib>

#include "absl/strings/ascii.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"

namespace tengen {
namespace {

std::string WithoutBlanks(absl::string_view line) {
  std::string kept;
  for (char c : line) {
    if (!absl::ascii_isspace(static_cast<unsigned char>(c))) kept.push_back(c);
  }
  return kept;
}

void AddCell(char c, Point point, BoardDiagram& diagram) {
  switch (c) {
    case '.':
      return;
    case 'X':
      return diagram.stones.black.push_back(point);
    case 'O':
      return diagram.stones.white.push_back(point);
    case '#':
      return diagram.stones.dead.push_back(point);
    default:
      return diagram.marks[c].push_back(point);
  }
}

char CharacterOf(Cell cell) {
  switch (cell) {
    case Cell::kEmpty:
      return '.';
    case Cell::kBlack:
      return 'X';
    case Cell::kWhite:
      return 'O';
    case Cell::kBlocked:
      return '#';
  }
  return '?';
}

}  // namespace

BoardDiagram ParseDiagram(absl::string_view drawing) {
  std::vector<std::string> rows;
  for (absl::string_view line : absl::StrSplit(drawing, '\n')) {
    std::string row = WithoutBlanks(line);
    if (!row.empty()) rows.push_back(std::move(row));
  }
  BoardDiagram diagram;
  diagram.stones.size = static_cast<int>(rows.size());
  for (int y = 0; y < diagram.stones.size; ++y) {
    const std::string& row = rows[static_cast<size_t>(y)];
    if (row.size() != rows.size() || row.size() < kMinBoardSize || row.size() > kMaxBoardSize) {
      std::fprintf(stderr, "board diagram: row %d has %zu of %zu points\n", y, row.size(),
                   rows.size());
      std::abort();
    }
    for (int x = 0; x < diagram.stones.size; ++x) {
      AddCell(row[static_cast<size_t>(x)], Point::At(x, y), diagram);
    }
  }
  return diagram;
}

std::string DrawBoard(const oracle::Board& board) {
  std::string text = "\n";
  for (int y = 0; y < board.size(); ++y) {
    for (int x = 0; x < board.size(); ++x) {
      text.push_back(' ');
      text.push_back(CharacterOf(board.at(x, y)));
    }
    text.push_back('\n');
  }
  return text;
}

Stones StonesOf(const DataRow& row, int size) {
  return {size, PointsFromText(row["black"], size), PointsFromText(row["white"], size), {}};
}

Stones StonesAfterChanges(const DataRow& row) {
  constexpr int kSize = 15;
  Stones stones = StonesOf(row, kSize);
  if (row["changes"] == "-") return stones;
  for (absl::string_view change : absl::StrSplit(row["changes"], ' ')) {
    if (absl::ConsumePrefix(&change, "-")) {
      const Point point = PointFromText(change, kSize);
      std::erase(stones.black, point);
      std::erase(stones.white, point);
      continue;
    }
    std::vector<Point>& list = change[0] == 'X' ? stones.black : stones.white;
    list.push_back(PointFromText(change.substr(2), kSize));
  }
  return stones;
}

oracle::Board BoardOf(const Stones& stones) {
  oracle::Board board(stones.size);
  for (Point point : stones.black) board.Set(point, Cell::kBlack);
  for (Point point : stones.white) board.Set(point, Cell::kWhite);
  for (Point point : stones.dead) board.Set(point, Cell::kBlocked);
  return board;
}

}  // namespace tengen
