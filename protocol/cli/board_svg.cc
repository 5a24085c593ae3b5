#include "protocol/cli/board_svg.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "engine/color.h"
#include "engine/geometry.h"

namespace tengen {
namespace {

// All lengths are in the picture's units; a stone is nearly as wide as a cell.
constexpr int kCell = 32;
constexpr int kMargin = 40;
constexpr int kStoneRadius = 15;
constexpr int kMarkRadius = 5;
constexpr int kFontSize = 14;

class SvgBoard {
 public:
  explicit SvgBoard(const Geometry& board) : board_(board) {
    const int side = 2 * kMargin + (board.size() - 1) * kCell;
    absl::StrAppend(&svg_, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ", side, " ",
                    side, "\" width=\"", side, "\" height=\"", side,
                    "\" font-family=\"sans-serif\" font-size=\"", kFontSize,
                    "\" text-anchor=\"middle\">\n<rect width=\"100%\" height=\"100%\" "
                    "fill=\"#e8c77e\"/>\n");
  }

  void DrawGrid() {
    const int last = board_.size() - 1;
    for (int i = 0; i <= last; ++i) {
      DrawLine(At(0), At(i), At(last), At(i));
      DrawLine(At(i), At(0), At(i), At(last));
      DrawText(At(i), At(last) + kMargin * 3 / 4, std::string(1, static_cast<char>('A' + i)),
               "black");
      DrawText(kMargin / 3, At(i), absl::StrCat(board_.size() - i), "black");
    }
  }

  void DrawStone(Point point, Cell cell) {
    const absl::string_view fill = cell == Cell::kBlack   ? "black"
                                   : cell == Cell::kWhite ? "white"
                                                          : "gray";
    DrawCircle(point, kStoneRadius, fill);
  }

  void DrawMove(Point point, Color color, size_t number) {
    DrawStone(point, CellOf(color));
    DrawText(At(point.x()), At(point.y()), absl::StrCat(number),
             color == Color::kBlack ? "white" : "black");
  }

  void DrawMark(Point point) { DrawCircle(point, kMarkRadius, "red"); }

  std::string Finish() { return absl::StrCat(svg_, "</svg>\n"); }

 private:
  static int At(int i) { return kMargin + i * kCell; }

  void DrawLine(int x1, int y1, int x2, int y2) {
    absl::StrAppend(&svg_, "<line x1=\"", x1, "\" y1=\"", y1, "\" x2=\"", x2, "\" y2=\"", y2,
                    "\" stroke=\"black\"/>\n");
  }

  void DrawCircle(Point point, int radius, absl::string_view fill) {
    absl::StrAppend(&svg_, "<circle cx=\"", At(point.x()), "\" cy=\"", At(point.y()), "\" r=\"",
                    radius, "\" fill=\"", fill, "\" stroke=\"black\"/>\n");
  }

  // Centred on (x, y), to the eye.
  void DrawText(int x, int y, absl::string_view text, absl::string_view fill) {
    absl::StrAppend(&svg_, "<text x=\"", x, "\" y=\"", y + kFontSize / 3, "\" fill=\"", fill, "\">",
                    text, "</text>\n");
  }

  Geometry board_;
  std::string svg_;
};

}  // namespace

std::string DrawSvg(const BoardPicture& picture) {
  const Position& position = picture.position;
  const int size = position.geometry().size();
  SvgBoard svg(position.geometry());
  svg.DrawGrid();
  for (int i = 0; i < size * size; ++i) {
    const Point point = Point::At(i % size, i / size);
    if (!position.IsEmpty(point)) svg.DrawStone(point, position.at(point));
  }
  Color color = position.side_to_move();
  for (size_t i = 0; i < picture.moves.size(); ++i) {
    svg.DrawMove(picture.moves[i], color, i + 1);
    color = Opponent(color);
  }
  for (Point mark : picture.marks) svg.DrawMark(mark);
  return svg.Finish();
}

}  // namespace tengen
