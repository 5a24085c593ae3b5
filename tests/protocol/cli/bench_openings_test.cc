// The openings that are kept in bench/openings, by other means than those that made them.
#include <set>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "engine/referee.h"
#include "engine/symmetry.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "protocol/cli/opening_file.h"
#include "tests/oracle/forbidden.h"
#include "tests/oracle/solver.h"

namespace tengen {
namespace {

struct Book {
  absl::string_view file;
  Rule rule;
  int size;
};

constexpr Book kBooks[] = {
    {"freestyle-15.txt", Rule::kFreestyle, 15}, {"freestyle-20.txt", Rule::kFreestyle, 20},
    {"standard-15.txt", Rule::kStandard, 15},   {"renju-15.txt", Rule::kRenju, 15},
    {"caro-15.txt", Rule::kCaro, 15},
};

// The longest win by fours that is looked for, in stones of the attacker.
constexpr int kVcfLength = 6;

class BenchOpeningsTest : public testing::TestWithParam<Book> {
 protected:
  static std::vector<Opening> Openings() {
    const Book& book = GetParam();
    return *ReadOpenings(
        absl::StrCat(TENGEN_SOURCE_DIR, "/bench/openings/", std::string(book.file)),
        Geometry(book.size));
  }
};

Color ColorOf(size_t stone) { return stone % 2 == 0 ? Color::kBlack : Color::kWhite; }

// The least of the eight images of the board after an opening, row by row.
std::string LeastImage(const Opening& opening, int size) {
  std::string least;
  for (Symmetry symmetry : kSymmetries) {
    std::string image(static_cast<size_t>(size * size), '.');
    for (size_t i = 0; i < opening.size(); ++i) {
      const Point point = Apply(symmetry, Geometry(size), opening[i]);
      image[static_cast<size_t>(point.y() * size + point.x())] = i % 2 == 0 ? 'X' : 'O';
    }
    if (least.empty() || image < least) least = image;
  }
  return least;
}

TEST_P(BenchOpeningsTest, AreFiveHundredThatDifferUnderSymmetry) {
  const std::vector<Opening> openings = Openings();
  EXPECT_GE(openings.size(), 500U);
  std::set<std::string> images;
  for (const Opening& opening : openings) images.insert(LeastImage(opening, GetParam().size));
  EXPECT_EQ(images.size(), openings.size());
}

TEST_P(BenchOpeningsTest, AreLegalAndWithoutAWinByFoursForEitherSide) {
  const Rule rule = GetParam().rule;
  for (const Opening& opening : Openings()) {
    Referee referee(rule, Geometry(GetParam().size), {});
    oracle::Board board(GetParam().size);
    for (size_t i = 0; i < opening.size(); ++i) {
      const Color color = ColorOf(i);
      if (rule == Rule::kRenju && color == Color::kBlack) {
        ASSERT_EQ(oracle::FoulAt(board, opening[i]), oracle::Foul::kNone);
      }
      ASSERT_EQ(referee.Play(opening[i]), Verdict{});
      board.Set(opening[i], CellOf(color));
    }
    for (Color attacker : {Color::kBlack, Color::kWhite}) {
      const oracle::VcfAnswer answer = oracle::SolveVcf(board, {rule, attacker}, kVcfLength);
      ASSERT_NE(answer.verdict, oracle::VcfVerdict::kWin)
          << FormatOpening(opening, Geometry(GetParam().size), OpeningNotation::kMoves);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(EveryBook, BenchOpeningsTest, testing::ValuesIn(kBooks),
                         [](const testing::TestParamInfo<Book>& book) {
                           std::string name;
                           for (char c : book.param.file) {
                             if (absl::ascii_isalnum(static_cast<unsigned char>(c))) name += c;
                           }
                           return name;
                         });

}  // namespace
}  // namespace tengen
