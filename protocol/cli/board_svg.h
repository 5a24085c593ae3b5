// A board as a picture: coordinates, stones, numbered moves and marks, in SVG.
//
//   DrawSvg({.position = position, .moves = line})
#ifndef TENGEN_PROTOCOL_CLI_BOARD_SVG_H_
#define TENGEN_PROTOCOL_CLI_BOARD_SVG_H_

#include <string>
#include <vector>

#include "engine/point.h"
#include "engine/position.h"

namespace tengen {

struct BoardPicture {
  const Position& position;
  std::vector<Point> moves = {};  // from the position on, colours alternate; numbered from 1
  std::vector<Point> marks = {};  // empty points to point out
};

// REQUIRES: all points are on the board.
std::string DrawSvg(const BoardPicture& picture);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_BOARD_SVG_H_
