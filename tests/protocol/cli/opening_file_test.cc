#include "protocol/cli/opening_file.h"

#include <filesystem>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/matchers.h"
#include "tests/support/run_tengen.h"

namespace tengen {
namespace {

using absl::StatusCode;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;

constexpr absl::string_view kPsq = "Piskvorky 15x15, 0:0, 0\n8,8,0\n9,7,1500\na.exe\nb.exe\n0\n";

const Opening kPair = {Point::At(7, 7), Point::At(8, 6)};

std::string NameOf(const std::string& path) {
  return std::filesystem::path(path).filename().string();
}

TEST(OpeningFileTest, ALineIsMovesOffsetsOrAFileBesideTheList) {
  const std::string game = WriteTestFile("a game.psq", kPsq);
  const std::string list = WriteTestFile(
      "list.txt", absl::StrCat("h8i9\r\n\r\n0,0, 1,-1\n", NameOf(game), "\n", game, "\n"));
  const absl::StatusOr<std::vector<Opening>> openings = ReadOpenings(list, Geometry(15));
  ASSERT_THAT(openings, IsOk());
  EXPECT_THAT(*openings, ElementsAre(kPair, kPair, kPair, kPair));
}

TEST(OpeningFileTest, OnePsqFileIsOneOpening) {
  EXPECT_THAT(*ReadOpenings(WriteTestFile("game.PSQ", kPsq), Geometry(15)), ElementsAre(kPair));
}

TEST(OpeningFileTest, AMissingFileIsNamed) {
  EXPECT_THAT(ReadOpenings("no/such.txt", Geometry(15)),
              StatusIs(StatusCode::kNotFound, HasSubstr("no/such.txt")));
  const std::string list = WriteTestFile("list.txt", "h8i9\nmissing.psq\n");
  EXPECT_THAT(ReadOpenings(list, Geometry(15)),
              StatusIs(StatusCode::kNotFound,
                       AllOf(HasSubstr("list.txt, line 2"), HasSubstr("missing.psq"))));
}

TEST(OpeningFileTest, ErrorsNameTheFileAndTheLine) {
  const std::string list = WriteTestFile("list.txt", "h8i9\n\n0,0, 9,9\n");
  EXPECT_THAT(
      ReadOpenings(list, Geometry(15)),
      StatusIs(StatusCode::kInvalidArgument,
               AllOf(HasSubstr("list.txt: line 3"), HasSubstr("expected offsets on a board"))));
  const std::string twice = WriteTestFile("twice.psq", "8,8\n8,8\n");
  EXPECT_THAT(ReadOpenings(twice, Geometry(15)),
              StatusIs(StatusCode::kInvalidArgument, HasSubstr("twice.psq: ")));
}

TEST(OpeningFileTest, APsqFileNeedsTheBoardOfTheGames) {
  EXPECT_THAT(ReadOpenings(WriteTestFile("game.psq", kPsq), Geometry(20)),
              StatusIs(StatusCode::kInvalidArgument,
                       HasSubstr("a board of 15 points a side, expected 20")));
}

TEST(OpeningFileTest, AListWithoutOpeningsIsAnError) {
  EXPECT_THAT(ReadOpenings(WriteTestFile("empty.txt", "\n \r\n"), Geometry(15)),
              StatusIs(StatusCode::kInvalidArgument, HasSubstr("no opening, expected one a line")));
}

}  // namespace
}  // namespace tengen
